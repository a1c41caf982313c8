"""The pictures of Kingdoms, as code: each module draws one family of them as SVG."""
