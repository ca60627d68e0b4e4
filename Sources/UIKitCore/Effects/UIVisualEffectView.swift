internal import FrameGeometry
internal import QuartzCore

/// A view that shows the content behind it through an effect. Setting the effect inside an animation block fades it in
/// or out.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
    /// The superview for content on top of the effect.
    public let contentView = UIView()
    private let tintView = UIView()

    open var effect: UIVisualEffect? {
        get { storedEffect }
        set { storedEffect = newValue }
    }
    private var storedEffect: UIVisualEffect? { didSet { asCurrent(showEffect) } }

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
    }

    public convenience init() {
        self.init(effect: nil)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UIVisualEffectView.self)
    }

    private func setUp() {
        layer.showsBackdrop = true
        for view in [tintView, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        tintView.isUserInteractionEnabled = false
    }

    @_spi(UIKit) open override func colorsDidChange() {
        super.colorsDidChange()
        if effect != nil { showEffect() }
    }

    private func showEffect() {
        let recipe = effect?.material
        let vibrancy = (effect as? UIVibrancyEffect)?.tint
        layer.backdropSigma = recipe?.sigma ?? 0
        layer.backdropSaturation = recipe?.saturation ?? 1
        cutTint(toContent: vibrancy != nil)
        let tint = vibrancy ?? recipe?.tint
        // Fade from a transparent version of the same color, so that the animation does not pass through gray.
        if let tint, tintView.backgroundColor?.color.alpha ?? 0 == 0 {
            UIView.performWithoutAnimation { tintView.backgroundColor = UIColor(tint).withAlphaComponent(0) }
        }
        tintView.backgroundColor = tint.map(UIColor.init) ?? tintView.backgroundColor?.withAlphaComponent(0)
    }

    /// Makes the content's layer the mask of the tint, for vibrant content. The content view stays a subview.
    private func cutTint(toContent isCut: Bool) {
        guard isCut != (tintView.layer.mask != nil) else { return }
        if isCut {
            tintView.layer.mask = contentView.layer
        } else {
            tintView.layer.mask = nil
            layer.insertSublayer(contentView.layer, above: tintView.layer)
        }
    }
}
