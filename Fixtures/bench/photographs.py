#!/usr/bin/env python3
"""Makes the pictures of Fixtures/scenes/reference/c, which stand in for photographs:

    python3 Fixtures/bench/photographs.py

What makes photographs hard for an encoder is that no pixel equals its neighbor. Each picture is a sky of two colors,
hills of value noise in five octaves, and grain; the numbers come from one generator, so every run makes the same pixels.
Needs nothing but Python.
"""

import pathlib
import struct
import zlib

WIDTH, HEIGHT = 144, 146
FOLDER = pathlib.Path(__file__).resolve().parent.parent / "scenes/reference/c"

# Sky above, sky below, hills in shadow, hills in light.
PALETTES = [
    ((70, 120, 190), (230, 200, 160), (30, 50, 40), (150, 170, 90)),
    ((40, 40, 80), (220, 120, 90), (25, 20, 35), (120, 70, 80)),
    ((150, 180, 200), (240, 240, 235), (60, 70, 80), (190, 190, 180)),
    ((20, 90, 130), (150, 210, 220), (90, 70, 40), (220, 190, 130)),
    ((90, 60, 120), (250, 180, 120), (30, 30, 60), (140, 110, 150)),
    ((110, 160, 120), (240, 235, 190), (20, 50, 30), (110, 150, 60)),
    ((60, 80, 100), (180, 190, 200), (40, 35, 30), (170, 130, 90)),
]


def hashed(*numbers):
    """A number of 0 to 1 that depends on whole numbers alone (SplitMix64's last step)."""
    value = 0
    for number in numbers:
        value = (value ^ number) * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
        value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        value = (value ^ value >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        value ^= value >> 31
    return (value >> 11) / (1 << 53)


def noise(seed, x, y):
    """Value noise with one random number per whole place, blended smoothly between them."""
    column, row = int(x // 1), int(y // 1)
    u, v = x - column, y - row
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    top = hashed(seed, column, row) * (1 - u) + hashed(seed, column + 1, row) * u
    bottom = hashed(seed, column, row + 1) * (1 - u) + hashed(seed, column + 1, row + 1) * u
    return top * (1 - v) + bottom * v


def octaves(seed, x, y):
    return sum(noise(seed + octave, x * 2**octave, y * 2**octave) / 2**octave for octave in range(5)) / 1.9375


def mix(a, b, share):
    return [p + (q - p) * share for p, q in zip(a, b)]


def pixel(number, x, y):
    sky_top, sky_low, shadow, light = PALETTES[number]
    horizon = HEIGHT * (0.35 + 0.4 * octaves(100 * number + 10, x / 60, 0.5))
    if y < horizon:
        color = mix(sky_top, sky_low, y / horizon)
        color = mix(color, (255, 255, 255), max(0, octaves(100 * number + 20, x / 40, y / 20) - 0.5))
    else:
        color = mix(shadow, light, octaves(100 * number + 30, x / 12, y / 7))
    grain = 12 * (hashed(number, x, y, 1) - 0.5)
    return bytes(min(255, max(0, round(c + grain + 4 * (hashed(number, x, y, 2 + i) - 0.5)))) for i, c in enumerate(color))


def filtered(row, above):
    """The row under the PNG filter that leaves the smallest differences."""
    left = bytes(3) + row[:-3]
    corner = bytes(3) + above[:-3]

    def paeth(a, b, c):
        distances = abs(b - c), abs(a - c), abs(a + b - 2 * c)
        return (a, b, c)[distances.index(min(distances))]

    candidates = [
        (0, row),
        (1, bytes(p - a & 255 for p, a in zip(row, left))),
        (2, bytes(p - b & 255 for p, b in zip(row, above))),
        (3, bytes(p - (a + b) // 2 & 255 for p, a, b in zip(row, left, above))),
        (4, bytes(p - paeth(a, b, c) & 255 for p, a, b, c in zip(row, left, above, corner))),
    ]
    kind, best = min(candidates, key=lambda item: sum(min(v, 256 - v) for v in item[1]))
    return bytes([kind]) + best


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(number):
    rows, above = b"", bytes(3 * WIDTH)
    for y in range(HEIGHT):
        row = b"".join(pixel(number, x, y) for x in range(WIDTH))
        rows += filtered(row, above)
        above = row
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"sRGB", b"\0")
        + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    )


for number in range(len(PALETTES)):
    (FOLDER / f"photograph-{number + 1}.png").write_bytes(png(number))
