internal import QuartzCore

/// The colors of a button with a configuration in its current state (facts/button-configurations; opacities are tuned).
@MainActor struct ButtonLook {
    let foreground: UIColor
    let background: UIColor

    private static let tintedAlpha: CGFloat = 0.18
    private static let pressedAlpha: CGFloat = 0.75

    init(_ button: UIButton, _ configuration: UIButton.Configuration) {
        let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
        let style = Self.style(button, configuration)
        let base = configuration.background.backgroundColor ?? configuration.baseBackgroundColor
        var foreground = configuration.baseForegroundColor ?? Self.foreground(style, tint)
        var background: UIColor =
            switch style {
            case .plain: base ?? .clear
            case .gray: base ?? .secondarySystemFill
            case .tinted:
                configuration.background.backgroundColor
                    ?? (configuration.baseBackgroundColor ?? tint).withAlphaComponent(Self.tintedAlpha)
            case .filled, .prominentGlass, .prominentClearGlass: base ?? tint
            case .glass: base ?? Self.glass
            case .clearGlass: base ?? UIColor(white: 1, alpha: 0.25)
            }
        if !button.isEnabled {
            foreground = .tertiaryLabel
            if style != .plain { background = .tertiarySystemFill }
        } else if button.isHighlighted {
            foreground = Self.pressed(foreground)
            background = Self.pressed(background)
        }
        self.foreground = foreground
        let transform = configuration.background.backgroundColorTransformer
        self.background = transform?(background) ?? background
    }

    /// The style with which the button is drawn. A selected button is more prominent (likely).
    private static func style(
        _ button: UIButton, _ configuration: UIButton.Configuration
    ) -> UIButton.Configuration.Style {
        guard button.isSelected, configuration.automaticallyUpdateForSelection, !button.isPopUp else {
            return configuration.style
        }
        return switch configuration.style {
        case .plain: .tinted
        case .gray, .tinted: .filled
        case .filled, .glass, .clearGlass, .prominentGlass, .prominentClearGlass: configuration.style
        }
    }

    private static func foreground(_ style: UIButton.Configuration.Style, _ tint: UIColor) -> UIColor {
        switch style {
        case .filled, .prominentGlass, .prominentClearGlass: .white
        case .plain, .gray, .tinted: tint
        case .glass, .clearGlass: .label
        }
    }

    /// The background color of a bar button in iOS 26 (facts/menu-metrics, measured on menus).
    private static let glass = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.118, alpha: 0.72) : UIColor(white: 0.976, alpha: 0.71)
    }

    private static func pressed(_ color: UIColor) -> UIColor {
        color.withAlphaComponent(color.color.alpha * pressedAlpha)
    }
}
