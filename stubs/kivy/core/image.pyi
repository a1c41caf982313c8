from kivy.graphics.texture import Texture

class Image:
    texture: Texture
    def __init__(self, arg: object, *, ext: str = ..., mipmap: bool = False, nocache: bool = False) -> None: ...
