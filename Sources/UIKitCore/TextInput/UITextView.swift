internal import FrameLayout
public import FrameProperties
internal import FrameText
internal import QuartzCore

/// A scroll view that displays text of several lines, which can be selected and edited.
///
/// A tap on an editable view makes it first responder and places the caret. In a view that is only selectable, a tap on
/// a link opens the link if the delegate permits it.
///
/// ```swift
/// let view = UITextView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
/// view.font = .preferredFont(forTextStyle: .body)
/// view.text = "Dear reader,"
/// view.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
/// view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
/// ```
///
/// By default, the view scrolls to keep the caret visible while text is typed. With scrolling disabled, the view is as
/// tall as its text instead: its intrinsic size grows with each typed line.
///
/// Only the paragraphs near the visible part of the text are drawn. All changes happen at the virtual time of the touch
/// or key press that causes them, so typing the same keys always produces the same frames.
@MainActor @preconcurrency open class UITextView: UIScrollView, UITextInput {
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    open var textContainer: NSTextContainer { container }
    open var layoutManager: NSLayoutManager { manager }
    open var textStorage: NSTextStorage { storage }
    private let container: NSTextContainer
    private let manager: NSLayoutManager
    private let storage: NSTextStorage
    private(set) lazy var editor = TextEditor(textStorage, of: self, attributes: ownAttributes)
    private(set) lazy var stringTokenizer = UITextInputStringTokenizer(textInput: self)
    let canvas = TextCanvas()
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    var traits = StoredTextTraits()
    /// Whether the next layout pass scrolls the caret into view.
    var showsCaretSoon = false
    private var ownFont: UIFont?
    private var ownColor: UIColor?
    private var ownAlignment = NSTextAlignment.natural

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// - Parameter textContainer: The text container to show. It belongs to a layout manager with a text storage; `nil`
    ///   to create all three.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (container, manager, storage) = Self.parts(textContainer)
        super.init(frame: frame)
        setUp()
    }

    /// Creates a text view. The argument makes no difference: there is one kind of text layout.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        (container, manager, storage) = Self.parts(nil)
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UITextView.self)
    }

    private static func parts(_ container: NSTextContainer?) -> (NSTextContainer, NSLayoutManager, NSTextStorage) {
        let isOwn = container == nil
        let container = container ?? NSTextContainer(size: .zero)
        if isOwn { container.widthTracksTextView = true }
        let manager = container.layoutManager ?? NSLayoutManager()
        manager.addTextContainer(container)
        let storage = manager.textStorage ?? NSTextStorage()
        storage.addLayoutManager(manager)
        return (container, manager, storage)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        layoutManager.view = self
        layoutManager.emptyAttributes = ownAttributes
        layoutManager.defaults = defaults
        layoutManager.restyle = { [weak self] in self?.shown($0) ?? $0 }
        layoutManager.changed = { [weak self] in self?.layoutDidChange() }
        insertSubview(canvas, at: 0)
        tap.name = "text"
        tap.addTarget(self, action: Selector("follow", UITextView.follow))
        addGestureRecognizer(tap)
        setNeedsLayout()
    }

    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    @_spi(UIKit) open override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [
            ArchivedProperty(
                "UIAttributedText",
                get: { (view: UITextView) in ArchivedText(NSAttributedString(attributedString: view.textStorage)) },
                set: { $0.attributedText = $1.text }),
            ArchivedProperty("UIFont", get: { (view: UITextView) in view.ownFont }, set: { $0.font = $1 }),
            ArchivedProperty("UITextColor", get: { (view: UITextView) in view.ownColor }, set: { $0.textColor = $1 }),
            ArchivedProperty("UITextAlignment", \UITextView.textAlignment),
            ArchivedProperty("UIEditable", \UITextView.isEditable),
            ArchivedProperty("UISelectable", \UITextView.isSelectable),
            ArchivedProperty("UITextContainerInset", \UITextView.textContainerInset),
        ]
    }

    // MARK: Text

    open var text: String! {
        get { textStorage.string }
        set { editor.setText(NSAttributedString(string: newValue ?? "", attributes: ownAttributes)) }
    }

    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set {
            editor.setText(newValue ?? NSAttributedString())
            if let font = first(.font) as? UIFont { ownFont = font }
            if let color = first(.foregroundColor) as? UIColor { ownColor = color }
            editor.takeTypingAttributes()
        }
    }

    /// The font, or `nil` to show the system font at 12 points, which is the default. Setting it applies to every
    /// character.
    open var font: UIFont? {
        get { (ownFont ?? first(.font) as? UIFont).map(inCategory) }
        set {
            ownFont = newValue
            apply(.font, newValue)
        }
    }

    open var textColor: UIColor? {
        get { ownColor ?? first(.foregroundColor) as? UIColor }
        set {
            ownColor = newValue
            apply(.foregroundColor, newValue)
        }
    }

    open var textAlignment: NSTextAlignment {
        get { ownAlignment }
        set {
            ownAlignment = newValue
            apply(.paragraphStyle, nil)
            let all = NSRange(location: 0, length: textStorage.length)
            var styles: [(NSParagraphStyle, NSRange)] = []
            textStorage.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
                let style = NSMutableParagraphStyle()
                if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
                style.alignment = newValue
                styles.append((style, range))
            }
            textStorage.beginEditing()
            for (style, range) in styles { textStorage.addAttribute(.paragraphStyle, value: style, range: range) }
            textStorage.endEditing()
            editor.typingAttributes[.paragraphStyle] = styles.last?.0 ?? NSParagraphStyle.aligned(newValue)
        }
    }

    private func first(_ key: NSAttributedString.Key) -> Any? {
        textStorage.length > 0 ? textStorage.attribute(key, at: 0, effectiveRange: nil) : nil
    }

    private func apply(_ key: NSAttributedString.Key, _ value: Any?) {
        layoutManager.emptyAttributes = ownAttributes
        editor.typingAttributes[key] = value
        layoutManager.defaults = defaults
        let all = NSRange(location: 0, length: textStorage.length)
        if let value { textStorage.addAttribute(key, value: value, range: all) }
    }

    private static let defaultFont = UIFont.systemFont(ofSize: 12)

    /// The default attributes of text. Natural alignment starts at the leading edge.
    var defaults: TextDefaults {
        let alignment = ownAlignment == .natural && isRightToLeft ? .right : ownAlignment
        return TextDefaults(
            font: ownFont ?? Self.defaultFont, color: ownColor ?? .label, alignment: alignment,
            adjustingTraits: _adjustsFontForContentSizeCategory.wrappedValue ? traitCollection : nil)
    }

    var ownAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: ownFont ?? Self.defaultFont, .foregroundColor: ownColor ?? .label,
        ]
        if ownAlignment != .natural { attributes[.paragraphStyle] = NSParagraphStyle.aligned(ownAlignment) }
        return attributes
    }

    /// The attributes of characters typed next; initially the attributes of the character before the caret.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes }
        set {
            editor.typingAttributes = newValue
            if !hasText { layoutManager.emptyAttributes = newValue }
        }
    }

    /// Attributes that are added to links; by default the tint color.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { storedLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
        set { storedLinkAttributes = newValue }
    }
    private var storedLinkAttributes: [NSAttributedString.Key: Any]? { didSet { layoutManager.containerChanged() } }

    // MARK: Behavior

    @Observed open var isEditable = true {
        didSet { if !_isEditable.wrappedValue, isFirstResponder { resignFirstResponder() } }
    }
    /// Whether text can be selected and links can be touched.
    @Observed open var isSelectable = true { didSet { setNeedsLayout() } }
    /// Stored but unused: there is no menu for text attributes.
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    /// Whether fonts created from text styles or by `UIFontMetrics` follow the view's content size category.
    @Observed open var adjustsFontForContentSizeCategory = false { didSet { layoutManager.defaults = defaults } }
    private func inCategory(_ font: UIFont) -> UIFont {
        _adjustsFontForContentSizeCategory.wrappedValue ? font.adjusted(to: traitCollection) : font
    }
    /// Differs from UIKit: nothing is detected; a nonempty set is reported.
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { storedDetectors }
        set {
            storedDetectors = newValue
            guard !newValue.isEmpty else { return }
            stage.diagnostics.reportUnsupported(
                "UITextView.dataDetectorTypes", instead: "only text with the attribute link is a link")
        }
    }
    private var storedDetectors: UIDataDetectorTypes = []
    /// Differs from UIKit: without effect; `true` is reported as unsupported.
    open var isFindInteractionEnabled: Bool {
        get { storedFinds }
        set {
            storedFinds = newValue
            if newValue {
                stage.diagnostics.reportUnsupported(
                    "UITextView.isFindInteractionEnabled", instead: "there is no find panel")
            }
        }
    }
    private var storedFinds = false
    /// The border style, available since iOS 17. It has no effect.
    open var borderStyle = BorderStyle.none

    /// Raw values match the public header.
    public enum BorderStyle: Int, Sendable { case none, roundedRect }

    /// The selection, in UTF-16 offsets.
    open var selectedRange: NSRange {
        get { editor.selection }
        set {
            editor.select(newValue)
            showsCaretSoon = true
            setNeedsLayout()
        }
    }

    /// Scrolls until the first line of a range is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        showRange(range)
    }

    // MARK: Layout

    /// The insets of the text from the edges (facts/text-view).
    @Observed open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { layoutDidChange() }
    }

    open override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            super.isScrollEnabled = newValue
            layoutDidChange()
        }
    }

    /// The size of the text while scrolling is disabled; otherwise the view has no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
    }

    @_spi(UIKit) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : fittingSize(width: width).height
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : .infinity)
    }

    override func baselineOffset(_ attribute: LayoutAttribute, height: CGFloat) -> CGFloat {
        guard attribute.isBaseline, let font = first(.font) as? UIFont ?? ownFont else { return 0 }
        return attribute == .firstBaseline
            ? (textContainerInset.top + font.ascender).rounded()
            : (textContainerInset.bottom - font.descender).rounded()
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            // A different part of the text is visible.
            if super.bounds.origin != old.origin { setNeedsLayout() }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    @_spi(UIKit) open override func colorsDidChange() {
        super.colorsDidChange()
        layoutManager.containerChanged()
    }

    override func textTraitsDidChange() {
        super.textTraitsDidChange()
        layoutManager.defaults = defaults
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        layoutManager.containerChanged()
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    open override var canResignFirstResponder: Bool {
        !isEditable || consult(.textViewShouldEndEditing) { $0.textViewShouldEndEditing(self) } ?? true
    }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return super.becomeFirstResponder() }
        becomeFirstResponderInWindow()
        guard canBecomeFirstResponder, window != nil,
            !isEditable || consult(.textViewShouldBeginEditing, call: { $0.textViewShouldBeginEditing(self) }) ?? true,
            super.becomeFirstResponder()
        else { return false }
        // Runs after the keyboard has started to move (facts/editing-order).
        beginEditing()
        return true
    }

    override func didResignFirstResponder() { endEditing() }
    override var takesKeys: Bool { isEditable }

    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
    private var storedInputView: UIView?
    open override var inputAccessoryView: UIView? {
        get { storedAccessoryView }
        set { storedAccessoryView = newValue }
    }
    private var storedAccessoryView: UIView?

    /// Declines a tap on text that is not editable if no item is there, so that other views can handle it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === tap else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let point = tap.location(in: self)
        return isEditable || item(at: point) != nil
    }

    func follow(_ tap: UITapGestureRecognizer) { tapped(at: tap.location(in: self)) }

    // MARK: UIKeyInput

    open var hasText: Bool { editor.hasText }

    open func insertText(_ text: String) {
        if clearsOnInsertion {
            clearsOnInsertion = false
            return editor.replace(NSRange(location: 0, length: editor.length), with: text)
        }
        editor.insert(text)
    }

    open func deleteBackward() { editor.deleteBackward() }

    // MARK: UITextInput

    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(editor.selection) }
        set { selectedRange = newValue.map(editor.range) ?? NSRange(location: editor.length, length: 0) }
    }

    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(editor.caret(position)) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        editor.selectionRects(editor.range(range))
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(editor.caret(nearest: point)) }
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(editor.range(range), with: text) }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        mayChange(editor.range(range), to: text)
    }
    open weak var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { traits.isSecure }
        set {
            traits.isSecure = newValue
            layoutManager.containerChanged()
        }
    }

    // MARK: Commands of the edit menu

    open override func copy(_ sender: Any?) { editor.copySelection() }
    open override func cut(_ sender: Any?) { if isEditable { editor.cutSelection() } }
    open override func paste(_ sender: Any?) { if isEditable { editor.paste() } }
    open override func select(_ sender: Any?) { editor.selectWord() }

    /// Selects all of the text, as the command of the edit menu does.
    open override func selectAll(_ sender: Any?) { selectedRange = NSRange(location: 0, length: editor.length) }

    // MARK: Positions and ranges

    open func text(in range: UITextRange) -> String? { editor.substring(editor.range(range)) }
    open var markedTextRange: UITextRange? { editor.marked.map(TextOffsetRange.init) }
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.mark(markedText, selected: selectedRange)
    }
    open func unmarkText() { editor.unmark() }
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(editor.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(fromPosition, toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(position, movedBy: offset)
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { editor.position(position, in: direction, by: offset) }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(toPosition) - editor.offset(from)
    }
    open func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { editor.end(of: editor.range(range), in: direction) }
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        editor.position(position, in: direction, by: 1).map { editor.textRange(position, $0) }
    }
    open var tokenizer: any UITextInputTokenizer { stringTokenizer }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { editor.isRightToLeft(at: editor.offset(position)) ? .rightToLeft : .leftToRight }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setDirection(writingDirection, editor.range(range))
        layoutManager.containerChanged()
    }
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(editor.range(range)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.caret(nearest: point, within: editor.range(range))
    }
    open func characterRange(at point: CGPoint) -> UITextRange? {
        editor.characterRange(at: point).map(TextOffsetRange.init)
    }
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { editor.styling(at: editor.offset(position)) }
    open var textInputView: UIView { self }
    open var selectionAffinity: UITextStorageDirection {
        get { editor.affinity == .upstream ? .backward : .forward }
        set { editor.select(editor.selection, newValue == .backward ? .upstream : .downstream) }
    }

    // MARK: Traits of the keyboard

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalization }
        set { traits.autocapitalization = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrection }
        set { traits.autocorrection = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellChecking }
        set { traits.spellChecking = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotes }
        set { traits.smartQuotes = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashes }
        set { traits.smartDashes = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDelete }
        set { traits.smartInsertDelete = newValue }
    }
    open var inlinePredictionType: UITextInlinePredictionType {
        get { traits.inlinePrediction }
        set { traits.inlinePrediction = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { traits.keyboard }
        set { traits.keyboard = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.appearance }
        set { traits.appearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKey }
        set { traits.returnKey = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    open var textContentType: UITextContentType! {
        get { traits.contentType }
        set { traits.contentType = newValue }
    }
    open var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue }
    }
}

extension UITextView: NamedOnScreen {
    package var namesOnScreen: [String] { [isSecureTextEntry ? nil : text].compactMap(\.self) }
}
