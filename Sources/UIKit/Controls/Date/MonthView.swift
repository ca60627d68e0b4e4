internal import QuartzCore

/// A month as a grid of days, with its name and buttons for the months beside it.
final class MonthView: UIView {
    private weak var owner: UIDatePicker?
    private let name = UILabel()
    private let earlier = UIButton(type: .system)
    private let later = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [DayButton] = []
    private var month = Date(timeIntervalSinceReferenceDate: 0)
    private var selected = Date(timeIntervalSinceReferenceDate: 0)

    /// The most weeks that a month is in.
    private static let weeks = 6

    static let naturalSize = CGSize(
        width: DateMetrics.inlineWidth,
        height: DateMetrics.headerHeight + DateMetrics.weekdayHeight + CGFloat(weeks) * DateMetrics.dayHeight + 4)

    init(for picker: UIDatePicker) {
        owner = picker
        super.init(frame: CGRect(origin: .zero, size: Self.naturalSize))
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        for (button, symbol, step) in [(earlier, "chevron.left", -1), (later, "chevron.right", 1)] {
            let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
            button.setImage(UIImage(systemName: symbol, withConfiguration: size), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
            addSubview(button)
        }
        addSubview(name)
        for text in picker.scene.weekdays {
            let label = UILabel()
            label.text = text.uppercased()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            weekdays.append(label)
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the month of a date, and the day as selected.
    func show(_ date: Date) {
        guard let owner else { return }
        selected = date
        showMonth(owner.scene.startOfMonth(date))
    }

    private func turn(by months: Int) {
        guard let owner else { return }
        showMonth(owner.scene.adding(months, .month, to: month))
    }

    private func showMonth(_ start: Date) {
        guard let owner else { return }
        month = start
        let scene = owner.scene
        name.text = scene.text(start, "yMMMM")
        let count = scene.days(inMonthOf: start)
        while days.count > count { days.removeLast().removeFromSuperview() }
        while days.count < count {
            let button = DayButton()
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let day = button?.day { self?.choose(day) }
                }, for: .touchUpInside)
            days.append(button)
            addSubview(button)
        }
        let today = scene.startOfDay(SceneCalendar.now(on: stage))
        let chosen = scene.startOfDay(selected)
        for (index, button) in days.enumerated() {
            let date = scene.adding(index, .day, to: start)
            button.show(
                day: index + 1, isToday: date == today, isSelected: date == chosen,
                isEnabled: owner.allows(date) || owner.allows(scene.adding(86_399, .second, to: date)))
        }
        setNeedsLayout()
    }

    private func choose(_ day: Int) {
        guard let owner else { return }
        let scene = owner.scene
        let parts = scene.calendar.dateComponents([.hour, .minute, .second], from: selected)
        let date = scene.adding(day - 1, .day, to: month)
        let seconds = (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
        owner.choose(scene.adding(seconds, .second, to: date))
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
                    x: inner.minX + CGFloat(weekday) * column, y: top + CGFloat(row) * DateMetrics.dayHeight,
                    width: column,
                    height: DateMetrics.dayHeight))
        }
    }
}

/// A day of a month.
private final class DayButton: UIControl {
    private let disc = UIView()
    private let number = UILabel()
    private(set) var day = 0
    private var isToday = false

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
        number.frame = bounds
        let side = min(DateMetrics.disc, bounds.width, bounds.height)
        disc.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
    }
}
