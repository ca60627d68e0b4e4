internal import FrameGeometry
internal import FrameLayers
internal import FramePainting
internal import FrameText
internal import QuartzCore

/// Shows the visible paragraphs of an editable text, with the selection and its handles behind them and the caret.
///
/// A paragraph is drawn once; after that, its view only moves.
@MainActor final class TextCanvas: UIView {
    private var paragraphs: [Int: TextParagraphView] = [:]
    private var selected: [UIView] = []
    private var handles: [TextHandle] = []
    private let caret = TextCaret()
    /// The selection and, in front of its handles, the text.
    private let back = UIView()
    private let front = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for layer in [back, front] {
            layer.frame = bounds
            layer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(layer)
        }
        front.addSubview(caret)
    }

    /// Whether the text and the selection are cut off at the bounds. Handles never are.
    var clipsText = false {
        didSet { for layer in [back, front] { layer.clipsToBounds = clipsText } }
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - text: Provides the images of attachments; `nil` if there are none.
    ///   - origin: The top left corner of the text.
    ///   - visible: The part of the canvas to draw.
    func show(_ column: TextColumn, of text: NSAttributedString? = nil, at origin: CGPoint, in visible: CGRect) {
        let parts = column.parts[
            column.indices(from: Double(visible.minY - origin.y), to: Double(visible.maxY - origin.y))]
        var shown: [Int: TextParagraphView] = [:]
        for part in parts {
            let size = CGSize(
                width: max(part.layout.size.width, visible.width), height: max(part.layout.size.height, 1))
            let view = paragraphs[part.id] ?? TextParagraphView(part.layout, text?.attached(part))
            view.frame = CGRect(origin: onPixels(CGPoint(x: origin.x, y: origin.y + part.top)), size: size)
            if view.superview == nil { front.insertSubview(view, belowSubview: caret) }
            shown[part.id] = view
        }
        for (id, view) in paragraphs where shown[id] == nil { view.removeFromSuperview() }
        paragraphs = shown
    }

    func hideText() {
        paragraphs.values.forEach { $0.removeFromSuperview() }
        paragraphs = [:]
        mark([], caret: nil)
    }

    /// Shows a selection or a caret.
    ///
    /// - Parameters:
    ///   - rects: The rectangles of the selection; empty for a caret.
    ///   - caretRect: The rectangle of the caret; `nil` for none.
    func mark(_ rects: [CGRect], caret caretRect: CGRect?) {
        while selected.count > rects.count { selected.removeLast().removeFromSuperview() }
        while selected.count < rects.count {
            let view = UIView()
            back.insertSubview(view, at: 0)
            selected.append(view)
        }
        for (view, rect) in zip(selected, rects) {
            view.frame = rect
            view.backgroundColor = tintColor.shaded(to: Self.selectionShade)
                .withAlphaComponent(Self.selectionOpacity)
        }
        let ends = rects.isEmpty ? [] : [(rects[0], true), (rects[rects.count - 1], false)]
        while handles.count > ends.count { handles.removeLast().removeFromSuperview() }
        while handles.count < ends.count {
            handles.append(TextHandle())
            insertSubview(handles[handles.count - 1], belowSubview: front)
        }
        for (handle, (rect, isStart)) in zip(handles, ends) { handle.show(rect, isStart: isStart) }
        caret.show(rects.isEmpty ? caretRect.map(onPixels) : nil)
    }

    /// The shade of the tint color behind selected text, and its opacity (facts/text-selection).
    private static let selectionShade: ClosedRange<CGFloat> = 0...2 / 3
    private static let selectionOpacity: CGFloat = 0.2

    private func onPixels(_ point: CGPoint) -> CGPoint {
        let scale = stage.applicationState.mainScreen.scale
        return CGPoint(x: point.x, y: (point.y * scale).rounded() / scale)
    }

    private func onPixels(_ rect: CGRect) -> CGRect {
        let scale = stage.applicationState.mainScreen.scale
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        return CGRect(x: round(rect.minX), y: round(rect.minY), width: rect.width, height: round(rect.height))
    }
}

extension NSAttributedString {
    /// The text of a paragraph with attachments; `nil` for a paragraph without any.
    fileprivate func attached(_ part: TextColumn.Part) -> NSAttributedString? {
        guard !part.layout.attachments.isEmpty, part.end <= length else { return nil }
        return attributedSubstring(from: NSRange(location: part.start, length: part.end - part.start))
    }
}

/// A paragraph as it was laid out.
private final class TextParagraphView: UIView {
    private let layout: TextLayout
    /// The text with the images of its attachments, if it has any.
    private let attached: NSAttributedString?

    init(_ layout: TextLayout, _ attached: NSAttributedString?) {
        self.layout = layout
        self.attached = attached
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var items = layout.items(at: .zero, on: stage)
        if let attached { items += layout.attachedImages(of: attached, at: .zero, on: stage) }
        layer.show(items.isEmpty ? nil : Drawing(size: Size(bounds.size), items: items))
    }
}

/// The bar that marks the insertion point. It blinks (facts/caret), and is drawn only if the settings ask for it.
private final class TextCaret: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
        layer.cornerRadius = TextEditor.caretWidth / 2
    }

    required init?(coder: NSCoder) { nil }

    func show(_ rect: CGRect?) {
        guard let rect, stage.applicationState.mainScreen.settings.showsCaret else {
            isHidden = true
            layer.removeAllAnimations()
            return
        }
        backgroundColor = tintColor
        guard isHidden || rect != frame else { return }
        isHidden = false
        frame = rect
        // A caret that has moved starts its cycle visible.
        let blink = CAKeyframeAnimation(keyPath: "opacity")
        blink.values = [1, 0]
        blink.keyTimes = [0, 0.5, 1]
        blink.calculationMode = .discrete
        blink.duration = Self.period
        blink.repeatCount = .infinity
        layer.add(blink, forKey: "blink")
    }

    /// The blink period, in seconds.
    private static let period = 1.0
}

/// The handle at one end of a selection.
private final class TextHandle: UIView {
    private let bar = UIView()
    private let knob = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        [bar, knob].forEach(addSubview)
        bar.layer.cornerRadius = TextEditor.caretWidth / 2
        knob.layer.cornerRadius = Self.diameter / 2
        knob.layer.shadowOpacity = Self.shadow.opacity
        knob.layer.shadowRadius = Self.shadow.radius
        knob.layer.shadowOffset = CGSize(width: 0, height: Self.shadow.offset)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ rect: CGRect, isStart: Bool) {
        let width = TextEditor.caretWidth
        let x = isStart ? rect.minX : rect.maxX - width / 2
        bar.frame = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
        knob.frame = CGRect(
            x: x + width / 2 - Self.diameter / 2,
            y: isStart ? rect.minY + Self.overlap - Self.diameter : rect.maxY - Self.overlap,
            width: Self.diameter, height: Self.diameter)
        let color = tintColor.shaded(to: Self.shade)
        bar.backgroundColor = color
        knob.backgroundColor = color
    }

    // Measures in points (facts/text-selection): the diameter of the knob, how far it lies over the selection, its
    // shade of the tint color, and its shadow.
    private static let diameter: CGFloat = 16.5
    private static let overlap: CGFloat = 3
    private static let shade: ClosedRange<CGFloat> = 20.0 / 255...225.0 / 255
    private static let shadow = (offset: 2.0, radius: 8.0, opacity: Float(0.28))
}

extension UIColor {
    /// The color whose components lie in a range as these components lie between 0 and 1.
    fileprivate func shaded(to range: ClosedRange<CGFloat>) -> UIColor {
        UIColor { traits in
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            func shade(_ part: CGFloat) -> CGFloat {
                range.lowerBound + part * (range.upperBound - range.lowerBound)
            }
            return UIColor(red: shade(red), green: shade(green), blue: shade(blue), alpha: alpha)
        }
    }
}
