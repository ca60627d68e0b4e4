"""Strokes as unions of convex polygons: a band for each straight part, a wedge for each corner, a piece for each cap.

All wind the same way, so the non-zero rule makes their union. Each contour or dash is a stroke of its own, whose coverage adds to
that of the others (facts/overlapping-strokes).
"""

import math

import numpy as np

CIRCLE = 512


def stroke_polygons(contours, stroke):
    """The polygons of each contour or dash."""
    reach = stroke["width"] / 2
    return [
        [oriented(np.array(part)) for part in outline(*line, stroke, reach)]
        for points, closed, smooth in contours
        for line in dashes(*without_repeats(points, closed, smooth), stroke)
    ]


def oriented(points):
    x, y = points[:, 0], points[:, 1]
    area = np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)
    return points if area >= 0 else points[::-1]


def without_repeats(points, closed, smooth):
    kept, flags = [tuple(points[0])], [smooth[0]]
    for point, flag in zip(points[1:], smooth[1:]):
        if tuple(point) != kept[-1]:
            kept.append(tuple(point))
            flags.append(flag)
    if closed and len(kept) > 1 and kept[0] == kept[-1]:
        kept.pop()
        flags.pop()
    return kept, closed, flags


def unit(a, b):
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length)


def dashes(points, closed, smooth, stroke):
    """[(points, closed, smooth, direction of a lone point)]"""
    lengths = list(stroke.get("dash") or [])
    if len(lengths) % 2:
        lengths *= 2
    if not lengths or sum(lengths) <= 0 or min(lengths) < 0 or len(points) == 1:
        return [(points, closed, smooth, (1.0, 0.0))]
    way = points + [points[0]] if closed else points
    flags = smooth + [smooth[0]] if closed else smooth
    place = stroke.get("dashPhase", 0) % sum(lengths)
    index = 0
    while place > lengths[index] or place == lengths[index] > 0:
        place -= lengths[index]
        index = (index + 1) % len(lengths)
    left = lengths[index] - place
    starts_inside = index % 2 == 0
    found, current = [], ([way[0]], [False], None) if starts_inside else None
    for number in range(len(way) - 1):
        a, b = way[number], way[number + 1]
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        direction, done = unit(a, b), 0.0
        while length - done > 1e-9:
            if current is not None and current[2] is None:
                current = (current[0], current[1], direction)
            step = min(left, length - done)
            done, left = done + step, left - step
            here = b if length - done <= 1e-9 else (a[0] + direction[0] * done, a[1] + direction[1] * done)
            if current is not None and step > 0:
                current[0].append(here)
                current[1].append(flags[number + 1] if here is b else False)
            if left <= 1e-12:
                index = (index + 1) % len(lengths)
                left = lengths[index]
                if current is not None:
                    found.append(current)
                    current = None
                else:
                    current = ([here], [False], None if length - done <= 1e-9 else direction)
    ends_inside = current is not None and len(current[0]) > 1
    if ends_inside:
        found.append(current)
    at_end = found and math.dist(found[-1][0][-1], way[-1]) < 1e-6
    if closed and starts_inside and at_end and len(found) > 1:
        last = found.pop()
        found[0] = (last[0] + found[0][0][1:], last[1][:-1] + [smooth[0]] + found[0][1][1:], found[0][2])
    elif closed and starts_inside and ends_inside and len(found) == 1 and at_end:
        return [(points, True, smooth, (1.0, 0.0))]
    return [(line, False, flags, direction or (1.0, 0.0)) for line, flags, direction in found]


def outline(points, closed, smooth, direction, stroke, reach):
    if len(points) == 1:
        return [] if stroke["cap"] == "butt" else [
            cap(points[0], direction, stroke["cap"], reach),
            cap(points[0], (-direction[0], -direction[1]), stroke["cap"], reach),
        ]
    parts = []
    count = len(points)
    way = [(points[i], points[(i + 1) % count]) for i in range(count if closed else count - 1)]
    heads = [unit(a, b) for a, b in way]
    for (a, b), (x, y) in zip(way, heads):
        side = (-y * reach, x * reach)
        parts.append([
            (a[0] + side[0], a[1] + side[1]), (b[0] + side[0], b[1] + side[1]),
            (b[0] - side[0], b[1] - side[1]), (a[0] - side[0], a[1] - side[1]),
        ])
    for index in range(0 if closed else 1, len(way)):
        join = "round" if smooth[index] else stroke["join"]
        parts += corner(points[index], heads[index - 1], heads[index], join, stroke["miterLimit"], reach)
    if not closed and stroke["cap"] != "butt":
        parts.append(cap(points[-1], heads[-1], stroke["cap"], reach))
        parts.append(cap(points[0], (-heads[0][0], -heads[0][1]), stroke["cap"], reach))
    return parts


def corner(point, arriving, leaving, join, limit, reach):
    cross = arriving[0] * leaving[1] - arriving[1] * leaving[0]
    dot = arriving[0] * leaving[0] + arriving[1] * leaving[1]
    if abs(cross) < 1e-12 and dot > 0:
        return []
    outer = -1 if cross > 0 else 1
    first = (-arriving[1] * outer * reach, arriving[0] * outer * reach)
    second = (-leaving[1] * outer * reach, leaving[0] * outer * reach)
    at = lambda offset: (point[0] + offset[0], point[1] + offset[1])
    if join == "round":
        turn = math.atan2(abs(cross), dot)
        start = math.atan2(first[1], first[0])
        way = -outer
        steps = max(1, math.ceil(turn / (math.tau / CIRCLE)))
        arc = [start + way * turn * step / steps for step in range(steps + 1)]
        return [[point] + [at((reach * math.cos(a), reach * math.sin(a))) for a in arc]]
    wedge = [point, at(first), at(second)]
    if join == "miter" and 1 + dot > 1e-12 and math.sqrt(2 / (1 + dot)) <= limit + 1e-9:
        tip = ((first[0] + second[0]) / (1 + dot), (first[1] + second[1]) / (1 + dot))
        wedge = [point, at(first), at(tip), at(second)]
    return [wedge]


def cap(point, direction, kind, reach):
    x, y = direction[0] * reach, direction[1] * reach
    if kind == "square":
        return [
            (point[0] - y, point[1] + x), (point[0] - y + x, point[1] + x + y),
            (point[0] + y + x, point[1] - x + y), (point[0] + y, point[1] - x),
        ]
    start = math.atan2(y, x) - math.pi / 2
    turns = [start + math.pi * step / (CIRCLE // 2) for step in range(CIRCLE // 2 + 1)]
    return [(point[0] + reach * math.cos(a), point[1] + reach * math.sin(a)) for a in turns]
