internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// A button that pastes the general pasteboard into its target.
///
/// It is enabled as long as the target accepts what is on the pasteboard.
@MainActor @preconcurrency open class UIPasteControl: UIControl {
    /// What the button shows. Raw values match the public header.
    public enum DisplayMode: UInt, Sendable {
        case iconAndLabel, iconOnly, labelOnly
    }

    /// The look of a paste control.
    @MainActor @preconcurrency open class Configuration: NSObject {
        open var displayMode = DisplayMode.iconAndLabel
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The corner radius in points, which counts if the style is `fixed`.
        open var cornerRadius: CGFloat = 8
        open var baseForegroundColor: UIColor?
        open var baseBackgroundColor: UIColor?
        open var imagePlacement = NSDirectionalRectEdge.leading

        public override init() { super.init() }
    }

    @_spi(UIKit) open override var hidesViews: Bool { true }
    public let configuration: Configuration
    open weak var target: (any UIPasteConfigurationSupporting)? {
        get { storedTarget }
        set { storedTarget = newValue }
    }
    private weak var storedTarget: (any UIPasteConfigurationSupporting)? { didSet { setNeedsLayout() } }
    private let button = UIButton()

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        configuration = Configuration()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UIPasteControl.self)
    }

    private func setUp() {
        var look = UIButton.Configuration.filled()
        if configuration.displayMode != .iconOnly { look.title = "Paste" }
        if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 8
        look.imagePlacement = configuration.imagePlacement
        look.cornerStyle = configuration.cornerStyle
        if configuration.cornerStyle == .fixed { look.background.cornerRadius = configuration.cornerRadius }
        look.baseForegroundColor = configuration.baseForegroundColor
        look.baseBackgroundColor = configuration.baseBackgroundColor
        button.configuration = look
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
        addSubview(button)
        if bounds.isEmpty { sizeToFit() }
        NotificationCenter.default.addObserver(
            self, selector: Selector("pasteboardDidChange", UIPasteControl.pasteboardDidChange),
            name: UIPasteboard.changedNotification, object: nil)
    }

    private func pasteboardDidChange() { setNeedsLayout() }

    private var acceptsPasteboard: Bool {
        target?.canPaste(UIPasteboard.general.itemProviders) ?? false
    }

    private func paste() {
        guard acceptsPasteboard else { return }
        target?.paste(itemProviders: UIPasteboard.general.itemProviders)
    }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        button.isEnabled = isEnabled && acceptsPasteboard
    }
}
