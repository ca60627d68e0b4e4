import FrameGeometry

extension Paint: Worded {
    func append(to words: inout PaintWords) {
        switch self {
        case .color(let color):
            words.append(0)
            words.append(color)
        case .gradient(let gradient):
            words.append(1)
            words.append(gradient)
        }
    }
}

extension Gradient: Worded {
    func append(to words: inout PaintWords) {
        words.append(kind)
        words.append(stops)
        words.append(spread)
        words.append(transform)
    }
}

extension Gradient.Kind: Worded {
    func append(to words: inout PaintWords) {
        switch self {
        case .linear(let from, let to):
            words.append(0)
            words.append(from)
            words.append(to)
        case .radial(let center, let radius, let focus):
            words.append(1)
            words.append(center)
            words.append(radius)
            words.append(focus)
        case .conic(let center, let start):
            words.append(2)
            words.append(center)
            words.append(start)
        }
    }
}

extension Gradient.Stop: Worded {
    func append(to words: inout PaintWords) {
        words.append(offset)
        words.append(color)
    }
}

extension Color: Worded {
    func append(to words: inout PaintWords) {
        for number in [red, green, blue, alpha] { words.append(number) }
    }
}
