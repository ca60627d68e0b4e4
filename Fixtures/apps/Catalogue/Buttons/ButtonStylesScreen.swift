import UIKit

// The styles of configurations in all states.
public final class ButtonStylesScreen: SamplesViewController {
    public private(set) var buttons: [UIButton] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        add("Plain", .plain())
        add("Grey", .gray())
        add("Tinted", .tinted())
        add("Filled", .filled())
        add("Pink", .filled()) {
            $0.baseBackgroundColor = .systemPink
            $0.baseForegroundColor = .white
        }
        add("Outlined", .plain()) {
            $0.background.strokeColor = .systemBlue
            $0.background.strokeWidth = 1
        }
        let toggle = UIButton(configuration: .tinted())
        toggle.configuration?.title = "Off"
        toggle.changesSelectionAsPrimaryAction = true
        toggle.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "On" : "Off"
            button.configuration?.image = UIImage(systemName: button.isSelected ? "star.fill" : "star")
            button.configuration?.imagePadding = 6
        }
        buttons.append(toggle)
        add("Toggle", toggle)
    }

    private func add(
        _ caption: String, _ style: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) {
        var configuration = style
        configuration.title = "Buy"
        change(&configuration)
        let normal = UIButton(configuration: configuration)
        let pressed = UIButton(configuration: configuration)
        pressed.isHighlighted = true
        let selected = UIButton(configuration: configuration)
        selected.isSelected = true
        let disabled = UIButton(configuration: configuration)
        disabled.isEnabled = false
        buttons.append(normal)
        let row = UIStackView(arrangedSubviews: [normal, pressed, selected, disabled])
        row.spacing = 6
        add(caption, row)
    }
}
