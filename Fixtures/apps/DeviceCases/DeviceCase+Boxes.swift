import UIKit

// Boxes in plain colors.
extension DeviceCase {
    @MainActor static let boxes: [DeviceCase] = [
        DeviceCase("bp-border-square", 100, 100, scale: 1) {
            let view = box(.blue)
            view.layer.borderWidth = 1
            view.layer.borderColor = UIColor.orange.cgColor
            return view
        },
        DeviceCase("bp-rule-horizontal", 10, 22, scale: 1) {
            box(.white, [box(.red, CGRect(x: 0, y: 10, width: 10, height: 2))])
        },
        DeviceCase("bp-capsule-wide", 200, 100, scale: 1) {
            let capsule = box(.blue, CGRect(x: 0, y: 0, width: 200, height: 100))
            capsule.layer.cornerRadius = 50
            return box(.white, [capsule])
        },
        DeviceCase("pl-row", 160, 60) {
            let colors: [UIColor] = [.red, .green, .blue]
            return box(
                .white,
                colors.enumerated().map { index, color in
                    box(color, CGRect(x: 10 + 50 * CGFloat(index), y: 10, width: 40, height: 40))
                })
        },
        DeviceCase("tx-gray6-light", 100, 100, scale: 2) { box(.systemGray6) },
        DeviceCase("ax-nested-insets", 402, 874) {
            let view = box(.white)
            var outer = view
            var frame = CGRect(x: 0, y: 0, width: 402, height: 874)
            for color in [UIColor.red, .blue, .green, .yellow, .purple] {
                frame = CGRect(x: 30, y: 60, width: frame.width - 60, height: frame.height - 120)
                let inner = box(color, frame)
                outer.addSubview(inner)
                outer = inner
                if color == .green { inner.addSubview(disabled(width: frame.width)) }
            }
            return view
        },
    ]

    @MainActor private static func disabled(width: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = "Disabled"
        label.textColor = .white
        label.sizeToFit()
        label.center.x = width / 2
        return label
    }

    @MainActor static func box(_ color: UIColor, _ frame: CGRect = .zero, _ subviews: [UIView] = []) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        subviews.forEach(view.addSubview)
        return view
    }

    @MainActor static func box(_ color: UIColor, _ subviews: [UIView]) -> UIView { box(color, .zero, subviews) }
}
