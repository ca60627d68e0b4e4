// The parts of the protocols that applications do not override.
extension UITextView {
    public func text(in range: UITextRange) -> String? { editor.substring(editor.range(range)) }
    public var markedTextRange: UITextRange? { editor.marked.map(TextOffsetRange.init) }
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.mark(markedText, selected: selectedRange)
    }
    public func unmarkText() { editor.unmark() }
    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    public var endOfDocument: UITextPosition { TextOffset(editor.length) }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(fromPosition, toPosition)
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(position, movedBy: offset)
    }
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { editor.position(position, in: direction, by: offset) }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, other)
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(toPosition) - editor.offset(from)
    }
    public func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { editor.end(of: editor.range(range), in: direction) }
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        editor.position(position, in: direction, by: 1).map { editor.textRange(position, $0) }
    }
    public var tokenizer: any UITextInputTokenizer { stringTokenizer }
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { editor.isRightToLeft(at: editor.offset(position)) ? .rightToLeft : .leftToRight }
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setDirection(writingDirection, editor.range(range))
        layoutManager.containerChanged()
    }
    public func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(editor.range(range)) }
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.caret(nearest: point, within: editor.range(range))
    }
    public func characterRange(at point: CGPoint) -> UITextRange? {
        editor.characterRange(at: point).map(TextOffsetRange.init)
    }
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { editor.styling(at: editor.offset(position)) }
    public var textInputView: UIView { self }
    public var selectionAffinity: UITextStorageDirection {
        get { editor.affinity == .upstream ? .backward : .forward }
        set { editor.select(editor.selection, newValue == .backward ? .upstream : .downstream) }
    }
}

extension UITextView {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalization }
        set { traits.autocapitalization = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrection }
        set { traits.autocorrection = newValue }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellChecking }
        set { traits.spellChecking = newValue }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotes }
        set { traits.smartQuotes = newValue }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashes }
        set { traits.smartDashes = newValue }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDelete }
        set { traits.smartInsertDelete = newValue }
    }
    public var inlinePredictionType: UITextInlinePredictionType {
        get { traits.inlinePrediction }
        set { traits.inlinePrediction = newValue }
    }
    public var keyboardType: UIKeyboardType {
        get { traits.keyboard }
        set { traits.keyboard = newValue }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { traits.appearance }
        set { traits.appearance = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { traits.returnKey }
        set { traits.returnKey = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    public var textContentType: UITextContentType! {
        get { traits.contentType }
        set { traits.contentType = newValue }
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue }
    }
}

extension UITextView: NamedOnScreen {
    package var namesOnScreen: [String] { [isSecureTextEntry ? nil : text].compactMap(\.self) }
}
