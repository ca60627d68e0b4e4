package import QuartzCore

/// A rectangle on the screen: its layer holds what it looks like, it holds who is inside whom.
@MainActor @preconcurrency open class UIView: UIResponder, CALayerDelegate {
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer
    public internal(set) weak var superview: UIView?
    /// Back to front.
    public internal(set) var subviews: [UIView] = []
    /// The controller whose root view this is.
    package internal(set) weak var controller: UIViewController?

    open var tag = 0
    /// Also the view's name in display lists and traces.
    open var accessibilityIdentifier: String? {
        didSet { layer.setNeedsCommit() }
    }
    open var isUserInteractionEnabled = true
    /// How the view follows when its superview's size changes.
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var contentMode = ContentMode.scaleToFill {
        didSet { layer.needsDisplayOnBoundsChange = contentMode == .redraw }
    }

    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.delegate = self
        layer.setNeedsDisplay()
        self.frame = frame
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Differs from UIKit: archives hold no views here; an empty view is made.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.delegate = self
        layer.setNeedsDisplay()
    }

    private static func makeLayer() -> CALayer {
        (layerClass as? CALayer.Type)?.init() ?? CALayer()
    }

    /// The window the view is in, `nil` when it is in none.
    open var window: UIWindow? { superview?.window }

    open override var next: UIResponder? { controller ?? superview }

    /// Where the view was made, or that of the window or view it has entered since.
    var stage: Stage { layer.stage }

    // MARK: Geometry

    /// Position and size in the superview's coordinates. Undefined while `transform` is not the identity, as in UIKit.
    open var frame: CGRect {
        get { layer.frame }
        set {
            resizing { layer.frame = newValue }
            safeAreaMayHaveChanged()
        }
    }

    /// The view's own coordinates; a changed size keeps `center`.
    open var bounds: CGRect {
        get { layer.bounds }
        set { resizing { layer.bounds = newValue } }
    }

    /// Where the anchor point, normally the middle, lies in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            safeAreaMayHaveChanged()
        }
    }

    /// Applied about the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The layer's transform, applied about the anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    // MARK: Appearance

    /// 0…1, of the view with everything in it; values outside are clamped.
    open var alpha: CGFloat {
        get { layer.exactOpacity }
        set { layer.exactOpacity = min(max(newValue, 0), 1) }
    }

    open var backgroundColor: UIColor? {
        get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
        set { layer.backgroundColor = newValue?.cgColor }
    }

    /// The colour of what can be touched, and of template pictures: the view's own, or else its superview's; the system's
    /// blue at the top.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }
    private(set) var ownTintColor: UIColor?

    /// Cuts subviews off at the bounds, rounded as the layer's corners are.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A view whose alpha says how much is seen of this one; it lies in this view's coordinates and is nobody's subview.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    /// Skips the view and everything in it.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    // MARK: Safe area and margins

    /// The safe area the view has been told of.
    var toldSafeArea = UIEdgeInsets.zero
    /// Margins that were set; `nil` for the standard ones.
    var ownMargins: UIEdgeInsets?
    var ownGuides: [UILayoutGuide] = []
    /// Whether margins are counted from the safe area.
    open var insetsLayoutMarginsFromSafeArea = true
    /// Whether margins are at least as far in as the superview's.
    open var preservesSuperviewLayoutMargins = false
    /// Kept as set: constraints do not place views here.
    open var translatesAutoresizingMaskIntoConstraints = true

    // MARK: Touches

    var attachedRecognizers: [UIGestureRecognizer] = []

    /// The foremost view under a point of this view's coordinates that takes touches. Hidden views, views with an alpha
    /// below 0.01 and views without user interaction are passed over, with everything in them.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Hierarchy

    // Here because Swift allows no override of what an extension declares; the extensions do the work.

    open func addSubview(_ view: UIView) { insert(view) { subviews.count } }

    /// An index beyond the end means the end.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view) { index } }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view) { subviews.firstIndex { $0 === siblingSubview } ?? 0 }
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view) { subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count }
    }

    open func removeFromSuperview() { leaveSuperview() }

    // MARK: Layout

    /// Asks for ``layoutSubviews()`` before the screen changes next.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out now what is due. Inside an animation block, this is what makes layout move.
    open func layoutIfNeeded() { layer.layoutIfNeeded() }

    /// The size that suits the view best in `size`: what it has, unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that suits it best; its frame's origin stays.
    open func sizeToFit() {
        frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
    }

    /// The size the view would have by itself; `noIntrinsicMetric` where it has no opinion.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    // MARK: For subclasses

    /// Draws what the view shows above its background, into the current context, in the view's own coordinates.
    open func draw(_ rect: CGRect) {}

    open func tintColorDidChange() {
        for view in subviews where view.ownTintColor == nil { view.tintColorDidChange() }
    }

    open func layoutSubviews() {}
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() { controller?.viewLayoutMarginsDidChange() }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Layer delegate

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === self.layer else { return NSNull() }
        return stage.applicationState.animationScope.action(for: layer, forKey: event) ?? NSNull()
    }

    open func display(_ layer: CALayer) {}

    open func draw(_ layer: CALayer, in ctx: CGContext) {
        if layer === self.layer { drawInOwnContext(ctx) }
    }

    open func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return }
        tellOfSafeArea()
        if let controller {
            controller.callIsAppearingIfDue()
            controller.viewWillLayoutSubviews()
            layoutSubviews()
            controller.viewDidLayoutSubviews()
        } else {
            layoutSubviews()
        }
    }
}

extension UIView: LayerNaming {
    /// The accessibility identifier, or the controller whose root view this is, or the class.
    package var layerName: String {
        accessibilityIdentifier ?? controller.map { "\($0.subject).view" } ?? "\(type(of: self))"
    }
}
