extension Path {
    /// The same contours, in the same order, each gone along the other way round.
    public var reversed: Path {
        var result: [Element] = []
        var contour: [Element] = []
        func finish() {
            result += Path(contour).reversedContour
            contour = []
        }
        for element in elements {
            if case .move = element { finish() }
            contour.append(element)
            if case .close = element {
                let start = Path(contour).start
                finish()
                contour = [.move(start)]
            }
        }
        if contour.count > 1 || contour.count == elements.count { finish() }
        return Path(result)
    }

    private var start: Point {
        if case .move(let point)? = elements.first { point } else { .zero }
    }

    /// Of a path with one contour.
    private var reversedContour: [Element] {
        var result: [Element] = []
        var here = start
        var isClosed = false
        for element in elements {
            switch element {
            case .move: continue
            case .line: result.append(.line(here))
            case .quadratic(let control, _): result.append(.quadratic(control: control, here))
            case .cubic(let first, let second, _): result.append(.cubic(second, first, here))
            case .close: isClosed = true
            }
            here = element.points.last ?? here
        }
        guard !elements.isEmpty else { return [] }
        return [.move(here)] + result.reversed() + (isClosed ? [.close] : [])
    }
}
