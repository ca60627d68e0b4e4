"""Outlines as polygons. Curves become CURVE straight parts each: at the sizes of the cases less than 1/1000 pixel off, and nowhere by more than 1/1000 of a radian."""

import math

import numpy as np

CURVE = 1024


def contours(geometry):
    """[(points, closed, smooth)]: smooth[i] tells whether the outline goes on as a curve through point i."""
    if "rect" in geometry:
        x, y, width, height = geometry["rect"]
        return [polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])] if width > 0 < height else []
    if "roundedRect" in geometry:
        x, y, width, height = geometry["roundedRect"]
        return [rounded(x, y, width, height, geometry["radii"])] if width > 0 < height else []
    if "ellipse" in geometry:
        x, y, across, along = geometry["ellipse"]
        turns = np.arange(4 * CURVE) * (math.tau / (4 * CURVE))
        points = np.stack([x + across * np.cos(turns), y + along * np.sin(turns)], 1)
        return [(points, True, [True] * len(points))] if across > 0 < along else []
    return path(geometry["path"])


def polygon(points):
    return np.array(points, float), True, [False] * len(points)


def corner_radii(radii, width, height):
    """Four (rx, ry) from one number, four numbers, or four pairs; too large ones are scaled down together."""
    if isinstance(radii, (int, float)):
        radii = [radii] * 4
    pairs = [tuple(radius) if isinstance(radius, (list, tuple)) else (radius, radius) for radius in radii]
    (tl, tr, br, bl) = pairs
    factor = 1.0
    for side, first, second in [
        (width, tl[0], tr[0]), (width, bl[0], br[0]), (height, tl[1], bl[1]), (height, tr[1], br[1])
    ]:
        if first + second > side:
            factor = min(factor, side / (first + second))
    return [(rx * factor, ry * factor) for rx, ry in pairs]


def rounded(x, y, width, height, radii):
    """Begins, as in SVG, where the upper side does."""
    tl, tr, br, bl = corner_radii(radii, width, height)
    points, smooth = [], []
    for (rx, ry), corner_x, corner_y, inwards_x, inwards_y, start in [
        (tr, x + width, y, -1, 1, 1.5 * math.pi), (br, x + width, y + height, -1, -1, 0.0),
        (bl, x, y + height, 1, -1, 0.5 * math.pi), (tl, x, y, 1, 1, math.pi),
    ]:
        if rx <= 0 or ry <= 0:
            points.append((corner_x, corner_y))
            smooth.append(False)
            continue
        for step in range(CURVE + 1):
            turn = start + step / CURVE * math.pi / 2
            points.append(
                (corner_x + inwards_x * rx + rx * math.cos(turn), corner_y + inwards_y * ry + ry * math.sin(turn)))
            smooth.append(True)
    return np.array(points[-1:] + points[:-1]), True, smooth[-1:] + smooth[:-1]


def path(elements):
    found, points, smooth = [], [], []

    def finish(closed):
        # A lone point is no contour unless something was drawn from it, or it was closed.
        if len(points) > 1 or closed and points:
            found.append((np.array(points, float), closed, list(smooth)))

    start = (0.0, 0.0)
    for letter, *numbers in elements:
        if letter == "M":
            finish(False)
            start = tuple(numbers)
            points, smooth = [start], [False]
        elif letter == "Z":
            finish(True)
            points, smooth = [start], [False]
        else:
            ends = [points[-1]] + [tuple(numbers[index : index + 2]) for index in range(0, len(numbers), 2)]
            steps = 1 if letter == "L" else CURVE
            for step in range(1, steps + 1):
                points.append(bezier(ends, step / steps) if step < steps else ends[-1])
                smooth.append(step < steps)
    finish(False)
    return found


def bezier(points, t):
    """De Casteljau."""
    while len(points) > 1:
        points = [
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(points, points[1:])
        ]
    return points[0]
