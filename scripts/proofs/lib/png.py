"""Reads PNG files strictly: exactly IHDR, sRGB, IDAT, IEND, correct checksums, complete image data, nothing after it.

    png.py FOLDER | FILE ...

Exits with 1 and a line for each file that fails, or if there is none.
"""

import pathlib
import struct
import sys
import zlib

CHANNELS = {0: 1, 2: 3, 4: 2, 6: 4}


def chunks(data):
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("no PNG signature")
    position = 8
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position : position + 8])
        body = data[position + 8 : position + 8 + length]
        (checksum,) = struct.unpack(">I", data[position + 8 + length : position + 12 + length])
        if checksum != zlib.crc32(kind + body):
            raise ValueError(f"wrong checksum of {kind.decode()}")
        yield kind.decode(), body
        position += 12 + length


def check(path):
    found = list(chunks(path.read_bytes()))
    kinds = [kind for kind, _ in found]
    if kinds != ["IHDR", "sRGB", "IDAT", "IEND"]:
        raise ValueError(f"chunks {' '.join(kinds)}")
    width, height, depth, color, *methods = struct.unpack(">IIBBBBB", found[0][1])
    if depth != 8 or color not in CHANNELS or methods != [0, 0, 0]:
        raise ValueError(f"header {found[0][1].hex()}")
    if found[1][1] != b"\x00" or found[3][1] != b"":
        raise ValueError("sRGB is not perceptual, or IEND not empty")
    inflater = zlib.decompressobj()
    rows = inflater.decompress(found[2][1])
    if not inflater.eof or inflater.unused_data or len(rows) != height * (1 + width * CHANNELS[color]):
        raise ValueError("image data not whole")
    if any(filter_type > 4 for filter_type in rows[:: 1 + width * CHANNELS[color]]):
        raise ValueError("unknown row filter")


def main(arguments):
    files = []
    for argument in map(pathlib.Path, arguments):
        files += sorted(argument.glob("*.png")) if argument.is_dir() else [argument]
    failures = 0
    for path in files:
        try:
            check(path)
        except (ValueError, struct.error, zlib.error) as problem:
            failures += 1
            print(f"{path}: {problem}")
    if not files:
        print("no PNG files")
    return 1 if failures or not files else 0


sys.exit(main(sys.argv[1:]))
