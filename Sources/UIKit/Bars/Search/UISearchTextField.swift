internal import QuartzCore

/// The field of a search bar: a glass, text on a filled background, and a button that clears it.
///
/// Differs from UIKit: tokens are kept, but not drawn, which is reported as unsupported.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
    private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    /// Moves the text, in points.
    var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    var iconOffset = UIOffset.zero { didSet { setNeedsLayout() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        borderStyle = .none
        font = .systemFont(ofSize: SearchBarMetrics.textSize)
        layer.cornerRadius = searchMetrics.fieldRadius
        layer.cornerCurve = .continuous
        backgroundColor = .tertiarySystemFill
        glass.contentMode = .center
        glass.tintColor = .secondaryLabel
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        accessibilityTraits = .searchField
    }

    /// The system's glass, or the application's image.
    func showIcon(_ image: UIImage?) { glass.image = image ?? UIImage(systemName: "magnifyingglass") }

    /// The placeholder in the weight and colour of the look.
    func showPlaceholder(_ text: String?) {
        attributedPlaceholder = text.map {
            NSAttributedString(
                string: $0,
                attributes: [
                    .font: UIFont.systemFont(
                        ofSize: font?.pointSize ?? SearchBarMetrics.textSize, weight: searchMetrics.placeholderWeight),
                    .foregroundColor: searchMetrics.placeholderColor,
                ])
        }
    }

    // MARK: - Layout

    open override func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }

    private func textArea(in bounds: CGRect) -> CGRect {
        let metrics = searchMetrics
        let hasButton = text?.isEmpty == false || rightView != nil && rightViewMode != .never
        let end =
            hasButton
            ? SearchBarMetrics.trailingIcon + 2 * SearchBarMetrics.trailingIconInset : metrics.trailingTextInset
        let start = leftView == nil || leftViewMode == .never ? metrics.trailingTextInset : metrics.textInset
        let area = CGRect(
            x: start, y: 0, width: max(0, bounds.width - start - end), height: bounds.height)
        return directed(area, inWidth: bounds.width).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let metrics = searchMetrics
        let area = CGRect(x: metrics.iconInset, y: 0, width: metrics.iconWidth, height: bounds.height)
        return directed(area, inWidth: bounds.width).offsetBy(dx: iconOffset.horizontal, dy: iconOffset.vertical)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect { trailingArea(in: bounds) }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { trailingArea(in: bounds) }

    private func trailingArea(in bounds: CGRect) -> CGRect {
        let side = SearchBarMetrics.trailingIcon
        let area = CGRect(
            x: bounds.width - side - SearchBarMetrics.trailingIconInset, y: (bounds.height - side) / 2, width: side,
            height: side)
        return directed(area, inWidth: bounds.width)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: searchMetrics.fieldHeight)
    }

    // MARK: - Tokens

    open var tokens: [UISearchToken] {
        get { storedTokens }
        set { storedTokens = newValue }
    }
    private var storedTokens: [UISearchToken] = [] {
        didSet {
            guard !storedTokens.isEmpty else { return }
            stage.diagnostics.reportUnsupported("UISearchTextField.tokens", instead: "tokens are not drawn")
        }
    }

    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        storedTokens.insert(token, at: min(max(0, tokenIndex), storedTokens.count))
    }

    /// An index outside of the tokens fails the run: UIKit throws an exception.
    open func removeToken(at tokenIndex: Int) {
        guard storedTokens.indices.contains(tokenIndex) else {
            return stage.diagnostics.misuse(
                "UISearchTextField has \(storedTokens.count) tokens; removeToken(at: \(tokenIndex)) needs one of them.")
        }
        storedTokens.remove(at: tokenIndex)
    }

    /// Stored without effect, see ``tokens``.
    open var tokenBackgroundColor: UIColor! = .systemBlue
    /// Stored without effect, see ``tokens``.
    open var allowsDeletingTokens = true
    /// Stored without effect, see ``tokens``.
    open var allowsCopyingTokens = true
}

/// A part of a search that is not text.
@MainActor @preconcurrency open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String
    /// What the token is for the application.
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// A delegate of a search field, with a method for tokens.
@MainActor @preconcurrency public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Never called: tokens are not copied.
    func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> AnyObject
}
