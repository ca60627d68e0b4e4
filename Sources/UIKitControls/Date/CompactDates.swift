internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// A date picker of one or two labels, which open a month or wheels.
final class CompactDates: UIView, DatePickerContent {
    private weak var owner: UIDatePicker?
    private var date: CompactPart?
    private var time: CompactPart?

    private var parts: [CompactPart] { [date, time].compactMap { $0 } }

    var naturalSize: CGSize {
        let widths = parts.map(\.naturalSize.width)
        let gaps = DateMetrics.compactGap * CGFloat(max(widths.count - 1, 0))
        let height = parts.map(\.height).max() ?? DateMetrics.compactHeight
        return CGSize(width: widths.reduce(0, +) + gaps, height: height)
    }

    func build(for picker: UIDatePicker) {
        owner = picker
        if picker.datePickerMode != .time { date = CompactPart { [weak self] in self?.open(.date) } }
        if picker.datePickerMode != .date { time = CompactPart { [weak self] in self?.open(.time) } }
        if picker.datePickerMode == .time {
            time?.height = DateMetrics.compactTimeHeight
            time?.inset = DateMetrics.compactTimeInset
        }
        parts.forEach(addSubview)
    }

    private func open(_ kind: DateOverlay.Kind) {
        guard let owner, let source = kind == .date ? date : time else { return }
        DateOverlay.open(for: owner, showing: kind, from: source)
    }

    func show(_ date: Date, animated: Bool) {
        guard let owner else { return }
        let scene = owner.scene
        self.date?.text = scene.text(date, "yMMMd")
        time?.text = scene.text(date, "jmm")
        owner.invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Places the parts at the trailing end, which suits a picker beside a caption.
    override func layoutSubviews() {
        super.layoutSubviews()
        var x = max(0, bounds.width - naturalSize.width)
        for part in parts {
            let size = part.naturalSize
            part.frame = directed(
                CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height),
                inWidth: bounds.width)
            x += size.width + DateMetrics.compactGap
        }
    }
}

/// A label of a compact date picker.
final class CompactPart: UIControl {
    private let label = UILabel()
    var height = DateMetrics.compactHeight
    /// The distance of the text from both ends.
    var inset = DateMetrics.compactInset

    init(opened: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerCurve = .continuous
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        addSubview(label)
        addAction(UIAction { _ in opened() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    var text: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    /// Whether the picker of this part is open, which tints its text.
    var isOpen = false { didSet { showColor() } }

    private func showColor() { label.textColor = isOpen ? tintColor : .label }

    override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isHighlighted ? 0.5 : 1
    }

    var naturalSize: CGSize {
        let text = label.sizeThatFits(.zero)
        return CGSize(width: text.width + 2 * inset, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        layer.cornerRadius = byLook(DateMetrics.compactRadius, bounds.height / 2)
    }
}
