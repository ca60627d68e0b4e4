internal import FrameGeometry
internal import FrameLayout
internal import QuartzCore

/// A month or wheels above everything else in a window, for a part of a compact date picker. A touch outside closes it.
final class DateOverlay: UIView {
    enum Kind {
        case date, time
    }

    private let picker = UIDatePicker()
    /// The container of the background and its shadow.
    private let bubble = UIView()
    private let platter = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private lazy var shadow = MenuShadow(cornerRadius: menuMetrics.cornerRadius)
    private weak var owner: UIDatePicker?
    private weak var source: CompactPart?
    private var isEnding = false

    static func open(for owner: UIDatePicker, showing kind: Kind, from source: CompactPart) {
        guard let window = owner.window else { return }
        let overlay = DateOverlay(owner, kind, source)
        overlay.frame = window.bounds
        window.addSubview(overlay)
        overlay.appear()
    }

    private init(_ owner: UIDatePicker, _ kind: Kind, _ source: CompactPart) {
        self.owner = owner
        self.source = source
        super.init(frame: .zero)
        accessibilityIdentifier = "date overlay"
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overrideUserInterfaceStyle = owner.traitCollection.userInterfaceStyle
        tintColor = owner.tintColor
        picker.datePickerMode = kind == .date ? .date : .time
        picker.preferredDatePickerStyle = kind == .date ? .inline : .wheels
        picker.locale = owner.locale
        picker.calendar = owner.calendar
        picker.timeZone = owner.timeZone
        picker.minuteInterval = owner.minuteInterval
        picker.minimumDate = owner.minimumDate
        picker.maximumDate = owner.maximumDate
        picker.date = owner.date
        picker.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.owner?.choose(picker.date)
            }, for: .valueChanged)
        platter.layer.cornerRadius = menuMetrics.cornerRadius
        platter.layer.cornerCurve = .continuous
        platter.clipsToBounds = true
        platter.contentView.addSubview(picker)
        bubble.addSubview(shadow)
        bubble.addSubview(platter)
        addSubview(bubble)
    }

    required init?(coder: NSCoder) { nil }

    private func appear() {
        source?.isOpen = true
        UIView.performWithoutAnimation {
            place()
            bubble.transform = CGAffineTransform(scaleX: MenuMetrics.firstScale, y: MenuMetrics.firstScale)
            bubble.alpha = 0
            layoutIfNeeded()
        }
        UIView.animate(
            springDuration: MenuMetrics.appearance, options: .allowUserInteraction,
            animations: {
                bubble.transform = .identity
                bubble.alpha = 1
            })
    }

    private func place() {
        guard let source else { return }
        let size = picker.intrinsicContentSize
        let whole = CGSize(width: size.width, height: size.height + 2 * MenuMetrics.margin)
        let placement = MenuPlacement(
            of: Size(whole), from: Rect(source.convert(source.bounds, to: self)),
            rule: .beside(gap: Double(MenuMetrics.margin)), in: Rect(menuArea), isRightToLeft: isRightToLeft)
        let frame = CGRect(placement.frame)
        let anchor = CGPoint(placement.anchor)
        bubble.layer.anchorPoint = anchor
        bubble.bounds.size = frame.size
        for view in [shadow, platter] { view.frame = bubble.bounds }
        bubble.center = CGPoint(
            x: roundedToPixel(frame.minX) + anchor.x * frame.width,
            y: roundedToPixel(frame.minY) + anchor.y * frame.height)
        picker.frame = CGRect(x: 0, y: MenuMetrics.margin, width: frame.width, height: size.height)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touches.contains(where: { $0.view === self }) else { return }
        dismiss()
    }

    private func dismiss() {
        guard !isEnding else { return }
        isEnding = true
        isUserInteractionEnabled = false
        source?.isOpen = false
        UIView.animate(
            withDuration: MenuMetrics.disappearance, delay: 0, options: [.curveEaseIn, .allowUserInteraction],
            animations: { [bubble] in
                bubble.transform = CGAffineTransform(scaleX: MenuMetrics.firstScale, y: MenuMetrics.firstScale)
                bubble.alpha = 0
            }, completion: { [self] _ in removeFromSuperview() })
    }
}
