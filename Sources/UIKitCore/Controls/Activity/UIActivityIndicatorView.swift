public import FrameProperties
internal import QuartzCore

/// A spinning ring of blades that indicates a task in progress.
///
/// It turns in virtual time for as long as it is animating; a scene does not wait for it to stop.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
    @_spi(UIKit) open override var hasOwnParts: Bool { true }
    @_spi(UIKit) open override var hidesViews: Bool { true }
    /// Raw values match the public header.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// The names used before iOS 13.
        case whiteLarge = 0
        case white = 1
        case gray = 2
    }

    private let ring: BladeRing

    /// The style, which determines the size, and the color unless ``color`` is set. Setting it changes the size of the
    /// view.
    @Observed open var style: Style {
        didSet {
            ring.shape = _style.wrappedValue.shape
            showColor()
            bounds.size = _style.wrappedValue.size
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether the view is hidden while it is not animating.
    @Observed open var hidesWhenStopped = true { didSet { isHidden = _hidesWhenStopped.wrappedValue && !isAnimating } }

    /// The color of the blades; by default the style's color.
    open var color: UIColor! {
        get { storedColor ?? style.color }
        set { storedColor = newValue }
    }
    private var storedColor: UIColor? { didSet { showColor() } }

    open var isAnimating: Bool { ring.isSpinning }

    /// Creates an indicator of the style's size.
    public init(style: Style) {
        self.style = style
        ring = BladeRing(style.shape)
        super.init(frame: CGRect(origin: .zero, size: style.size))
        setUp()
    }

    /// Creates an indicator with the style `medium`.
    public override init(frame: CGRect) {
        style = .medium
        ring = BladeRing(Style.medium.shape)
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        style = .medium
        ring = BladeRing(Style.medium.shape)
        super.init(frame: .zero)
        setUp()
        coder.finish(self, as: UIActivityIndicatorView.self)
    }

    private func setUp() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        addSubview(ring)
        showColor()
        isHidden = true
    }

    @_spi(UIKit) open override class var proxiedProperties: [ProxiedProperty] {
        super.proxiedProperties + [ProxiedProperty(\UIActivityIndicatorView.color)]
    }

    private func showColor() { ring.color = color }

    open func startAnimating() {
        ring.isSpinning = true
        isHidden = false
    }

    open func stopAnimating() {
        ring.isSpinning = false
        isHidden = hidesWhenStopped
    }

    open override var intrinsicContentSize: CGSize { style.size }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ring.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

// The dimensions of facts/spinner-look.
extension UIActivityIndicatorView.Style {
    /// The size of the indicator, in points.
    var size: CGSize { isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }

    private var isLarge: Bool {
        switch self {
        case .large, .whiteLarge: true
        case .medium, .white, .gray: false
        }
    }

    var shape: BladeRing.Shape {
        isLarge
            ? .init(side: 37, blade: CGSize(width: 5, height: 12), radius: 11.5, first: 6)
            : .init(side: 20, blade: CGSize(width: 2.5, height: 6.5), radius: 6.75, first: 6)
    }

    var color: UIColor {
        switch self {
        case .white, .whiteLarge: .white
        case .medium, .large, .gray:
            UIColor { traits in
                UIColor(white: (traits.userInterfaceStyle == .dark ? 140 : 128) / 255.0, alpha: 1)
            }
        }
    }
}
