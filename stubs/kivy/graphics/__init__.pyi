from collections.abc import Sequence

from kivy.graphics.texture import Texture
from kivy.graphics.transformation import Matrix

_Numbers = Sequence[float]

class Instruction: ...

class InstructionGroup(Instruction):
    children: list[Instruction]
    def add(self, c: Instruction) -> None: ...
    def insert(self, index: int, c: Instruction) -> None: ...
    def remove(self, c: Instruction) -> None: ...
    def clear(self) -> None: ...

class Canvas(InstructionGroup):
    before: InstructionGroup
    after: InstructionGroup
    def draw(self) -> None: ...
    def ask_update(self) -> None: ...

class Fbo(Canvas):
    texture: Texture
    pixels: bytes
    def __init__(self, *, size: tuple[int, int]) -> None: ...

class Color(Instruction):
    a: float
    def __init__(self, r: float, g: float, b: float, a: float = 1) -> None: ...

class VertexInstruction(Instruction):
    texture: Texture | None
    tex_coords: _Numbers

class Rectangle(VertexInstruction):
    pos: _Numbers
    size: _Numbers
    def __init__(
        self,
        *,
        pos: _Numbers = ...,
        size: _Numbers = ...,
        texture: Texture | None = None,
        tex_coords: _Numbers | None = None,
    ) -> None: ...

class BorderImage(Rectangle):
    def __init__(
        self, *, pos: _Numbers, size: _Numbers, border: _Numbers, display_border: _Numbers, texture: Texture
    ) -> None: ...

class RoundedRectangle(Rectangle):
    def __init__(self, *, pos: _Numbers, size: _Numbers, radius: _Numbers, texture: Texture | None = None) -> None: ...

class Ellipse(Rectangle):
    def __init__(self, *, pos: _Numbers, size: _Numbers, segments: int, texture: Texture | None = None) -> None: ...

class SmoothEllipse(Ellipse): ...

class Quad(VertexInstruction):
    points: _Numbers
    def __init__(self, *, points: _Numbers = ..., texture: Texture | None = None) -> None: ...

class Triangle(VertexInstruction):
    points: _Numbers
    def __init__(self, *, points: _Numbers = ..., texture: Texture | None = None) -> None: ...

class Mesh(VertexInstruction):
    def __init__(
        self, *, vertices: _Numbers, indices: Sequence[int], mode: str, texture: Texture | None = None
    ) -> None: ...

class SmoothLine(VertexInstruction):
    points: _Numbers
    def __init__(
        self,
        *,
        width: float,
        points: _Numbers = ...,
        rectangle: _Numbers = ...,
        circle: _Numbers = ...,
        close: bool = False,
        cap: str = ...,
        joint: str = ...,
    ) -> None: ...

class MatrixInstruction(Instruction):
    matrix: Matrix

class Translate(Instruction):
    xy: tuple[float, float]

class PushMatrix(Instruction): ...
class PopMatrix(Instruction): ...
class StencilPush(Instruction): ...
class StencilUse(Instruction): ...
class StencilUnUse(Instruction): ...
class StencilPop(Instruction): ...
