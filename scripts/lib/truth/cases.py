"""The cases, by topic. Their form is the one described in Fixtures/raster/README.md."""

import math

WHITE, BLACK, CLEAR = "#FFFFFFFF", "#000000FF", None
RED, GREEN, BLUE = "#E03020FF", "#20A040FF", "#2050D0FF"
HALF_RED, HALF_GREEN, HALF_BLUE = "#E0302080", "#20A04080", "#2050D080"
TOPICS = {}


def topic(function):
    TOPICS[function.__name__] = function
    return function


def case(name, category, nodes, size=(72, 64), background=WHITE, pad=0):
    nodes = nodes if isinstance(nodes, list) else [nodes]
    return {
        "name": name, "category": category, "width": size[0], "height": size[1], "background": background, "pad": pad,
        "nodes": nodes,
    }


def shape(geometry, fill=None, stroke=None, **settings):
    node = {"type": "shape", "geometry": geometry, **settings}
    if fill:
        node["fill"] = fill
    if stroke:
        node["stroke"] = stroke
    return node


def group(*children, **settings):
    return {"type": "group", "children": list(children), **settings}


def image(name, rect, sampling="bilinear", **settings):
    return {"type": "image", "image": f"images/{name}.png", "rect": rect, "sampling": sampling, **settings}


def rect(x, y, width, height):
    return {"rect": [x, y, width, height]}


def rounded(x, y, width, height, radii):
    return {"roundedRect": [x, y, width, height], "radii": radii}


def ellipse(x, y, across, along):
    return {"ellipse": [x, y, across, along]}


def path(text, rule="nonzero"):
    """From "M 1 2 L 3 4 Z"."""
    elements = []
    for word in text.split():
        if word.isalpha():
            elements.append([word])
        else:
            elements[-1].append(float(word))
    return {"path": elements, "rule": rule}


def line(paint, width, cap="butt", join="miter", limit=10, dash=None, phase=0):
    stroke = {"width": width, "cap": cap, "join": join, "miterLimit": limit, "paint": paint}
    if dash:
        stroke |= {"dash": dash, "dashPhase": phase}
    return stroke


def turned(degrees, x=36, y=32, scale=1.0, squeeze=1.0):
    """About a point of the canvas, which it leaves where it is."""
    cosine, sine = math.cos(math.radians(degrees)) * scale, math.sin(math.radians(degrees)) * scale
    a, b, c, d = cosine, sine, -sine * squeeze, cosine * squeeze
    return [a, b, c, d, x - a * x - c * y, y - b * x - d * y]


def linear(start, end, stops, spread="pad", **settings):
    return {"gradient": "linear", "from": start, "to": end, "stops": stops, "spread": spread, **settings}


def radial(center, radius, stops, spread="pad", focus=None, **settings):
    paint = {"gradient": "radial", "center": center, "radius": radius, "stops": stops, "spread": spread, **settings}
    return paint | {"focus": focus} if focus else paint


def conic(center, start, stops, spread="pad", **settings):
    return {"gradient": "conic", "center": center, "start": start, "stops": stops, "spread": spread, **settings}


def shadow(dx, dy, sigma, color="#00000080"):
    return {"dx": dx, "dy": dy, "sigma": sigma, "color": color}


def masked(kind, *nodes):
    return {"kind": kind, "nodes": list(nodes)}


RAINBOW = [[0, "#FF0000FF"], [0.3, "#FFFF00FF"], [0.6, "#00C0FFFF"], [1, "#4000A0FF"]]
FADE = [[0, "#FF8000FF"], [1, "#0040FF00"]]
STAR = "M 36 4 L 52 58 L 6 24 L 66 24 L 20 58 Z"


@topic
def rectangles():
    whole = rect(10, 8, 40, 30)
    yield case("whole", "flat", shape(whole, BLUE))
    yield case("fractions", "flat", shape(rect(10.25, 8.5, 40.3, 30.77), BLUE))
    yield case("within-a-pixel", "flat", [shape(rect(5.2 + 9 * i, 5.3, 0.1 * (i + 1), 0.55), BLACK) for i in range(6)])
    yield case("thin", "flat", [shape(rect(4, 4 + 6.13 * i, 60, 0.13 * (i + 1)), BLACK) for i in range(9)])
    yield case("thin-upright", "flat", [shape(rect(4 + 6.13 * i, 4, 0.13 * (i + 1), 55), BLACK) for i in range(9)])
    yield case("abutting", "flat", [shape(rect(8 + 5.3 * i, 8, 5.3, 40), BLUE) for i in range(10)])
    yield case(
        "abutting-on-clear", "flat", [shape(rect(8 + 5.3 * i, 8 + 0.3 * i, 5.3, 40.7), HALF_RED) for i in range(10)],
        background=CLEAR)
    yield case("translucent", "flat", [shape(whole, HALF_RED), shape(rect(20.5, 20.5, 40, 30), HALF_BLUE)])
    yield case(
        "translucent-on-clear", "flat",
        [shape(whole, "#E0302011"), shape(rect(20.5, 20.5, 40, 30), "#2050D0EE"), shape(rect(4, 30.3, 60, 8), "#FFFFFF40")],
        background=CLEAR)
    yield case("many-layers", "flat", [shape(rect(2 + 1.7 * i, 2 + 1.3 * i, 40, 36), "#40A0F018") for i in range(16)])
    yield case("beyond-the-canvas", "flat", shape(rect(-30.5, -5000.5, 60.25, 5030.75), GREEN))
    yield case("scaled", "flat", shape(rect(3, 2, 11, 9), RED, transform=[3.7, 0, 0, 2.3, 1.5, 4.25]))
    yield case("mirrored", "flat", shape(rect(3.3, 2.2, 31, 19), RED, transform=[-1.5, 0, 0, -1.1, 66, 60]))
    yield case("quarter-turn", "flat", shape(rect(10.3, 5.7, 31, 19), RED, transform=turned(90)))
    yield case("turned", "edge", shape(rect(16, 14, 40, 36), RED, transform=turned(17)))
    yield case("hardly-turned", "edge", shape(rect(10, 12, 50, 36), RED, transform=turned(0.4)))
    yield case("slanted", "edge", shape(rect(10, 12, 40, 36), RED, transform=[1, 0.2, -0.4, 1, 14, -8]))
    yield case("abutting-turned", "edge", group(
        *[shape(rect(8 + 8 * i, 14, 8, 36), [RED, GREEN, BLUE][i % 3]) for i in range(7)], transform=turned(23)))
    yield case("thin-turned", "edge", group(
        *[shape(rect(0, 4 + 7 * i, 72, 0.2 * (i + 1)), BLACK) for i in range(8)], transform=turned(11)))
    yield case("opacity", "flat", [shape(rect(10, 8, 40, 30.5), BLUE, opacity=0.37), shape(rect(30, 20.2, 30, 30), RED, opacity=0.8)])
    yield case("stroked", "flat", shape(rect(12.5, 10.5, 44, 40), "#FFE080FF", line(BLACK, 3)))
    yield case("stroked-fractions", "flat", shape(rect(12.3, 10.7, 44.1, 40.2), HALF_GREEN, line(HALF_BLUE, 4.6)))
    yield case("stroked-wider-than-itself", "flat", shape(rect(30, 26, 10, 6), None, line(HALF_BLUE, 24)))
    yield case("empty", "flat", [shape(rect(10, 10, 0, 30), RED), shape(rect(10, 10, 30, 0), RED), shape(rect(20, 20, 9, 9), BLUE)])


@topic
def rounded_rectangles():
    yield case("one-radius", "edge", shape(rounded(8, 8, 56, 46, 12), BLUE))
    yield case("one-radius-at-fractions", "edge", shape(rounded(8.3, 8.6, 55.5, 46.1, 9.7), BLUE))
    yield case("four-radii", "edge", shape(rounded(8, 8, 56, 46, [4, 20, 0, 11]), GREEN))
    yield case("four-pairs", "edge", shape(rounded(8, 8, 56, 46, [[20, 6], [4, 18], [9, 9], [25, 22]]), GREEN))
    yield case("pairs-with-zeros", "edge", shape(rounded(8, 8, 56, 46, [[20, 0], [0, 18], [9, 9], [25, 22]]), GREEN))
    yield case("too-large", "edge", shape(rounded(8, 8, 56, 40, 100), RED))
    yield case("too-large-on-one-side", "edge", shape(rounded(8, 8, 56, 40, [50, 30, 4, 10]), RED))
    yield case("pairs-too-large", "edge", shape(rounded(8, 8, 56, 40, [[50, 30], [30, 20], [40, 5], [10, 40]]), RED))
    yield case("tiny-radius", "edge", shape(rounded(8, 8, 56, 46, 0.7), BLACK))
    yield case("small", "edge", [shape(rounded(6 + 11 * i, 8.5, 2 + i, 3 + i, 1 + 0.4 * i), BLACK) for i in range(6)])
    yield case("stroked", "edge", shape(rounded(10, 10, 52, 42, 14), "#FFE080FF", line(BLACK, 5)))
    yield case("stroked-pairs", "edge", shape(rounded(10, 10, 52, 42, [[20, 8], [6, 18], [9, 9], [22, 20]]), None, line(HALF_RED, 7)))
    yield case("border-wider-than-the-radius", "edge", shape(rounded(14, 14, 44, 36, 5), "#FFE080FF", line(HALF_BLUE, 14)))
    yield case("stretched", "edge", shape(rounded(3, 3, 15, 18, 6), GREEN, line(BLACK, 2), transform=[4, 0, 0, 2.5, -4, -4]))
    yield case("turned", "edge", shape(rounded(12, 12, 48, 40, 14), GREEN, transform=turned(31)))
    yield case("slanted", "edge", shape(rounded(12, 12, 40, 40, [4, 10, 16, 20]), HALF_RED, line(BLACK, 2), transform=[1, 0.3, -0.3, 0.9, 14, -6]))
    yield case("pill-on-clear", "edge", shape(rounded(6.5, 20.5, 60, 20, 10), HALF_RED), background=CLEAR)
    yield case("nested", "edge", [shape(rounded(4 + 4 * i, 4 + 4 * i, 64 - 8 * i, 56 - 8 * i, 16 - 2 * i), [BLUE, WHITE][i % 2]) for i in range(7)])


@topic
def ellipses_and_paths():
    yield case("circle", "edge", shape(ellipse(36, 32, 26, 26), BLUE))
    yield case("ellipse-at-fractions", "edge", shape(ellipse(35.6, 31.2, 30.3, 11.7), RED))
    yield case("dots", "edge", [shape(ellipse(6.3 + 9.1 * i, 32.4, 0.3 * (i + 1), 0.3 * (i + 1)), BLACK) for i in range(7)])
    yield case("ellipse-very-flat", "edge", shape(ellipse(36, 32.3, 33, 0.6), BLACK))
    yield case("ellipse-turned", "edge", shape(ellipse(36, 32, 32, 12), GREEN, transform=turned(-38)))
    yield case("ellipse-huge", "edge", shape(ellipse(36, 3020, 3000, 3000), GREEN))
    yield case("rings", "edge", [shape(ellipse(36, 32, 30 - 3 * i, 28 - 3 * i), [BLACK, WHITE][i % 2]) for i in range(9)])
    yield case("triangle", "edge", shape(path("M 10 56 L 36.5 5.5 L 66 50 Z"), BLUE))
    yield case("open-triangle", "edge", shape(path("M 10 56 L 36.5 5.5 L 66 50"), BLUE))
    yield case("star-nonzero", "edge", shape(path(STAR), RED))
    yield case("star-evenodd", "edge", shape(path(STAR, "evenodd"), RED))
    yield case("star-evenodd-turned", "edge", shape(path(STAR, "evenodd"), RED, line(BLACK, 1), transform=turned(13)))
    hole = "M 8 8 L 64 8 L 64 56 L 8 56 Z M 20 20 L 20 44 L 52 44 L 52 20 Z"
    same = "M 8 8 L 64 8 L 64 56 L 8 56 Z M 20 20 L 52 20 L 52 44 L 20 44 Z"
    yield case("hole", "flat", shape(path(hole), GREEN))
    yield case("no-hole", "flat", shape(path(same), GREEN))
    yield case("hole-evenodd", "flat", shape(path(same, "evenodd"), GREEN))
    yield case("same-twice", "edge", shape(path("M 9.5 9.5 L 60 20 L 30 56 Z M 9.5 9.5 L 60 20 L 30 56 Z"), GREEN))
    yield case("same-twice-evenodd", "edge", shape(path("M 9.5 9.5 L 60 20 L 30 56 Z M 9.5 9.5 L 60 20 L 30 56 Z", "evenodd"), GREEN))
    yield case("cubic-loop", "edge", shape(path("M 8 56 C 120 -20 -50 -20 64 56"), BLUE))
    yield case("cubic-loop-evenodd", "edge", shape(path("M 8 50 C 130 -40 -60 -30 64 60 Z", "evenodd"), BLUE))
    yield case("cusp", "edge", shape(path("M 8 56 C 64 4 8 4 64 56 L 36 60 Z"), BLUE))
    yield case("quadratics", "edge", shape(path("M 4 32 Q 20 -20 36 32 Q 52 84 68 32 L 68 60 L 4 60 Z"), HALF_BLUE))
    yield case("leaf", "edge", shape(path("M 6 58 Q 8 6 66 6 Q 60 58 6 58 Z"), GREEN, line(BLACK, 1.5)))
    yield case("needles", "edge", [shape(path(f"M 4 {6 + 8 * i} L 68 {8 + 8 * i} L 4 {6.2 + 8.05 * i} Z"), BLACK) for i in range(7)])
    yield case("fan-of-triangles", "edge", [
        shape(path(f"M 36 32 L {36 + 40 * math.cos(i * 0.4189):.4f} {32 + 40 * math.sin(i * 0.4189):.4f} L "
                   f"{36 + 40 * math.cos((i + 1) * 0.4189):.4f} {32 + 40 * math.sin((i + 1) * 0.4189):.4f} Z"), BLUE)
        for i in range(15)])
    spiral = " ".join(
        f"{'M' if i == 0 else 'L'} {36 + i * 0.24 * math.cos(i * 0.7):.3f} {32 + i * 0.22 * math.sin(i * 0.7):.3f}" for i in range(120))
    yield case("spiral-evenodd", "edge", shape(path(spiral, "evenodd"), BLACK))
    yield case("spiral-nonzero", "edge", shape(path(spiral), BLACK))
    comb = "M 4 60 " + " ".join(f"L {4 + 0.4 * i:.2f} {60 if i % 2 else 8}" for i in range(160)) + " Z"
    yield case("comb-evenodd", "edge", shape(path(comb, "evenodd"), BLACK))
    yield case("many-subpaths", "edge", shape(path(" ".join(
        f"M {4 + 5 * (i % 13)} {4 + 6 * (i // 13)} l".replace("l", f"L {8.5 + 5 * (i % 13)} {5 + 6 * (i // 13)} L {5.5 + 5 * (i % 13)} {9 + 6 * (i // 13)} Z")
        for i in range(117)), "evenodd"), RED))
    yield case("beyond-the-canvas", "edge", shape(path("M -4000 20 L 36 -3000 L 5000 40 L 20 4000 Z"), GREEN))
    yield case("after-close", "edge", shape(path("M 10 10 L 40 12 L 12 40 Z L 60 58 L 40 60 Z"), BLUE))
    yield case("after-close-moved", "edge", shape(path("M 10 10 L 40 12 L 12 40 Z M 60 58 L 40 60 L 58 38"), BLUE))
    yield case("collinear", "edge", shape(path("M 10 10 L 60 50 L 20 18 Z M 5 60 L 60 60 L 60 55 Z"), BLACK))


@topic
def strokes():
    zigzag = "M 12 50 L 26 14 L 40 50 L 60 16"
    for cap in ["butt", "round", "square"]:
        for join in ["miter", "round", "bevel"]:
            yield case(f"{cap}-{join}", "edge", shape(path(zigzag), None, line(HALF_BLUE, 9, cap, join)))
    yield case("closed", "edge", shape(path("M 14 50 L 36 12 L 60 48 Z"), None, line(RED, 8)))
    yield case("closed-round", "edge", shape(path("M 14 50 L 36 12 L 60 48 Z"), None, line(RED, 8, join="round")))
    yield case("thin", "edge", [shape(path(f"M 4 {6 + 9 * i} L 68 {11 + 9 * i}"), None, line(BLACK, 0.25 * (i + 1))) for i in range(6)])
    for limit in [1, 1.5, 4, 20]:
        yield case(f"miter-limit-{limit}", "edge", [
            shape(path("M 6 58 L 18 10 L 30 58"), None, line(BLUE, 5, limit=limit)),
            shape(path("M 36 40 L 44 26 L 68 50"), None, line(RED, 5, limit=limit))])
    # A right angle's miter is the root of 2 widths long.
    yield case("miter-just-within", "edge", shape(path("M 12 52 L 12 12 L 56 12"), None, line(BLUE, 12, limit=1.4143)))
    yield case("miter-just-beyond", "edge", shape(path("M 12 52 L 12 12 L 56 12"), None, line(BLUE, 12, limit=1.4141)))
    yield case("nearly-back", "edge", shape(path("M 8 20 L 60 20 L 8 24"), None, line(HALF_RED, 6, limit=100)))
    yield case("right-back", "flat", shape(path("M 12 20 L 52 20 L 30 20"), None, line(HALF_RED, 8)))
    yield case("right-back-round", "edge", shape(path("M 12 30 L 52 30 L 30 30"), None, line(HALF_RED, 14, join="round")))
    yield case("dots", "edge", [
        shape(path("M 14 16 L 14 16"), None, line(BLUE, 12, "round")), shape(path("M 36 16 L 36 16"), None, line(BLUE, 12, "square")),
        shape(path("M 56 16 L 56 16"), None, line(BLUE, 12, "butt")), shape(path("M 14 46 Z"), None, line(RED, 12, "round")),
        shape(path("M 36 46 Z"), None, line(RED, 12, "square")), shape(path("M 56 46"), None, line(RED, 12, "round"))])
    yield case("zero-length-parts", "edge", shape(path("M 12 50 L 12 50 L 36 14 L 36 14 L 60 50 L 60 50"), None, line(HALF_BLUE, 9, "square", "round")))
    yield case("curve", "edge", shape(path("M 8 52 C 20 -20 50 90 64 12"), None, line(GREEN, 7, "round")))
    yield case("curve-butt", "edge", shape(path("M 8 52 C 20 -20 50 90 64 12"), None, line(HALF_GREEN, 10)))
    yield case("tight-curve", "edge", shape(path("M 14 56 C 40 0 34 0 56 56"), None, line(HALF_BLUE, 16)))
    yield case("cusp", "edge", shape(path("M 14 50 C 66 6 6 6 58 50"), None, line(HALF_BLUE, 8)))
    yield case("loop", "edge", shape(path("M 10 54 C 110 -16 -40 -16 62 54"), None, line(HALF_RED, 6)))
    yield case("flat-cubic", "edge", shape(path("M 10 32 C 60 32 5 32 50 32"), None, line(HALF_RED, 12, "round")))
    yield case("controls-on-ends", "edge", shape(path("M 12 50 C 12 50 60 14 60 14 C 60 14 60 50 40 54"), None, line(HALF_RED, 7)))
    yield case("quadratic-back", "edge", shape(path("M 10 32 Q 70 32 30 32"), None, line(HALF_RED, 10)))
    yield case("ellipse", "edge", shape(ellipse(36, 32, 26, 18), None, line(RED, 6)))
    yield case("ellipse-wider-than-itself", "edge", shape(ellipse(36, 32, 9, 5), None, line(HALF_RED, 22)))
    yield case("overlap-translucent", "edge", shape(path(STAR), None, line(HALF_BLUE, 7, join="round")))
    yield case("stretched", "edge", shape(path("M 3 12 L 7 4 L 13 12"), None, line(BLUE, 2, "round", "round"), transform=[4.5, 0, 0, 2, 0, 12]))
    yield case("stretched-miter", "edge", shape(path("M 3 13 L 7 4 L 13 12"), None, line(HALF_BLUE, 2, "square"), transform=[4.5, 0, 0, 2, 0, 16]))
    yield case("slanted", "edge", shape(path(zigzag), None, line(BLUE, 6, "square", "bevel"), transform=[1, 0.25, -0.5, 0.8, 16, -2]))
    yield case("mirrored", "edge", shape(path("M 8 10 L 30 50 C 40 0 50 60 64 20"), None, line(BLUE, 6, "round"), transform=[-1, 0.1, 0, 1, 70, -4]))
    yield case("fill-and-stroke", "edge", shape(path("M 12 50 Q 36 -24 60 50 Z"), HALF_GREEN, line(HALF_RED, 8)))
    yield case("gradient", "edge", shape(path(zigzag), None, line(linear([10, 0], [62, 0], RAINBOW), 9, "round", "round")))
    yield case("subpaths", "edge", shape(path("M 10 12 L 62 16 M 10 30 L 62 26 L 62 40 Z M 12 54 L 12 54"), None, line(HALF_RED, 7, "round")))
    yield case("after-close", "edge", shape(path("M 14 14 L 40 14 L 14 34 Z L 58 54"), None, line(HALF_BLUE, 7, "square")))
    yield case("dash", "flat", shape(path("M 6 12 L 66 12 M 6 32.5 L 66 32.5"), None, line(BLACK, 5, dash=[8, 4])))
    yield case("dash-round", "edge", shape(path("M 8 20 L 64 20 M 8 44 L 64 50"), None, line(HALF_BLUE, 6, "round", dash=[7, 10])))
    yield case("dash-square-overlapping", "flat", shape(path("M 8 20 L 64 20"), None, line(HALF_BLUE, 8, "square", dash=[5, 4])))
    yield case("dash-odd", "flat", shape(path("M 6 12 L 66 12 M 6 32.5 L 66 32.5"), None, line(BLACK, 5, dash=[9, 3, 2])))
    yield case("dash-phase", "flat", shape(path("M 6 12 L 66 12 M 6 32.5 L 66 32.5"), None, line(BLACK, 5, dash=[9, 3], phase=5.5)))
    yield case("dash-phase-negative", "flat", shape(path("M 6 12 L 66 12"), None, line(BLACK, 5, dash=[9, 3, 4, 3], phase=-4)))
    yield case("dash-phase-large", "flat", shape(path("M 6 12 L 66 12"), None, line(BLACK, 5, dash=[9, 3], phase=123.25)))
    yield case("dash-dots", "edge", shape(path("M 8 12 L 64 12 L 64 52 L 8 52"), None, line(BLUE, 6, "round", dash=[0, 9])))
    yield case("dash-square-dots", "edge", shape(path("M 8 10 L 62 44"), None, line(BLUE, 5, "square", dash=[0, 11])))
    yield case("dash-corners", "edge", shape(path("M 8 52 L 36 8 L 64 52"), None, line(HALF_RED, 8, dash=[14, 6])))
    yield case("dash-closed", "edge", shape(path("M 12 12 L 60 12 L 60 52 L 12 52 Z"), None, line(HALF_RED, 8, dash=[15, 9])))
    yield case("dash-rect", "flat", shape(rect(12, 12, 48, 40), None, line(BLUE, 4, dash=[10, 6])))
    yield case("dash-circle", "edge", shape(ellipse(36, 32, 25, 25), None, line(BLUE, 6, dash=[7, 5])))
    yield case("dash-circle-round", "edge", shape(rounded(10, 10, 52, 44, 16), None, line(BLUE, 5, "round", dash=[1, 9], phase=3)))
    yield case("dash-curve", "edge", shape(path("M 8 52 C 20 -20 50 90 64 12"), None, line(GREEN, 6, dash=[6, 3])))
    yield case("dash-longer-than-the-line", "edge", shape(path("M 8 20 L 40 40"), None, line(GREEN, 6, dash=[100, 5])))
    yield case("dash-closed-longer", "edge", shape(path("M 14 50 L 36 12 L 60 48 Z"), None, line(GREEN, 8, dash=[500, 5])))
    yield case("dash-stretched", "edge", shape(path("M 2 4 L 16 4 L 16 20"), None, line(HALF_BLUE, 2, "round", dash=[3, 4]), transform=[4, 0, 0, 2, 0, 6]))


@topic
def clips():
    ground = shape(rect(0, 0, 72, 64), linear([0, 0], [72, 64], RAINBOW))
    stripes = [shape(rect(0, 8 * i, 72, 4), BLUE) for i in range(8)]
    yield case("whole-rect", "flat", group(*stripes, clip=rect(10, 10, 50, 40)))
    yield case("rect-at-fractions", "flat", group(*stripes, clip=rect(10.3, 10.6, 50.2, 40.7)))
    yield case("rounded", "edge", group(ground, clip=rounded(8, 8, 56, 48, [4, 24, 12, 16])))
    yield case("ellipse", "edge", group(*stripes, clip=ellipse(36, 32, 30, 24)))
    yield case("star", "edge", group(ground, clip=path(STAR)))
    yield case("star-evenodd", "edge", group(ground, clip=path(STAR, "evenodd")))
    yield case("nested", "edge", group(group(*stripes, clip=ellipse(26, 32, 24, 24)), clip=ellipse(46, 32, 24, 24)))
    yield case("nested-same", "edge", group(group(ground, clip=ellipse(36, 32, 24, 24)), clip=ellipse(36, 32, 24, 24)))
    yield case("nested-turned", "edge", group(group(*stripes, clip=rect(16, 8, 40, 48), transform=turned(20)), clip=rounded(10, 10, 52, 44, 10)))
    yield case("three-turned", "edge", group(group(group(ground, clip=rect(12, 12, 48, 40), transform=turned(15)), clip=rect(12, 12, 48, 40), transform=turned(15)), clip=rect(12, 12, 48, 40)))
    yield case("transformed", "edge", group(group(*stripes, clip=rect(4, 4, 10, 8)), transform=[4, 1, -1, 4, 12, 2]))
    yield case("on-shape", "edge", shape(rect(6, 6, 60, 50), RED, line(BLACK, 6), clip=ellipse(36, 32, 28, 26)))
    yield case("on-image", "edge", image("scene", [6, 6, 60, 52], clip=rounded(10, 10, 50, 44, 20)))
    yield case("image-whole-rect", "flat", image("scene", [6, 6, 48, 36], "nearest", clip=rect(12, 12, 30, 20)))
    yield case("with-opacity", "edge", group(shape(rect(0, 0, 50, 40), RED), shape(rect(20, 20, 50, 40), BLUE), clip=ellipse(36, 32, 28, 26), opacity=0.6))
    yield case("edge-on-edge", "edge", shape(ellipse(36, 32, 24, 20), RED, clip=ellipse(36, 32, 24, 20)))
    yield case("empty", "flat", [group(*stripes, clip=rect(10, 10, 0, 40)), shape(rect(20, 20, 9, 9), RED)])
    yield case("on-clear", "edge", group(shape(rect(0, 0, 72, 64), HALF_RED), clip=rounded(8.5, 8.5, 50, 40, 12)), background=CLEAR)
    yield case("two-halves", "edge", [group(shape(rect(0, 0, 72, 64), BLUE), clip=path("M 0 0 L 72 0 L 0 64 Z")), group(shape(rect(0, 0, 72, 64), BLUE), clip=path("M 72 64 L 72 0 L 0 64 Z"))])


@topic
def masks():
    ground = shape(rect(0, 0, 72, 64), linear([0, 0], [72, 0], RAINBOW))
    fade = shape(rect(0, 0, 72, 64), linear([10, 0], [62, 0], [[0, "#FFFFFF00"], [1, WHITE]]))
    gray = shape(rect(0, 0, 72, 64), linear([10, 0], [62, 0], [[0, BLACK], [1, WHITE]]))
    yield case("alpha-gradient", "flat", group(ground, mask=masked("alpha", fade)))
    yield case("alpha-gradient-on-clear", "flat", group(ground, mask=masked("alpha", fade)), background=CLEAR)
    yield case("luminance-gradient", "flat", group(ground, mask=masked("luminance", gray)))
    yield case("luminance-colors", "flat", group(ground, mask=masked("luminance", *[shape(rect(4 + 16 * i, 4, 16, 52), c) for i, c in enumerate(["#FF0000FF", "#00FF00FF", "#0000FFFF", "#FFFFFF80"])])))
    yield case("alpha-of-colors", "flat", group(ground, mask=masked("alpha", *[shape(rect(4 + 16 * i, 4, 16, 52), c) for i, c in enumerate(["#FF000010", "#00FF0060", "#0000FFFF", "#00000080"])])))
    yield case("circle", "edge", group(ground, mask=masked("alpha", shape(ellipse(36, 32, 28, 24), BLACK))))
    yield case("circle-luminance", "edge", group(ground, mask=masked("luminance", shape(ellipse(36, 32, 28, 24), "#C0C0C0FF"))))
    yield case("with-opacity", "flat", group(shape(rect(4, 4, 40, 40), RED), shape(rect(24, 20, 40, 40), BLUE), mask=masked("alpha", fade), opacity=0.55))
    yield case("group-in-mask", "flat", group(ground, mask=masked("alpha", group(shape(rect(8, 8, 40, 40), WHITE), shape(rect(24, 16, 40, 40), WHITE), opacity=0.5))))
    yield case("mask-of-mask", "flat", group(ground, mask=masked("alpha", group(fade, mask=masked("luminance", shape(rect(0, 0, 72, 64), linear([0, 6], [0, 58], [[0, WHITE], [1, BLACK]])))))))
    yield case("nested-masks", "flat", group(group(ground, mask=masked("alpha", fade)), mask=masked("luminance", shape(rect(0, 0, 72, 64), linear([0, 6], [0, 58], [[0, WHITE], [1, BLACK]])))))
    yield case("and-clip", "edge", group(ground, mask=masked("alpha", fade), clip=ellipse(36, 32, 30, 26)))
    yield case("clip-in-mask", "edge", group(ground, mask=masked("alpha", group(fade, clip=rounded(8, 8, 56, 48, 16)))))
    yield case("transformed", "edge", group(shape(rect(0, 0, 18, 16), GREEN), mask=masked("alpha", shape(ellipse(9, 8, 7, 6), WHITE)), transform=[3.4, 0.9, -0.9, 3.4, 10, 0]))
    yield case("transform-in-mask", "edge", group(ground, mask=masked("luminance", shape(rect(18, 18, 36, 28), WHITE, transform=turned(30)))))
    yield case("image-as-mask", "flat", group(ground, mask=masked("luminance", image("scene", [12, 10, 48, 36], "nearest"))))
    yield case("image-alpha-as-mask", "flat", group(ground, mask=masked("alpha", image("glass", [4, 0, 64, 64], "nearest"))))
    yield case("masked-image", "flat", image("scene", [12, 10, 48, 36], "nearest", mask=masked("alpha", fade)))
    yield case("empty-mask", "flat", [group(ground, mask=masked("alpha")), shape(rect(8, 8, 9, 9), RED)])
    yield case("stroke-in-mask", "edge", group(ground, mask=masked("luminance", shape(path(STAR), "#808080FF", line(WHITE, 6)))))
    yield case("shape-with-mask", "flat", shape(rect(6, 6, 60, 50), RED, line(BLUE, 6), mask=masked("alpha", fade)))
    yield case("blur-in-mask", "blur", group(ground, mask=masked("alpha", shape(rect(20, 20, 32, 24), WHITE, blur=4))), pad=20)
    yield case("mask-under-blur", "blur", group(ground, mask=masked("alpha", shape(ellipse(36, 32, 22, 18), WHITE)), blur=3), pad=20)
    yield case("mask-under-shadow", "shadow", group(shape(rect(4, 4, 64, 56), RED), mask=masked("alpha", shape(ellipse(34, 28, 20, 16), WHITE)), shadow=shadow(5, 6, 3)), pad=20)


@topic
def gradients():
    def full(paint, **settings):
        return shape(rect(4, 4, 64, 56), paint, **settings)
    yield case("linear", "flat", full(linear([10, 0], [60, 0], RAINBOW)))
    yield case("linear-slanted", "flat", full(linear([10, 10], [60, 50], RAINBOW)))
    for spread in ["pad", "reflect", "repeat"]:
        yield case(f"linear-{spread}", "flat", full(linear([26.21, 30.13], [45.43, 35.77], [[0, RED], [1, BLUE]], spread)))
        yield case(f"radial-{spread}", "flat", full(radial([36, 32], 13.3, [[0, RED], [1, BLUE]], spread)))
        yield case(f"radial-focus-{spread}", "flat", full(radial([36, 32], 15.3, [[0, RED], [1, BLUE]], spread, focus=[43, 36])))
        yield case(f"conic-{spread}", "flat", full(conic([36.3, 32.2], 40, [[0, RED], [0.4, GREEN], [0.7, BLUE]], spread)))
    yield case("linear-alpha", "flat", full(linear([10, 0], [60, 0], FADE)))
    yield case("linear-alpha-on-clear", "flat", full(linear([10, 0], [60, 0], FADE)), background=CLEAR)
    yield case("linear-from-clear-color", "flat", full(linear([10, 0], [60, 0], [[0, "#00FF0000"], [1, "#FF0000FF"]])))
    yield case("stops-inside", "flat", full(linear([4, 0], [68, 0], [[0.25, RED], [0.75, BLUE]])))
    yield case("hard-stop", "flat", full(linear([4, 0], [68, 0], [[0, RED], [0.5, RED], [0.5, BLUE], [1, GREEN]])))
    yield case("hard-stops-at-the-ends", "flat", full(linear([20, 0], [52, 0], [[0, BLACK], [0, RED], [1, BLUE], [1, GREEN]])))
    yield case("hard-stops-at-the-ends-repeat", "flat", full(linear([20, 0], [36, 0], [[0, BLACK], [0, RED], [1, BLUE], [1, GREEN]], "repeat")))
    yield case("stops-out-of-order", "flat", full(linear([4, 0], [68, 0], [[0, RED], [0.7, GREEN], [0.3, BLUE], [1, BLACK]])))
    yield case("one-stop", "flat", full(linear([4, 0], [68, 0], [[0.5, GREEN]])))
    yield case("same-points", "flat", full(linear([30, 30], [30, 30], [[0, RED], [1, BLUE]])))
    yield case("transformed", "flat", full(linear([0, 0], [1, 0], RAINBOW, transform=[40, 20, -10, 30, 14, 8])))
    yield case("slanted-transform", "flat", full(linear([0, 0], [1, 1], RAINBOW, "reflect", transform=[20, 0, 14, 18, 14, 8])))
    yield case("radial", "flat", full(radial([36, 32], 30, RAINBOW)))
    yield case("radial-stretched", "flat", full(radial([0, 0], 1, RAINBOW, transform=[30, 8, -6, 18, 36, 32])))
    yield case("radial-focus", "flat", full(radial([36, 32], 28, RAINBOW, focus=[46, 24])))
    yield case("radial-focus-near-the-circle", "flat", full(radial([36, 32], 28, RAINBOW, focus=[62, 32])))
    yield case("radial-alpha", "flat", full(radial([36, 32], 28, FADE)))
    yield case("radial-no-radius", "flat", full(radial([36, 32], 0, [[0, RED], [1, BLUE]])))
    yield case("conic", "flat", full(conic([36.5, 32.5], 0, [[0, RED], [0.5, BLUE], [1, RED]])))
    yield case("conic-start", "flat", full(conic([36.2, 31.3], -90, [[0, RED], [0.5, BLUE], [1, RED]])))
    yield case("conic-start-large", "flat", full(conic([36.2, 31.3], 1000, [[0, RED], [0.5, BLUE], [1, RED]])))
    yield case("conic-transformed", "flat", full(conic([0, 0], 30, [[0, RED], [0.5, BLUE], [1, RED]], transform=[2, 0.4, 0, 1, 36.2, 31.3])))
    yield case("with-opacity", "flat", full(linear([10, 0], [60, 0], RAINBOW), opacity=0.4))
    yield case("in-scaled-group", "flat", group(shape(rect(2, 2, 20, 18), linear([2, 2], [22, 12], RAINBOW)), transform=[3, 0, 0, 3, 2, 1]))
    yield case("in-turned-group", "edge", group(full(linear([10, 0], [60, 0], RAINBOW)), transform=turned(25, scale=0.7)))
    yield case("in-circle", "edge", shape(ellipse(36, 32, 28, 26), radial([30, 24], 40, RAINBOW)))
    yield case("fill-and-stroke", "edge", shape(path(STAR), linear([0, 0], [0, 64], FADE), line(radial([36, 32], 36, RAINBOW), 5)))


@topic
def groups():
    pair = [shape(rect(8, 8, 36, 32), RED), shape(rect(26, 22, 36, 32), BLUE)]
    yield case("opacity", "flat", group(*pair, opacity=0.5))
    yield case("opacity-on-clear", "flat", group(*pair, opacity=0.3), background=CLEAR)
    yield case("nothing-and-all", "flat", [group(*pair, opacity=0), group(shape(rect(4, 4, 9, 9), GREEN), opacity=1)])
    yield case("nested-opacity", "flat", group(group(*pair, opacity=0.6), shape(rect(16, 30, 40, 12), GREEN), opacity=0.7))
    deep = pair[0]
    for level in range(12):
        deep = group(deep, shape(rect(4 + 4 * level, 50 - 3 * level, 16.5, 10.5), [HALF_RED, HALF_GREEN, HALF_BLUE][level % 3]), opacity=0.93)
    yield case("deep", "flat", deep)
    yield case("deep-on-clear", "flat", deep, background=CLEAR)
    yield case("translucent-members", "flat", group(*[shape(rect(4 + 7 * i, 4 + 5 * i, 30, 24), ["#FF000040", "#00FF0070", "#0000FFB0"][i % 3]) for i in range(6)], opacity=0.66), background="#F0E0C0FF")
    yield case("curves", "edge", group(shape(ellipse(28, 28, 20, 20), RED), shape(ellipse(44, 36, 20, 20), BLUE), opacity=0.5))
    yield case("shape-opacity", "flat", shape(rect(10, 10, 50, 40), RED, line(BLUE, 10), opacity=0.5))
    yield case("many-faint", "flat", [group(shape(rect(4, 4, 60, 50), WHITE if i % 2 else BLACK), opacity=0.02) for i in range(20)], background="#808080FF")
    yield case("transforms", "edge", group(group(*pair, transform=[0.6, 0, 0, 0.6, 4, 4]), group(*pair, transform=turned(40, scale=0.6)), transform=turned(-12), opacity=0.8))
    yield case("translated-half", "flat", group(*pair, transform=[1, 0, 0, 1, 0.5, 0.5], opacity=0.9))
    yield case("everything", "edge", group(
        group(shape(rect(6, 6, 40, 40), linear([6, 6], [46, 46], RAINBOW)), shape(ellipse(44, 40, 22, 18), HALF_BLUE), clip=rounded(8, 8, 52, 48, 12)),
        mask=masked("alpha", shape(rect(0, 0, 72, 64), linear([0, 0], [0, 64], [[0, WHITE], [1, "#FFFFFF20"]]))), opacity=0.85, transform=turned(8)))


@topic
def images():
    yield case("same-size", "flat", image("scene", [20, 20, 12, 9]))
    yield case("twice", "flat", image("scene", [10, 10, 24, 18]))
    yield case("four-times", "flat", image("scene", [10, 10, 48, 36]))
    yield case("three-times-checker", "flat", image("checker", [12, 12, 42, 42]))
    yield case("fractions", "flat", image("scene", [10.3, 8.6, 51.2, 47.1]))
    yield case("half-pixel", "flat", image("scene", [20.5, 20.5, 12, 9]))
    yield case("quarter-pixel-alpha", "flat", image("glass", [20.25, 20.75, 8, 8]), background=CLEAR)
    yield case("glass", "flat", image("glass", [8, 8, 48, 48]), background=CLEAR)
    yield case("glass-on-color", "flat", image("glass", [8.5, 8.25, 50, 41]), background="#3080B0FF")
    yield case("opacity", "flat", image("glass", [8, 8, 48, 48], opacity=0.45))
    yield case("smaller", "flat", image("large", [10, 10, 48, 40]))
    yield case("much-smaller", "flat", image("large", [10, 10, 17, 13]))
    yield case("dot", "flat", image("dot", [10.5, 8.5, 40, 40]))
    yield case("row", "flat", image("row", [6, 6, 60, 40]), background=CLEAR)
    yield case("nearest", "flat", image("scene", [10, 10, 48, 36], "nearest"))
    yield case("nearest-fractions", "flat", image("scene", [10.3, 8.6, 51.2, 47.1], "nearest"))
    yield case("nearest-halves", "flat", image("checker", [10, 10, 9, 9], "nearest"))
    yield case("nearest-half-pixel", "flat", image("scene", [20.5, 20.5, 12, 9], "nearest"))
    yield case("nearest-smaller", "flat", image("large", [10.2, 10.7, 31.3, 27.9], "nearest"))
    yield case("nearest-glass", "flat", image("glass", [8, 8, 48, 48], "nearest", opacity=0.7), background=CLEAR)
    yield case("mirrored", "flat", image("scene", [10, 10, 48, 36], transform=[-1, 0, 0, 1, 70, 0]))
    yield case("upside-down", "flat", image("scene", [10, 10, 48, 36], "nearest", transform=[1, 0, 0, -1, 0, 60]))
    yield case("quarter-turn", "flat", image("scene", [16, 14, 36, 27], transform=turned(90)))
    yield case("quarter-turn-nearest", "flat", image("scene", [16, 14, 36, 27], "nearest", transform=turned(-90)))
    yield case("turned", "edge", image("scene", [14, 14, 44, 36], transform=turned(20)))
    yield case("turned-checker", "edge", image("checker", [14, 10, 44, 44], transform=turned(33)))
    yield case("turned-glass", "edge", image("glass", [14, 10, 44, 44], transform=turned(-14)), background=CLEAR)
    yield case("turned-nearest", "edge", image("scene", [14, 14, 44, 36], "nearest", transform=turned(20)))
    yield case("turned-smaller", "edge", image("large", [14, 14, 44, 36], transform=turned(50)))
    yield case("slanted", "edge", image("scene", [14, 14, 40, 36], transform=[1, 0.2, -0.3, 1, 12, -6]))
    yield case("stretched", "flat", image("scene", [1, 1, 12, 9], transform=[5, 0, 0, 6, 2, 2]))
    yield case("in-group", "flat", group(image("scene", [4, 4, 24, 18]), image("glass", [16, 8, 24, 24]), opacity=0.6, transform=[1.5, 0, 0, 1.5, 4, 4]))
    yield case("negative-place", "flat", image("scene", [-20, -12, 60, 45]))
    yield case("stroke-beside", "edge", [image("scene", [10, 10, 48, 36]), shape(rounded(10, 10, 48, 36, 6), None, line(BLACK, 2))])


@topic
def blurs():
    square = rect(22, 20, 28, 24)
    for sigma in [0.5, 0.7, 1, 1.5, 2, 3.3, 5, 8, 9, 12, 16, 20, 28, 40]:
        yield case(f"sigma-{sigma}", "blur", shape(square, BLUE, blur=sigma), pad=math.ceil(3.5 * sigma) + 4)
    yield case("fraction-edges", "blur", shape(rect(22.3, 20.6, 27.1, 23.7), BLUE, blur=1.2), pad=12)
    yield case("small-on-fractions", "blur", shape(rect(30.2, 30.4, 2.5, 1.5), BLACK, blur=0.5), pad=12)
    yield case("on-clear", "blur", shape(square, RED, blur=4), background=CLEAR, pad=20)
    yield case("translucent", "blur", shape(square, "#E0302060", blur=4), pad=20)
    yield case("circle", "blur", shape(ellipse(36, 32, 18, 14), RED, blur=2.5), pad=16)
    yield case("star", "blur", shape(path(STAR), RED, line(BLACK, 3), blur=2), pad=16)
    yield case("line", "blur", shape(path("M 4 10 L 68 50"), None, line(BLACK, 2), blur=1.5), pad=16)
    yield case("gradient", "blur", shape(square, linear([22, 20], [50, 44], RAINBOW), blur=5), pad=24)
    yield case("gradient-alpha", "blur", shape(rect(10, 10, 52, 44), linear([10, 0], [62, 0], FADE), blur=3), background=CLEAR, pad=24)
    yield case("group", "blur", group(shape(rect(10, 10, 24, 24), RED), shape(rect(34, 26, 26, 26), GREEN), blur=3), pad=24)
    yield case("group-wide", "blur", group(shape(rect(10, 10, 24, 24), RED), shape(rect(34, 26, 26, 26), HALF_GREEN), blur=14), background=CLEAR, pad=56)
    yield case("group-opacity", "blur", group(shape(rect(10, 10, 24, 24), RED), shape(rect(34, 26, 26, 26), GREEN), blur=3, opacity=0.5), pad=24)
    yield case("image", "blur", image("checker", [14, 10, 42, 42], "nearest", blur=1.5), pad=12)
    yield case("image-wide", "blur", image("scene", [6, 6, 60, 45], blur=10), pad=40)
    yield case("image-glass", "blur", image("glass", [12, 8, 48, 48], blur=2), background=CLEAR, pad=40)
    yield case("clipped", "blur", group(shape(rect(10, 10, 24, 24), RED), shape(rect(34, 26, 26, 26), GREEN), blur=6, clip=rect(14, 14, 40, 34)), pad=40)
    yield case("clipped-round", "blur", shape(rect(0, 0, 40, 64), RED, blur=5, clip=ellipse(36, 32, 26, 24)), pad=40)
    yield case("beyond-the-canvas", "blur", shape(rect(-40, -30, 70, 60), GREEN, blur=7), pad=48)
    yield case("off-the-canvas", "blur", shape(rect(76, 10, 30, 40), BLACK, blur=9), pad=48)
    yield case("nested", "blur", group(shape(square, BLUE, blur=2), shape(rect(10, 30, 20, 20), RED), blur=3), pad=32)
    yield case("scaled", "blur", group(shape(rect(8, 7, 10, 9), BLUE, blur=1), transform=[2.6, 0, 0, 2.6, 2, 2]), pad=16)
    yield case("scaled-down", "blur", group(shape(rect(60, 50, 80, 70), BLUE, blur=9), transform=[0.37, 0, 0, 0.37, 0, 0]), pad=24)
    yield case("own-scale", "blur", shape(rect(8, 7, 10, 9), BLUE, blur=1, transform=[2.6, 0, 0, 2.6, 2, 2]), pad=16)
    yield case("stretched", "blur", shape(rect(8, 7, 10, 9), BLUE, blur=1, transform=[3.6, 0, 0, 1.2, 2, 20]), pad=24)
    yield case("turned", "blur", shape(rect(20, 20, 32, 24), BLUE, blur=2, transform=turned(30)), pad=24)
    yield case("turned-group", "blur", group(shape(rect(14, 18, 24, 24), RED), shape(rect(34, 26, 22, 22), HALF_GREEN), blur=4, transform=turned(-18)), background=CLEAR, pad=30)
    yield case("mirrored", "blur", shape(rect(10, 12, 20, 30), BLUE, blur=3, transform=[-1, 0, 0, 1, 68, 0]), pad=24)
    yield case("many", "blur", [shape(rect(6 + 16 * i, 8 + 12 * i, 14, 12), [RED, GREEN, BLUE, BLACK][i], blur=1 + i) for i in range(4)], pad=24)
    yield case("none", "flat", shape(rect(10.5, 10, 30, 30), BLUE, blur=0))


@topic
def shadows():
    card = rect(18, 14, 34, 30)
    for sigma in [0.5, 1, 1.6, 3, 4.5, 6, 10, 16, 25, 40]:
        yield case(f"sigma-{sigma}", "shadow", shape(card, "#FFE080FF", shadow=shadow(3, 4, sigma)), pad=math.ceil(3.5 * sigma) + 8)
    yield case("sharp", "shadow", shape(card, "#FFE080FF", shadow=shadow(5, 6, 0)), pad=16)
    yield case("offset-at-fractions", "shadow", shape(card, "#FFE080FF", shadow=shadow(2.5, 3.3, 2)), pad=24)
    yield case("offset-negative", "shadow", shape(card, "#FFE080FF", shadow=shadow(-6, -5, 4)), pad=32)
    yield case("offset-far", "shadow", shape(rect(-60, 10, 40, 40), "#FFE080FF", shadow=shadow(80, 0, 3)), pad=100)
    yield case("color", "shadow", shape(card, WHITE, shadow=shadow(4, 4, 5, "#FF2080FF")), pad=32)
    yield case("on-clear", "shadow", shape(card, HALF_RED, shadow=shadow(4, 6, 3, "#0040A0C0")), background=CLEAR, pad=32)
    yield case("translucent", "shadow", shape(card, "#E0302060", shadow=shadow(4, 6, 3, BLACK)), pad=32)
    yield case("opacity", "shadow", shape(card, RED, shadow=shadow(4, 6, 3, BLACK), opacity=0.5), pad=32)
    yield case("group", "shadow", group(shape(rect(10, 10, 24, 24), RED), shape(ellipse(44, 36, 16, 14), GREEN), shadow=shadow(3, 5, 2.5)), pad=32)
    yield case("group-translucent", "shadow", group(shape(rect(10, 10, 24, 24), HALF_RED), shape(ellipse(44, 36, 16, 14), HALF_GREEN), shadow=shadow(3, 5, 2.5), opacity=0.8), background=CLEAR, pad=32)
    yield case("ring", "shadow", shape(ellipse(34, 28, 20, 18), None, line(BLUE, 5), shadow=shadow(4, 6, 2)), pad=32)
    yield case("rounded", "shadow", shape(rounded(14, 10, 42, 36, 12), WHITE, shadow=shadow(0, 4, 6, "#00000066")), background="#F2F2F7FF", pad=32)
    yield case("image", "shadow", image("scene", [14, 12, 40, 30], shadow=shadow(4, 6, 4)), pad=32)
    yield case("image-glass", "shadow", image("glass", [14, 8, 44, 44], shadow=shadow(3, 3, 2, BLACK)), background=CLEAR, pad=32)
    yield case("gradient-alpha", "shadow", shape(card, linear([18, 0], [52, 0], FADE), shadow=shadow(4, 6, 3, BLACK)), pad=32)
    yield case("clipped", "shadow", shape(card, RED, shadow=shadow(6, 6, 4), clip=rect(10, 10, 50, 46)), pad=32)
    yield case("clipped-round", "shadow", shape(card, RED, shadow=shadow(6, 6, 4, BLACK), clip=ellipse(38, 34, 26, 24)), pad=32)
    yield case("blurred-too", "shadow", shape(card, RED, blur=2, shadow=shadow(5, 6, 3, BLACK)), pad=32)
    yield case("stacked", "shadow", [shape(rect(8 + 10 * i, 8 + 8 * i, 28, 24), WHITE, shadow=shadow(0, 2, 3)) for i in range(4)], pad=32)
    yield case("nested", "shadow", group(shape(rect(12, 10, 40, 34), WHITE), shape(rect(20, 18, 18, 14), BLUE, shadow=shadow(2, 3, 2)), shadow=shadow(0, 4, 6)), pad=40)
    yield case("scaled", "shadow", shape(rect(7, 5, 13, 11), WHITE, shadow=shadow(1, 2, 1.5), transform=[2.6, 0, 0, 2.6, 2, 2]), pad=32)
    yield case("turned", "shadow", shape(card, WHITE, shadow=shadow(6, 2, 2), transform=turned(30)), pad=32)
    yield case("turned-half", "shadow", group(shape(card, WHITE, shadow=shadow(6, 4, 3)), transform=turned(180)), pad=32)
    yield case("stretched", "shadow", shape(rect(7, 5, 13, 11), WHITE, shadow=shadow(1, 2, 1.5), transform=[3, 0, 0, 2, 2, 8]), pad=32)
    yield case("beyond-the-canvas", "shadow", shape(rect(-20, -20, 50, 50), WHITE, shadow=shadow(5, 5, 6, BLACK)), pad=48)
    yield case("of-clear", "shadow", [shape(card, "#FF000000", shadow=shadow(5, 5, 2, BLACK)), shape(rect(4, 4, 8, 8), BLUE)], pad=32)


@topic
def perspective():
    card = shape(rect(10, 8, 52, 48), linear([10, 0], [62, 0], RAINBOW), line(BLACK, 2))

    def about(matrix, distance=120.0, x=36, y=32):
        """Turned about a point of the canvas and seen from a distance, as a CATransform3D."""
        move = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -x, -y, 0, 1]
        back = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, 0, 1]
        eye = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -1 / distance, 0, 0, 0, 1]
        result = move
        for factor in [matrix, eye, back]:
            result = [sum(result[4 * i + k] * factor[4 * k + j] for k in range(4)) for i in range(4) for j in range(4)]
        return result

    def around_y(degrees):
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return [c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, 0, 1]

    def around_x(degrees):
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return [1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0, 0, 0, 0, 1]

    for degrees in [10, 45, 75, 120, -30]:
        yield case(f"around-y-{degrees}", "edge", group(card, transform3D=about(around_y(degrees))))
    for degrees in [30, 60]:
        yield case(f"around-x-{degrees}", "edge", group(card, transform3D=about(around_x(degrees), 200)))
    yield case("through-the-eye", "edge", group(shape(rect(-200, -10, 400, 84), GREEN), transform3D=about(around_y(70), 60)))
    yield case("image", "edge", image("scene", [10, 10, 52, 44], transform3D=about(around_y(40))))
    yield case("image-nearest", "edge", image("checker", [10, 10, 48, 44], "nearest", transform3D=about(around_x(35))))
    yield case("image-turned-away", "edge", image("large", [10, 10, 52, 44], transform3D=about(around_y(150), 160)))
    yield case("curves", "edge", group(shape(ellipse(36, 32, 26, 22), RED), shape(rounded(20, 20, 32, 24, 8), None, line(WHITE, 3)), transform3D=about(around_y(50))))
    yield case("radial", "edge", group(shape(rect(10, 8, 52, 48), radial([36, 32], 30, RAINBOW, focus=[30, 28])), transform3D=about(around_y(-50))))
    yield case("conic", "edge", group(shape(rect(10, 8, 52, 48), conic([36, 32], 20, [[0, RED], [0.5, BLUE], [1, RED]])), transform3D=about(around_x(-50))))
    yield case("clip", "edge", group(card, clip=ellipse(36, 32, 24, 20), transform3D=about(around_y(45))))
    yield case("mask", "edge", group(card, mask=masked("alpha", shape(rect(0, 0, 72, 64), linear([0, 8], [0, 56], [[0, WHITE], [1, "#FFFFFF00"]]))), transform3D=about(around_y(45))))
    yield case("opacity", "edge", group(card, shape(ellipse(36, 32, 20, 20), BLUE), opacity=0.5, transform3D=about(around_y(45))))
    yield case("nested", "edge", group(group(shape(rect(16, 14, 40, 36), RED, line(BLUE, 3)), transform3D=about(around_x(40))), transform3D=about(around_y(40))))
    yield case("flat-matrix", "flat", group(shape(rect(10, 8, 32, 28), RED), transform3D=[1.5, 0, 0, 0, 0, 1.25, 0, 0, 0, 0, 1, 0, 3.5, 2.25, 7, 1]))
    yield case("projection", "edge", group(card, projection=[0.9, 0.1, 4, -0.05, 0.8, 6, 0.002, -0.003, 1]))
    yield case("projection-and-transform", "edge", group(card, transform=turned(20, scale=0.8), projection=[0.9, 0.1, 4, -0.05, 0.8, 6, 0.002, -0.003, 1]))
    yield case("projection-of-shape", "edge", shape(path(STAR, "evenodd"), BLUE, projection=[1, 0, 0, 0, 1, 0, 0.004, 0.006, 0.8]))
    yield case("projection-scaled", "edge", group(card, projection=[1.8, 0.2, 8, -0.1, 1.6, 12, 0.004, -0.006, 2]))
    yield case("seam", "edge", [group(shape(rect(0, 8, 36, 48), GREEN), transform3D=about(around_y(60))), group(shape(rect(36, 8, 36, 48), GREEN), transform3D=about(around_y(60)))])
    yield case("dashes", "edge", group(shape(rounded(10, 10, 52, 44, 12), None, line(BLUE, 4, "round", dash=[6, 8])), transform3D=about(around_y(40))))
