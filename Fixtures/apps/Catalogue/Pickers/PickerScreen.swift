import UIKit

// A picker of texts in two components, and one of colored views.
public final class PickerScreen: SamplesViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    public let sizes = UIPickerView()
    public let colors = UIPickerView()
    public private(set) var choices: [String] = []

    private static let texts = [
        ["Small", "Medium", "Large", "Extra large", "Huge"], (1...40).map { "\($0) pieces" },
    ]
    private static let shades: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]

    public override func viewDidLoad() {
        super.viewDidLoad()
        for picker in [sizes, colors] {
            picker.dataSource = self
            picker.delegate = self
        }
        addWide("Texts", sizes)
        addWide("Views", colors)
        colors.heightAnchor.constraint(equalToConstant: 162).isActive = true
        sizes.selectRow(2, inComponent: 0, animated: false)
        sizes.selectRow(11, inComponent: 1, animated: false)
        colors.selectRow(1, inComponent: 0, animated: false)
    }

    public func numberOfComponents(in pickerView: UIPickerView) -> Int { pickerView === sizes ? 2 : 1 }

    public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        pickerView === sizes ? Self.texts[component].count : Self.shades.count
    }

    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        Self.texts[component][row]
    }

    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        pickerView === sizes ? (component == 0 ? 150 : 110) : 200
    }

    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        pickerView === sizes ? 32 : 44
    }

    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        if pickerView === sizes {
            let label = view as? UILabel ?? UILabel()
            label.text = Self.texts[component][row]
            label.textAlignment = component == 0 ? .right : .left
            label.font = .systemFont(ofSize: 21)
            return label
        }
        let swatch = view ?? UIView()
        swatch.backgroundColor = Self.shades[row]
        swatch.layer.cornerRadius = 8
        return swatch
    }

    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        choices.append(pickerView === sizes ? Self.texts[component][row] : "shade \(row)")
    }
}
