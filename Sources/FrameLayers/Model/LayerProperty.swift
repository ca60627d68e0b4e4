public import FrameGeometry
public import FramePainting

/// An animatable property of a layer: one row of the table shared by sampling, Core Animation's key paths, view
/// animations and scene files.
///
/// To add one, write its row in ``all`` and its stored value in ``LayerProperties``, both in this file; its effect in
/// `Emission/`; its accessor in QuartzCore's `CALayer.swift`. A test fails for a row that lacks one of them.
public struct LayerProperty: Sendable {
    /// The part of the layer that a property changes, named after the code that draws it in `Emission/`.
    public enum Effect: CaseIterable, Sendable {
        /// Position, size and transform of the layer.
        case geometry
        /// The order among siblings.
        case order
        /// Position and transform of the sublayers.
        case sublayers
        case opacity, backdrop, curl, background, corners, border, shadow, contents, shape, gradient, replication
        /// Content that the application draws itself.
        case custom
    }

    /// The way an animation block of a view animates a change.
    public enum ViewAnimation: Sendable {
        /// The model has the new value at once; the difference from the old value is added and fades to nothing, so
        /// that several animations of one property add up. This is how UIKit has animated geometry since iOS 8
        /// (facts/additive-animations: d-ronnqvist's gist, iosoteric).
        case additive
        /// The animation goes from the old value to the new one and hides values underneath.
        case replacing
    }

    /// Core Animation's spelling, such as `position`, `bounds.size` or `transform`.
    public let keyPath: String
    public let kind: AnimatedValue.Kind
    public let effect: Effect
    /// Animation in view blocks; `nil` for a property that views do not animate.
    public let viewAnimation: ViewAnimation?
    /// Returns the value in a set of properties. A missing color is clear, and a missing path is empty.
    public let read: @Sendable (LayerProperties) -> AnimatedValue
    /// Stores a value. A value of another kind changes nothing.
    public let write: @Sendable (inout LayerProperties, AnimatedValue) -> Void

    public static let all = geometry + transformParts + appearance + shapes + gradients + replicators

    // Rows that code refers to by name.
    public static let position = point("position", \.position, .geometry, inViews: .additive)
    public static let boundsSize = size("bounds.size", \.bounds.size, .geometry, inViews: .additive)
    public static let transform = transform("transform", \.wholeTransform, .geometry, inViews: .additive)
    /// Scale factor. Reading returns the factor along x; writing sets all factors.
    public static let scale = part("scale", \.uniformScale, \.uniformScale)
    /// Rotation about z, in radians.
    public static let rotation = part("rotation.z", \.rotation, \.turns.z)
    /// Hidden state, which is in effect only at 1: a layer appears at the start of an animation and disappears at its
    /// end.
    public static let hidden = number("hidden", \.hiding, .opacity)
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

    private static let transformParts =
        [rotation, scale, size("transform.translation", \.ownTransform.translation, .geometry)]
        + parts(of: .own) + [
            size("sublayerTransform.translation", \.transformOfSublayers.translation, .sublayers),
            size("instanceTransform.translation", \.transformOfInstances.translation, .replication),
        ]
        + [Transform.ofSublayers, .ofInstances].flatMap { transform in
            [
                part("rotation.z", \.rotation, \.turns.z, of: transform),
                part("scale", \.uniformScale, \.uniformScale, of: transform),
            ] + parts(of: transform)
        }

    /// The parts that no code refers to by name.
    private static func parts(of transform: Transform) -> [LayerProperty] {
        [
            part("rotation", \.rotation, \.turns.z, of: transform),
            part("rotation.x", \.turns.x, of: transform),
            part("rotation.y", \.turns.y, of: transform),
            part("scale.x", \.scale.width, \.scale.x, of: transform),
            part("scale.y", \.scale.height, \.scale.y, of: transform),
            part("scale.z", \.scale.z, of: transform),
            // Two axes at once: facts/key-paths-of-axes.
            part("scale.xy", \.uniformScale, \.planeScale, of: transform),
            part("scale.yx", \.uniformScale, \.planeScale, of: transform),
            part("translation.x", \.translation.x, \.translation.x, of: transform),
            part("translation.y", \.translation.y, \.translation.y, of: transform),
            part("translation.z", \.translation.z, of: transform),
        ]
    }

    private static let appearance: [LayerProperty] = [
        opacity,
        hidden,
        number("backdropSigma", \.backdropSigma, .backdrop, inViews: .replacing),
        number("backdropSaturation", \.backdropSaturation, .backdrop, inViews: .replacing),
        number("curl", \.curl, .curl, inViews: .replacing),
        backgroundColor,
        cornerRadius,
        number("borderWidth", \.borderWidth, .border, inViews: .replacing),
        color("borderColor", \.borderColor, .border, inViews: .replacing),
        // Shadows animate like other layer properties, except for paths: facts/shadows-in-blocks (likely).
        color("shadowColor", \.shadowColor, .shadow, inViews: .replacing),
        number("shadowOpacity", \.shadowOpacity, .shadow, inViews: .replacing),
        number("shadowRadius", \.shadowRadius, .shadow, inViews: .replacing),
        size("shadowOffset", \.shadowOffset, .shadow, inViews: .replacing),
        number("shadowOffset.width", \.shadowOffset.width, .shadow),
        number("shadowOffset.height", \.shadowOffset.height, .shadow),
        path("shadowPath", \.shadowPath, .shadow),
        image("contents", \.contents, .contents),
        rect("contentsRect", \.contentsRect, .contents, inViews: .replacing),
        point("contentsRect.origin", \.contentsRect.origin, .contents),
        number("contentsRect.origin.x", \.contentsRect.origin.x, .contents),
        number("contentsRect.origin.y", \.contentsRect.origin.y, .contents),
        size("contentsRect.size", \.contentsRect.size, .contents),
        number("contentsRect.size.width", \.contentsRect.size.width, .contents),
        number("contentsRect.size.height", \.contentsRect.size.height, .contents),
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

    /// The `CALayer` property that the row represents or is a part of, such as `bounds` for `bounds.size.width`.
    public var name: Substring { keyPath.prefix { $0 != "." } }

    /// Whether a change of a layer on screen is animated implicitly. Changes of paths are not, as Core Animation
    /// documents; those of contents are not here.
    public var isImplicitlyAnimated: Bool { kind != .path && kind != .image }

    private static let byKeyPath = Dictionary(uniqueKeysWithValues: all.map { ($0.keyPath, $0) })

    /// Returns the row of a key path, or `nil` if nothing animatable has that name.
    public static func named(_ keyPath: String) -> LayerProperty? { byKeyPath[keyPath] }

    private static let inViews = Dictionary(grouping: all.filter { $0.viewAnimation != nil }, by: \.name)

    /// Returns the properties that an animation block of a view animates when the `CALayer` property `name` changes:
    /// itself, or its parts. Empty for a property that views do not animate.
    public static func animatedInViews(_ name: String) -> [LayerProperty] { inViews[name[...]] ?? [] }
}

/// The properties of a layer that determine what it draws. A `CALayer` keeps its model in one of these, a commit copies
/// it, and sampling changes the copy. Lengths are points, with y pointing down.
public struct LayerProperties: Equatable, Sendable {
    public var kind = LayerKind.plain
    public var bounds = Rect.zero
    /// Anchor point in the superlayer's coordinates.
    public var position = Point.zero
    /// Point of the bounds, in fractions of the size, that ``position`` places and ``transform`` is applied about.
    public var anchorPoint = Point(x: 0.5, y: 0.5)
    /// Distance of the anchor from the plane, in points toward the viewer.
    public var anchorPointZ = 0.0
    /// Depth that sorts siblings: higher is nearer. Equal values keep the order of the sublayers.
    public var zPosition = 0.0
    /// Transform applied about the anchor point.
    public var transform = Affine.identity
    /// The whole transform if it leaves the plane; ``transform`` is then its part in the plane.
    @Rare public var space: Matrix4?
    /// Transform applied to all sublayers, about the anchor point.
    public var sublayerTransform = Affine.identity
    /// The whole sublayer transform if it leaves the plane, usually a perspective.
    @Rare public var sublayerSpace: Matrix4?
    /// Whether the layer is visible from behind.
    public var isDoubleSided = true
    /// Opacity of the layer with its sublayers, 0…1.
    public var opacity = 1.0
    /// Whether the layer and its sublayers fade as one image instead of individually.
    public var allowsGroupOpacity = true
    /// Pixels per point of the layer's own coordinates at which the layer, with its sublayers, is rasterized before it
    /// is drawn; 0 for no rasterization. Its opacity applies to the resulting image.
    public var rasterScale = 0.0
    /// Edges of the layer's own rectangle and of content clipped to it. The edges of a layer with rounded corners are
    /// smooth.
    public var edges = Edges.hard
    /// Animatable hidden state, 0…1; the layer is hidden only at 1.
    public var hiding = 0.0
    /// Whether the layer and its sublayers are skipped.
    public var isHidden: Bool {
        get { hiding >= 1 }
        set { hiding = newValue ? 1 : 0 }
    }
    /// Whether contents and sublayers are clipped to the rounded bounds.
    public var masksToBounds = false
    /// How the layer with its sublayers is combined with everything below it in its superlayer.
    public var blend = BlendMode.normal
    /// Whether everything behind the rounded bounds is drawn again first, blurred by ``backdropSigma`` points and with
    /// its saturation multiplied by ``backdropSaturation``.
    public var showsBackdrop = false
    public var backdropSigma = 0.0
    public var backdropSaturation = 1.0
    /// Progress of a page curl (`Curl`) of the layer with its sublayers, from 0 for flat to 1 for gone.
    public var curl = 0.0
    public var backgroundColor: Color?
    public var cornerRadius = 0.0
    public var maskedCorners = Corners.all
    public var cornerCurve = CornerCurve.circular
    public var borderWidth = 0.0
    public var borderColor = Color.black
    /// Color multiplied by ``shadowOpacity``. The shadow's defaults are Core Animation's, as documented.
    public var shadowColor = Color.black
    /// Opacity of the shadow, 0…1; there is no shadow at 0.
    public var shadowOpacity = 0.0
    /// Radius in points, which is the standard deviation of a Gaussian that is cut off at twice the radius
    /// (facts/shadow-blur).
    public var shadowRadius = 3.0
    public var shadowOffset = Size(width: 0, height: -3)
    /// Outline of the shadow in the layer's own coordinates, filled by the non-zero rule; `nil` for the layer's image.
    public var shadowPath: Path?
    public var contents: RasterImage?
    /// Drawing placed over ``contents``, in the same rectangle.
    public var drawing: Drawing?
    public var contentsGravity = ContentsGravity.resize
    /// Pixels of ``contents`` per point, for gravities that do not scale.
    public var contentsScale = 1.0
    /// Part of ``contents`` that is drawn, in fractions of its size.
    public var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1)
    /// Part of ``contentsRect`` that stretches, in fractions of its size. The adjacent parts keep their size along one
    /// axis, the corners along both. It applies to gravities that scale.
    public var contentsCenter = Rect(x: 0, y: 0, width: 1, height: 1)
    /// Whether the part in ``contentsCenter`` is tiled instead of stretched.
    public var repeatsCenter = false
    /// Sampling of enlarged contents; ``minification`` applies to reduced ones.
    public var magnification = ImageItem.Sampling.bilinear
    public var minification = ImageItem.Sampling.bilinear
    /// Style of a layer of kind ``LayerKind/shape``.
    @Rare public var shape: ShapeStyle
    /// Style of a layer of kind ``LayerKind/gradient``.
    @Rare public var gradient: GradientStyle
    /// Style of a layer of kind ``LayerKind/replicator``.
    @Rare public var replication: ReplicationStyle
    /// Style of a layer of kind ``LayerKind/emitter``.
    @Rare public var particles: ParticleStyle
    @Rare public var custom: CustomValues

    public init() {}
}

/// The rounded corners of a layer. Raw values match `CACornerMask` (y points down: `minXMinY` is the top left).
@frozen public struct Corners: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let topLeft = Corners(rawValue: 1)
    public static let topRight = Corners(rawValue: 2)
    public static let bottomLeft = Corners(rawValue: 4)
    public static let bottomRight = Corners(rawValue: 8)
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
