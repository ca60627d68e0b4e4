internal import QuartzCore

/// A view that shows a configuration for missing content, in one column.
@MainActor @preconcurrency open class UIContentUnavailableView: UIView, UIContentView {
    /// The shown configuration. One of another type is ignored.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIContentUnavailableConfiguration else { return }
            shown = configuration
            show()
        }
    }
    /// Whether content that is higher than the view can be scrolled; otherwise it is cut off at both ends.
    open var isScrollEnabled: Bool {
        get { scrollView.isScrollEnabled }
        set { scrollView.isScrollEnabled = newValue }
    }
    private var shown: UIContentUnavailableConfiguration
    private let scrollView = UIScrollView()
    private var parts: [(view: UIView, distance: CGFloat)] = []

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceVertical = false
        addSubview(scrollView)
        show()
    }

    public required init?(coder: NSCoder) { nil }

    private func show() {
        for part in parts { part.view.removeFromSuperview() }
        parts = []
        add(image(), after: 0)
        add(label(shown.text, shown.attributedText, shown.textProperties), after: shown.imageToTextPadding)
        add(
            label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
            after: parts.isEmpty ? 0 : shown.textToSecondaryTextPadding)
        add(button(shown.button, shown.buttonProperties), after: shown.textToButtonPadding)
        add(button(shown.secondaryButton, shown.secondaryButtonProperties), after: shown.buttonToSecondaryButtonPadding)
        backgroundColor = shown.background.resolvedBackgroundColor(for: tintColor)
        layer.cornerRadius = shown.background.cornerRadius
        directionalLayoutMargins = shown.directionalLayoutMargins
        setNeedsLayout()
    }

    private func add(_ view: UIView?, after distance: CGFloat) {
        guard let view else { return }
        parts.append((view, parts.isEmpty ? 0 : distance))
        scrollView.addSubview(view)
    }

    private func image() -> UIView? {
        if shown.isLoading {
            let indicator = UIActivityIndicatorView(style: .medium)
            indicator.startAnimating()
            return indicator
        }
        guard let image = shown.image else { return nil }
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        view.tintColor = shown.imageProperties.tintColor
        view.layer.cornerRadius = shown.imageProperties.cornerRadius
        view.clipsToBounds = shown.imageProperties.cornerRadius > 0
        return view
    }

    private func label(
        _ text: String?, _ attributedText: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties
    ) -> UIView? {
        guard attributedText != nil || text?.isEmpty == false else { return nil }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        if let attributedText { label.attributedText = attributedText } else { label.text = text }
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIView? {
        guard
            configuration.title?.isEmpty == false || configuration.attributedTitle != nil || configuration.image != nil
        else { return nil }
        let button = UIButton(configuration: configuration, primaryAction: nil)
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        return button
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        preservesSuperviewLayoutMargins = shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
        let area = bounds.inset(by: insets)
        let sizes = parts.map { size(of: $0.view, in: area.width) }
        let height = zip(parts, sizes).reduce(0) { $0 + $1.0.distance + $1.1.height }
        var y = shown.alignment == .center ? area.minY + max(0, (area.height - height) / 2) : area.minY
        for (part, size) in zip(parts, sizes) {
            let x: CGFloat =
                switch shown.alignment {
                case .center: area.midX - size.width / 2
                case .natural:
                    effectiveUserInterfaceLayoutDirection == .rightToLeft ? area.maxX - size.width : area.minX
                }
            part.view.frame = CGRect(origin: CGPoint(x: x, y: y + part.distance), size: size)
            y += part.distance + size.height
        }
        scrollView.contentSize = CGSize(
            width: bounds.width, height: max(bounds.height, height + insets.top + insets.bottom))
    }

    /// The margins, at least as wide as the safe area in a vertical axis that preserves them.
    private var insets: UIEdgeInsets {
        var insets = layoutMargins
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            insets.top = max(insets.top, safeAreaInsets.top)
            insets.bottom = max(insets.bottom, safeAreaInsets.bottom)
        }
        return insets
    }

    private func size(of view: UIView, in width: CGFloat) -> CGSize {
        var size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let most = shown.imageProperties.maximumSize
        if view is UIImageView, size.width > 0, size.height > 0 {
            let scale = min(
                1, width / size.width, most.width > 0 ? most.width / size.width : 1,
                most.height > 0 ? most.height / size.height : 1)
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        return CGSize(width: min(size.width, max(0, width)), height: size.height)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = insets
        let sizes = parts.map { self.size(of: $0.view, in: size.width - insets.left - insets.right) }
        return CGSize(
            width: (sizes.map(\.width).max() ?? 0) + insets.left + insets.right,
            height: zip(parts, sizes).reduce(insets.top + insets.bottom) { $0 + $1.0.distance + $1.1.height })
    }
}
