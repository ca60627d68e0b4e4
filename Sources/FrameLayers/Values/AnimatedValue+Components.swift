internal import FrameGeometry

extension AnimatedValue {
    /// The numbers the value is made of, in the order its type has them: a rectangle's x, y, width, height; a colour's red,
    /// green, blue, alpha; a transform's entries row by row; a path's points, controls included.
    public var components: [Double] {
        switch self {
        case .number(let value): [value]
        case .point(let point): [point.x, point.y]
        case .size(let size): [size.width, size.height]
        case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        case .color(let color): [color.red, color.green, color.blue, color.alpha]
        case .affine(let map): [map.a, map.b, map.c, map.d, map.tx, map.ty]
        case .matrix(let matrix): matrix.numbers
        case .path(let path): path.numbers
        case .colors(let colors): colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
        case .numbers(let numbers): numbers
        }
    }

    /// A value of the same kind made of other numbers; `self` when there are not as many as ``components`` has.
    public func replacing(components: [Double]) -> AnimatedValue {
        guard components.count == self.components.count else { return self }
        func color(_ list: [Double]) -> Color { Color(red: list[0], green: list[1], blue: list[2], alpha: list[3]) }
        func rect(_ list: [Double]) -> Rect { Rect(x: list[0], y: list[1], width: list[2], height: list[3]) }
        func affine(_ list: [Double]) -> Affine {
            Affine(a: list[0], b: list[1], c: list[2], d: list[3], tx: list[4], ty: list[5])
        }
        return switch self {
        case .number: .number(components[0])
        case .point: .point(Point(x: components[0], y: components[1]))
        case .size: .size(Size(width: components[0], height: components[1]))
        case .rect: .rect(rect(components))
        case .color: .color(color(components))
        case .affine: .affine(affine(components))
        case .matrix: Matrix4(components).map(AnimatedValue.matrix) ?? self
        case .path(let path): .path(path.replacing(numbers: components))
        case .colors(let colors): .colors(colors.indices.map { color(Array(components[4 * $0..<4 * $0 + 4])) })
        case .numbers: .numbers(components)
        }
    }

    /// Whether the two can be mixed: of one type, and where that comes in several structures (paths, lists), of one structure.
    func isSameKind(as other: AnimatedValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
            (.affine, .affine), (.matrix, .matrix):
            true
        case (.path(let path), .path(let other)): path.hasSameStructure(as: other)
        case (.colors(let colors), .colors(let others)): colors.count == others.count
        case (.numbers(let numbers), .numbers(let others)): numbers.count == others.count
        case (.number, _), (.point, _), (.size, _), (.rect, _), (.color, _), (.affine, _), (.matrix, _), (.path, _),
            (.colors, _), (.numbers, _):
            false
        }
    }

    /// Both values' numbers joined pair by pair, in a value like this one; `nil` for values of two different kinds.
    func joined(with other: AnimatedValue, by join: (Double, Double) -> Double) -> AnimatedValue? {
        guard isSameKind(as: other) else { return nil }
        return replacing(components: zip(components, other.components).map(join))
    }
}
