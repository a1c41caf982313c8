GL_RGB: int
GL_UNSIGNED_BYTE: int

def glReadPixels(x: int, y: int, width: int, height: int, format: int, type: int) -> bytes: ...
