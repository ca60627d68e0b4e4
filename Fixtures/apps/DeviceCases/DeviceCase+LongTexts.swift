import UIKit

// Truncated, spaced and underlined texts of labels, buttons and text views.
extension DeviceCase {
    @MainActor static let longTexts: [DeviceCase] = [
        onPhone("mu-label-head") { [line { $0.lineBreakMode = .byTruncatingHead }] },
        onPhone("mu-label-middle") { [line { $0.lineBreakMode = .byTruncatingMiddle }] },
        onPhone("mu-label-kern") { [lines("This is a Label with CharacterSpacing", [.kern: 3])] },
        onPhone("mu-label-underline") {
            [lines("This is a Label with TextDecorations", [.underlineStyle: NSUnderlineStyle.single.rawValue])]
        },
        DeviceCase("tg-textview", 390, 220) {
            let view = UITextView(frame: CGRect(x: 10, y: 10, width: 370, height: 200))
            view.font = .systemFont(ofSize: 17)
            view.text = """
                I am the very model of a modern Major-General.
                I've information animal, mineral, and vegetable.
                I know the kings of England, and I quote the fights historical
                From Marathon to Waterloo, in order categorical.
                I'm very well acquainted, too, with matters mathematical,
                I understand equations, both the simple and
                """
            return box(.white, [view])
        },
    ]

    @MainActor static let titledButtons: [DeviceCase] = [
        onPhone("mu-button-head") { [button(longTitle) { $0.titleLabel?.lineBreakMode = .byTruncatingHead }] },
        onPhone("mu-button-tail") { [button(longTitle) { $0.titleLabel?.lineBreakMode = .byTruncatingTail }] },
        onPhone("mu-button-title") {
            [
                button("Button Text") {
                    $0.setTitleColor(UIColor(red: 0, green: 128.0 / 255, blue: 0, alpha: 1), for: .normal)
                }
            ]
        },
        DeviceCase("bs-symbol-circle", fittedTo: 148, 103) {
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: "circle")
            configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
                textStyle: .body, scale: .large)
            configuration.baseForegroundColor = UIColor(
                red: 198.0 / 255, green: 198.0 / 255, blue: 200.0 / 255, alpha: 1)
            return UIButton(configuration: configuration)
        },
    ]

    private static let lorem = """
        Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna \
        aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea
        """
    private static let longTitle = """
        This is a very long text that should wrap correctly based on the LineBreakMode settings applied to the Button
        """

    @MainActor private static func line(_ change: (UILabel) -> Void) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 51 + 2.0 / 3, width: 375, height: 599 + 2.0 / 3))
        label.font = .systemFont(ofSize: 18)
        label.textColor = .black
        label.textAlignment = .center
        label.backgroundColor = UIColor(white: 211.0 / 255, alpha: 1)
        label.text = lorem
        change(label)
        return label
    }

    @MainActor private static func lines(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
        line {
            $0.numberOfLines = 0
            $0.attributedText = NSAttributedString(string: text, attributes: attributes)
            $0.textAlignment = .center
        }
    }

    @MainActor private static func button(_ title: String, _ change: (UIButton) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 87 + 1.0 / 3, y: 330 + 2.0 / 3, width: 200, height: 100)
        button.backgroundColor = UIColor(red: 135.0 / 255, green: 206.0 / 255, blue: 235.0 / 255, alpha: 1)
        button.titleLabel?.font = .systemFont(ofSize: 18)
        button.setTitleColor(.black, for: .normal)
        button.setTitle(title, for: .normal)
        change(button)
        return button
    }
}
