public import FrameGeometry
public import FramePainting

/// A value of an animatable property. Two values of one kind can be mixed and added.
public enum AnimatedValue: Equatable, Sendable {
    case number(Double)
    case point(Point)
    case size(Size)
    case rect(Rect)
    case color(Color)
    case affine(Affine)
    case matrix(Matrix4)
    case path(Path)
    case colors([Color])
    case numbers([Double])
    /// An image, or `nil` for a clear one.
    case image(RasterImage?)

    /// The kind of a property's values. All forms of a transform are one kind.
    public enum Kind: CaseIterable, Sendable {
        case number, point, size, rect, color, transform, path, colors, numbers, image
    }

    public var kind: Kind {
        switch self {
        case .number: .number
        case .point: .point
        case .size: .size
        case .rect: .rect
        case .color: .color
        case .affine, .matrix: .transform
        case .path: .path
        case .colors: .colors
        case .numbers: .numbers
        case .image: .image
        }
    }

    /// Returns a transform in its simplest form, which is ``affine(_:)`` if it stays in the plane.
    public static func transform(_ matrix: Matrix4) -> AnimatedValue {
        matrix.affine.map(AnimatedValue.affine) ?? .matrix(matrix)
    }

    public var number: Double? { if case .number(let value) = self { value } else { nil } }
    public var point: Point? { if case .point(let value) = self { value } else { nil } }
    public var size: Size? { if case .size(let value) = self { value } else { nil } }
    public var rect: Rect? { if case .rect(let value) = self { value } else { nil } }
    public var color: Color? { if case .color(let value) = self { value } else { nil } }
    public var affine: Affine? { if case .affine(let value) = self { value } else { nil } }
    public var matrix: Matrix4? { if case .matrix(let value) = self { value } else { nil } }
    /// Transform of either kind as a matrix.
    public var anyMatrix: Matrix4? { matrix ?? affine.map { Matrix4($0) } }
    public var path: Path? { if case .path(let value) = self { value } else { nil } }
    public var colors: [Color]? { if case .colors(let value) = self { value } else { nil } }
    public var numbers: [Double]? { if case .numbers(let value) = self { value } else { nil } }
    /// The image; `nil` for another kind.
    public var image: RasterImage?? { if case .image(let value) = self { .some(value) } else { nil } }
}

extension AnimatedValue {
    /// Numbers of the value in the order of its type: x, y, width, height of a rectangle; red, green, blue, alpha of a
    /// color; the entries of a transform row by row; the points of a path including control points; none of an image.
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
        case .image: []
        }
    }

    /// Returns a value of the same kind with other numbers, or `self` if their count differs from ``components``.
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
        case .image: self
        }
    }

    /// Whether the two values can be interpolated, which requires the same type, and for paths and lists also the same
    /// structure.
    func isSameKind(as other: AnimatedValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
            (.affine, .affine), (.matrix, .matrix):
            true
        case (.path(let path), .path(let other)): path.hasSameStructure(as: other)
        case (.colors(let colors), .colors(let others)): colors.count == others.count
        case (.numbers(let numbers), .numbers(let others)): numbers.count == others.count
        case (.number, _), (.point, _), (.size, _), (.rect, _), (.color, _), (.affine, _), (.matrix, _), (.path, _),
            (.colors, _), (.numbers, _), (.image, _):
            false
        }
    }

    /// Returns a value like this one with the numbers of both values combined pairwise, or `nil` for values of
    /// different kinds.
    func joined(with other: AnimatedValue, by join: (Double, Double) -> Double) -> AnimatedValue? {
        guard isSameKind(as: other) else { return nil }
        return replacing(components: zip(components, other.components).map(join))
    }
}
