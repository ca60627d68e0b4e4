"""Writes motion.txt: reference values for media timing, fitted springs, keyframes and mixed transforms.

Computed from the definitions with exact fractions and mpmath, not from this project's code, and rounded once to the
nearest double. Numbers are written as hexadecimal floating point, so no digit is lost. The arguments are the same on
every run:

    pip install mpmath && python3 motion.py
"""
import math
import os
import random
from fractions import Fraction

import mpmath as mp
from mpmath import mpf

HERE = os.path.dirname(os.path.abspath(__file__))
mp.mp.prec = 400
dice = random.Random(4)


def row(name, arguments, results):
    return " ".join([name] + [float(x).hex() for x in arguments] + ["="] + [float(r).hex() for r in results])


# Media timing, in exact fractions of the very doubles that are written. No row is within a millionth of a cycle of a
# boundary, where the answer would hang on the last bit of a sum of doubles.


def media_progress(begin, speed, duration, count, autoreverses, time):
    """(whole cycles, fraction of the leg), or None outside the active interval."""
    begin, speed, duration, count, time = map(Fraction, (begin, speed, duration, count, time))
    legs = count * (2 if autoreverses else 1)
    position = (time - begin) * abs(speed) / duration
    if abs(position - round(position)) < Fraction(1, 10**6) or abs(position - legs) < Fraction(1, 10**6):
        return "boundary"
    if not 0 <= position < legs:
        return None
    if speed < 0:
        position = legs - position
    leg = math.floor(position)
    fraction = position - leg
    if not autoreverses:
        return leg, fraction
    return leg // 2, fraction if leg % 2 == 0 else 1 - fraction


def media():
    durations = [1 / 3, 0.1234567891, 0.001, 0.0123456789, math.pi / 10, 0.35, 7.77, 1 / 7000]
    for duration in durations:
        for count in (1, 2.5, 1000):
            for autoreverses in (0, 1):
                for begin, speed in ((0, 1), (0.2, 1), (1.7, 2.5), (12.3, -0.7)):
                    length = duration * count * (2 if autoreverses else 1) / abs(speed)
                    for _ in range(3):
                        time = begin + dice.uniform(-0.05, 1.05) * length
                        answer = media_progress(begin, speed, duration, count, autoreverses, time)
                        if answer == "boundary":
                            continue
                        shown = [-1, -1] if answer is None else answer
                        yield row("media", [begin, speed, duration, count, autoreverses, time], shown)


# Springs fitted to a duration and a damping ratio: the largest frequency at which 0.001 of the way is left.


def fit(duration, ratio, velocity):
    duration, ratio, velocity = map(mpf, (duration, ratio, velocity))

    def left(w):
        if ratio == 1:
            return abs(1 + (w - velocity) * duration) * mp.exp(-w * duration) - mpf("0.001")
        return abs(ratio * w - velocity) / (w * mp.sqrt(1 - ratio**2)) * mp.exp(-ratio * w * duration) - mpf("0.001")

    # Down from where nothing is left in small steps, then halved.
    high = 100 * (1 + abs(velocity)) / (ratio * duration)
    low = high
    while left(low) < 0:
        high, low = low, low * mpf("0.999")
    for _ in range(200):
        middle = (low + high) / 2
        if left(middle) < 0:
            high = middle
        else:
            low = middle
    return low


def fits():
    for duration in (0.05, 0.35, 0.5, 1, 4):
        for ratio in (0.05, 0.2, 0.5, 0.7, 0.8, 0.95, 1):
            for velocity in (0, 1, -3, 12.5):
                yield row("fit", [duration, ratio, velocity], [fit(duration, ratio, velocity)])


# Matrices, in the layout of CATransform3D (row vectors). The turn between two is the matrix power of their quotient, by
# its axis and angle.


def identity(n=4):
    return mp.eye(n)


def turn(angle, axis):
    """exp of the cross product matrix, for row vectors (Rodrigues)."""
    length = mp.sqrt(sum(mpf(a) ** 2 for a in axis))
    x, y, z = (mpf(a) / length for a in axis)
    cross = mp.matrix([[0, z, -y], [-z, 0, x], [y, -x, 0]])
    return identity(3) + mp.sin(angle) * cross + (1 - mp.cos(angle)) * cross * cross


def whole_turn(angle, axis):
    matrix = identity()
    matrix[:3, :3] = turn(angle, axis)
    return matrix


def unmatrix(matrix):
    """scale, shear (a lower triangle with ones), rotation, translation, perspective."""
    matrix = matrix / matrix[3, 3]
    flat = matrix.copy()
    for i in range(3):
        flat[i, 3] = 0
    perspective = flat**-1 * matrix[:, 3]
    # Gram-Schmidt from the top row down is the QR decomposition of the transpose: rows = lower · orthogonal.
    orthogonal, upper = mp.qr(flat[:3, :3].T)
    lower, turned = upper.T, orthogonal.T
    for i in range(3):
        if lower[i, i] < 0:
            for j in range(3):
                lower[j, i], turned[i, j] = -lower[j, i], -turned[i, j]
    if mp.det(turned) < 0:
        lower, turned = -lower, -turned
    scale = [lower[i, i] for i in range(3)]
    shear = mp.matrix(3, 3)
    for i in range(3):
        for j in range(i + 1):
            shear[i, j] = lower[i, j] / lower[i, i]
    return scale, shear, turned, [matrix[3, i] for i in range(3)], perspective


def mixed(start, end, t):
    a, b = unmatrix(start), unmatrix(end)
    t = mpf(t)

    def between(x, y):
        return x + (y - x) * t

    quotient = a[2].T * b[2]
    angle = mp.acos((quotient[0, 0] + quotient[1, 1] + quotient[2, 2] - 1) / 2)
    assert angle < 3.1, "the shorter way must be clear"
    axis = (quotient[1, 2] - quotient[2, 1], quotient[2, 0] - quotient[0, 2], quotient[0, 1] - quotient[1, 0])
    rotation = a[2] * turn(t * angle, axis) if angle > mpf(10) ** -100 else a[2]
    shear = a[1] + (b[1] - a[1]) * t
    result = identity()
    rows = mp.diag([between(x, y) for x, y in zip(a[0], b[0])]) * shear * rotation
    result[:3, :3] = rows
    for i in range(3):
        result[3, i] = between(a[3][i], b[3][i])
    perspective = identity()
    perspective[:, 3] = a[4] + (b[4] - a[4]) * t
    return result * perspective


def numbers(matrix):
    return [matrix[i, j] for i in range(4) for j in range(4)]


def doubles(matrix):
    """The matrix as it is written: of doubles."""
    return mp.matrix(4, 4) + mp.matrix([[float(matrix[i, j]) for j in range(4)] for i in range(4)])


def any_matrix(perspective, mirrored):
    matrix = whole_turn(dice.uniform(0, 3), [dice.uniform(-1, 1) for _ in range(3)])
    matrix = mp.diag([mpf(dice.uniform(0.3, 3)) for _ in range(3)] + [1]) * matrix
    lean = identity()
    lean[1, 0], lean[2, 0], lean[2, 1] = (dice.uniform(-1, 1) for _ in range(3))
    matrix = lean * matrix
    if mirrored:
        matrix = mp.diag([1, -1, 1, 1]) * matrix
    for i in range(3):
        matrix[3, i] = dice.uniform(-300, 300)
        matrix[i, 3] = dice.uniform(-0.002, 0.002) if perspective else 0
    matrix[3, 3] = 1 if not perspective else dice.uniform(0.5, 2)
    return doubles(matrix)


def matrices():
    for n in range(24):
        matrix = any_matrix(n % 2 == 1, n % 3 == 2)
        yield row("determinant", numbers(matrix), [mp.det(matrix)])
        yield row("inverse", numbers(matrix), numbers(matrix**-1))

    pairs = [(identity(), doubles(whole_turn(mp.pi / 2, axis))) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1), (1, -2, 3))]
    pairs += [(doubles(whole_turn(-1.5, (0, 1, 1))), doubles(whole_turn(1.5, (0, 1, 1))))]
    pairs += [(doubles(whole_turn(1e-7, (0, 1, 1))), doubles(whole_turn(2e-7, (0, 1, 1))))]
    pairs += [(doubles(whole_turn(3.1, (1, 0, 0))), doubles(whole_turn(3.3, (1, 0, 0))))]
    while len(pairs) < 25:
        n = len(pairs)
        start, end = any_matrix(n % 2 == 1, n % 3 == 2), any_matrix(n % 4 >= 2, n % 5 == 2)
        quotient = unmatrix(start)[2].T * unmatrix(end)[2]
        if quotient[0, 0] + quotient[1, 1] + quotient[2, 2] > -0.9:
            pairs.append((start, end))
    for start, end in pairs:
        for t in (-0.5, 1 / 3, 0.5, 1.5):
            yield row("mix", numbers(start) + numbers(end) + [t], numbers(mixed(start, end, t)))


# Keyframes. A row is: how many numbers a value has, how many values, the values, the times, then tension, continuity and
# bias of every value, and the progress.


def hermite(start, end, leaving, arriving, u):
    return [
        (2 * u**3 - 3 * u**2 + 1) * p + (u**3 - 2 * u**2 + u) * v + (3 * u**2 - 2 * u**3) * q + (u**3 - u**2) * w
        for p, q, v, w in zip(start, end, leaving, arriving)
    ]


def stretches(values, times, tension, continuity, bias):
    """(start, end, leaving, arriving) of each, by the formulas of Kochanek and Bartels."""
    count = len(values)

    def way(i):
        if 0 <= i < count - 1 and times[i + 1] > times[i]:
            return [mpf(q) - mpf(p) for p, q in zip(values[i], values[i + 1])], mpf(times[i + 1]) - mpf(times[i])
        return None

    tangents = []
    for i in range(count):
        still = ([mpf(0)] * len(values[i]), mpf(1))
        (into, before), (out, after) = way(i - 1) or way(i) or still, way(i) or way(i - 1) or still
        t, c, b = mpf(tension[i]), mpf(continuity[i]), mpf(bias[i])
        arriving = [((1 - t) * (1 - c) * (1 + b) * x + (1 - t) * (1 + c) * (1 - b) * y) / 2 for x, y in zip(into, out)]
        leaving = [((1 - t) * (1 + c) * (1 + b) * x + (1 - t) * (1 - c) * (1 - b) * y) / 2 for x, y in zip(into, out)]
        tangents.append((
            [x * 2 * before / (before + after) for x in arriving], [x * 2 * after / (before + after) for x in leaving]))
    return [(values[i], values[i + 1], tangents[i][1], tangents[i + 1][0]) for i in range(count - 1)]


def cubic(values, times, bends, progress):
    i = max(k for k in range(len(times) - 1) if times[k] <= progress)
    u = (mpf(progress) - mpf(times[i])) / (mpf(times[i + 1]) - mpf(times[i]))
    return hermite(*stretches(values, times, *bends)[i], u)


def length(stretch, upto):
    """The arc length from 0, by quadrature between the places where the speed is least or greatest."""
    polynomials = []
    for p, q, v, w in zip(*stretch):
        p, q = mpf(p), mpf(q)
        polynomials.append([3 * (2 * p - 2 * q + v + w), 2 * (3 * q - 3 * p - 2 * v - w), v])

    def speed(u):
        return mp.sqrt(sum((a * u * u + b * u + c) ** 2 for a, b, c in polynomials))

    # (speed squared)' / 2, a cubic
    slope = [
        sum(2 * a * a for a, b, c in polynomials), sum(3 * a * b for a, b, c in polynomials),
        sum(b * b + 2 * a * c for a, b, c in polynomials), sum(b * c for a, b, c in polynomials)]
    while slope and abs(slope[0]) < mpf(10) ** -30:
        slope = slope[1:]
    turns = mp.polyroots(slope, maxsteps=500, extraprec=400) if len(slope) > 1 else []
    cuts = sorted(r.real for r in map(mp.mpc, turns) if abs(r.imag) < mpf(10) ** -8 and 0 < r.real < upto)
    return mp.quad(speed, [mpf(0)] + cuts + [upto])


def cubic_paced(values, progress):
    count = len(values)
    times = [mpf(i) / (count - 1) for i in range(count)]
    ways = stretches(values, times, [0] * count, [0] * count, [0] * count)
    lengths = [length(way, mpf(1)) for way in ways]
    rest = mpf(progress) * sum(lengths)
    i = 0
    while rest > lengths[i]:
        rest -= lengths[i]
        i += 1
    low, high = mpf(0), mpf(1)
    for _ in range(60):
        middle = (low + high) / 2
        if length(ways[i], middle) < rest:
            low = middle
        else:
            high = middle
    return hermite(*ways[i], low)


def keyframes():
    shapes = [
        [[0.0], [100.0], [50.0], [60.0]],
        [[0.0, 0.0], [100.0, 0.0], [100.0, 50.0], [-20.0, 70.0], [0.0, 0.0]],
        [[0.0, 0.0, 10.0, 20.0], [5.0, -8.0, 30.0, 25.0], [40.0, 3.0, 12.5, 7.25]],
        [[1.0], [2.0]],
    ]
    for values in shapes:
        count = len(values)
        even = [i / (count - 1) for i in range(count)]
        uneven = [0.0] + sorted(dice.uniform(0.05, 0.95) for _ in range(count - 2)) + [1.0]
        nothing = [[0.0] * count] * 3
        bends = [[dice.uniform(-1, 1) for _ in range(count)] for _ in range(3)]
        for times in (even, uneven):
            for bend in (nothing, bends):
                for _ in range(6):
                    progress = dice.uniform(0, 1)
                    arguments = [len(values[0]), count, *sum(values, []), *times, *sum(bend, []), progress]
                    yield row("cubic", arguments, cubic(values, times, bend, progress))

    mp.mp.prec = 120
    # Turning points (numbers and points on a line), a cusp, a round way.
    shapes += [[[0.0, 0.0], [100.0, 0.0], [50.0, 0.0], [50.0, 0.0]], [[0.0, 0.0], [1.0, 0.0], [0.0, 1e-7], [300.0, 0.0]]]
    for values in shapes:
        for progress in (0.03, 0.25, 0.4, 0.5, 0.77, 0.99):
            yield row(
                "cubicPaced", [len(values[0]), len(values), *sum(values, []), progress], cubic_paced(values, progress))


def write(name, rows):
    header = "# Reference values, computed with fractions and mpmath by motion.py: name, arguments = results.\n"
    with open(os.path.join(HERE, name), "w") as file:
        file.write(header + "\n".join(rows) + "\n")


def everything():
    yield from media()
    mp.mp.prec = 120
    yield from fits()
    mp.mp.prec = 400
    yield from matrices()
    yield from keyframes()


write("motion.txt", everything())
