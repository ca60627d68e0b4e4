public import FrameGeometry
public import FramePainting

/// An animatable property of a layer: one row of the table that sampling, Core Animation's key paths, view animations and
/// scene files share.
///
/// To add one, write its row in ``all`` and its stored value in ``LayerProperties``, both in this file; its effect in
/// `Emission/`; its accessor in QuartzCore's `CALayer`. A test fails for a row that lacks one of them.
public struct LayerProperty: Sendable {
    /// The part of the layer that a property changes, named after what draws it in `Emission/`.
    public enum Effect: CaseIterable, Sendable {
        /// Place, size and transform of the layer.
        case geometry
        /// The order among siblings.
        case order
        /// Place and transform of the sublayers.
        case sublayers
        case opacity, backdrop, curl, background, corners, border, shadow, contents, shape, gradient, replication
    }

    /// How an animation block of a view animates a change.
    public enum ViewAnimation: Sendable {
        /// The model has the new value at once; the difference to the old one is added and fades to nothing, so that
        /// several animations of one property sum: UIKit's way with geometry since iOS 8 (uikit-facts 1.7: d-ronnqvist's
        /// gist, iosoteric).
        case additive
        /// From the old value to the new one, hiding what is underneath.
        case replacing
    }

    /// Core Animation's spelling: `position`, `bounds.size`, `transform`.
    public let keyPath: String
    public let kind: AnimatedValue.Kind
    public let effect: Effect
    /// `nil` for a property that views do not animate.
    public let viewAnimation: ViewAnimation?
    /// The value in a set of properties. A missing colour is clear, a missing path empty.
    public let read: @Sendable (LayerProperties) -> AnimatedValue
    /// Stores a value. One of another kind changes nothing.
    public let write: @Sendable (inout LayerProperties, AnimatedValue) -> Void

    public static let all = geometry + transformParts + appearance + shapes + gradients + replicators

    // Rows that code refers to by name.
    public static let position = point("position", \.position, .geometry, inViews: .additive)
    public static let boundsSize = size("bounds.size", \.bounds.size, .geometry, inViews: .additive)
    public static let transform = transform("transform", \.wholeTransform, .geometry, inViews: .additive)
    /// Reads the factor along x; sets all.
    public static let scale = part("transform.scale", \.uniformScale, \.uniformScale)
    /// Radians about z.
    public static let rotation = part("transform.rotation.z", \.rotation, \.turns.z)
    public static let opacity = number("opacity", \.opacity, .opacity, inViews: .replacing)
    public static let backgroundColor = color(
        "backgroundColor", \.backgroundColor, .background, inViews: .replacing)
    public static let cornerRadius = number("cornerRadius", \.cornerRadius, .corners, inViews: .replacing)

    private static let geometry: [LayerProperty] = [
        rect("bounds", \.bounds, .geometry),
        point("bounds.origin", \.bounds.origin, .geometry, inViews: .additive),
        number("bounds.origin.x", \.bounds.origin.x, .geometry),
        number("bounds.origin.y", \.bounds.origin.y, .geometry),
        boundsSize,
        number("bounds.size.width", \.bounds.size.width, .geometry),
        number("bounds.size.height", \.bounds.size.height, .geometry),
        position,
        number("position.x", \.position.x, .geometry),
        number("position.y", \.position.y, .geometry),
        point("anchorPoint", \.anchorPoint, .geometry, inViews: .additive),
        number("anchorPoint.x", \.anchorPoint.x, .geometry),
        number("anchorPoint.y", \.anchorPoint.y, .geometry),
        number("anchorPointZ", \.anchorPointZ, .geometry),
        number("zPosition", \.zPosition, .order, inViews: .additive),
        transform,
        transform("sublayerTransform", \.wholeSublayerTransform, .sublayers),
    ]

    private static let transformParts: [LayerProperty] = [
        part("transform.rotation", \.rotation, \.turns.z),
        part("transform.rotation.x", \.turns.x),
        part("transform.rotation.y", \.turns.y),
        rotation,
        scale,
        part("transform.scale.x", \.scale.width, \.scale.x),
        part("transform.scale.y", \.scale.height, \.scale.y),
        part("transform.scale.z", \.scale.z),
        size("transform.translation", \.translation, .geometry),
        part("transform.translation.x", \.translation.x, \.translation.x),
        part("transform.translation.y", \.translation.y, \.translation.y),
        part("transform.translation.z", \.translation.z),
    ]

    private static let appearance: [LayerProperty] = [
        opacity,
        number("backdropSigma", \.backdropSigma, .backdrop, inViews: .replacing),
        number("backdropSaturation", \.backdropSaturation, .backdrop, inViews: .replacing),
        number("curl", \.curl, .curl, inViews: .replacing),
        backgroundColor,
        cornerRadius,
        number("borderWidth", \.borderWidth, .border, inViews: .replacing),
        color("borderColor", \.borderColor, .border, inViews: .replacing),
        color("shadowColor", \.shadowColor, .shadow),
        number("shadowOpacity", \.shadowOpacity, .shadow),
        number("shadowRadius", \.shadowRadius, .shadow),
        size("shadowOffset", \.shadowOffset, .shadow),
        number("shadowOffset.width", \.shadowOffset.width, .shadow),
        number("shadowOffset.height", \.shadowOffset.height, .shadow),
        path("shadowPath", \.shadowPath, .shadow),
        rect("contentsRect", \.contentsRect, .contents, inViews: .replacing),
        rect("contentsCenter", \.contentsCenter, .contents),
    ]

    private static let shapes: [LayerProperty] = [
        path("path", \.shape.path, .shape),
        color("fillColor", \.shape.fillColor, .shape),
        color("strokeColor", \.shape.strokeColor, .shape),
        number("strokeStart", \.shape.strokeStart, .shape),
        number("strokeEnd", \.shape.strokeEnd, .shape),
        number("lineWidth", \.shape.lineWidth, .shape),
        number("miterLimit", \.shape.miterLimit, .shape),
        number("lineDashPhase", \.shape.dashPhase, .shape),
    ]

    private static let gradients: [LayerProperty] = [
        colors("colors", \.gradient.colors, .gradient),
        numbers("locations", \.gradient.shownLocations, .gradient),
        point("startPoint", \.gradient.start, .gradient),
        point("endPoint", \.gradient.end, .gradient),
        number("startPoint.x", \.gradient.start.x, .gradient),
        number("startPoint.y", \.gradient.start.y, .gradient),
        number("endPoint.x", \.gradient.end.x, .gradient),
        number("endPoint.y", \.gradient.end.y, .gradient),
    ]

    private static let replicators: [LayerProperty] = [
        number("instanceDelay", \.replication.delay, .replication),
        transform("instanceTransform", \.replication.wholeTransform, .replication),
        color("instanceColor", \.replication.color, .replication),
        number("instanceRedOffset", \.replication.redOffset, .replication),
        number("instanceGreenOffset", \.replication.greenOffset, .replication),
        number("instanceBlueOffset", \.replication.blueOffset, .replication),
        number("instanceAlphaOffset", \.replication.alphaOffset, .replication),
    ]

    // MARK: Finding rows

    /// The `CALayer` property that a row is, or is a part of: `bounds` for `bounds.size.width`.
    public var name: Substring { keyPath.prefix { $0 != "." } }

    /// Whether a change of a layer on screen animates without being asked to. Paths do not, as Core Animation documents.
    public var isImplicitlyAnimated: Bool { kind != .path }

    private static let byKeyPath = Dictionary(uniqueKeysWithValues: all.map { ($0.keyPath, $0) })

    /// The row of a key path, or `nil` where nothing animatable has that name.
    public static func named(_ keyPath: String) -> LayerProperty? { byKeyPath[keyPath] }

    private static let inViews = Dictionary(grouping: all.filter { $0.viewAnimation != nil }, by: \.name)

    /// The properties that an animation block of a view animates when the `CALayer` property `name` changes: itself, or
    /// its parts. Empty for one that views do not animate.
    public static func animatedInViews(_ name: String) -> [LayerProperty] { inViews[name[...]] ?? [] }
}

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
}
