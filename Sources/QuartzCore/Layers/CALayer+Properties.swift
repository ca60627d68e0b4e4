internal import FrameGeometry
package import FrameLayers

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
            store(\.contents, (newValue as? CGImage)?.bitmap)
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

// Linux has no key-value coding. Core Animation documents layers as containers for it, with key paths into transforms and
// rectangles of their own; these are written out here.
extension CALayer {
    /// The value of what a key path names: of everything that can be animated, and of `frame`. For any other key what was set
    /// under it, or `nil`. Numbers come as `CGFloat`, transforms as `CATransform3D`.
    ///
    /// Differs from Core Animation: other properties, such as `hidden`, are not reached by their names.
    public func value(forKeyPath keyPath: String) -> Any? {
        if keyPath == "frame" { return frame }
        guard let property = LayerProperty.named(keyPath) else { return keyedValues[keyPath] }
        return property.read(model).objectValue
    }

    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets what a key path names, as its accessor does: a layer on screen moves there by its own action. A value of another
    /// kind is reported and left out; any other key keeps what is set under it.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if keyPath == "frame", let rect = CGRect(animationValue: value) { return frame = rect }
        guard let property = LayerProperty.named(keyPath) else { return keyedValues[keyPath] = value }
        guard let value, let animated = AnimatedValue(object: value, kind: property.kind) else {
            let kind = value.map { "a \(type(of: $0))" } ?? "nil"
            return stage.diagnostics.reportUnsupported(
                "\(kind) as a value of “\(keyPath)”", instead: "the value is left out")
        }
        set(property, animated)
    }

    /// Sets a property as its accessor does: the layer's action animates it.
    package func set(_ property: LayerProperty, _ value: AnimatedValue) {
        var changed = model
        property.write(&changed, value)
        switch property.name {
        case "bounds": bounds = CGRect(changed.bounds)
        case "position": position = CGPoint(changed.position)
        case let key: change(String(key), \.self, to: changed)
        }
    }

    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
