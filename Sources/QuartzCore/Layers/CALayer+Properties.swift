internal import FrameGeometry
package import FrameLayers

// Accessors of `LayerProperties`. Animatable properties are set by `change`, which runs an action; others by `store`.
extension CALayer {
    public var anchorPoint: CGPoint {
        get { CGPoint(model.anchorPoint) }
        set { change("anchorPoint", \.anchorPoint, to: Point(newValue)) }
    }

    public var zPosition: CGFloat {
        get { model.zPosition }
        set { change("zPosition", \.zPosition, to: newValue) }
    }

    /// The distance of the anchor point in front of the layer's plane. `position` and `zPosition` place that point, and
    /// `transform` is applied about it.
    public var anchorPointZ: CGFloat {
        get { model.anchorPointZ }
        set { change("anchorPointZ", \.anchorPointZ, to: newValue) }
    }

    /// Applied about the anchor point. A layer outside its superlayer's plane is projected onto it orthogonally, unless `m34`
    /// or a superlayer's `sublayerTransform` adds a perspective.
    public var transform: CATransform3D {
        get { CATransform3D(model.wholeTransform) }
        set { change("transform", \.wholeTransform, to: newValue.matrix) }
    }

    public func affineTransform() -> CGAffineTransform { CGAffineTransform(model.transform) }

    public func setAffineTransform(_ m: CGAffineTransform) {
        change("transform", \.wholeTransform, to: Matrix4(m.affine))
    }

    /// Whether the layer is visible from behind.
    public var isDoubleSided: Bool {
        get { model.isDoubleSided }
        set { store(\.isDoubleSided, newValue) }
    }

    /// 0…1; other values are stored, and clamped when drawn.
    public var opacity: Float {
        get { Float(model.opacity) }
        set { change("opacity", \.opacity, to: Double(newValue)) }
    }

    /// ``opacity`` in full precision.
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

    /// Black, Core Animation's default, if set to `nil`.
    public var borderColor: CGColor? {
        get { CGColor(model.borderColor) }
        set { change("borderColor", \.borderColor, to: newValue?.color ?? .black) }
    }

    /// Black if set to `nil`.
    public var shadowColor: CGColor? {
        get { CGColor(model.shadowColor) }
        set { change("shadowColor", \.shadowColor, to: newValue?.color ?? .black) }
    }

    /// 0…1; 0, the default, means no shadow.
    ///
    /// The shadow is cast by `shadowPath` or, without one, by the alpha of the layer and its sublayers. If the layer's own
    /// outline covers all its sublayers, only that outline is drawn, which is faster.
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

    /// A `CGImage`; any other value is reported as unsupported and shows nothing.
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

// Linux has no key-value coding. Core Animation documents layers as key-value containers with additional key paths into
// transforms and rectangles; these are implemented explicitly.
extension CALayer {
    /// The value of an animatable property or of `frame`; for any other key, the value set for it. Numbers are `CGFloat`s,
    /// transforms `CATransform3D`s.
    ///
    /// Differs from Core Animation: the names of other properties, such as `masksToBounds`, do not access them.
    public func value(forKeyPath keyPath: String) -> Any? {
        if keyPath == "frame" { return frame }
        guard let property = LayerProperty.named(keyPath) else { return keyedValues[keyPath] }
        return property.read(model).objectValue
    }

    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets an animatable property or `frame` like its accessor, with its action; for any other key, stores the value. A value
    /// of the wrong type is reported as unsupported and ignored.
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

    /// Sets a property like its accessor, with its action.
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
