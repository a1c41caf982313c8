from collections.abc import Sequence

class Texture:
    width: int
    height: int
    size: tuple[int, int]
    tex_coords: tuple[float, ...]
    wrap: str
    mag_filter: str
    @staticmethod
    def create(size: tuple[int, int], *, colorfmt: str = "rgb", mipmap: bool = False) -> Texture: ...
    def blit_buffer(
        self, pbuffer: bytes | Sequence[int], *, colorfmt: str = "rgb", bufferfmt: str = "ubyte"
    ) -> None: ...
    def bind(self) -> None: ...
    def flip_vertical(self) -> None: ...
