import UIKit

// Switches, sliders and progress views on a phone.
extension DeviceCase {
    @MainActor static let switches: [DeviceCase] = [
        onPhone("mu-switch-off") { [toggle(isOn: false)] },
        onPhone("mu-switch-on") { [toggle(isOn: true)] },
        DeviceCase("tg-switch-label", 170, 71) {
            let label = UILabel()
            label.text = "Turbo"
            label.sizeToFit()
            label.frame.origin = CGPoint(x: 22, y: 25.5 - label.bounds.height / 2)
            let control = UISwitch(frame: CGRect(x: 78, y: 10, width: 0, height: 0))
            control.isOn = true
            return box(.white, [label, control])
        },
    ]

    @MainActor static let sliders: [DeviceCase] = [
        onPhone("mu-slider-min") {
            [slider { $0.thumbTintColor = UIColor(red: 0, green: 128.0 / 255, blue: 0, alpha: 1) }]
        },
        onPhone("mu-slider-background") { [slider { $0.backgroundColor = lightBlue }] },
        onPhone("mu-slider-max-colour") { [slider { $0.maximumTrackTintColor = .red }] },
        onPhone("mu-slider-rtl") { [slider { $0.semanticContentAttribute = .forceRightToLeft }] },
        DeviceCase("tg-slider", 320, 74) { ConstrainedSlider() },
        onPhone("mu-progress-colours") {
            [
                progress(0.6) {
                    // The tint in the picture, which its words name red.
                    $0.progressTintColor = UIColor(red: 1, green: 38.0 / 255, blue: 0, alpha: 1)
                    $0.backgroundColor = lightBlue
                }
            ]
        },
        onPhone("mu-progress-rtl") { [progress(0.5) { $0.semanticContentAttribute = .forceRightToLeft }] },
        DeviceCase("edx-pages-14", 375, 667, scale: 2) {
            let pages = UIPageControl()
            pages.numberOfPages = 4
            pages.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.45)
            pages.currentPageIndicatorTintColor = .white
            let size = pages.sizeThatFits(.zero)
            pages.frame = CGRect(
                x: (375 - size.width) / 2, y: 653.75 - size.height / 2, width: size.width, height: size.height)
            return box(UIColor(red: 0, green: 38.0 / 255, blue: 43.0 / 255, alpha: 1), [pages])
        },
        DeviceCase("ad-segmented-first", 393, 852) {
            let control = UISegmentedControl(items: ["Pay by any UPI app", "Other UPI options"])
            control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 15)], for: .normal)
            control.selectedSegmentIndex = 0
            control.frame = CGRect(x: 8, y: 55.67, width: 369, height: 32)
            return box(.white, [control])
        },
        DeviceCase("ad-spinner", 393, 852) {
            let button = box(systemTint, CGRect(x: 16, y: 131, width: 361, height: 50), [spinner(.white, 180.5, 25)])
            button.layer.cornerRadius = 8
            return box(.white, [button])
        },
        DeviceCase("edx-spinner-15", 375, 667, scale: 2) {
            box(
                UIColor(red: 251.0 / 255, green: 250.0 / 255, blue: 249.0 / 255, alpha: 1),
                [spinner(nil, 187.5, 365.5)])
        },
    ]

    static let lightBlue = UIColor(red: 173.0 / 255, green: 216.0 / 255, blue: 230.0 / 255, alpha: 1)
    static let systemTint = UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)

    /// Views on a white screen of an iPhone Xs. Their frames are measured from the top of the picture, which the screen
    /// exceeds by 110 pixels.
    @MainActor static func onPhone(
        _ name: String, views: @escaping @MainActor @Sendable () -> [UIView]
    ) -> DeviceCase {
        DeviceCase(name, on: .iPhoneX) { ViewController(page(views())) }
    }

    /// A white screen with views whose frames are measured from the top of a picture.
    @MainActor static func page(_ views: [UIView]) -> UIView {
        for view in views { view.frame.origin.y += 110.0 / 3 }
        return box(.white, views)
    }

    @MainActor private static func toggle(isOn: Bool) -> UISwitch {
        let control = UISwitch(frame: CGRect(x: 162, y: 352 + 1.0 / 3, width: 0, height: 0))
        control.isOn = isOn
        return control
    }

    @MainActor private static func slider(_ change: (UISlider) -> Void) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 20, y: 171 + 1.0 / 3, width: 335, height: 0))
        slider.sizeToFit()
        change(slider)
        return slider
    }

    @MainActor private static func progress(_ value: Float, _ change: (UIProgressView) -> Void) -> UIProgressView {
        let view = UIProgressView(frame: CGRect(x: 20, y: 184 + 2.0 / 3, width: 335, height: 4))
        view.progress = value
        change(view)
        return view
    }

    @MainActor private static func spinner(_ color: UIColor?, _ x: CGFloat, _ y: CGFloat) -> UIView {
        let spinner = UIActivityIndicatorView(style: .medium)
        if let color { spinner.color = color }
        spinner.center = CGPoint(x: x, y: y)
        spinner.startAnimating()
        return spinner
    }
}

// A slider placed by constraints, which align its alignment rectangle.
private final class ConstrainedSlider: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .white
        let slider = UISlider()
        slider.maximumValue = 100
        slider.value = 42
        slider.translatesAutoresizingMaskIntoConstraints = false
        addSubview(slider)
        NSLayoutConstraint.activate([
            slider.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            slider.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            slider.widthAnchor.constraint(equalToConstant: 280),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
