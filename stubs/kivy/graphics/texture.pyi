class Texture:
    width: int
    height: int
    size: tuple[int, int]
    tex_coords: tuple[float, ...]
    wrap: str
    @staticmethod
    def create(size: tuple[int, int], *, colorfmt: str = "rgb", mipmap: bool = False) -> Texture: ...
    def blit_buffer(self, pbuffer: bytes, *, colorfmt: str = "rgb") -> None: ...
    def bind(self) -> None: ...
