"""Colors and gradients, as premultiplied numbers of 0...1 at places of the device."""

import math

import numpy as np


def color(text):
    return np.array([int(text[index : index + 2], 16) / 255 for index in (1, 3, 5, 7)])


def premultiplied(colors):
    return np.concatenate([colors[..., :3] * colors[..., 3:], colors[..., 3:]], -1)


def paint(description, to_device, places):
    if isinstance(description, str):
        return np.broadcast_to(premultiplied(color(description)), places.shape[:-1] + (4,))
    return gradient(description, to_device, places)


def affine(numbers):
    a, b, c, d, tx, ty = numbers
    return np.array([[a, c, tx], [b, d, ty], [0, 0, 1]], float)


def inverted(matrix, places):
    """Places of the device in the coordinates that `matrix` takes to it."""
    x, y = places[..., 0], places[..., 1]
    back = np.linalg.inv(matrix)
    w = back[2, 0] * x + back[2, 1] * y + back[2, 2]
    return (
        (back[0, 0] * x + back[0, 1] * y + back[0, 2]) / w,
        (back[1, 0] * x + back[1, 1] * y + back[1, 2]) / w,
    )


def gradient(description, to_device, places):
    if "transform" in description:
        to_device = to_device @ affine(description["transform"])
    x, y = inverted(to_device, places)
    kind = description["gradient"]
    with np.errstate(all="ignore"):
        if kind == "linear":
            t = linear(description, x, y)
        elif kind == "radial":
            t = radial(description, x, y)
        else:
            center = description["center"]
            t = np.arctan2(y - center[1], x - center[0]) / math.tau - description.get("start", 0) / 360
            t = t - np.floor(t)
    return premultiplied(ramp(description["stops"], spread(t, description.get("spread", "pad"))))


def linear(description, x, y):
    (x0, y0), (x1, y1) = description["from"], description["to"]
    square = (x1 - x0) ** 2 + (y1 - y0) ** 2
    if square == 0:
        return np.full(x.shape, np.inf)
    return ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / square


def radial(description, x, y):
    """t for which the place lies on the circle around focus + t (center - focus) with the radius t r: the largest one."""
    cx, cy = description["center"]
    radius = description["radius"]
    fx, fy = description.get("focus", description["center"])
    if radius <= 0:
        return np.full(x.shape, np.inf)
    away = math.hypot(fx - cx, fy - cy)
    if away > radius:
        fx, fy = cx + (fx - cx) * radius / away, cy + (fy - cy) * radius / away
    dx, dy = cx - fx, cy - fy
    px, py = x - fx, y - fy
    a = radius * radius - dx * dx - dy * dy
    b = px * dx + py * dy
    c = px * px + py * py
    if a < 1e-12 * radius * radius:
        # The focus lies on the circle: 2tb = c, and on the other side of it there is no circle.
        return np.where(b > 0, c / (2 * b), np.inf)
    return (-b + np.sqrt(b * b + a * c)) / a


def spread(t, kind):
    endless = ~np.isfinite(t)
    t = np.where(endless, np.where(t < 0, 0.0, 1.0), t)
    if kind == "pad":
        return np.clip(t, 0, 1)
    if kind == "repeat":
        return np.where(endless, t, t - np.floor(t))
    turn = t - 2 * np.floor(t / 2)
    return np.where(turn > 1, 2 - turn, turn)


def ramp(stops, t):
    """Between two stops every component changes evenly, not premultiplied. At equal offsets the last one counts."""
    offsets, colors = [], []
    for offset, text in stops:
        offsets.append(max(min(max(offset, 0), 1), offsets[-1] if offsets else 0))
        colors.append(color(text))
    result = np.broadcast_to(colors[0], t.shape + (4,)).copy()
    for index in range(len(offsets)):
        first, last = offsets[index], offsets[index + 1] if index + 1 < len(offsets) else np.inf
        here = (t >= first) & (t < last)
        if index + 1 == len(offsets):
            result[here] = colors[index]
        elif last > first:
            share = ((t[here] - first) / (last - first))[:, None]
            result[here] = colors[index] * (1 - share) + colors[index + 1] * share
    return result
