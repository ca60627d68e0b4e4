extension Path {
    /// Whether both are made of the same kinds of elements, in the same order.
    public func hasSameStructure(as other: Path) -> Bool {
        elements.count == other.elements.count
            && zip(elements, other.elements).allSatisfy { element, other in
                switch (element, other) {
                case (.move, .move), (.line, .line), (.quadratic, .quadratic), (.cubic, .cubic), (.close, .close): true
                case (.move, _), (.line, _), (.quadratic, _), (.cubic, _), (.close, _): false
                }
            }
    }

    /// The coordinates of all points in order, x before y.
    public var numbers: [Double] { elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } } }

    /// The same elements made of other numbers; `self` when there are not as many as ``numbers`` has.
    public func replacing(numbers: [Double]) -> Path {
        guard numbers.count == elements.reduce(0, { $0 + 2 * $1.points.count }) else { return self }
        var index = 0
        func next() -> Point {
            index += 2
            return Point(x: numbers[index - 2], y: numbers[index - 1])
        }
        return Path(
            elements.map { element in
                switch element {
                case .move: .move(next())
                case .line: .line(next())
                case .quadratic: .quadratic(control: next(), next())
                case .cubic: .cubic(next(), next(), next())
                case .close: .close
                }
            })
    }
}
