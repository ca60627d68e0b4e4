import UIKit

public final class ColorWellScreen: SamplesViewController {
    public let first = UIColorWell()

    public override func viewDidLoad() {
        super.viewDidLoad()
        first.selectedColor = .systemTeal
        add("A colour", first)
        add("None", UIColorWell())
        let disabled = UIColorWell()
        disabled.selectedColor = .systemRed
        disabled.isEnabled = false
        add("Disabled", disabled)
    }
}
