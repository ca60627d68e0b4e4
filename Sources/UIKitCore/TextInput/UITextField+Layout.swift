internal import FrameGeometry
internal import FrameGlyphs
internal import FrameText
internal import QuartzCore

extension UITextField {
    private var metrics: FieldMetrics { .of(borderStyle) }
    private var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

    /// The rectangle in which the text is currently laid out.
    var shownTextRect: CGRect { shownTextRect(in: bounds) }

    func shownTextRect(in bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    // MARK: - Rectangles

    private func shows(_ mode: ViewMode, _ isEditing: Bool) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private func showsLeft(_ isEditing: Bool) -> Bool { leftView != nil && shows(leftViewMode, isEditing) }
    private func showsRight(_ isEditing: Bool) -> Bool { rightView != nil && shows(rightViewMode, isEditing) }
    /// Whether the clear button is visible. A right view takes its place.
    private func showsClear(_ isEditing: Bool) -> Bool {
        hasText && isEnabled && shows(clearButtonMode, isEditing) && !showsRight(isEditing)
    }

    func textArea(in bounds: CGRect, isEditing: Bool) -> CGRect {
        let inset = metrics.inset
        var area = CGRect(
            x: bounds.minX + inset.width, y: bounds.minY + inset.height,
            width: max(bounds.width - 2 * inset.width, 0), height: max(bounds.height - 2 * inset.height, 0))
        func cut(_ overlay: CGRect, _ gap: CGFloat) {
            guard overlay.width > 0 else { return }
            if overlay.midX < bounds.midX {
                let left = max(area.minX, overlay.maxX + gap)
                area = CGRect(x: left, y: area.minY, width: max(area.maxX - left, 0), height: area.height)
            } else {
                area.size.width = max(min(area.maxX, overlay.minX - gap) - area.minX, 0)
            }
        }
        if showsLeft(isEditing) { cut(leftViewRect(forBounds: bounds), inset.width) }
        if showsRight(isEditing) { cut(rightViewRect(forBounds: bounds), inset.width) }
        if showsClear(isEditing) { cut(clearButtonRect(forBounds: bounds), FieldMetrics.clearButtonGap) }
        return area
    }

    func clearButtonArea(in bounds: CGRect) -> CGRect {
        let side = FieldMetrics.clearButton
        let x =
            isRightToLeft
            ? bounds.minX + FieldMetrics.clearButtonInset : bounds.maxX - FieldMetrics.clearButtonInset - side
        return CGRect(x: x, y: onPixel(bounds.midY - side / 2), width: side, height: side)
    }

    /// The rectangle of an overlay view: the view's own size, vertically centered at one end of the field.
    func overlayArea(_ view: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let own = view.bounds.size
        let size = own.width > 0 || own.height > 0 ? own : view.intrinsicContentSize
        let (width, height) = (max(size.width, 0), max(size.height, 0))
        let x = isLeading != isRightToLeft ? bounds.minX : bounds.maxX - width
        return CGRect(x: x, y: onPixel(bounds.midY - height / 2), width: width, height: height)
    }

    private func onPixel(_ value: CGFloat) -> CGFloat {
        let scale = stage.applicationState.mainScreen.scale
        return (value * scale).rounded() / scale
    }

    /// The size that fits the text, or the placeholder if there is no text, with border and overlays
    /// (facts/text-field).
    var naturalSize: CGSize {
        let text = hasText ? shownText : placeholderText
        let scale = stage.applicationState.mainScreen.scale
        let layout = stage.text.layout(line(text), in: TextFrame(lineLimit: 1, scale: scale))
        var width = (layout.size.width * scale).rounded(.up) / scale + metrics.extraWidth
        if showsLeft(isEditing) { width += leftViewRect(forBounds: bounds).width }
        if showsRight(isEditing) { width += rightViewRect(forBounds: bounds).width }
        let height = shownFont.lineHeight.rounded(.up) + FieldMetrics.extraHeight
        return CGSize(width: width, height: max(height, metrics.height))
    }

    // MARK: - Text

    /// The displayed text: a single line, with bullets if it is secure.
    private var shownText: NSAttributedString {
        isSecureTextEntry
            ? NSAttributedString(
                string: String(repeating: "•", count: editor.length), attributes: defaultTextAttributes)
            : editor.storage
    }

    private var placeholderText: NSAttributedString {
        guard let own = attributedPlaceholder, own.length > 0 else { return NSAttributedString() }
        var attributes = defaultTextAttributes
        attributes[.foregroundColor] = UIColor.placeholderText
        let text = NSMutableAttributedString(string: own.string, attributes: attributes)
        own.enumerateAttributes(in: NSRange(location: 0, length: own.length), options: []) { attributes, range, _ in
            text.addAttributes(attributes, range: range)
        }
        return text
    }

    /// The text in the form used for layout: with spaces for line breaks. An empty text has the typing attributes.
    private func line(_ text: NSAttributedString, fontScale: CGFloat = 1) -> StyledText {
        let defaults = TextDefaults(
            font: shownFont, color: textColor ?? .label, lineBreakMode: .byClipping, fontScale: fontScale,
            adjustingTraits: adjustsFontForContentSizeCategory ? traitCollection : nil)
        guard text.length > 0 else {
            let empty = NSAttributedString(string: " ", attributes: editor.typingAttributes)
            var styled = empty.styled(defaults, on: stage)
            for index in styled.pieces.indices { styled.pieces[index].text = "" }
            return styled
        }
        var styled = text.styled(defaults, on: stage)
        for index in styled.pieces.indices {
            let piece = styled.pieces[index].text
            if piece.contains(where: \.isNewline) {
                styled.pieces[index].text = String(piece.map { $0.isNewline ? " " : $0 })
            }
        }
        return styled
    }

    /// The resolved horizontal alignment of the text.
    private var side: NSTextAlignment {
        switch textAlignment {
        case .natural, .justified: isRightToLeft ? .right : .left
        case .left, .center, .right: textAlignment
        }
    }

    /// Lays out a text in a line of the given width. Left-to-right text starts at the left end and right-to-left text
    /// at the right, so that trailing spaces have room.
    private func layout(_ text: NSAttributedString, width: CGFloat, truncates: Bool, fontScale: CGFloat) -> TextLayout {
        var styled = line(text, fontScale: fontScale)
        let scale = stage.applicationState.mainScreen.scale
        var frame = TextFrame(width: width, lineLimit: 1, truncation: truncates ? .tail : nil, scale: scale)
        for index in styled.pieces.indices { styled.pieces[index].paragraph.alignment = .left }
        let layout = stage.text.layout(styled, in: frame)
        guard (layout.lines.first ?? layout.endingLine)?.isRightToLeft == true else { return layout }
        frame.width = width
        for index in styled.pieces.indices { styled.pieces[index].paragraph.alignment = .right }
        return stage.text.layout(styled, in: frame)
    }

    /// The left and right ends of a laid-out line, including trailing spaces and carets.
    private func extent(_ layout: TextLayout) -> ClosedRange<Double> {
        guard let line = layout.lines.first ?? layout.endingLine else { return 0...0 }
        let carets = [
            layout.caret(at: CaretPosition(0)).minX, layout.caret(at: CaretPosition(layout.length)).minX,
        ]
        let right = layout.lines.isEmpty ? line.x : line.x + line.width
        return min(line.x, carets.min() ?? line.x)...max(right, carets.max() ?? right)
    }

    /// The top left corner of a layout that is aligned in a rectangle.
    private func origin(of layout: TextLayout, in rect: CGRect) -> CGPoint {
        let extent = extent(layout)
        let free = rect.width - CGFloat(extent.upperBound - extent.lowerBound)
        let x: CGFloat
        switch side {
        case .right: x = free
        case .center: x = max(free, 0) / 2
        case .left, .natural, .justified: x = 0
        }
        let lineHeight = (layout.lines.first ?? layout.endingLine)?.height ?? Double(shownFont.lineHeight)
        let slack = rect.height - CGFloat(lineHeight)
        let y: CGFloat
        switch contentVerticalAlignment {
        case .top: y = 0
        case .bottom: y = slack
        case .center, .fill: y = slack / 2
        }
        return CGPoint(x: rect.minX + x - CGFloat(extent.lowerBound), y: onPixel(rect.minY + y))
    }

    /// The factor for the font size at which the text fits the width; 1 unless the font may shrink.
    private func fontScale(for text: NSAttributedString, in width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, width > 0, text.length > 0 else { return 1 }
        func natural(_ factor: CGFloat) -> CGFloat {
            stage.text.layout(line(text, fontScale: factor), in: TextFrame(lineLimit: 1)).size.width
        }
        let whole = natural(1)
        guard whole > width else { return 1 }
        let least = minimumFontSize > 0 ? min(minimumFontSize / max(shownFont.pointSize, 1), 1) : 1 / 64
        // In steps of 1/64 of the font size, like labels.
        var step = (width / whole * 64).rounded(.up)
        while step > 1, step / 64 > least, natural(step / 64) > width { step -= 1 }
        return max(step / 64, least)
    }

    func paintText(in rect: CGRect) {
        let text = shownText
        paint(text, in: rect, fontScale: fontScale(for: text, in: rect.width))
    }

    func paintPlaceholder(in rect: CGRect) {
        paint(placeholderText, in: rect, fontScale: fontScale(for: placeholderText, in: rect.width))
    }

    private func paint(_ text: NSAttributedString, in rect: CGRect, fontScale: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0, text.length > 0 else {
            return
        }
        let layout = layout(text, width: rect.width, truncates: true, fontScale: fontScale)
        let origin = origin(of: layout, in: rect)
        let start = Point(x: origin.x, y: origin.y)
        let images = layout.attachedImages(of: text, at: start, on: stage)
        for item in layout.items(at: start, on: stage) + images { context.draw(item) }
    }

    // MARK: - Parts

    func textNeedsDisplay() {
        shownColumn = nil
        label.setNeedsDisplay()
        placeholderLabel.setNeedsDisplay()
        setNeedsLayout()
    }

    func layOutParts() {
        border.frame = borderRect(forBounds: bounds)
        border.show(borderStyle, background: isEnabled ? background : disabledBackground ?? background)
        arrange(leftView, isShown: showsLeft(isEditing), leftViewRect(forBounds: bounds))
        arrange(rightView, isShown: showsRight(isEditing), rightViewRect(forBounds: bounds))
        if showsClear(isEditing) {
            arrange(clearButton, isShown: true, clearButtonRect(forBounds: bounds))
        } else if clearButtonMode != .never {
            arrange(clearButton, isShown: false, .zero)
        }
        let areas = [shownTextRect, placeholderRect(forBounds: bounds)]
        if areas != drawnAreas || contentVerticalAlignment != drawnAlignment {
            (drawnAreas, drawnAlignment) = (areas, contentVerticalAlignment)
            shownColumn = nil
            label.setNeedsDisplay()
            placeholderLabel.setNeedsDisplay()
        }
        placeholderLabel.frame = bounds
        placeholderLabel.isHidden = hasText
        label.frame = bounds
        label.isHidden = isEditing
        if isEditing { showEditedText() } else { canvas.hideText() }
    }

    private func arrange(_ view: UIView?, isShown: Bool, _ frame: CGRect) {
        guard let view else { return }
        guard isShown else { return view.superview === self ? view.removeFromSuperview() : () }
        if view.superview !== self { addSubview(view) }
        view.frame = frame
    }

    private func showEditedText() {
        UIView.performWithoutAnimation {
            let area = shownTextRect
            // Keeps a caret at either end of the text from being clipped.
            canvas.frame = area.insetBy(dx: -TextEditor.caretWidth / 2, dy: 0)
            followCaret(in: area)
            let (origin, corner) = (textOrigin, canvas.frame.origin)
            canvas.show(
                column, of: shownText, at: CGPoint(x: origin.x - corner.x, y: origin.y - corner.y), in: canvas.bounds)
            // A selection is as high as the field without a border would be.
            let outset = (shownFont.lineHeight.rounded(.up) + FieldMetrics.extraHeight - shownFont.lineHeight) / 2
            let rects = editor.selection.length > 0 ? editor.rects(editor.selection) : []
            let caret = editor.caretRect(CaretPosition(editor.selection.location, editor.affinity))
            canvas.mark(
                rects.map { $0.offsetBy(dx: -corner.x, dy: -corner.y).insetBy(dx: 0, dy: -outset) },
                caret: caret.offsetBy(dx: -corner.x, dy: -corner.y))
        }
    }

    /// Scrolls a text that does not fit so that the caret is visible.
    private func followCaret(in area: CGRect) {
        guard let layout = column.parts.first?.layout else { return }
        let extent = extent(layout)
        let length = CGFloat(extent.upperBound - extent.lowerBound)
        guard length > area.width else {
            scroll = 0
            return
        }
        scroll = 0
        let start = textOrigin.x + CGFloat(extent.lowerBound)
        let caret = editor.caretRect(CaretPosition(editor.selection.location + editor.selection.length)).midX
        var shift: CGFloat = 0
        if caret > area.maxX { shift = caret - area.maxX } else if caret < area.minX { shift = caret - area.minX }
        scroll = min(max(shift, start - area.minX), start + length - area.maxX)
    }
}

extension UITextField: TextEditing {
    /// The width available to a line of text, in points: more than any field shows.
    private static let longestLine: CGFloat = 65_536

    var column: TextColumn {
        if let shownColumn { return shownColumn }
        let area = shownTextRect
        let text = shownText
        let layout = asCurrent {
            self.layout(
                text, width: max(area.width, Self.longestLine), truncates: false,
                fontScale: fontScale(for: text, in: area.width))
        }
        var column = TextColumn(after: lastColumn)
        column.replace(0..<0, with: [StyledText()]) { _ in layout }
        shownColumn = column
        lastColumn = column.layouts
        return column
    }

    var textOrigin: CGPoint {
        let area = shownTextRect
        guard let layout = column.parts.first?.layout else { return area.origin }
        let origin = origin(of: layout, in: area)
        return CGPoint(x: origin.x - scroll, y: origin.y)
    }
}

/// Draws the text or the placeholder of its field, in the field's coordinates.
final class FieldLabel: UIView {
    var paint: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        // Keeps the text from stretching while the field changes its size.
        contentMode = .topLeft
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { paint() }

    override func colorsDidChange() {
        super.colorsDidChange()
        setNeedsDisplay()
    }
}
