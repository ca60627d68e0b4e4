public import FrameGeometry

/// A value of an animatable property. Two of one kind can be mixed and added.
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

    /// What a property's values are, whichever form a transform has.
    public enum Kind: CaseIterable, Sendable {
        case number, point, size, rect, color, transform, path, colors, numbers
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
        }
    }

    /// A transform in its simplest form: ``affine(_:)`` if it stays in the plane.
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
    /// A transform of either kind.
    public var anyMatrix: Matrix4? { matrix ?? affine.map { Matrix4($0) } }
    public var path: Path? { if case .path(let value) = self { value } else { nil } }
    public var colors: [Color]? { if case .colors(let value) = self { value } else { nil } }
    public var numbers: [Double]? { if case .numbers(let value) = self { value } else { nil } }
}
