#sourceLocation(file: "Fixtures/ports/before/three-connected.swift", line: 2)
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

class ThreeConnectedList: UIViewController, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 3
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return UITableViewCell()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
override class var selectors: [Selector] { super.selectors + [Selector("tableView:didSelectRowAt:", ThreeConnectedList.tableView(_:didSelectRowAt:) as @MainActor (ThreeConnectedList) -> @MainActor (UITableView, IndexPath) -> Void)] } }

class ThreeConnectedNumbers: OpenObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { return 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { return 2 }
}

class ThreeConnectedPicker: ThreeConnectedNumbers, UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        return "row"
    }
override class var selectors: [Selector] { super.selectors + [Selector("pickerView:titleForRow:forComponent:", ThreeConnectedPicker.pickerView(_:titleForRow:forComponent:))] } }

// Other types, other labels, and methods that Objective-C does not see.
class ThreeConnectedOther: UIViewController {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: String) -> Int { return 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return UITableViewCell()
    }
    private func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
