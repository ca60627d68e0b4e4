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
    /// The same out of the plane, in points towards the viewer.
    public var anchorPointZ = 0.0
    /// Sorts siblings: higher is nearer. Equal ones keep their order.
    public var zPosition = 0.0
    /// Applied about the anchor point.
    public var transform = Affine.identity
    /// The whole transform where it leaves the plane; ``transform`` is then its part in the plane.
    @Rare public var space: Matrix4?
    /// Applied to all sublayers, about the anchor point.
    public var sublayerTransform = Affine.identity
    /// The same where it leaves the plane: most often a perspective.
    @Rare public var sublayerSpace: Matrix4?
    /// Whether the layer is seen from behind as well.
    public var isDoubleSided = true
    /// 0…1, of the layer with everything in it.
    public var opacity = 1.0
    /// Fades the layer and its sublayers as one picture; otherwise each by itself.
    public var allowsGroupOpacity = true
    /// Makes the layer with everything in it a bitmap of so many pixels per point of its own coordinates, and shows that. Its
    /// opacity is the bitmap's. 0 for none.
    public var rasterScale = 0.0
    /// What the layer's own rectangle looks like where it is turned or skewed. Upright edges are always smooth, and so are
    /// those of a layer with round corners.
    public var edges = Edges.smooth
    /// Skips the layer and everything in it.
    public var isHidden = false
    /// Cuts sublayers and contents off at the rounded bounds.
    public var masksToBounds = false
    /// Shows first what lies behind the layer, inside its rounded bounds: blurred by ``backdropSigma`` points and with colours
    /// that are ``backdropSaturation`` times as strong.
    public var showsBackdrop = false
    public var backdropSigma = 0.0
    public var backdropSaturation = 1.0
    /// How much of the layer is lifted as a page, with everything in it (``Curl``): 0 for none, 1 when it is gone.
    public var curl = 0.0
    public var backgroundColor: Color?
    public var cornerRadius = 0.0
    public var maskedCorners = Corners.all
    public var cornerCurve = CornerCurve.circular
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
    /// Whether that part is repeated instead.
    public var repeatsCenter = false
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

    /// ``transform``, wherever it leads.
    public var wholeTransform: Matrix4 {
        get { space ?? Matrix4(transform) }
        set { (transform, space) = Self.split(newValue) }
    }

    /// ``sublayerTransform``, wherever it leads.
    public var wholeSublayerTransform: Matrix4 {
        get { sublayerSpace ?? Matrix4(sublayerTransform) }
        set { (sublayerTransform, sublayerSpace) = Self.split(newValue) }
    }

    /// The one part in the plane, and the whole if it leaves it.
    static func split(_ matrix: Matrix4) -> (Affine, Matrix4?) {
        if let map = matrix.affine { return (map, nil) }
        let (x, y, w) = (matrix.row1, matrix.row2, matrix.row4)
        return (Affine(a: x.x, b: x.y, c: y.x, d: y.y, tx: w.x, ty: w.y), matrix)
    }

    /// From the layer's own coordinates to its superlayer's, depth included.
    var spaceToParent: Matrix4 {
        Matrix4.translation(x: -anchor.x, y: -anchor.y, z: -anchorPointZ).then(wholeTransform)
            .then(.translation(x: position.x, y: position.y, z: zPosition))
    }

    /// A map of space that is applied about the anchor point, in the layer's own coordinates.
    func aboutAnchor(_ map: Matrix4) -> Matrix4 {
        if let flat = map.affine { return Matrix4(aboutAnchor(flat)) }
        return Matrix4.translation(x: -anchor.x, y: -anchor.y, z: 0).then(map)
            .then(.translation(x: anchor.x, y: anchor.y, z: 0))
    }

    /// What happens to sublayers, in the layer's own coordinates.
    var sublayersToLayer: Matrix4 { aboutAnchor(wholeSublayerTransform) }

    /// Whether what the layer holds stays in space instead of its plane: then nothing of the layer itself is seen.
    var keepsDepth: Bool {
        switch kind {
        case .transform: true
        case .replicator: replication.preservesDepth
        case .plain, .shape, .gradient: false
        }
    }

    /// The radii of the corners that are rounded.
    var cornerRadii: CornerRadii {
        guard cornerRadius > 0 else { return .zero }
        func radius(_ corner: Corners) -> Double { maskedCorners.contains(corner) ? cornerRadius : 0 }
        return CornerRadii(
            topLeft: radius(.topLeft), topRight: radius(.topRight),
            bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft), curve: cornerCurve)
    }
}
