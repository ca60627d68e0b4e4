import UIKit

// Controls as far as there are any.
extension DeviceCase {
    @MainActor static let buttons: [DeviceCase] = [
        DeviceCase("bp-button-simple", fittedTo: 90, 21, scale: 1) { HelloControl() },
        DeviceCase("fb-button-insets", fittedTo: 278, 144) {
            let button = UIButton(type: .system)
            button.setTitle("Click me!", for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
            return button
        },
        DeviceCase("pf-contact-add", fittedTo: 73, 71) {
            let button = UIButton(type: .contactAdd)
            button.tintColor = UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
            return button
        },
    ]
}

// A control that is as large as its label.
private final class HelloControl: UIControl {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        label.text = "Hello, world"
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
