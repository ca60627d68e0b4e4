internal import FrameText
internal import QuartzCore

extension UITextField {
    /// Calls the delegate and records the call in the trace.
    ///
    /// - Returns: The delegate's answer; `nil` without a delegate.
    @discardableResult func consult<Answer>(
        _ name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:],
        call: (any UITextFieldDelegate) -> Answer
    ) -> Answer? {
        guard let delegate else { return nil }
        stage.diagnostics.trace(layerName, callback: name, arguments)
        return call(delegate)
    }

    // MARK: - Begin and end

    /// Begins editing. The order of delegate calls, events and notifications follows facts/editing-order.
    func beginEditing() {
        if clearsOnBeginEditing, hasText, mayClear {
            editor.setText(NSAttributedString(string: "", attributes: defaultTextAttributes))
        }
        replacesOnInsertion = replacesOnInsertion || isSecureTextEntry && hasText
        editor.select(NSRange(location: editor.length, length: 0), notifies: false)
        if !hasText { editor.typingAttributes = defaultTextAttributes }
        textNeedsDisplay()
        consult(.textFieldDidBeginEditing) { $0.textFieldDidBeginEditing(self) }
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func endEditing() {
        editor.unmark()
        scroll = 0
        textNeedsDisplay()
        let reason = DidEndEditingReason.committed
        consult(.textFieldDidEndEditing) { $0.textFieldDidEndEditing(self, reason: reason) }
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: reason.rawValue])
    }

    /// Moves the caret to a tap; the first tap also begins editing.
    func tapped(at point: CGPoint) {
        guard isFirstResponder || becomeFirstResponder() else { return }
        layoutIfNeeded()
        let caret = editor.caret(forTapAt: point)
        editor.select(NSRange(location: caret.offset, length: 0), caret.affinity)
        setNeedsLayout()
    }

    // MARK: - Changes

    /// Inserts a text without its line breaks.
    func insert(_ text: String) {
        let line = text.contains(where: \.isNewline) ? String(text.filter { !$0.isNewline }) : text
        if replacesOnInsertion {
            replacesOnInsertion = false
            editor.replace(NSRange(location: 0, length: editor.length), with: line)
        } else {
            editor.insert(line)
        }
    }

    func mayChange(_ range: NSRange, to text: String) -> Bool {
        consult(.textField, ["shouldChangeCharactersIn": .name("\(range)"), "replacementString": .name(text)]) {
            $0.textField(self, shouldChangeCharactersIn: range, replacementString: text)
        } ?? true
    }

    func textDidChange() {
        invalidateIntrinsicContentSize()
        textNeedsDisplay()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        stage.applicationState.keyboard.textDidChange()
    }

    func selectionDidChange() {
        setNeedsLayout()
        consult(.textFieldDidChangeSelection) { $0.textFieldDidChangeSelection(self) }
    }

    private var mayClear: Bool { consult(.textFieldShouldClear) { $0.textFieldShouldClear(self) } ?? true }

    /// Clears the text, as the clear button does.
    func clear() {
        guard mayClear else { return }
        replacesOnInsertion = false
        editor.replace(NSRange(location: 0, length: editor.length), with: "")
        if !isFirstResponder { becomeFirstResponder() }
    }
}

extension UITextField: KeyboardClient {
    /// Asks the delegate about typed text. The return key ends editing if `editingDidEndOnExit` has a target.
    func willType(_ text: String) -> Bool {
        guard text != "\n" else {
            pressReturn()
            return false
        }
        return mayChange(
            replacesOnInsertion ? NSRange(location: 0, length: editor.length) : editor.marked ?? editor.selection,
            to: text)
    }

    func willDelete() -> Bool {
        let range = replacesOnInsertion ? NSRange(location: 0, length: editor.length) : editor.deletedRange
        guard range.length > 0 else {
            deleteBeforeText()
            return false
        }
        return mayChange(range, to: "")
    }

    private func pressReturn() {
        if enablesReturnKeyAutomatically, !hasText { return }
        guard consult(.textFieldShouldReturn, call: { $0.textFieldShouldReturn(self) }) ?? true else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends, isFirstResponder { resignFirstResponder() }
    }
}

/// The button that clears a text field.
final class ClearButton: UIControl {
    private unowned let field: UITextField
    private let icon = UIImageView()

    /// - Parameter size: The font size of the symbol, in points.
    init(of field: UITextField, size: CGFloat) {
        self.field = field
        pointSize = size
        super.init(frame: .zero)
        showIcon()
        icon.tintColor = .placeholderText
        icon.contentMode = .center
        icon.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(icon)
        accessibilityIdentifier = "clear"
        addAction(UIAction { [unowned self] _ in self.field.clear() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// The size of the symbol, in points.
    var pointSize: CGFloat { didSet { if pointSize != oldValue { showIcon() } } }

    private func showIcon() {
        icon.image = UIImage(
            systemName: "xmark.circle.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize, weight: .regular, scale: .default))
    }

    override func stateDidChange() {
        super.stateDidChange()
        icon.alpha = isHighlighted ? 0.5 : 1
    }
}

extension UITextField: NamedOnScreen {
    /// The names by which the field can be found. A secure text is not one of them.
    package var namesOnScreen: [String] { [isSecureTextEntry ? nil : text, placeholder].compactMap(\.self) }
}
