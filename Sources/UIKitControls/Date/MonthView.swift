internal import QuartzCore

/// Provides the contents of a month and handles its buttons. Days are represented by the date at which they start.
@MainActor protocol MonthOwner: AnyObject {
    var scene: SceneCalendar { get }
    func isSelected(_ day: Date) -> Bool
    func isEnabled(_ day: Date) -> Bool
    func choose(day: Date)
    /// The view below the number of a day.
    func decoration(of day: Date) -> UIView?
    /// Whether any day of a month can be shown.
    func hasMonth(_ start: Date) -> Bool
    func didTurn(from start: Date)
}

extension MonthOwner {
    func decoration(of day: Date) -> UIView? { nil }
    func hasMonth(_ start: Date) -> Bool { true }
    func didTurn(from start: Date) {}
}

/// A month as a grid of days, with its name and buttons for the adjacent months.
final class MonthView: UIView {
    private weak var owner: (any MonthOwner)?
    private let dayHeight: CGFloat
    private let name = UILabel()
    private let earlier = UIButton(type: .system)
    private let later = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [DayButton] = []
    private(set) var month = Date(timeIntervalSinceReferenceDate: 0)
    /// The font design of day numbers and names.
    var design = UIFontDescriptor.SystemDesign.default { didSet { showFonts() } }

    /// The maximum number of weeks that a month spans.
    private static let weeks = 6

    static func naturalSize(dayHeight: CGFloat) -> CGSize {
        CGSize(
            width: DateMetrics.inlineWidth,
            height: DateMetrics.headerHeight + DateMetrics.weekdayHeight + CGFloat(weeks) * dayHeight + 4)
    }

    init(for owner: any MonthOwner, dayHeight: CGFloat = DateMetrics.dayHeight) {
        self.owner = owner
        self.dayHeight = dayHeight
        super.init(frame: CGRect(origin: .zero, size: Self.naturalSize(dayHeight: dayHeight)))
        for (button, symbol, step) in [(earlier, "chevron.left", -1), (later, "chevron.right", 1)] {
            let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
            button.setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
            addSubview(button)
        }
        addSubview(name)
        for text in owner.scene.weekdays {
            let label = UILabel()
            label.text = text.uppercased()
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            weekdays.append(label)
            addSubview(label)
        }
        showFonts()
    }

    required init?(coder: NSCoder) { nil }

    private func showFonts() {
        name.font = .systemFont(ofSize: 17, weight: .semibold).inDesign(design)
        for label in weekdays { label.font = .systemFont(ofSize: 13, weight: .semibold).inDesign(design) }
        for day in days { day.design = design }
    }

    /// Shows the month of a date.
    func show(_ date: Date) {
        guard let owner else { return }
        month = owner.scene.startOfMonth(date)
        showDays()
    }

    private func turn(by months: Int) {
        guard let owner else { return }
        let old = month
        show(owner.scene.adding(months, .month, to: month))
        owner.didTurn(from: old)
    }

    /// Shows the current state of the owner.
    func showDays() {
        guard let owner else { return }
        let scene = owner.scene
        name.text = scene.text(month, "yMMMM")
        for (button, step) in [(earlier, -1), (later, 1)] {
            button.isEnabled = owner.hasMonth(scene.adding(step, .month, to: month))
        }
        let count = scene.days(inMonthOf: month)
        while days.count > count { days.removeLast().removeFromSuperview() }
        while days.count < count {
            let button = DayButton()
            button.design = design
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let day = button?.day { self?.choose(day) }
                }, for: .touchUpInside)
            days.append(button)
            addSubview(button)
        }
        let today = scene.startOfDay(SceneCalendar.now(on: stage))
        for (index, button) in days.enumerated() {
            let date = scene.adding(index, .day, to: month)
            button.show(
                day: index + 1, isToday: date == today, isSelected: owner.isSelected(date),
                isEnabled: owner.isEnabled(date))
            button.decoration = owner.decoration(of: date)
        }
        setNeedsLayout()
    }

    private func choose(_ day: Int) {
        guard let owner else { return }
        owner.choose(day: owner.scene.adding(day - 1, .day, to: month))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let owner else { return }
        let inner = CGRect(
            x: DateMetrics.margin, y: 0, width: max(0, bounds.width - 2 * DateMetrics.margin), height: bounds.height)
        let header = DateMetrics.headerHeight
        func put(_ view: UIView, _ frame: CGRect) { view.frame = directed(frame, inWidth: bounds.width) }
        put(name, CGRect(x: inner.minX, y: 0, width: inner.width - 2 * header, height: header))
        put(earlier, CGRect(x: inner.maxX - 2 * header + 8, y: 0, width: header, height: header))
        put(later, CGRect(x: inner.maxX - header + 12, y: 0, width: header, height: header))
        let transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        for button in [earlier, later] { button.imageView?.transform = transform }
        let column = inner.width / 7
        for (index, label) in weekdays.enumerated() {
            put(
                label,
                CGRect(
                    x: inner.minX + CGFloat(index) * column, y: header, width: column, height: DateMetrics.weekdayHeight
                ))
        }
        let leading = owner.scene.leadingDays(ofMonth: month)
        let top = header + DateMetrics.weekdayHeight + 4
        for (index, day) in days.enumerated() {
            let (row, weekday) = ((index + leading) / 7, (index + leading) % 7)
            put(
                day,
                CGRect(
                    x: inner.minX + CGFloat(weekday) * column, y: top + CGFloat(row) * dayHeight, width: column,
                    height: dayHeight))
        }
    }
}

/// A day of a month.
private final class DayButton: UIControl {
    private let disc = UIView()
    private let number = UILabel()
    private(set) var day = 0
    private var isToday = false
    var design = UIFontDescriptor.SystemDesign.default { didSet { updateColors() } }
    /// The view below the disc, if there is space for it.
    var decoration: UIView? {
        didSet {
            guard decoration !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let decoration else { return }
            decoration.isUserInteractionEnabled = false
            addSubview(decoration)
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [disc, number] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        number.textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }

    func show(day: Int, isToday: Bool, isSelected: Bool, isEnabled: Bool) {
        self.day = day
        self.isToday = isToday
        self.isSelected = isSelected
        self.isEnabled = isEnabled
        number.text = "\(day)"
        updateColors()
    }

    private func updateColors() {
        number.font = .systemFont(ofSize: isSelected ? 22 : 20, weight: isSelected ? .semibold : .regular)
            .inDesign(design)
        disc.isHidden = !isSelected
        disc.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
        number.textColor =
            !isEnabled ? .tertiaryLabel : isSelected ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint { updateColors() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(DateMetrics.disc, bounds.width, bounds.height)
        let room = CGRect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, DateMetrics.dayHeight))
        number.frame = room
        disc.frame = CGRect(x: (room.width - side) / 2, y: (room.height - side) / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
        guard let decoration else { return }
        let size = decoration.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        decoration.bounds.size = size == .zero ? decoration.bounds.size : size
        decoration.center = CGPoint(x: bounds.midX, y: (disc.frame.maxY + bounds.height) / 2)
    }
}

extension UIFont {
    /// The font in another design, if it is available.
    fileprivate func inDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
        fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }
}
