internal import QuartzCore

/// A control with a title, a picture or both.
///
/// What it shows in a state that has no title, colour or picture of its own is the normal state's. With a
/// ``configuration`` that alone says how it looks.
///
/// Differs from UIKit: a change of state is seen at once, without fading; pictures of buttons that are pressed or not enabled
/// are paler, not darker.
@MainActor @preconcurrency open class UIButton: UIControl {
    /// Raw values are the public header's.
    ///
    /// Differs from UIKit: buttons with pictures of the system's are `system` buttons without any.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

        public static var roundedRect: ButtonType { .system }
    }

    public private(set) var buttonType = ButtonType.custom
    var looks: [State: ButtonLook] = [:]
    let title = UILabel()
    let picture = UIImageView()
    let backgroundPicture = UIImageView()
    /// Made for a configuration.
    let backdrop = UIView()
    let subtitle = UILabel()
    var isUpdatingConfiguration = false

    /// What surrounds title and picture, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// Moves the title's edges; has no effect on the button's own size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// Moves the picture's edges; has no effect on the button's own size.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    /// Kept as set.
    open var showsTouchWhenHighlighted = false
    /// Kept as set.
    open var reversesTitleShadowWhenHighlighted = false

    /// How the button looks, instead of titles and pictures by state.
    open var configuration: Configuration? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Called when the state has changed, to change the configuration.
    open var configurationUpdateHandler: ((UIButton) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        setUpTitle()
    }

    /// A system button with the action's title and picture.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            configuration.image = configuration.image ?? primaryAction.image
            addAction(primaryAction, for: .primaryActionTriggered)
        }
        self.configuration = configuration
        showState()
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    private func setUp() {
        backdrop.isUserInteractionEnabled = false
        [backdrop, backgroundPicture, picture, title, subtitle].forEach(addSubview)
        for view in [backdrop, backgroundPicture, picture, title, subtitle] { view.isHidden = true }
        setUpTitle()
    }

    /// 18 points, 15 in a system button: as reported of UIKit.
    private func setUpTitle() {
        title.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
        title.lineBreakMode = .byTruncatingMiddle
        showState()
    }

    // MARK: What it shows

    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title?.copy() as? NSAttributedString }
    }

    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }

    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        change(state) { $0.titleShadowColor = color }
    }

    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        change(state) { $0.backgroundImage = image }
    }

    open func title(for state: State) -> String? { looks[state]?.title }
    open func attributedTitle(for state: State) -> NSAttributedString? { looks[state]?.attributedTitle }
    open func titleColor(for state: State) -> UIColor? { look(state, \.titleColor) ?? standardTitleColor(state) }
    open func titleShadowColor(for state: State) -> UIColor? { looks[state]?.titleShadowColor }
    open func image(for state: State) -> UIImage? { looks[state]?.image }
    open func backgroundImage(for state: State) -> UIImage? { looks[state]?.backgroundImage }

    open var currentTitle: String? { look(state, \.title) }
    open var currentAttributedTitle: NSAttributedString? { look(state, \.attributedTitle) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentTitleShadowColor: UIColor? { look(state, \.titleShadowColor) }
    open var currentImage: UIImage? { look(state, \.image) }
    open var currentBackgroundImage: UIImage? { look(state, \.backgroundImage) }

    open var titleLabel: UILabel? { title }
    open var imageView: UIImageView? { picture }
    open var subtitleLabel: UILabel? { subtitle }

    private func change(_ state: State, _ body: (inout ButtonLook) -> Void) {
        body(&looks[state, default: ButtonLook()])
        showState()
    }

    func look<Value>(_ state: State, _ path: KeyPath<ButtonLook, Value?>) -> Value? {
        looks[state]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
    }

    // MARK: Configurations

    open func setNeedsUpdateConfiguration() { showState() }

    open func updateConfiguration() { configurationUpdateHandler?(self) }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    override var upEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    // MARK: Size and places

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownInsets) }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        layout(in: contentRect).title.inset(by: configuration == nil ? titleEdgeInsets : .zero)
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        layout(in: contentRect).picture.inset(by: configuration == nil ? imageEdgeInsets : .zero)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }
}

/// What a button shows in a state; `nil` for what it shows in the normal one.
struct ButtonLook {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
}
