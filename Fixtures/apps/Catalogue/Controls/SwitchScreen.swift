import UIKit

public final class SwitchScreen: SamplesViewController {
    public let first = UISwitch()

    public override func viewDidLoad() {
        super.viewDidLoad()
        add("Off", first)
        add("On", made { $0.isOn = true })
        add("Off, disabled", made { $0.isEnabled = false })
        add(
            "On, disabled",
            made {
                $0.isOn = true
                $0.isEnabled = false
            })
        add(
            "On, tinted",
            made {
                $0.isOn = true
                $0.onTintColor = .systemOrange
            })
        add(
            "On, with a dark thumb",
            made {
                $0.isOn = true
                $0.onTintColor = .systemTeal
                $0.thumbTintColor = .darkGray
            })
        add(
            "On, from right to left",
            made {
                $0.isOn = true
                $0.semanticContentAttribute = .forceRightToLeft
            })
        add("Smaller", made { $0.transform = CGAffineTransform(scaleX: 0.75, y: 0.75) })
    }

    private func made(_ change: (UISwitch) -> Void) -> UISwitch {
        let control = UISwitch()
        change(control)
        return control
    }
}
