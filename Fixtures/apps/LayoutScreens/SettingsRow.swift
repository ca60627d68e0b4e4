import UIKit

// An icon, a text of any length, and what is at the end; at least 44 points high, with a hairline under the text.
final class SettingsRow: UIView {
    let hairline = UIView(.separator)

    convenience init(_ icon: (symbol: Symbol, color: UIColor)?, _ text: String, _ accessory: UIView) {
        self.init(frame: .zero)
        let badge = UIView(icon?.color ?? .clear, radius: 6)
        let label = UILabel(text, .body)
        add(badge, label, accessory, hairline)
        if let icon {
            let symbol = icon.symbol.view(.white)
            badge.add(symbol)
            NSLayoutConstraint.activate([
                symbol.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
                symbol.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            badge.centerYAnchor.constraint(equalTo: centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 30),
            badge.heightAnchor.constraint(equalTo: badge.widthAnchor),

            label.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 14),
            label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 11),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),

            accessory.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 10),
            accessory.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            accessory.centerYAnchor.constraint(equalTo: centerYAnchor),

            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            heightAnchor.constraint(equalToConstant: 44).with(.defaultLow),

            hairline.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            hairline.trailingAnchor.constraint(equalTo: trailingAnchor),
            hairline.bottomAnchor.constraint(equalTo: bottomAnchor),
            hairline.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }
}

final class SwitchView: UIView {
    convenience init(isOn: Bool) {
        self.init(isOn ? .systemGreen : .systemGray4, radius: 15.5)
        let knob = UIView(.white, radius: 13.5)
        add(knob)
        let edge =
            isOn
            ? knob.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -2)
            : knob.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2)
        NSLayoutConstraint.activate([
            edge, knob.centerYAnchor.constraint(equalTo: centerYAnchor),
            knob.widthAnchor.constraint(equalToConstant: 27), knob.heightAnchor.constraint(equalToConstant: 27),
        ])
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}
