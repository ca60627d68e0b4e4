internal import QuartzCore

/// A date picker made of wheels.
final class WheelDates: UIView, DatePickerContent, PickerRows {
    private enum Column {
        case month, day, year, weekday, hour, minute, half, countHours, countMinutes
    }

    private let picker = UIPickerView(frame: CGRect(origin: .zero, size: PickerMetrics.size))
    private weak var owner: UIDatePicker?
    private var columns: [Column] = []
    private var shown = Date(timeIntervalSinceReferenceDate: 0)
    /// The day in the middle of the weekday column.
    private var anchor = Date(timeIntervalSinceReferenceDate: 0)
    private let units = [UILabel(), UILabel()]

    /// The number of times that a circular wheel repeats its values.
    private static let turns = 100
    /// The number of days before and after the current one, and the range of years.
    private static let days = 10_000
    private static let years = 1...9_999

    var naturalSize: CGSize { PickerMetrics.size }

    func build(for picker: UIDatePicker) {
        owner = picker
        let scene = picker.scene
        let time: [Column] = scene.usesWholeDay ? [.hour, .minute] : [.hour, .minute, .half]
        columns =
            switch picker.datePickerMode {
            case .time: time
            case .date: scene.putsDayFirst ? [.day, .month, .year] : [.month, .day, .year]
            case .dateAndTime: [.weekday] + time
            case .countDownTimer: [.countHours, .countMinutes]
            case .yearAndMonth: [.month, .year]
            }
        anchor = scene.startOfDay(picker.date)
        self.picker.ownRows = self
        self.picker.reloadAllComponents()
        addSubview(self.picker)
        for label in units where picker.datePickerMode == .countDownTimer {
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            addSubview(label)
        }
        showUnits()
    }

    /// Shows the units beside the numbers of a countdown.
    private func showUnits() {
        guard let owner, owner.datePickerMode == .countDownTimer else { return }
        let texts = owner.scene.units(ofDuration: Int(owner.countDownDuration))
        for (label, text) in zip(units, texts) {
            label.text = text
            label.sizeToFit()
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
        picker.layoutIfNeeded()
        for (index, label) in units.enumerated() where label.superview === self {
            let width = bounds.width / 2
            label.center = CGPoint(x: width * CGFloat(index) + width / 2 + 36, y: bounds.midY)
        }
    }

    func show(_ date: Date, animated: Bool) {
        shown = date
        showUnits()
        if let day = columns.firstIndex(of: .day), picker.numberOfRows(inComponent: day) != count(in: day) {
            picker.reloadComponent(day)
        }
        for (component, column) in columns.enumerated() where !picker.isTurning(component) {
            let row = row(of: date, in: column, near: picker.selectedRow(inComponent: component))
            picker.selectRow(row, inComponent: component, animated: animated)
        }
    }

    // MARK: Rows

    var components: Int { columns.count }

    /// The number of values in a circular column; `nil` for a column that is not circular.
    private func cycle(_ column: Column) -> Int? {
        switch column {
        case .month: 12
        case .day: owner?.scene.days(inMonthOf: shown) ?? 31
        case .hour: owner?.scene.usesWholeDay ?? true ? 24 : 12
        case .minute, .countMinutes: 60 / (owner?.minuteInterval ?? 1)
        case .year, .weekday, .half, .countHours: nil
        }
    }

    func count(in component: Int) -> Int {
        let column = columns[component]
        if let cycle = cycle(column) { return column == .countMinutes ? cycle : cycle * Self.turns }
        return switch column {
        case .year: Self.years.count
        case .weekday: 2 * Self.days + 1
        case .half: 2
        case .countHours: 24
        case .month, .day, .hour, .minute, .countMinutes: 0
        }
    }

    func title(_ row: Int, in component: Int) -> String {
        guard let owner else { return "" }
        let (column, scene) = (columns[component], owner.scene)
        let value = cycle(column).map { row % $0 } ?? row
        switch column {
        case .month: return scene.calendar.standaloneMonthSymbols[value]
        case .day: return "\(value + 1)"
        case .year: return "\(row + Self.years.lowerBound)"
        case .weekday:
            let day = scene.adding(row - Self.days, .day, to: anchor)
            let isToday = day == scene.startOfDay(SceneCalendar.now(on: stage))
            return isToday ? DateTerms(scene.locale)?.today ?? scene.text(day, "EEEMMMd") : scene.text(day, "EEEMMMd")
        case .hour: return scene.usesWholeDay ? Self.two(value) : "\(value == 0 ? 12 : value)"
        case .minute: return Self.two(value * owner.minuteInterval)
        case .half: return value == 0 ? scene.calendar.amSymbol : scene.calendar.pmSymbol
        case .countHours: return "\(value)"
        case .countMinutes: return "\(value * owner.minuteInterval)"
        }
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// Whether the columns are those of a time in two halves of a day.
    private var showsTimeAlone: Bool { columns == [.hour, .minute, .half] }

    func width(of component: Int) -> CGFloat? {
        switch columns[component] {
        case .month: 140
        // The columns of times alone (facts/picker-wheel).
        case .hour where showsTimeAlone: 36
        case .minute where showsTimeAlone: 83
        case .half where showsTimeAlone: 44.8
        case .day, .hour, .minute, .half: 60
        case .year: 80
        case .weekday: 130
        case .countHours, .countMinutes: nil
        }
    }

    func alignment(in component: Int) -> NSTextAlignment {
        switch columns[component] {
        case .month: columns.first == .month ? .left : .center
        case .weekday: .right
        case .half where showsTimeAlone: .left
        case .day, .year, .hour, .minute, .half, .countHours, .countMinutes: .center
        }
    }

    /// The row for a date that is nearest to another row.
    private func row(of date: Date, in column: Column, near row: Int) -> Int {
        guard let owner else { return 0 }
        let value = value(of: date, in: column, owner)
        guard let cycle = cycle(column), column != .countMinutes else { return value }
        let start = row > 0 ? row : cycle * Self.turns / 2
        let turn = start - start % cycle
        return [turn - cycle + value, turn + value, turn + cycle + value].min { abs($0 - start) < abs($1 - start) }
            ?? turn + value
    }

    private func value(of date: Date, in column: Column, _ owner: UIDatePicker) -> Int {
        let scene = owner.scene
        let hour = scene.value(.hour, of: date)
        switch column {
        case .month: return scene.value(.month, of: date) - 1
        case .day: return scene.value(.day, of: date) - 1
        case .year: return scene.value(.year, of: date) - Self.years.lowerBound
        case .weekday:
            let days = scene.calendar.dateComponents([.day], from: anchor, to: scene.startOfDay(date)).day ?? 0
            return min(max(days + Self.days, 0), 2 * Self.days)
        case .hour: return scene.usesWholeDay ? hour : hour % 12
        case .minute: return scene.value(.minute, of: date) / owner.minuteInterval
        case .half: return hour / 12
        case .countHours: return Int(owner.countDownDuration) / 3600
        case .countMinutes: return Int(owner.countDownDuration) / 60 % 60 / owner.minuteInterval
        }
    }

    // MARK: Choosing

    func didSelect(_ row: Int, in component: Int) {
        guard let owner else { return }
        let (column, scene) = (columns[component], owner.scene)
        let value = cycle(column).map { row % $0 } ?? row
        if column == .countHours || column == .countMinutes {
            let hours = column == .countHours ? value : Int(owner.countDownDuration) / 3600
            let minutes =
                column == .countMinutes ? value * owner.minuteInterval : Int(owner.countDownDuration) / 60 % 60
            return owner.choose(duration: Double(hours * 3600 + minutes * 60))
        }
        let hour = scene.value(.hour, of: shown)
        let date =
            switch column {
            case .month: scene.setting(.month, to: value + 1, of: shown)
            case .day: scene.setting(.day, to: value + 1, of: shown)
            case .year: scene.setting(.year, to: row + Self.years.lowerBound, of: shown)
            case .weekday:
                scene.adding(row - self.value(of: shown, in: .weekday, owner), .day, to: shown)
            case .hour: scene.setting(.hour, to: scene.usesWholeDay ? value : value + hour / 12 * 12, of: shown)
            case .minute: scene.setting(.minute, to: value * owner.minuteInterval, of: shown)
            case .half: scene.setting(.hour, to: hour % 12 + 12 * value, of: shown)
            case .countHours, .countMinutes: shown
            }
        owner.choose(date)
    }
}
