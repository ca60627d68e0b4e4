"""Pictures of cases: every node on a surface of its own, premultiplied numbers of 0...1, nothing rounded before the end."""

import math

import numpy as np

import truth.coverage
from truth.paints import affine, color, inverted, paint, premultiplied
from truth.shapes import contours
from truth.strokes import stroke_polygons

LUMINANCE = np.array([0.2126, 0.7152, 0.0722])


class Surface:
    """The pixels something is drawn on: the canvas with a margin, and `fine` pixels for one of the canvas."""

    def __init__(self, width, height, margin, images, fine=1):
        self.size = ((width + 2 * margin) * fine, (height + 2 * margin) * fine)
        self.canvas, self.margin, self.fine, self.images = (width, height), margin, fine, images
        self.device = np.array([[fine, 0, margin * fine], [0, fine, margin * fine], [0, 0, 1]], float)
        x, y = np.meshgrid(np.arange(self.size[0]) + 0.5, np.arange(self.size[1]) + 0.5)
        self.places = np.stack([x, y], -1)

    def finer(self, fine):
        return Surface(*self.canvas, self.margin, self.images, fine)

    def blank(self):
        return np.zeros((self.size[1], self.size[0], 4))

    # Shapes

    def cover(self, polygons, rule, matrix):
        seen = [projected(points, self.device @ matrix) for points in polygons]
        return truth.coverage.coverage([p for p in seen if len(p) > 2], rule, *self.size)

    def inside(self, geometry, matrix):
        outlines = [points for points, _, _ in contours(geometry)]
        return self.cover(outlines, geometry.get("rule", "nonzero"), matrix)

    # Nodes

    def nodes(self, nodes, matrix):
        result = self.blank()
        for node in nodes:
            result = over(self.node(node, matrix), result)
        return result

    def node(self, node, outer):
        matrix = outer @ node_matrix(node)
        if node.get("blur") or node.get("shadow"):
            result = self.soft(node, matrix)
        else:
            result = self.masked(node, matrix)
        if node.get("clip"):
            result = result * self.inside(node["clip"], matrix)[..., None]
        return result * node.get("opacity", 1)

    def content(self, node, matrix):
        if node["type"] == "group":
            return self.nodes(node.get("children", []), matrix)
        if node["type"] == "image":
            return self.image(node, matrix)
        result = self.blank()
        geometry = node["geometry"]
        if node.get("fill"):
            inside = self.inside(geometry, matrix)[..., None]
            result = over(paint(node["fill"], self.device @ matrix, self.places) * inside, result)
        if node.get("stroke"):
            stroke = node["stroke"]
            parts = stroke_polygons(contours(geometry), stroke)
            line = sum((self.cover(part, "nonzero", matrix) for part in parts), np.zeros(self.size[::-1]))
            line = np.minimum(line, 1)[..., None]
            result = over(paint(stroke["paint"], self.device @ matrix, self.places) * line, result)
        return result

    def masked(self, node, matrix):
        result = self.content(node, matrix)
        if node.get("mask"):
            mask = self.nodes(node["mask"]["nodes"], matrix)
            share = mask[..., 3] if node["mask"]["kind"] == "alpha" else mask[..., :3] @ LUMINANCE
            result = result * share[..., None]
        return result

    def image(self, node, matrix):
        pixels = self.images[node["image"]]
        x, y, width, height = node["rect"]
        rows, columns = pixels.shape[:2]
        u, v = inverted(self.device @ matrix, self.places)
        u, v = (u - x) * columns / width, (v - y) * rows / height
        if node.get("sampling", "bilinear") == "nearest":
            colors = pixels[np.clip(np.floor(v), 0, rows - 1).astype(int), np.clip(np.floor(u), 0, columns - 1).astype(int)]
        else:
            u, v = np.clip(u - 0.5, 0, columns - 1), np.clip(v - 0.5, 0, rows - 1)
            left, top = np.floor(u).astype(int), np.floor(v).astype(int)
            right, bottom = np.minimum(left + 1, columns - 1), np.minimum(top + 1, rows - 1)
            u, v = (u - left)[..., None], (v - top)[..., None]
            upper = pixels[top, left] * (1 - u) + pixels[top, right] * u
            lower = pixels[bottom, left] * (1 - u) + pixels[bottom, right] * u
            colors = upper * (1 - v) + lower * v
        return colors * self.inside({"rect": node["rect"]}, matrix)[..., None]

    # Blur and shadow

    FINE = 1

    def soft(self, node, matrix):
        """Drawn finely, convolved with the Gaussian, and then brought to pixels."""
        fine = self.finer(self.fine * self.FINE)
        content = fine.masked(node, matrix)
        sharp = self.masked(node, matrix)
        local = matrix[:2, :2] * fine.fine
        if node.get("blur"):
            content = gaussian(content, local, node["blur"])
            sharp = coarser(content, self.FINE)
        if not node.get("shadow"):
            return sharp
        shadow = node["shadow"]
        offset = local @ np.array([shadow["dx"], shadow["dy"]])
        alpha = gaussian(content[..., 3:], local, shadow["sigma"], offset)
        cast = coarser(alpha, self.FINE) * premultiplied(color(shadow["color"]))
        return over(sharp, cast)


def over(upper, lower):
    return upper + lower * (1 - upper[..., 3:])


def coarser(pixels, factor):
    if factor == 1:
        return pixels
    height, width, depth = pixels.shape
    return pixels.reshape(height // factor, factor, width // factor, factor, depth).mean((1, 3))


def node_matrix(node):
    matrix = affine(node["transform"]) if node.get("transform") else np.eye(3)
    if node.get("projection"):
        matrix = np.array(node["projection"], float).reshape(3, 3) @ matrix
    if node.get("transform3D"):
        # Row vectors times a 4x4 matrix; z is 0 before and does not matter after.
        matrix = np.array(node["transform3D"], float).reshape(4, 4).T[np.ix_([0, 1, 3], [0, 1, 3])] @ matrix
    return matrix


def projected(points, matrix):
    homogeneous = np.concatenate([points, np.ones((len(points), 1))], 1) @ matrix.T
    if np.all(homogeneous[:, 2] == 1):
        return homogeneous[:, :2]
    # What is not before the eye is cut off.
    least = 1e-6
    kept = []
    for start, end in zip(homogeneous, np.roll(homogeneous, -1, 0)):
        if start[2] >= least:
            kept.append(start)
        if (start[2] >= least) != (end[2] >= least):
            share = (least - start[2]) / (end[2] - start[2])
            kept.append(start + (end - start) * share)
    kept = np.array(kept).reshape(-1, 3)
    return kept[:, :2] / kept[:, 2:]


def gaussian(pixels, local, sigma, offset=(0.0, 0.0)):
    """Convolved with a Gaussian of that deviation in local coordinates, moved by `offset` pixels."""
    # One of a thousandth of a pixel is none.
    covariance = local @ local.T * sigma * sigma + np.eye(2) * 1e-6
    height, width, _ = pixels.shape
    form = np.linalg.inv(covariance)
    weight = lambda x, y: np.exp(-(form[0, 0] * x * x + 2 * form[0, 1] * x * y + form[1, 1] * y * y) / 2)
    x = np.fft.fftfreq(2 * width, 1 / (2 * width))
    y = np.fft.fftfreq(2 * height, 1 / (2 * height))
    kernel = weight(*np.meshgrid(x - offset[0], y - offset[1]))
    # The sum over all whole places: for a narrow Gaussian counted, for a wide one its integral.
    sum = 2 * np.pi * np.sqrt(np.linalg.det(covariance))
    if min(covariance[0, 0], covariance[1, 1]) < 4:
        near = np.arange(-60, 61)
        sum = weight(*np.meshgrid(near - offset[0] % 1, near - offset[1] % 1)).sum()
    spectrum = np.fft.fft2(kernel / sum)[..., None]
    padded = np.zeros((2 * height, 2 * width, pixels.shape[2]))
    padded[:height, :width] = pixels
    return np.fft.ifft2(np.fft.fft2(padded, axes=(0, 1)) * spectrum, axes=(0, 1)).real[:height, :width]


def picture(case, images):
    """Premultiplied numbers, height by width by 4."""
    surface = Surface(case["width"], case["height"], case["pad"], images)
    result = surface.nodes(case["nodes"], np.eye(3))
    if case.get("background"):
        back = np.broadcast_to(premultiplied(color(case["background"])), result.shape)
        result = over(result, back)
    margin = case["pad"]
    return result[margin : margin + case["height"], margin : margin + case["width"]]
