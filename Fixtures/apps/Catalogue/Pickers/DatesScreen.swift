import UIKit

// Date pickers of one style in several modes.
public final class DatesScreen: SamplesViewController {
    public private(set) var pickers: [UIDatePicker] = []
    private let style: UIDatePickerStyle
    private let modes: [UIDatePicker.Mode]

    public init(_ style: UIDatePickerStyle, _ modes: [UIDatePicker.Mode]) {
        self.style = style
        self.modes = modes
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        for mode in modes {
            let picker = UIDatePicker()
            picker.datePickerMode = mode
            picker.preferredDatePickerStyle = style
            if mode == .countDownTimer { picker.countDownDuration = 5_400 }
            pickers.append(picker)
            addWide("", picker)
        }
    }
}

// Compact date pickers.
public final class CompactDatesScreen: SamplesViewController {
    public let first = UIDatePicker()

    public override func viewDidLoad() {
        super.viewDidLoad()
        add("Starts", first)
        add("Date", made { $0.datePickerMode = .date })
        add("Time", made { $0.datePickerMode = .time })
        add("Disabled", made { $0.isEnabled = false })
        add(
            "German",
            made {
                $0.locale = Locale(identifier: "de_DE")
                $0.timeZone = TimeZone(identifier: "Europe/Berlin")
            })
        add("Tinted", made { $0.tintColor = .systemPink })
    }

    private func made(_ change: (UIDatePicker) -> Void) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        change(picker)
        return picker
    }
}
