internal import FrameGeometry
internal import FrameText
internal import QuartzCore

extension UITextView {
    /// The margin around the caret that is scrolled into view with it, in points.
    static let caretMargin: CGFloat = 4

    func showRange(_ range: NSRange) {
        layoutIfNeeded()
        let range = editor.limited(range)
        let rects = editor.rects(range)
        let area = rects.dropFirst().reduce(rects.first ?? editor.caretRect(CaretPosition(range.location))) {
            $0.union($1)
        }
        scrollRectToVisible(area.insetBy(dx: 0, dy: -Self.caretMargin), animated: false)
    }

    // MARK: - Layout

    /// The size of the text including its insets at a given width.
    func fittingSize(width: CGFloat) -> CGSize {
        let inset = textContainerInset
        let room = width.isFinite ? max(width - inset.left - inset.right, 1) : 0
        let used = layoutManager.fittingSize(width: room)
        let scale = stage.applicationState.mainScreen.scale
        func up(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.up) / scale }
        let natural = up(used.width) + inset.left + inset.right
        return CGSize(
            width: width.isFinite ? min(natural, width) : natural, height: up(used.height) + inset.top + inset.bottom)
    }

    private func updateContainer(width: CGFloat) {
        let inset = textContainerInset
        let size = CGSize(
            width: max(width - inset.left - inset.right, 1),
            height: textContainer.heightTracksTextView ? max(bounds.height - inset.top - inset.bottom, 1) : 0)
        if textContainer.widthTracksTextView, textContainer.size != size { textContainer.size = size }
    }

    func layoutDidChange() {
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// Lays out and shows the part of the text inside the bounds.
    func layOutText() {
        updateContainer(width: bounds.width)
        if layoutManager.defaults.alignment != defaults.alignment { layoutManager.defaults = defaults }
        let (column, inset) = (column, textContainerInset)
        let scale = stage.applicationState.mainScreen.scale
        let height = (CGFloat(column.size.height) * scale).rounded(.up) / scale + inset.top + inset.bottom
        let size = CGSize(width: bounds.width, height: height)
        if isScrollEnabled, contentSize != size { contentSize = size }
        if showsCaretSoon, isFirstResponder {
            showsCaretSoon = false
            let caret = editor.caretRect(CaretPosition(editor.selection.location + editor.selection.length))
            if isScrollEnabled { scrollRectToVisible(caret.insetBy(dx: 0, dy: -Self.caretMargin), animated: false) }
        }
        UIView.performWithoutAnimation {
            canvas.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, bounds.height))
            // One extra screen above and below covers the offsets that an animation may pass through.
            canvas.show(column, of: textStorage, at: textOrigin, in: bounds.insetBy(dx: 0, dy: -bounds.height))
            let selection = editor.selection
            let isShown = isFirstResponder && isSelectable
            let edges = textOrigin.x...max(textOrigin.x, textOrigin.x + min(textContainer.lineWidth, bounds.width))
            canvas.mark(
                isShown && selection.length > 0 ? editor.shownRects(selection, edges: edges) : [],
                caret: isFirstResponder && isEditable
                    ? editor.caretRect(CaretPosition(selection.location, editor.affinity)) : nil)
        }
    }

    /// The displayed form of a text: with bullets if it is secure, and with links in their color.
    func shown(_ text: NSAttributedString) -> NSAttributedString {
        let all = NSRange(location: 0, length: text.length)
        if isSecureTextEntry {
            return NSAttributedString(string: String(repeating: "•", count: text.length), attributes: ownAttributes)
        }
        var links: [NSRange] = []
        text.enumerateAttribute(.link, in: all, options: []) { value, range, _ in
            if value != nil { links.append(range) }
        }
        guard !links.isEmpty else { return text }
        let changed = NSMutableAttributedString(attributedString: text)
        for range in links { changed.addAttributes(linkTextAttributes ?? [:], range: range) }
        return changed
    }

    // MARK: - Begin and end

    /// Calls the delegate and records the call in the trace.
    ///
    /// - Returns: The delegate's answer; `nil` without a delegate.
    @discardableResult func consult<Answer>(
        _ name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:],
        call: (any UITextViewDelegate) -> Answer
    ) -> Answer? {
        guard let delegate else { return nil }
        stage.diagnostics.trace(layerName, callback: name, arguments)
        return call(delegate)
    }

    func beginEditing() {
        setNeedsLayout()
        guard isEditable else { return }
        if !hasText { editor.typingAttributes = ownAttributes.merging(editor.typingAttributes) { $1 } }
        showsCaretSoon = true
        consult(.textViewDidBeginEditing) { $0.textViewDidBeginEditing(self) }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func endEditing() {
        editor.unmark()
        setNeedsLayout()
        guard isEditable else { return }
        consult(.textViewDidEndEditing) { $0.textViewDidEndEditing(self) }
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    func tapped(at point: CGPoint) {
        if let item = item(at: point) {
            let usual = UIAction { [weak self] _ in self?.invoke(item) }
            let action =
                consult(.textView, ["primaryActionFor": .name("\(item.range)"), "defaultAction": .omitted]) {
                    $0.textView(self, primaryActionFor: item, defaultAction: usual)
                } ?? usual
            action?.perform(for: self)
            return
        }
        guard isEditable, isFirstResponder || becomeFirstResponder() else { return }
        layoutIfNeeded()
        let caret = editor.caret(forTapAt: point)
        editor.select(NSRange(location: caret.offset, length: 0), caret.affinity)
        setNeedsLayout()
    }

    /// The default action of an item: asks the delegate, and opens a link.
    private func invoke(_ item: UITextItem) {
        switch item.content {
        case .link(let url):
            let opens = consult(.textView, ["shouldInteractWith": .name(url.absoluteString)]) {
                $0.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
            }
            if opens ?? true { stage.applicationState.application.open(url) }
        case .textAttachment(let attachment):
            _ = consult(.textView, ["shouldInteractWith": .name("attachment")]) {
                $0.textView(
                    self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
            }
        case .tag: break
        }
    }

    /// The item at a point, if the view is selectable but not editable.
    func item(at point: CGPoint) -> UITextItem? {
        guard !isEditable, isSelectable, let range = editor.characterRange(at: point) else { return nil }
        var whole = NSRange(location: 0, length: 0)
        func value(_ key: NSAttributedString.Key) -> Any? {
            textStorage.attribute(key, at: range.location, effectiveRange: &whole)
        }
        let link = value(.link)
        if let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) {
            return UITextItem(.link(url), whole)
        }
        if let attachment = value(.attachment) as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), range)
        }
        return (value(.textItemTag) as? String).map { UITextItem(.tag($0), whole) }
    }
}

extension UITextView: TextEditing {
    var column: TextColumn { layoutManager.column }

    var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    func mayChange(_ range: NSRange, to text: String) -> Bool {
        consult(.textView, ["shouldChangeTextIn": .name("\(range)"), "replacementText": .name(text)]) {
            $0.textView(self, shouldChangeTextIn: range, replacementText: text)
        } ?? true
    }

    func textDidChange() {
        showsCaretSoon = true
        if !hasText { layoutManager.emptyAttributes = editor.typingAttributes }
        layoutDidChange()
        consult(.textViewDidChange) { $0.textViewDidChange(self) }
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        stage.applicationState.keyboard.textDidChange()
    }

    func selectionDidChange() {
        setNeedsLayout()
        consult(.textViewDidChangeSelection) { $0.textViewDidChangeSelection(self) }
    }
}

extension UITextView: KeyboardClient {
    func willType(_ text: String) -> Bool {
        if text == "\n", enablesReturnKeyAutomatically, !hasText { return false }
        return isEditable && mayChange(editor.marked ?? editor.selection, to: text)
    }

    func willDelete() -> Bool { isEditable && mayChange(editor.deletedRange, to: "") }
}
