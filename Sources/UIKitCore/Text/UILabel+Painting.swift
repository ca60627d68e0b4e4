package import FrameGeometry
internal import FrameGlyphs
internal import FrameLayers
internal import FramePainting
internal import FrameText
internal import QuartzCore

extension UILabel {
    /// Lays out the text and makes it the layer's content.
    func showText() {
        painted = []
        asCurrent { drawText(in: bounds) }
        layer.show(painted.isEmpty ? nil : Drawing(size: Size(bounds.size), items: painted))
        painted = []
    }

    /// The size of the text in points, rounded up to whole pixels.
    package func textSize(in available: CGSize, _ lineLimit: Int) -> CGSize {
        guard let text = styled() else { return .zero }
        let size = stage.text.layout(text, in: frame(available, lineLimit)).size
        let scale = stage.applicationState.mainScreen.scale
        return CGSize(
            width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    }

    func paintText(in rect: CGRect) {
        guard rect.width > 0, rect.height > 0, let text = styled() else { return }
        let whole = layout(text, in: frame(rect.size, numberOfLines))
        let layout = fitted(whole, in: rect.size)
        let scale = stage.applicationState.mainScreen.scale
        // Relative to the label's top left corner, regardless of the origin of its bounds.
        let x = rect.minX - bounds.minX
        let y = rect.minY - bounds.minY + top(of: layout, instead: whole, in: rect.height)
        let origin = Point(x: x, y: (y * scale).rounded() / scale)
        var items: [PaintItem] = []
        if let shadow = shadowColor?.color {
            let offset = Point(x: shadowOffset.width, y: shadowOffset.height)
            items += layout.items(at: origin + offset, in: shadow, on: stage)
        }
        items += layout.items(at: origin, on: stage)
        if !layout.attachments.isEmpty, let attributed = attributedText {
            let defaults = TextDefaults(
                font: font ?? .systemFont(ofSize: 17), color: textColor ?? .label,
                adjustingTraits: adjustsFontForContentSizeCategory ? traitCollection : nil)
            items += layout.attachedImages(of: attributed, at: origin, defaults, on: stage)
        }
        let isTooLarge =
            layout.size.width > rect.width + 0.5 || layout.size.height > rect.height + TextDefaults.heightTolerance
        if isTooLarge, !items.isEmpty {
            let visible = CGRect(origin: CGPoint(x: x, y: rect.minY - bounds.minY), size: rect.size)
            items = [.group(Group(clip: Clip(.rect(Rect(visible))), items: items))]
        }
        painted += items
    }

    private func frame(_ available: CGSize, _ lineLimit: Int) -> TextFrame {
        TextFrame(
            width: available.width < .greatestFiniteMagnitude ? available.width : .infinity,
            height: available.height + TextDefaults.heightTolerance, lineLimit: max(lineLimit, 0),
            truncation: lineBreakMode.truncation, scale: stage.applicationState.mainScreen.scale)
    }

    /// The layout with a scaled-down font if the label allows it and the text does not fit; otherwise the layout
    /// itself.
    private func fitted(_ layout: TextLayout, in available: CGSize) -> TextLayout {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, layout.isTruncated || layout.size.width > available.width
        else {
            return layout
        }
        func smaller(_ factor: CGFloat) -> TextLayout? {
            styled(fontScale: factor).map { self.layout($0, in: frame(available, 1)) }
        }
        // Tuned: in steps of 1/64 of the font size. The width increases with the size, so the largest one that fits is
        // found by bisection.
        let factor = minimumScaleFactor.isNaN ? 0 : min(max(minimumScaleFactor, 0), 1)
        let least = max(1, Int((factor * 64).rounded(.up)))
        var (fitting, low, high) = (TextLayout?.none, least, 63)
        while low <= high {
            let step = (low + high) / 2
            if let layout = smaller(CGFloat(step) / 64), !layout.isTruncated, layout.size.width <= available.width {
                (fitting, low) = (layout, step + 1)
            } else {
                high = step - 1
            }
        }
        return fitting ?? smaller(CGFloat(least) / 64) ?? layout
    }

    /// The layout of a text in a frame. If a very long text is truncated at the end of a single line, only its
    /// beginning is laid out. A very long text that shrinks and shows its end is an error, because it would be laid out
    /// several times.
    private func layout(_ text: StyledText, in frame: TextFrame) -> TextLayout {
        guard frame.lineLimit == 1, let beginning = text.beginning(of: Self.longestLine) else {
            return stage.text.layout(text, in: frame)
        }
        if frame.truncation == .tail {
            let layout = stage.text.layout(beginning, in: frame)
            if layout.isTruncated { return layout }
        } else if adjustsFontSizeToFitWidth, text.size > Self.largestShrinking {
            stage.diagnostics.misuse(
                "The text of \(layerName) is to shrink into one line and has \(text.size) bytes, where the limit is \(Self.largestShrinking); shorten it, or truncate it at its end."
            )
            return stage.text.layout(beginning, in: frame)
        }
        return stage.text.layout(text, in: frame)
    }

    /// The longest text laid out completely, in characters (tuned: more than fit on a screen at the smallest scale).
    private static let longestLine = 4096
    /// The longest text that may shrink, in bytes (tuned: many times more than a line can show).
    private static let largestShrinking = 50_000

    /// The distance from the top of the available height to the text, in points.
    private func top(of layout: TextLayout, instead whole: TextLayout, in height: CGFloat) -> CGFloat {
        let middle = (height - layout.size.height) / 2
        guard layout != whole, let line = layout.lines.first, let first = whole.lines.first else { return middle }
        switch baselineAdjustment {
        case .alignBaselines: return (height - whole.size.height) / 2 + first.baseline - line.baseline
        case .alignCenters: return middle
        case .none: return 0
        }
    }
}

extension UILabel {
    /// Whether part of the text is outside the bounds or truncated.
    package var isTextCut: Bool {
        guard bounds.width > 0, bounds.height > 0, let text = styled() else { return false }
        let layout = fitted(layout(text, in: frame(bounds.size, numberOfLines)), in: bounds.size)
        return layout.isTruncated || layout.size.width > bounds.width + 0.5
            || layout.size.height > bounds.height + TextDefaults.heightTolerance
    }

    /// The rectangle of the text's lines in the bounds, without the fifth of a line at the top and bottom that letters
    /// leave empty.
    package var lettersRect: CGRect {
        guard let text = styled() else { return .zero }
        let layout = fitted(layout(text, in: frame(bounds.size, numberOfLines)), in: bounds.size)
        let size = CGSize(width: min(layout.size.width, bounds.width), height: min(layout.size.height, bounds.height))
        let left = layout.lines.map(\.x).min() ?? 0
        let inset = size.height / CGFloat(max(1, layout.lines.count)) / 5
        return CGRect(
            x: bounds.minX + max(0, left), y: bounds.midY - size.height / 2 + inset, width: size.width,
            height: max(0, size.height - 2 * inset))
    }

    /// The color of the first character.
    package var shownColor: Color? { asCurrent { styled()?.pieces.first?.style.color } }
}

extension StyledText {
    /// The length in bytes.
    fileprivate var size: Int { pieces.reduce(0) { $0 + $1.text.utf8.count } }

    /// The first characters; `nil` if the text is not much longer than `length`.
    fileprivate func beginning(of length: Int) -> StyledText? {
        guard size > 2 * length else { return nil }
        var (rest, result) = (length, StyledText())
        for var piece in pieces where rest > 0 {
            piece.text = String(piece.text.prefix(rest))
            rest -= piece.text.count
            result.pieces.append(piece)
        }
        return result
    }
}
