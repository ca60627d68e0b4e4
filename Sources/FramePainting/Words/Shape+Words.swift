import FrameGeometry

extension Shape: Worded {
    func append(to words: inout PaintWords) {
        switch self {
        case .rect(let rect):
            words.append(0)
            words.append(rect)
        case .roundedRect(let rect, let radii):
            words.append(1)
            words.append(rect)
            words.append(radii)
        case .ring(let rect, let radii, let width):
            words.append(2)
            words.append(rect)
            words.append(radii)
            words.append(width)
        case .ellipse(let rect):
            words.append(3)
            words.append(rect)
        case .path(let path, let rule):
            words.append(4)
            words.append(path)
            words.append(rule)
        case .glyphs(let glyphs):
            words.append(5)
            words.append(glyphs)
        }
    }
}

extension Glyphs: Worded {
    func append(to words: inout PaintWords) {
        words.append(outlines)
        words.append(unit)
        words.append(places)
    }
}

extension Glyphs.Place: Worded {
    func append(to words: inout PaintWords) {
        words.append(outline)
        words.append(origin)
    }
}

extension Path: Worded {
    func append(to words: inout PaintWords) { words.append(elements) }
}

extension Path.Element: Worded {
    func append(to words: inout PaintWords) {
        switch self {
        case .move(let point):
            words.append(0)
            words.append(point)
        case .line(let point):
            words.append(1)
            words.append(point)
        case .quadratic(let control, let point):
            words.append(2)
            words.append(control)
            words.append(point)
        case .cubic(let first, let second, let point):
            words.append(3)
            words.append(first)
            words.append(second)
            words.append(point)
        case .close: words.append(4)
        }
    }
}

extension Stroke: Worded {
    func append(to words: inout PaintWords) {
        words.append(width)
        words.append(cap)
        words.append(join)
        words.append(miterLimit)
        words.append(dash.count)
        for length in dash { words.append(length) }
        words.append(dashPhase)
    }
}

extension CornerRadii: Worded {
    func append(to words: inout PaintWords) {
        words.append(topLeft)
        words.append(topRight)
        words.append(bottomRight)
        words.append(bottomLeft)
        words.append(curve)
    }
}
