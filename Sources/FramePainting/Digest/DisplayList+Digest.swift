import FrameGeometry

extension DisplayList: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(size.width)
        encoder.encode(size.height)
        encoder.encode(scale)
        encoder.encode(background)
        encoder.encode(items)
    }
}

extension PaintItem: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        switch self {
        case .fill(let fill):
            encoder.encode(0)
            encoder.encode(fill)
        case .image(let image):
            encoder.encode(1)
            encoder.encode(image)
        case .group(let group):
            encoder.encode(2)
            encoder.encode(group)
        }
    }
}

extension Mask: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(kind)
        encoder.encode(items)
    }
}

extension Paint: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        switch self {
        case .color(let color):
            encoder.encode(0)
            encoder.encode(color)
        case .gradient(let gradient):
            encoder.encode(1)
            encoder.encode(gradient)
        }
    }
}

extension Gradient: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(kind)
        encoder.encode(stops)
        encoder.encode(spread)
        encoder.encode(transform)
    }
}

extension Gradient.Kind: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        switch self {
        case .linear(let from, let to):
            encoder.encode(0)
            encoder.encode(from)
            encoder.encode(to)
        case .radial(let center, let radius, let focus):
            encoder.encode(1)
            encoder.encode(center)
            encoder.encode(radius)
            encoder.encode(focus)
        case .conic(let center, let start):
            encoder.encode(2)
            encoder.encode(center)
            encoder.encode(start)
        }
    }
}

extension Gradient.Stop: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(offset)
        encoder.encode(color)
    }
}

extension Color: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        for number in [red, green, blue, alpha] { encoder.encode(number) }
    }
}

extension Shape: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        switch self {
        case .rect(let rect):
            encoder.encode(0)
            encoder.encode(rect)
        case .roundedRect(let rect, let radii):
            encoder.encode(1)
            encoder.encode(rect)
            encoder.encode(radii)
        case .ring(let rect, let radii, let width):
            encoder.encode(2)
            encoder.encode(rect)
            encoder.encode(radii)
            encoder.encode(width)
        case .ellipse(let rect):
            encoder.encode(3)
            encoder.encode(rect)
        case .path(let path, let rule):
            encoder.encode(4)
            encoder.encode(path)
            encoder.encode(rule)
        case .glyphs(let glyphs):
            encoder.encode(5)
            encoder.encode(glyphs)
        }
    }
}

extension Glyphs: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(outlines)
        encoder.encode(unit)
        encoder.encode(places)
    }
}

extension Glyphs.Place: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(outline)
        encoder.encode(origin)
    }
}

extension Path: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) { encoder.encode(elements) }
}

extension Path.Element: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        switch self {
        case .move(let point):
            encoder.encode(0)
            encoder.encode(point)
        case .line(let point):
            encoder.encode(1)
            encoder.encode(point)
        case .quadratic(let control, let point):
            encoder.encode(2)
            encoder.encode(control)
            encoder.encode(point)
        case .cubic(let first, let second, let point):
            encoder.encode(3)
            encoder.encode(first)
            encoder.encode(second)
            encoder.encode(point)
        case .close: encoder.encode(4)
        }
    }
}

extension CornerRadii: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(topLeft)
        encoder.encode(topRight)
        encoder.encode(bottomRight)
        encoder.encode(bottomLeft)
        encoder.encode(curve)
    }
}

extension Rect: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(origin)
        encoder.encode(size.width)
        encoder.encode(size.height)
    }
}

extension Point: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        encoder.encode(x)
        encoder.encode(y)
    }
}

extension Affine: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        for number in [a, b, c, d, tx, ty] { encoder.encode(number) }
    }
}

extension Projection: DigestEncodable {
    func encode(into encoder: inout DigestEncoder) {
        for number in [a, b, c, d, tx, ty, p, q, r] { encoder.encode(number) }
    }
}
