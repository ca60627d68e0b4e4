internal import QuartzCore

/// A date picker that shows a month, a time, or both.
final class InlineDates: UIView, DatePickerContent {
    private weak var owner: UIDatePicker?
    private var month: MonthView?
    private let caption = UILabel()
    private var time: CompactPart?
    private var wheels: WheelDates?

    private static let monthHeight = MonthView.naturalSize(dayHeight: DateMetrics.dayHeight).height

    var naturalSize: CGSize {
        guard month != nil else { return wheels?.naturalSize ?? .zero }
        let height = Self.monthHeight + (time == nil ? 0 : DateMetrics.timeHeight)
        return CGSize(width: DateMetrics.inlineWidth, height: height)
    }

    func build(for picker: UIDatePicker) {
        owner = picker
        switch picker.datePickerMode {
        case .date, .dateAndTime:
            let month = MonthView(for: picker)
            self.month = month
            addSubview(month)
        case .time, .countDownTimer, .yearAndMonth:
            let wheels = WheelDates()
            wheels.build(for: picker)
            self.wheels = wheels
            addSubview(wheels)
        }
        guard picker.datePickerMode == .dateAndTime else { return }
        caption.text = DateTerms(picker.scene.locale)?.time
        caption.font = .systemFont(ofSize: 17)
        let time = CompactPart { [weak self] in self?.openTime() }
        self.time = time
        [caption, time].forEach(addSubview)
    }

    func show(_ date: Date, animated: Bool) {
        month?.show(date)
        wheels?.show(date, animated: animated)
        if let owner { time?.text = owner.scene.text(date, "jmm") }
        setNeedsLayout()
    }

    private func openTime() {
        guard let owner, let time else { return }
        DateOverlay.open(for: owner, showing: .time, from: time)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels?.frame = bounds
        guard let month else { return }
        month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.monthHeight)
        guard let time else { return }
        let (top, height) = (Self.monthHeight, DateMetrics.timeHeight)
        caption.frame = directed(
            CGRect(x: DateMetrics.margin, y: top, width: bounds.width / 2, height: height), inWidth: bounds.width)
        let size = time.naturalSize
        time.frame = directed(
            CGRect(
                x: bounds.width - DateMetrics.margin - size.width, y: top + (height - size.height) / 2,
                width: size.width, height: size.height), inWidth: bounds.width)
    }
}
