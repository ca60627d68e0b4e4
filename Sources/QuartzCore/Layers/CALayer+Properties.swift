internal import FrameGeometry
internal import FrameLayers

// Accessors of the properties in `LayerProperties`. A property that can move is set through `change`, which looks for an
// action; the others through `store`.
extension CALayer {
    public var anchorPoint: CGPoint {
        get { CGPoint(model.anchorPoint) }
        set { change("anchorPoint", \.anchorPoint, to: Point(newValue)) }
    }

    public var zPosition: CGFloat {
        get { model.zPosition }
        set { change("zPosition", \.zPosition, to: newValue) }
    }

    /// How far in front of the layer's plane the point lies that `position` and `zPosition` place and `transform` turns
    /// about.
    public var anchorPointZ: CGFloat {
        get { model.anchorPointZ }
        set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
    }

    /// Applied about the anchor point. A layer that leaves its superlayer's plane is drawn flat and seen from the front; depth
    /// is visible where `m34` or a superlayer's `sublayerTransform` makes a perspective.
    public var transform: CATransform3D {
        get { CATransform3D(model.wholeTransform) }
        set { change("transform", \.wholeTransform, to: newValue.matrix) }
    }

    public func affineTransform() -> CGAffineTransform { CGAffineTransform(model.transform) }

    public func setAffineTransform(_ m: CGAffineTransform) {
        change("transform", \.wholeTransform, to: Matrix4(m.affine))
    }

    /// Whether the layer is seen from behind as well.
    public var isDoubleSided: Bool {
        get { model.isDoubleSided }
        set { store(\.isDoubleSided, newValue) }
    }

    /// 0…1; values outside are kept and clamped when drawn.
    public var opacity: Float {
        get { Float(model.opacity) }
        set { change("opacity", \.opacity, to: Double(newValue)) }
    }

    /// ``opacity`` without the detour through `Float`.
    package var exactOpacity: Double {
        get { model.opacity }
        set { change("opacity", \.opacity, to: newValue) }
    }

    public var isHidden: Bool {
        get { model.isHidden }
        set { store(\.isHidden, newValue) }
    }

    public var masksToBounds: Bool {
        get { model.masksToBounds }
        set { store(\.masksToBounds, newValue) }
    }

    public var allowsGroupOpacity: Bool {
        get { model.allowsGroupOpacity }
        set { store(\.allowsGroupOpacity, newValue) }
    }

    public var backgroundColor: CGColor? {
        get { model.backgroundColor.map(CGColor.init) }
        set { change("backgroundColor", \.backgroundColor, to: newValue?.color) }
    }

    public var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set { change("cornerRadius", \.cornerRadius, to: newValue) }
    }

    public var maskedCorners: CACornerMask {
        get { CACornerMask(rawValue: model.maskedCorners.rawValue) }
        set { store(\.maskedCorners, Corners(rawValue: newValue.rawValue).intersection(.all)) }
    }

    public var borderWidth: CGFloat {
        get { model.borderWidth }
        set { change("borderWidth", \.borderWidth, to: newValue) }
    }

    /// Black when set to `nil`, Core Animation's default.
    public var borderColor: CGColor? {
        get { CGColor(model.borderColor) }
        set { change("borderColor", \.borderColor, to: newValue?.color ?? .black) }
    }

    /// Black when set to `nil`.
    public var shadowColor: CGColor? {
        get { CGColor(model.shadowColor) }
        set { change("shadowColor", \.shadowColor, to: newValue?.color ?? .black) }
    }

    /// 0…1, 0 by default: no shadow.
    ///
    /// The shadow is that of `shadowPath`; without one that of all the layer and its sublayers show. A layer that hides all
    /// its sublayers' outlines behind its own casts its own, which is quickly drawn.
    public var shadowOpacity: Float {
        get { Float(model.shadowOpacity) }
        set { change("shadowOpacity", \.shadowOpacity, to: Double(newValue)) }
    }

    /// Points.
    public var shadowRadius: CGFloat {
        get { model.shadowRadius }
        set { change("shadowRadius", \.shadowRadius, to: newValue) }
    }

    /// Points; positive heights are down.
    public var shadowOffset: CGSize {
        get { CGSize(model.shadowOffset) }
        set { change("shadowOffset", \.shadowOffset, to: Size(newValue)) }
    }

    /// A `CGImage`; anything else is noted as unsupported and shows nothing.
    public var contents: Any? {
        get { model.contents.map(CGImage.init) }
        set {
            if newValue != nil, !(newValue is CGImage) {
                stage.diagnostics.reportUnsupported(
                    "CALayer.contents of type \(type(of: newValue))", instead: "nothing is shown")
            }
            store(\.contents, (newValue as? CGImage)?.rasterImage)
            if newValue != nil { show(nil) }
        }
    }

    public var contentsGravity: CALayerContentsGravity {
        get { CALayerContentsGravity(rawValue: model.contentsGravity.rawValue) }
        set { store(\.contentsGravity, ContentsGravity(rawValue: newValue.rawValue) ?? .resize) }
    }

    /// Pixels of the contents per point, above 0.
    public var contentsScale: CGFloat {
        get { model.contentsScale }
        set { store(\.contentsScale, newValue > 0 ? newValue : 1) }
    }

    public var contentsRect: CGRect {
        get { CGRect(model.contentsRect) }
        set { change("contentsRect", \.contentsRect, to: Rect(newValue)) }
    }
}
