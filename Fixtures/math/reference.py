"""Writes functions.txt and timing.txt: reference values for RealMath, timing curves and springs.

Computed with mpmath (arbitrary precision) from the definitions, not from this project's code, and rounded once to the
nearest double. Numbers are written as hexadecimal floating point, so no digit is lost. The arguments are the same on
every run:

    pip install mpmath && python3 reference.py
"""
import math
import os
import random
import struct

import mpmath as mp
from mpmath import mpf

HERE = os.path.dirname(os.path.abspath(__file__))
dice = random.Random(20)


def neighbor(x, steps):
    bits = struct.unpack("<q", struct.pack("<d", x))[0]
    return struct.unpack("<d", struct.pack("<q", bits + steps))[0]


def row(name, arguments, results):
    return " ".join([name] + [float(x).hex() for x in arguments] + ["="] + [float(r).hex() for r in results])


def either(magnitude):
    return magnitude * dice.choice([1, -1])


def magnitudes(low, high, count):
    return [math.exp(dice.uniform(math.log(low), math.log(high))) for _ in range(count)]


def functions():
    mp.mp.prec = 1400  # more bits than the largest double has before the point
    angles = [dice.uniform(-10, 10) for _ in range(40)]
    angles += [dice.uniform(-1e5 * math.pi, 1e5 * math.pi) for _ in range(30)]
    angles += [neighbor(k * math.pi / 4, s) for k in (1, 2, 3, 4, 6, 8, 1000, 99999) for s in (-1, 0, 1)]
    angles += [either(x) for x in magnitudes(1e-12, 1, 20) + magnitudes(1e6, 1e300, 20)]
    # The double nearest to a multiple of pi/2, relative to its size, and the largest one.
    angles += [math.ldexp(6381956970095103, 797), neighbor(math.inf, -1), 5e-324]
    yield from (row("sin", [x], [mp.sin(mpf(x))]) for x in angles)
    yield from (row("cos", [x], [mp.cos(mpf(x))]) for x in angles)

    powers = [dice.uniform(-745, 709) for _ in range(40)] + [dice.uniform(-2, 2) for _ in range(40)]
    powers += [either(x) for x in magnitudes(1e-18, 1, 20)] + [k * math.log(2) / 2 for k in range(-9, 10)]
    powers += [neighbor(709.782712893384, -1), -745.1332191019411, -708.5, 5e-324]
    yield from (row("exp", [x], [mp.exp(mpf(x))]) for x in powers)

    positives = magnitudes(1e-300, 1e300, 40) + magnitudes(0.4, 2.5, 60) + [1 + either(x) for x in magnitudes(1e-15, 0.1, 20)]
    positives += [neighbor(1.0, s) for s in (-2, -1, 1, 2)] + [neighbor(math.sqrt(h), s) for h in (0.5, 2) for s in (-1, 0, 1)]
    positives += [5e-324, 1e-310, neighbor(math.inf, -1), 10.0, 2.0, 1000.0]
    yield from (row("log", [x], [mp.log(mpf(x))]) for x in positives)

    directions = [(dice.uniform(-1, 1), dice.uniform(-1, 1)) for _ in range(80)]
    directions += [(either(y), either(x)) for y, x in zip(magnitudes(1e-9, 1e9, 40), magnitudes(1e-9, 1e9, 40))]
    directions += [(either(y), either(x)) for y, x in zip(magnitudes(1e-307, 1e307, 20), magnitudes(1e-307, 1e307, 20))]
    directions += [(float(i * s), float(32 * t)) for i in range(1, 33, 2) for s in (1, -1) for t in (1, -1)]
    directions += [(5e-324, 1.0), (5e-324, 5e-324), (3e-310, -2e-310), (neighbor(math.inf, -1), 1e-300)]
    yield from (row("atan2", [y, x], [mp.atan2(mpf(y), mpf(x))]) for y, x in directions)


def bezier(x1, y1, x2, y2, x):
    low, high = mpf(0), mpf(1)
    x1, y1, x2, y2 = mpf(x1), mpf(y1), mpf(x2), mpf(y2)
    for _ in range(900):
        t = (low + high) / 2
        if 3 * x1 * t * (1 - t) ** 2 + 3 * x2 * t * t * (1 - t) + t**3 < x:
            low = t
        else:
            high = t
    return 3 * y1 * low * (1 - low) ** 2 + 3 * y2 * low * low * (1 - low) + low**3


def left(w, z, v, t):
    """Distance left of the spring, by the general formula with complex roots; z = 1 by its own."""
    w, z, v, t = mpf(w), mpf(z), mpf(v), mpf(t)
    if z == 1:
        return (1 + (w - v) * t) * mp.exp(-w * t)
    root = mp.sqrt(mp.mpc(z * z - 1))
    first, second = -w * (z - root), -w * (z + root)
    share = (-v - second) / (first - second)
    return (share * mp.exp(first * t) + (1 - share) * mp.exp(second * t)).real


def settling(w, z, v):
    threshold = mpf("0.001")
    w, z, v = mpf(w), mpf(z), mpf(v)
    if z < 1:
        a, b = z * w, w * mp.sqrt(1 - z * z)
        return mp.log((1 + abs((a - v) / b)) / threshold) / a
    # The last crossing: walk back from far out in steps far finer than the motion, then halve.
    slowest = w / (z + mp.sqrt(z * z - 1))
    step = 1 / (50 * (slowest + abs(v)))
    t = 60 / slowest
    while abs(left(w, z, v, t)) < threshold:
        t -= step
    low, high = t, t + step
    for _ in range(150):
        middle = (low + high) / 2
        if abs(left(w, z, v, middle)) >= threshold:
            low = middle
        else:
            high = middle
    return low


def timing():
    mp.mp.prec = 600
    steep = neighbor(0.5, 1)
    inside = [0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99]
    edges = [1e-300, 1e-30, 1e-12, 1e-3, 0.499999, neighbor(0.5, -1), steep, 0.500001, 0.999, neighbor(1.0, -1)]
    curves = [
        (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1),
        (0.2833, 0.99, 0.31833, 0.99), (0.38, 0.7, 0.125, 1), (0.68, -0.55, 0.265, 1.55), (0, 0, 1, 1),
        (1, 0, 0, 1), (1, 0, 1e-9, 1), (1 - 1e-12, 0, 0, 1), (1 - 1e-7, -2, 1e-7, 3), (0.97, 0, 0.02, 1),
        (0, 0, 0, 1), (0, 1, 0, 1), (1, 0, 1, 0), (1, 1, 1, 1), (0, 5, 1, -5), (1e-9, 1, 1e-9, 1),
    ]
    for curve in curves:
        for x in inside + edges:
            yield row("bezier", [*curve, x], [bezier(*curve, mpf(x))])

    springs = [(w, z, v) for w in (18.257418583505537, 3.5) for z in (0, 0.2, 0.7, 1, 1.4285714285714286, 4.5) for v in (0, 2, -7, 40)]
    springs += [(10, z, v) for z in (1 - 1e-5, 1 - 1e-9, neighbor(1.0, -1), neighbor(1.0, 1), 1 + 1e-9, 1.00001, 1.0003) for v in (0, 12)]
    for w, z, v in springs:
        for t in (1e-9, 1 / 60, 0.1, 0.25, 0.5, 2):
            # A difference over 1e-60 s, where the error is far below a double's.
            velocity = -(left(w, z, v, mpf(t) + mpf(10) ** -60) - left(w, z, v, mpf(t) - mpf(10) ** -60)) / (2 * mpf(10) ** -60)
            yield row("spring", [w, z, v, t], [1 - left(w, z, v, t), velocity])
    mp.mp.prec = 200
    for w, z, v in springs:
        if z > 0 and v < 40:
            yield row("settling", [w, z, v], [settling(w, z, v)])


def write(name, rows):
    header = "# Reference values, computed with mpmath by reference.py: name, arguments = results, nearest doubles.\n"
    with open(os.path.join(HERE, name), "w") as file:
        file.write(header + "\n".join(rows) + "\n")


write("functions.txt", functions())
write("timing.txt", timing())
