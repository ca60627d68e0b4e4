public import FrameGeometry

/// What a shape layer draws. Defaults are `CAShapeLayer`'s, as documented. Lengths are points.
public struct ShapeStyle: RareProperties {
    /// In the layer's own coordinates; not cut off at its bounds.
    public var path = Path()
    public var fillColor: Color? = .black
    public var fillRule = FillRule.nonzero
    public var strokeColor: Color?
    /// The part of the path that is stroked, 0…1 of the length of all contours together; nothing if the end is not after
    /// the start. Dashes begin at the start.
    public var strokeStart = 0.0
    public var strokeEnd = 1.0
    public var lineWidth = 1.0
    public var lineCap = Stroke.Cap.butt
    public var lineJoin = Stroke.Join.miter
    public var miterLimit = 10.0
    public var dash: [Double] = []
    public var dashPhase = 0.0

    public init() {}
}
