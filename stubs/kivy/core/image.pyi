from kivy.graphics.texture import Texture

class Image:
    texture: Texture
    def __init__(self, arg: object, *, mipmap: bool = False, keep_data: bool = False) -> None: ...
