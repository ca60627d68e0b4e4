"""Reads and writes PNG files of 8 bits with alpha, not interlaced."""

import struct
import zlib

import numpy as np


def write(path, pixels):
    """Straight bytes, height by width by 4."""
    height, width, _ = pixels.shape
    rows = b"".join(filtered(row, above) for row, above in zip(pixels, [np.zeros_like(pixels[0]), *pixels]))

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"sRGB", b"\0") + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b""))


def filtered(row, above):
    """With the filter that leaves the least: none, the pixel to the left, the one above."""
    left = np.concatenate([np.zeros_like(row[:1]), row[:-1]])
    choices = [row, row - left, row - above]
    sizes = [np.abs(choice.astype(np.int8).astype(int)).sum() for choice in choices]
    best = int(np.argmin(sizes))
    return bytes([best]) + choices[best].tobytes()


def straight(premultiplied):
    """Bytes of premultiplied numbers of 0...1."""
    alpha = np.clip(premultiplied[..., 3:], 0, 1)
    colors = np.clip(premultiplied[..., :3], 0, alpha)
    colors = np.divide(colors, alpha, out=np.zeros_like(colors), where=alpha > 0)
    return np.rint(np.concatenate([colors, alpha], -1) * 255).astype(np.uint8)
