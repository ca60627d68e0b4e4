internal import FrameLayout
public import FrameProperties
internal import FrameText
internal import QuartzCore

/// A scroll view that shows text of several lines, which can be selected and edited.
///
/// Without scrolling, it is as high as its text: its intrinsic size grows as lines are typed. A tap on an editable view makes it the
/// first responder; in a view that is only selectable, a tap on a link opens it if the delegate permits.
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
    /// Whether what was typed last is to be scrolled into view.
    var showsCaretSoon = false
    private var ownFont: UIFont?
    private var ownColor: UIColor?
    private var ownAlignment = NSTextAlignment.natural

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// - Parameter textContainer: of a layout manager with a storage, which the view shows; `nil` for its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (container, manager, storage) = Self.parts(textContainer)
        super.init(frame: frame)
        setUp()
    }

    /// Shows text as all text views do here: there is one text layout.
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

    /// `nil` by default, which shows the system font at 12 points. Setting it applies to every character.
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

    /// Natural text begins at the leading edge.
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

    /// Of what is typed next; those of the character before the caret.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes }
        set {
            editor.typingAttributes = newValue
            if !hasText { layoutManager.emptyAttributes = newValue }
        }
    }

    /// Added to links; the tint colour by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { storedLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
        set { storedLinkAttributes = newValue }
    }
    private var storedLinkAttributes: [NSAttributedString.Key: Any]? { didSet { layoutManager.containerChanged() } }

    // MARK: Behaviour

    @Observed open var isEditable = true {
        didSet { if !_isEditable.wrappedValue, isFirstResponder { resignFirstResponder() } }
    }
    /// Whether text can be selected and links can be touched.
    @Observed open var isSelectable = true { didSet { setNeedsLayout() } }
    /// Stored but unused: there is no menu for attributes.
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    /// Whether fonts of text styles and of `UIFontMetrics` follow the view's content size category.
    @Observed open var adjustsFontForContentSizeCategory = false { didSet { layoutManager.defaults = defaults } }
    private func inCategory(_ font: UIFont) -> UIFont {
        _adjustsFontForContentSizeCategory.wrappedValue ? font.adjusted(to: traitCollection) : font
    }
    /// Differs from UIKit: nothing is detected; a set that is not empty is reported.
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
    /// Whether the view draws standard lines as in iOS 17; without effect.
    open var borderStyle = BorderStyle.none

    /// Raw values are those of the public header.
    public enum BorderStyle: Int, Sendable { case none, roundedRect }

    /// UTF-16 offsets.
    open var selectedRange: NSRange {
        get { editor.selection }
        set {
            editor.select(newValue)
            showsCaretSoon = true
            setNeedsLayout()
        }
    }

    /// Scrolls so that the first line of a range is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        showRange(range)
    }

    // MARK: Layout

    /// Of the text from the edges (facts/text-view).
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

    /// None while it scrolls.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : fittingSize(width: width).height
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
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
            // Other paragraphs are visible.
            if super.bounds.origin != old.origin { setNeedsLayout() }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    override func colorsDidChange() {
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
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil,
            !isEditable || consult(.textViewShouldBeginEditing, call: { $0.textViewShouldBeginEditing(self) }) ?? true,
            super.becomeFirstResponder()
        else { return false }
        // After the keyboard has begun to move (facts/editing-order).
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

    /// A tap is left to views around this one where there is nothing to edit and no link.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === tap else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let point = tap.location(in: self)
        return isEditable || link(at: point) != nil || attachment(at: point) != nil
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
}
