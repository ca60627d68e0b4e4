public import FrameGeometry
public import FramePainting

/// Everything a layer shows, as plain values. A `CALayer` keeps its model in one of these; a commit copies it; sampling
/// changes the copy. Lengths are points, y down.
public struct LayerProperties: Equatable, Sendable {
    public var kind = LayerKind.plain
    public var bounds = Rect.zero
    /// Where the anchor point lies in the superlayer's coordinates.
    public var position = Point.zero
    /// The point of the bounds that ``position`` places and ``transform`` turns about, in fractions of the bounds' size.
    public var anchorPoint = Point(x: 0.5, y: 0.5)
    /// Sorts siblings: higher is nearer. Equal ones keep their order.
    public var zPosition = 0.0
    /// Applied about the anchor point.
    public var transform = Affine.identity
    /// Applied to all sublayers, about the anchor point.
    public var sublayerTransform = Affine.identity
    /// 0…1, of the layer with everything in it.
    public var opacity = 1.0
    /// Fades the layer and its sublayers as one picture; otherwise each by itself.
    public var allowsGroupOpacity = true
    /// Skips the layer and everything in it.
    public var isHidden = false
    /// Cuts sublayers and contents off at the rounded bounds.
    public var masksToBounds = false
    public var backgroundColor: Color?
    public var cornerRadius = 0.0
    public var maskedCorners = Corners.all
    /// Rounds corners as iOS rounds its own (``FrameGeometry/Path/init(continuous:_:)``) instead of by circles.
    public var hasContinuousCorners = false
    public var borderWidth = 0.0
    public var borderColor = Color.black
    /// Of the shadow, with ``shadowOpacity`` on top. Core Animation's documented defaults.
    public var shadowColor = Color.black
    /// 0…1; 0 for no shadow.
    public var shadowOpacity = 0.0
    /// The blur in points: taken as a Gaussian's standard deviation (uikit-facts 5: reported).
    public var shadowRadius = 3.0
    public var shadowOffset = Size(width: 0, height: -3)
    /// What casts the shadow, in the layer's own coordinates, by the non-zero rule; `nil` for what the layer shows.
    public var shadowPath: Path?
    public var contents: Bitmap?
    /// Painted above ``contents``, where these would be.
    public var drawing: Drawing?
    public var contentsGravity = ContentsGravity.resize
    /// Pixels of ``contents`` per point, for the gravities that do not scale.
    public var contentsScale = 1.0
    /// The part of ``contents`` to show, in fractions of its size.
    public var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
    /// The part of what is shown of ``contents`` that stretches, in fractions of its size. What lies beside it keeps its size
    /// along one side, the corners along both. Has an effect where the gravity scales.
    public var contentsCenter = Rect(x: 0, y: 0, width: 1, height: 1)
    /// How contents are enlarged, and how reduced.
    public var magnification = ImageItem.Sampling.bilinear
    public var minification = ImageItem.Sampling.bilinear
    /// Of a layer of kind ``LayerKind/shape``.
    @Rare public var shape: ShapeStyle
    /// Of a layer of kind ``LayerKind/gradient``.
    @Rare public var gradient: GradientStyle
    /// Of a layer of kind ``LayerKind/replicator``.
    @Rare public var replication: ReplicationStyle

    public init() {}

    /// From the layer's own coordinates (those of its bounds) to its superlayer's.
    public var transformToParent: Affine {
        let anchor = anchor
        if transform.isIdentity {
            return .translation(x: position.x - anchor.x, y: position.y - anchor.y)
        }
        return Affine.translation(x: -anchor.x, y: -anchor.y)
            .then(transform)
            .then(.translation(x: position.x, y: position.y))
    }

    /// ``anchorPoint`` in the layer's own coordinates.
    var anchor: Point {
        Point(x: bounds.minX + anchorPoint.x * bounds.size.width, y: bounds.minY + anchorPoint.y * bounds.size.height)
    }

    /// A map that is applied about the anchor point, in the layer's own coordinates.
    public func aboutAnchor(_ map: Affine) -> Affine {
        if map.isIdentity { return map }
        let anchor = anchor
        return Affine.translation(x: -anchor.x, y: -anchor.y).then(map).then(.translation(x: anchor.x, y: anchor.y))
    }

    /// The radii of the corners that are rounded.
    var cornerRadii: CornerRadii {
        guard cornerRadius > 0 else { return .zero }
        func radius(_ corner: Corners) -> Double { maskedCorners.contains(corner) ? cornerRadius : 0 }
        return CornerRadii(
            topLeft: radius(.topLeft), topRight: radius(.topRight),
            bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft))
    }
}
