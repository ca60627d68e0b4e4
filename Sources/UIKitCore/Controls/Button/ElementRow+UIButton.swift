extension ElementRow {
    package static let button = ElementRow(
        UIButton.self, "button",
        attributes: [
            .choice("buttonType") {
                $0.buttonType = $1
                $0.setUpTitle()
            },
            .font("fontDescription") { $0.titleLabel?.font = $1 },
            .choice("lineBreakMode") { $0.titleLabel?.lineBreakMode = $1 },
            .insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 },
            .insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 },
            .insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 },
            .parts(
                "state",
                { button, key in key.flatMap(UIControl.State.init(archived:)).map { ButtonState(button, $0) } },
                ButtonState.attributes, { _, _ in }),
            .object("menu", of: UIMenu.self) { $0.menu = $1 },
            .flag("showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction = $1 },
            .flag("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1 },
            .choice("role") { $0.role = $1 },
            .part("configuration", { _ in .plain() }, UIButton.Configuration.attributes) { $0.configuration = $1 },
        ],
        content: .button)
}

extension ElementContent {
    /// The element of a button: a title and a configuration style.
    fileprivate static let button = ElementContent(
        "button", "The view is a button with a title.",
        fields: [
            .choice("style", "UIKit's configuration of this name.", of: ConfigurationName.self, standard: .plain) {
                $0.configuration = $1.configuration
            },
            .text("title", isRequired: true) { $0.configuration?.title = $1 },
            .text("subtitle", "A second, smaller line.") { $0.configuration?.subtitle = $1 },
            .text("symbol", "The name of a symbol beside the title.") {
                $0.configuration?.image = UIImage(systemName: $1)
            },
            .choice(
                "imagePlacement", "The side of the title on which the symbol is.", of: EdgeName.self, standard: .leading
            ) {
                $0.configuration?.imagePlacement = $1.edge
            },
            .number("imagePadding", "The gap between symbol and title, in points.", in: 0...1_000, standard: 0) {
                $0.configuration?.imagePadding = $1
            },
            .choice("cornerStyle", "The corners of the background.", of: CornerStyleName.self, standard: .dynamic) {
                $0.configuration?.cornerStyle = $1.style
            },
            .choice("buttonSize", "The size of margins and title.", of: ButtonSizeName.self, standard: .medium) {
                $0.configuration?.buttonSize = $1.size
            },
            .flag("isEnabled", standard: true) { $0.isEnabled = $1 },
            .color("color", "The tint color. Default: the system's blue.") { $0.tintColor = $1 },
        ]
    ) { UIButton(configuration: .plain()) }
}

/// The configurations that files start from.
private enum ConfigurationName: String, CaseIterable, ArchivedChoice {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    case glass, clearGlass, prominentGlass, prominentClearGlass

    static var archivedNames: [String: Self] {
        Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
    }

    @MainActor var configuration: UIButton.Configuration {
        switch self {
        case .plain: .plain()
        case .gray: .gray()
        case .tinted: .tinted()
        case .filled: .filled()
        case .borderless: .borderless()
        case .bordered: .bordered()
        case .borderedTinted: .borderedTinted()
        case .borderedProminent: .borderedProminent()
        case .glass: .glass()
        case .clearGlass: .clearGlass()
        case .prominentGlass: .prominentGlass()
        case .prominentClearGlass: .prominentClearGlass()
        }
    }
}

/// The names of edges in scene files.
private enum EdgeName: String, CaseIterable {
    case top, leading, bottom, trailing

    var edge: NSDirectionalRectEdge {
        switch self {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }
}

/// The names of corner styles in scene files.
private enum CornerStyleName: String, CaseIterable {
    case fixed, dynamic, small, medium, large, capsule

    var style: UIButton.Configuration.CornerStyle {
        switch self {
        case .fixed: .fixed
        case .dynamic: .dynamic
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .capsule: .capsule
        }
    }
}

/// The names of button sizes in scene files.
private enum ButtonSizeName: String, CaseIterable {
    case mini, small, medium, large

    var size: UIButton.Configuration.Size {
        switch self {
        case .mini: .mini
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

/// One of a button's states, as described in a storyboard.
@MainActor private struct ButtonState {
    private let button: UIButton
    private let state: UIControl.State

    init(_ button: UIButton, _ state: UIControl.State) {
        self.button = button
        self.state = state
    }

    nonisolated static let attributes: [ElementAttribute<ButtonState>] = [
        .text("title") { $0.button.setTitle($1, for: $0.state) },
        .color("titleColor") { $0.button.setTitleColor($1, for: $0.state) },
        .color("titleShadowColor") { $0.button.setTitleShadowColor($1, for: $0.state) },
        .image("image") { $0.button.setImage($1, for: $0.state) },
        .image("backgroundImage") { $0.button.setBackgroundImage($1, for: $0.state) },
        .attributedText("attributedTitle") { $0.button.setAttributedTitle($1, for: $0.state) },
    ]
}

extension UIButton.Configuration {
    fileprivate static let attributes: [ElementAttribute<Self>] = [
        .choice("style") { (configuration, style: ConfigurationName) in configuration = style.configuration },
        .text("title") { $0.title = $1 },
        .attributedText("attributedTitle") { $0.attributedTitle = AttributedString($1) },
        .text("subtitle") { $0.subtitle = $1 },
        .attributedText("attributedSubtitle") { $0.attributedSubtitle = AttributedString($1) },
        .image("image") { $0.image = $1 },
        .color("baseForegroundColor") { $0.baseForegroundColor = $1 },
        .color("baseBackgroundColor") { $0.baseBackgroundColor = $1 },
        .number("imagePadding") { $0.imagePadding = $1 },
        .number("titlePadding") { $0.titlePadding = $1 },
        .choice("imagePlacement") { $0.imagePlacement = $1 },
        .choice("cornerStyle") { $0.cornerStyle = $1 },
        .choice("buttonSize") { $0.buttonSize = $1 },
        .choice("titleAlignment") { $0.titleAlignment = $1 },
        .choice("indicator") { $0.indicator = $1 },
        .flag("showsActivityIndicator") { $0.showsActivityIndicator = $1 },
        .number("imageReservation") { $0.imageReservation = $1 },
        .directionalInsets("contentInsets") { $0.contentInsets = $1 },
        .parts(
            "backgroundConfiguration", { configuration, _ in configuration.background },
            [
                .color("backgroundColor") { $0.backgroundColor = $1 },
                .color("strokeColor") { $0.strokeColor = $1 },
                .number("cornerRadius") { $0.cornerRadius = $1 },
                .number("strokeWidth") { $0.strokeWidth = $1 },
            ]
        ) { $0.background = $1 },
    ]
}

extension UIButton.ButtonType: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        cases.merging(["roundedRect": .roundedRect]) { first, _ in first }
    }
}

extension NSDirectionalRectEdge: ArchivedChoice {
    package static var archivedNames: [String: Self] {
        ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]
    }
}

extension UIButton.Configuration.CornerStyle: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases.merging(["fixed": .fixed]) { first, _ in first } }
}

extension UIButton.Configuration.Size: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UIButton.Role: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UIButton.Configuration.Indicator: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UIButton.Configuration.TitleAlignment: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}
