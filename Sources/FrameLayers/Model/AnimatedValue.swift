public import FrameGeometry

/// A value that can be mixed with another of its kind.
public enum AnimatedValue: Equatable, Sendable {
    case number(Double)
    case point(Point)
    case size(Size)
    case rect(Rect)
    case color(Color)
    case affine(Affine)
    case matrix(Matrix4)

    public var number: Double? { if case .number(let value) = self { value } else { nil } }
    public var point: Point? { if case .point(let value) = self { value } else { nil } }
    public var size: Size? { if case .size(let value) = self { value } else { nil } }
    public var rect: Rect? { if case .rect(let value) = self { value } else { nil } }
    public var color: Color? { if case .color(let value) = self { value } else { nil } }
    public var affine: Affine? { if case .affine(let value) = self { value } else { nil } }
    public var matrix: Matrix4? { if case .matrix(let value) = self { value } else { nil } }
}
