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
        layer.backdropSigma = recipe?.sigma ?? 0
        layer.backdropSaturation = recipe?.saturation ?? 1
        // From and to the same colour, so that it comes and goes without passing through grey.
        if let tint = recipe?.tint, tintView.backgroundColor?.color.alpha ?? 0 == 0 {
            UIView.performWithoutAnimation { tintView.backgroundColor = UIColor(tint).withAlphaComponent(0) }
        }
        tintView.backgroundColor = recipe.map { UIColor($0.tint) } ?? tintView.backgroundColor?.withAlphaComponent(0)
    }
}
