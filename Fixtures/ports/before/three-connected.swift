import UIKit

public enum ThreeConnected {
    @MainActor public static func run() -> [String] {
        let list = ThreeConnectedList()
        let table = UITableView()
        table.setValue(list, forKey: "dataSource")
        table.setValue(list, forKey: "delegate")
        let picker: Any = ThreeConnectedPicker()
        let other: Any = ThreeConnectedOther()
        return [
            "\(table.numberOfRows(inSection: 0)) \(table.dataSource === list) \(table.delegate === list)",
            "\(picker is UIPickerViewDataSource) \(picker is UIPickerViewDelegate) \(picker is UITextFieldDelegate)",
            "\(other is UITableViewDataSource) \(other is UIScrollViewDelegate)",
        ]
    }
}
// → 3 true true
// → true true false
// → false false

class ThreeConnectedList: UIViewController {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 3
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return UITableViewCell()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

class ThreeConnectedNumbers: NSObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { return 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { return 2 }
}

class ThreeConnectedPicker: ThreeConnectedNumbers {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        return "row"
    }
}

// Other types, other labels, and methods that Objective-C does not see.
class ThreeConnectedOther: UIViewController {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: String) -> Int { return 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return UITableViewCell()
    }
    private func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
