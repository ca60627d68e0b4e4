internal import FrameGeometry
internal import FrameGlyphs
internal import FrameLayout
public import FrameProperties
internal import FrameText
internal import QuartzCore

/// A control that displays an editable line of text.
///
/// A tap makes the field first responder and places the caret at the touch. From then on, the keyboard types into the
/// field, and each change asks the delegate first and sends `editingChanged` afterward. The return key needs the
/// delegate's permission, sends `editingDidEndOnExit`, and ends editing if that event has a target.
///
/// ```swift
/// let field = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 34))
/// field.borderStyle = .roundedRect
/// field.placeholder = "Name"
/// field.clearButtonMode = .whileEditing
/// field.addAction(UIAction { _ in print(field.text ?? "") }, for: .editingChanged)
/// ```
///
/// Delegate calls, events and notifications happen at the virtual time of the touch or key press that causes them; when
/// editing begins or ends, they come before the keyboard moves (facts/editing-order). The caret blinks with the
/// recording's clock, and is drawn only if the settings ask for it, so that frames with a focused field stay
/// comparable.
///
/// A text that is longer than the field scrolls to keep the caret visible while it is edited, and is truncated
/// otherwise. With ``adjustsFontSizeToFitWidth``, the font shrinks first.
///
/// Differs from UIKit: the last typed character of a secure text is not shown for a moment, and each UTF-16 unit of the
/// text is replaced by one bullet.
@MainActor @preconcurrency open class UITextField: UIControl, UITextInput {
    /// Raw values match the public header.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// The conditions under which an overlay is shown. Raw values match the public header.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// The reason why editing has ended. Raw values match the public header.
    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }

    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    private(set) lazy var editor = TextEditor(NSTextStorage(), of: self, attributes: attributes)
    private(set) lazy var stringTokenizer = UITextInputStringTokenizer(textInput: self)
    let canvas = TextCanvas()
    let label = FieldLabel()
    let placeholderLabel = FieldLabel()
    let border = FieldBorder()
    private(set) lazy var clearButton = ClearButton(of: self, size: clearSymbolSize)
    /// The font size of the symbol of the clear button.
    var clearSymbolSize: CGFloat { FieldMetrics.clearSymbol }
    var traits = StoredTextTraits()
    /// The layout of the edited text, and the layout count from which the next one continues.
    var shownColumn: TextColumn?
    var lastColumn = 0
    /// The areas in which text and placeholder were last drawn, their vertical alignment, and the distance by which the
    /// text is scrolled to the left.
    var drawnAreas: [CGRect] = []
    var drawnAlignment = ContentVerticalAlignment.center
    var scroll: CGFloat = 0
    /// Whether the next insertion replaces the whole text.
    var replacesOnInsertion = false
    private var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: UIColor.label,
        .paragraphStyle: NSParagraphStyle.aligned(.natural),
    ]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.finish(self, as: UITextField.self)
    }

    private func setUp() {
        canvas.clipsText = true
        label.paint = { [unowned self] in drawText(in: shownTextRect) }
        placeholderLabel.paint = { [unowned self] in drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
        [border, placeholderLabel, label, canvas].forEach(addSubview)
    }

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text. As in UIKit, it is empty rather than `nil` after being set to `nil`.
    open var text: String? {
        get { editor.storage.string }
        set { setText(NSAttributedString(string: newValue ?? "", attributes: attributes)) }
    }

    open var attributedText: NSAttributedString? {
        get { NSAttributedString(attributedString: editor.storage) }
        set {
            let text = NSMutableAttributedString(string: newValue?.string ?? "", attributes: attributes)
            if let newValue {
                let all = NSRange(location: 0, length: newValue.length)
                newValue.enumerateAttributes(in: all, options: []) { attributes, range, _ in
                    text.addAttributes(attributes, range: range)
                }
            }
            setText(text)
        }
    }

    private func setText(_ text: NSAttributedString) {
        editor.setText(text)
        replacesOnInsertion = false
        invalidateIntrinsicContentSize()
        textNeedsDisplay()
    }

    @_spi(UIKit) open override class var archivedProperties: [ArchivedProperty] {
        super.archivedProperties + [
            ArchivedProperty(
                "UIAttributedText",
                get: { (field: UITextField) in ArchivedText(NSAttributedString(attributedString: field.editor.storage))
                },
                set: { $0.attributedText = $1.text }),
            ArchivedProperty("UIFont", \UITextField.font),
            ArchivedProperty("UITextColor", \UITextField.textColor),
            ArchivedProperty("UITextAlignment", \UITextField.textAlignment),
            ArchivedProperty(
                "UIPlaceholder", get: { (field: UITextField) in field.attributedPlaceholder.map(ArchivedText.init) },
                set: { $0.attributedPlaceholder = $1?.text }),
            ArchivedProperty("UIBorderStyle", \UITextField.borderStyle),
            ArchivedProperty("UIClearButtonMode", \UITextField.clearButtonMode),
            ArchivedProperty("UISecureTextEntry", \UITextField.isSecureTextEntry),
        ]
    }

    @_spi(UIKit) open override class var proxiedProperties: [ProxiedProperty] {
        super.proxiedProperties + [
            ProxiedProperty(\UITextField.borderStyle), ProxiedProperty(\UITextField.background),
            ProxiedProperty(\UITextField.keyboardAppearance),
            ProxiedProperty { (field: UITextField, proxy: UITextField) in
                let initial = UITextField().defaultTextAttributes
                @MainActor func isSet(_ key: NSAttributedString.Key, _ field: UITextField) -> Bool {
                    field.defaultTextAttributes[key] as? AnyHashable != initial[key] as? AnyHashable
                }
                for (key, value) in proxy.defaultTextAttributes where isSet(key, proxy) && !isSet(key, field) {
                    field.defaultTextAttributes[key] = value
                }
            },
        ]
    }

    /// The attributes of the whole text. Setting them replaces earlier ones, including ``font`` and ``textColor``.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { attributes }
        set {
            attributes = newValue
            editor.typingAttributes = newValue
            editor.storage.addAttributes(newValue, range: NSRange(location: 0, length: editor.length))
            invalidateIntrinsicContentSize()
            textNeedsDisplay()
        }
    }

    /// The font; by default the system font at 17 points. Setting it applies to every character.
    open var font: UIFont? {
        get {
            let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: UIFont.labelFontSize)
            return _adjustsFontForContentSizeCategory.wrappedValue ? font.adjusted(to: traitCollection) : font
        }
        set { defaultTextAttributes[.font] = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
    }

    open var textColor: UIColor? {
        get { attributes[.foregroundColor] as? UIColor ?? .label }
        set { defaultTextAttributes[.foregroundColor] = newValue ?? .label }
    }

    open var textAlignment: NSTextAlignment {
        get { (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
        set {
            let style = NSMutableParagraphStyle()
            if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
            style.alignment = newValue
            defaultTextAttributes[.paragraphStyle] = style
        }
    }

    /// The attributes of characters typed next; `nil` unless the field is being edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editor.typingAttributes : nil }
        set { if let newValue, isEditing { editor.typingAttributes = newValue } }
    }

    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get { storedPlaceholder }
        set { storedPlaceholder = newValue?.copy() as? NSAttributedString }
    }
    private var storedPlaceholder: NSAttributedString? {
        didSet {
            invalidateIntrinsicContentSize()
            textNeedsDisplay()
        }
    }

    /// Whether the font shrinks until the text fits, but not below ``minimumFontSize``.
    @Observed open var adjustsFontSizeToFitWidth = false { didSet { textNeedsDisplay() } }

    /// The smallest font size in points; 0 for no limit.
    @Observed open var minimumFontSize: CGFloat = 0 { didSet { textNeedsDisplay() } }
    /// Whether fonts of text styles and of `UIFontMetrics` follow the field's content size category.
    @Observed open var adjustsFontForContentSizeCategory = false { didSet { textTraitsDidChange() } }
    /// Stored but unused: there is no menu for text attributes.
    open var allowsEditingTextAttributes = false

    /// Whether bullets replace the text. After editing begins, the first insertion replaces a secure text completely.
    open var isSecureTextEntry: Bool {
        get { traits.isSecure }
        set {
            traits.isSecure = newValue
            textNeedsDisplay()
        }
    }

    open var keyboardType: UIKeyboardType {
        get { traits.keyboard }
        set { traits.keyboard = newValue }
    }

    // MARK: Editing

    open var isEditing: Bool { isFirstResponder }
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion: Bool {
        get { replacesOnInsertion }
        set { replacesOnInsertion = newValue }
    }

    // MARK: Look

    @Observed open var borderStyle = BorderStyle.none {
        didSet {
            invalidateIntrinsicContentSize()
            textNeedsDisplay()
        }
    }
    /// The image stretched over the field. The border style `roundedRect` covers it.
    @Observed open var background: UIImage? { didSet { setNeedsLayout() } }
    /// The image that replaces ``background`` while the field is disabled.
    @Observed open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

    @Observed open var clearButtonMode = ViewMode.never { didSet { textNeedsDisplay() } }
    @Observed open var leftView: UIView? { didSet { replace(oldValue, by: _leftView.wrappedValue) } }
    @Observed open var leftViewMode = ViewMode.never { didSet { overlaysDidChange() } }
    @Observed open var rightView: UIView? { didSet { replace(oldValue, by: _rightView.wrappedValue) } }
    @Observed open var rightViewMode = ViewMode.never { didSet { overlaysDidChange() } }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        overlaysDidChange()
    }

    private func overlaysDidChange() {
        invalidateIntrinsicContentSize()
        textNeedsDisplay()
    }

    // MARK: Rectangles, in points of the field

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds, isEditing: isEditing) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds, isEditing: true) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { shownTextRect(in: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonArea(in: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { overlayArea(leftView, isLeading: true, in: bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { overlayArea(rightView, isLeading: false, in: bounds) }

    /// Draws the text while it is not edited, in the current context and the field's coordinates.
    open func drawText(in rect: CGRect) { paintText(in: rect) }
    open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    override func baselineOffset(_ attribute: LayoutAttribute, height: CGFloat) -> CGFloat {
        guard attribute.isBaseline, let font else { return 0 }
        let slack = max(0, height - font.lineHeight) / 2
        return attribute == .firstBaseline ? (slack + font.ascender).rounded() : (slack - font.descender).rounded()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    @_spi(UIKit) open override func stateDidChange() {
        super.stateDidChange()
        textNeedsDisplay()
    }

    @_spi(UIKit) open override func colorsDidChange() {
        super.colorsDidChange()
        textNeedsDisplay()
    }

    override func textTraitsDidChange() {
        super.textTraitsDidChange()
        invalidateIntrinsicContentSize()
        textNeedsDisplay()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override var canResignFirstResponder: Bool {
        consult(.textFieldShouldEndEditing) { $0.textFieldShouldEndEditing(self) } ?? true
    }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return super.becomeFirstResponder() }
        becomeFirstResponderInWindow()
        guard canBecomeFirstResponder, window != nil,
            consult(.textFieldShouldBeginEditing, call: { $0.textFieldShouldBeginEditing(self) }) ?? true
        else { return false }
        return super.becomeFirstResponder()
    }

    /// Called before the keyboard moves (facts/editing-order).
    override func didBecomeFirstResponder() { beginEditing() }
    override func didResignFirstResponder() { endEditing() }

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

    // MARK: Touches

    /// Moves the caret to the touch. A touch beside the text places it at the start or end.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, isTouchInside { tapped(at: touch.location(in: self)) }
    }

    // MARK: UIKeyInput

    open var hasText: Bool { editor.hasText }

    open func insertText(_ text: String) { insert(text) }

    open func deleteBackward() {
        if replacesOnInsertion { return insert("") }
        editor.deleteBackward()
    }

    /// Called when the delete key is pressed with the caret at the start of the text.
    func deleteBeforeText() {}

    // MARK: UITextInput

    open var selectedTextRange: UITextRange? {
        get { isEditing ? TextOffsetRange(editor.selection) : nil }
        set {
            editor.select(newValue.map(editor.range) ?? NSRange(location: editor.length, length: 0))
            setNeedsLayout()
        }
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

    // MARK: Commands of the edit menu

    open override func copy(_ sender: Any?) { editor.copySelection() }
    open override func cut(_ sender: Any?) { editor.cutSelection() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func select(_ sender: Any?) { editor.selectWord() }

    /// Selects all of the text, as the command of the edit menu does.
    open override func selectAll(_ sender: Any?) {
        editor.select(NSRange(location: 0, length: editor.length))
        setNeedsLayout()
    }

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
        textNeedsDisplay()
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
