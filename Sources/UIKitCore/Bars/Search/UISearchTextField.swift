internal import QuartzCore

/// The field of a search bar: a magnifying glass, text on a filled background, and a clear button.
///
/// Tokens come before the text; the delete key removes the last one when there is no text before the caret.
///
/// Differs from UIKit: the look of tokens is chosen, and a token is removed without being selected first.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
    private let glass = UIImageView()
    /// The application's image in place of the magnifying glass.
    private var ownIcon: UIImage? { didSet { showGlass() } }
    /// The offsets of the text and of the icon, in points.
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
        followCategory()
        showGlass()
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

    override var clearSymbolSize: CGFloat { fontSize }

    /// Shows the application's image, or the system's magnifying glass.
    func showIcon(_ image: UIImage?) { ownIcon = image }

    /// Shows the icons in the size of the font (facts/search-field-icons).
    private func showGlass() {
        let symbol = UIImage.SymbolConfiguration(pointSize: fontSize, weight: .regular, scale: .default)
        glass.image = ownIcon ?? UIImage(systemName: "magnifyingglass", withConfiguration: symbol)
        clearButton.pointSize = fontSize
        setNeedsLayout()
    }

    private var fontSize: CGFloat {
        font?.pointSize ?? LimitedTextStyle.inBar().font(in: traitCollection).pointSize
    }

    /// Shows a placeholder in the weight and color of the current look.
    func showPlaceholder(_ text: String?) {
        standardPlaceholder = text.map {
            NSAttributedString(
                string: $0,
                attributes: [
                    .font: UIFont.systemFont(ofSize: fontSize, weight: searchMetrics.placeholderWeight),
                    .foregroundColor: searchMetrics.placeholderColor,
                ])
        }
        attributedPlaceholder = standardPlaceholder
    }

    // MARK: - Text sizes

    /// The font for the content size category, unless the application has set one.
    private var standardFont: UIFont?
    private var standardPlaceholder: NSAttributedString?

    override func textTraitsDidChange() {
        super.textTraitsDidChange()
        followCategory()
    }

    /// Resizes the standard font in the way of all text in bars (facts/bar-text-sizes).
    private func followCategory() {
        guard standardFont == nil || font == standardFont else { return }
        let wanted = LimitedTextStyle.inBar().font(in: traitCollection)
        guard wanted != standardFont else { return }
        (standardFont, font) = (wanted, wanted)
    }

    /// The placeholder and the icons follow the font.
    open override var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { super.defaultTextAttributes }
        set {
            let oldSize = fontSize
            let hasStandardPlaceholder = standardPlaceholder != nil && attributedPlaceholder == standardPlaceholder
            super.defaultTextAttributes = newValue
            guard fontSize != oldSize else { return }
            if hasStandardPlaceholder { showPlaceholder(standardPlaceholder?.string) }
            showGlass()
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
        let start = textStart + tokenWidth
        let area = CGRect(
            x: start, y: 0, width: max(0, bounds.width - start - end), height: bounds.height)
        return directed(area, inWidth: bounds.width).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    /// The distance of the tokens and the text from the leading edge, in points.
    private var textStart: CGFloat {
        guard leftView != nil, leftViewMode != .never else { return searchMetrics.trailingTextInset }
        return searchMetrics.iconInset + iconWidth + searchMetrics.textGap
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTokens()
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let metrics = searchMetrics
        let area = CGRect(x: metrics.iconInset, y: 0, width: iconWidth, height: bounds.height)
        return directed(area, inWidth: bounds.width).offsetBy(dx: iconOffset.horizontal, dy: iconOffset.vertical)
    }

    /// The width of the magnifying glass with its margins.
    private var iconWidth: CGFloat { searchMetrics.iconWidth * fontSize / UIFont.labelFontSize }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        trailingArea(in: bounds, inset: SearchBarMetrics.trailingIconInset)
    }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        trailingArea(
            in: bounds, inset: SearchBarMetrics.clearInset + (fontSize - SearchBarMetrics.trailingIcon) / 2)
    }

    private func trailingArea(in bounds: CGRect, inset: CGFloat) -> CGRect {
        let side = SearchBarMetrics.trailingIcon
        let area = CGRect(
            x: bounds.width - side - inset, y: (bounds.height - side) / 2, width: side, height: side)
        return directed(area, inWidth: bounds.width)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: searchMetrics.fieldHeight)
    }

    // MARK: - Tokens

    private var tokenViews: [SearchTokenView] = []

    /// The tokens, in reading order.
    open var tokens: [UISearchToken] {
        get { storedTokens }
        set { storedTokens = newValue }
    }
    private var storedTokens: [UISearchToken] = [] { didSet { showTokens() } }

    /// Inserts a token. An index out of bounds is clamped to the nearest valid one.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        storedTokens.insert(token, at: min(max(0, tokenIndex), storedTokens.count))
    }

    /// Removes a token. An index out of bounds fails the run; UIKit throws an exception.
    open func removeToken(at tokenIndex: Int) {
        guard storedTokens.indices.contains(tokenIndex) else {
            return stage.diagnostics.misuse(
                "UISearchTextField has \(storedTokens.count) tokens; removeToken(at: \(tokenIndex)) needs one of them.")
        }
        storedTokens.remove(at: tokenIndex)
    }

    /// Replaces part of the text with a token.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// The range of the text without the tokens.
    open var textualRange: UITextRange { editor.textRange(beginningOfDocument, endOfDocument) }

    /// The background color of tokens.
    open var tokenBackgroundColor: UIColor! {
        get { storedTokenColor }
        set { storedTokenColor = newValue ?? .systemBlue }
    }
    private var storedTokenColor: UIColor = .systemBlue { didSet { showTokens() } }
    /// Whether the delete key removes tokens.
    open var allowsDeletingTokens = true
    /// Stored without effect: there is no command that copies tokens.
    open var allowsCopyingTokens = true

    override func deleteBeforeText() {
        guard allowsDeletingTokens, !storedTokens.isEmpty else { return }
        storedTokens.removeLast()
        textDidChange()
    }

    private func showTokens() {
        tokenViews.forEach { $0.removeFromSuperview() }
        tokenViews = storedTokens.map { SearchTokenView($0, color: storedTokenColor) }
        tokenViews.forEach(addSubview)
        textNeedsDisplay()
    }

    /// The width of the tokens before the text, in points.
    private var tokenWidth: CGFloat {
        tokenViews.reduce(0) { $0 + $1.intrinsicContentSize.width + SearchTokenView.gap }
    }

    private func layOutTokens() {
        var x = textStart
        for view in tokenViews {
            let size = view.intrinsicContentSize
            view.frame = directed(
                CGRect(
                    x: x, y: roundedToPixel((bounds.height - size.height) / 2), width: size.width, height: size.height),
                inWidth: bounds.width)
            x += size.width + SearchTokenView.gap
        }
    }
}

/// The delegate of a search field, with an additional method for tokens.
@MainActor @preconcurrency public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Never called: tokens are not copied.
    func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> AnyObject
}
