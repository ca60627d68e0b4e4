internal import FrameGeometry
internal import QuartzCore

/// A view that shows what lies behind it through an effect. Setting the effect inside an animation block lets it grow or
/// fade.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
    /// Where what is shown on top of the effect belongs.
    public let contentView = UIView()
    private let tintView = UIView()

    open var effect: UIVisualEffect? {
        didSet { showEffect() }
    }

    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
        // An initialiser does not run the property's observer.
        showEffect()
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

    private func showEffect() {
        let recipe = (effect as? UIBlurEffect)?.recipe
        let vibrancy = (effect as? UIVibrancyEffect)?.tint
        layer.backdropSigma = recipe?.sigma ?? 0
        layer.backdropSaturation = recipe?.saturation ?? 1
        cutTint(toContent: vibrancy != nil)
        let tint = vibrancy ?? recipe?.tint
        // From and to the same colour, so that it comes and goes without passing through grey.
        if let tint, tintView.backgroundColor?.color.alpha ?? 0 == 0 {
            UIView.performWithoutAnimation { tintView.backgroundColor = UIColor(tint).withAlphaComponent(0) }
        }
        tintView.backgroundColor = tint.map(UIColor.init) ?? tintView.backgroundColor?.withAlphaComponent(0)
    }

    /// Vibrant content is a hole in front of the tint: its layer becomes the tint's mask. It stays the view's subview.
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
