import UIKit

// Keyboards, and pickers in their place.
extension DeviceCase {
    @MainActor static let keyboards: [DeviceCase] = [
        keyboard("mu-keyboard-letters") { $0.autocorrectionType = .no },
        keyboard("mu-keyboard-numbers") { $0.keyboardType = .decimalPad },
        DeviceCase("mu-picker-input", on: .iPhoneX) {
            let picker = UIPickerView()
            let rows = TestRows()
            picker.dataSource = rows
            picker.delegate = rows
            return picking(picker, keeping: rows)
        },
        DeviceCase("mu-picker-time", on: .iPhoneX) {
            let picker = UIDatePicker()
            picker.datePickerMode = .time
            picker.preferredDatePickerStyle = .wheels
            // 4:14 in the morning of the picker's day.
            picker.date = picker.date.addingTimeInterval(-(5 * 60 + 27) * 60)
            return picking(picker, keeping: nil)
        },
    ]

    @MainActor private static func keyboard(
        _ name: String, _ change: @escaping @MainActor @Sendable (UITextField) -> Void
    ) -> DeviceCase {
        DeviceCase(name, on: .iPhoneX) {
            let field = UITextField(frame: CGRect(x: 35, y: 100, width: 148, height: 34))
            change(field)
            return EditingController(page([field]), field)
        }
    }

    /// A field with an input view below a bar that says "Done".
    @MainActor private static func picking(_ input: UIView, keeping rows: TestRows?) -> UIViewController {
        let field = PickingField(frame: CGRect(x: 35, y: 100, width: 148, height: 34))
        field.rows = rows
        field.inputView = input
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        bar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
        ]
        field.inputAccessoryView = bar
        return EditingController(page([field]), field)
    }
}

private final class PickingField: UITextField {
    /// Keeps the rows of the field's picker.
    var rows: TestRows?
}

private final class TestRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "Test \(row + 1)"
    }
}
