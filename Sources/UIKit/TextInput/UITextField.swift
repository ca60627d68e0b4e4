internal import FrameGeometry
internal import FrameGlyphs
internal import FrameLayout
public import FrameProperties
internal import FrameText
internal import QuartzCore

/// A control that shows a line of text, which can be edited.
///
/// A tap makes it the first responder with the caret where the finger was; the return key needs the delegate's permission, sends
/// `editingDidEndOnExit`, and ends editing if that event has a target.
///
/// Differs from UIKit: the last character of a secure text is not shown for a moment, and a bullet replaces each UTF-16 unit of it.
@MainActor @preconcurrency open class UITextField: UIControl, UITextInput {
    /// Raw values are those of the public header.
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    /// When an overlay is shown. Raw values are those of the public header.
    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    /// Why editing has ended. Raw values are those of the public header.
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
    private(set) lazy var clearButton = ClearButton(of: self)
    var traits = StoredTextTraits()
    /// The layout of the text while it is edited, and how far it is scrolled to the left.
    var shownColumn: TextColumn?
    var lastColumn = 0
    /// Where text and placeholder were drawn.
    var drawnAreas: [CGRect] = []
    var drawnAlignment = ContentVerticalAlignment.center
    var scroll: CGFloat = 0
    /// Whether the next insertion replaces all of the text.
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
        canvas.clipsToBounds = true
        label.paint = { [unowned self] in drawText(in: shownTextRect) }
        placeholderLabel.paint = { [unowned self] in drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
        [border, placeholderLabel, label, canvas].forEach(addSubview)
    }

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// Empty rather than `nil` after it was set to `nil`, as in UIKit.
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

    /// Applies to all of the text. Setting it replaces what was set before, also ``font`` and ``textColor``.
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

    /// The system font at 17 points by default. Setting it applies to every character.
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

    /// While editing; otherwise `nil`.
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

    /// Whether the font is scaled down until the text fits, but not below ``minimumFontSize``.
    @Observed open var adjustsFontSizeToFitWidth = false { didSet { textNeedsDisplay() } }

    /// In points; 0 for no limit.
    @Observed open var minimumFontSize: CGFloat = 0 { didSet { textNeedsDisplay() } }
    /// Whether fonts of text styles and of `UIFontMetrics` follow the field's content size category.
    @Observed open var adjustsFontForContentSizeCategory = false { didSet { textTraitsDidChange() } }
    /// Stored but unused: there is no menu for attributes.
    open var allowsEditingTextAttributes = false

    /// Whether bullets are shown instead of the text. When editing begins, the first insertion replaces such a text.
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
    /// Stretched over the field; covered by the border style `roundedRect`.
    @Observed open var background: UIImage? { didSet { setNeedsLayout() } }
    /// Instead of ``background`` while the field is disabled.
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

    /// Draws the text while it is not edited, with the current context in the coordinates of the field.
    open func drawText(in rect: CGRect) { paintText(in: rect) }
    open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    override func baselineOffset(_ attribute: LayoutAttribute, height: CGFloat) -> CGFloat {
        guard attribute.isBaseline, let font else { return 0 }
        let slack = max(0, height - font.lineHeight) / 2
        return attribute == .firstBaseline ? (slack + font.ascender).rounded() : (slack - font.descender).rounded()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    override func stateDidChange() {
        super.stateDidChange()
        textNeedsDisplay()
    }

    override func colorsDidChange() {
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
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, window != nil,
            consult(.textFieldShouldBeginEditing, call: { $0.textFieldShouldBeginEditing(self) }) ?? true
        else { return false }
        return super.becomeFirstResponder()
    }

    /// Before the keyboard moves (facts/editing-order).
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

    /// The caret goes to the touch; a finger that begins outside the text is at its start or end.
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

    /// The delete key was pressed before all of the text.
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
}
