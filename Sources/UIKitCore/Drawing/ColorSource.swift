internal import FrameGeometry

/// The source of a color's components.
enum ColorSource: Sendable {
    case fixed(Color)
    case system(SystemColor)
    case provided(@Sendable (UITraitCollection) -> UIColor)
    /// Another source with a different alpha.
    indirect case faded(ColorSource, alpha: CGFloat)
    /// A gray with the lightness of another source: the tint behind a presentation.
    indirect case gray(ColorSource)

    var isDynamic: Bool {
        switch self {
        case .fixed: false
        case .system, .provided: true
        case .faded(let source, _), .gray(let source): source.isDynamic
        }
    }

    func color(in traits: @autoclosure () -> UITraitCollection) -> Color {
        switch self {
        case .fixed(let color):
            return color
        case .system(let system):
            return system.color(in: traits())
        case .provided(let provider):
            let traits = traits()
            return provider(traits).source.color(in: traits)
        case .faded(let source, let alpha):
            var color = source.color(in: traits())
            color.alpha = alpha
            return color
        case .gray(let source):
            let color = source.color(in: traits())
            // Weights of ITU-R BT.601.
            let white = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
            return Color(red: white, green: white, blue: white, alpha: color.alpha)
        }
    }
}

extension ColorSource: Equatable {
    /// Compares two sources. A color from a provider equals only itself.
    static func == (first: ColorSource, second: ColorSource) -> Bool {
        switch (first, second) {
        case (.fixed(let first), .fixed(let second)): first == second
        case (.system(let first), .system(let second)): first == second
        case (.faded(let first, let alpha), .faded(let second, let other)): first == second && alpha == other
        case (.gray(let first), .gray(let second)): first == second
        case (.fixed, _), (.system, _), (.provided, _), (.faded, _), (.gray, _): false
        }
    }
}

/// A system color, with variants for each style and, in the dark style, for elevated content.
struct SystemColor: Equatable, Sendable {
    /// The variants for increased contrast.
    struct Contrasting: Equatable {
        let light: Color
        let dark: Color
    }

    let light: Color
    let dark: Color
    let darkElevated: Color
    /// The variants for increased contrast; `nil` if they are the same as for normal contrast.
    var contrasting: Contrasting?

    func color(in traits: UITraitCollection) -> Color {
        if traits.accessibilityContrast == .high, let contrasting {
            return traits.userInterfaceStyle == .dark ? contrasting.dark : contrasting.light
        }
        guard traits.userInterfaceStyle == .dark else { return light }
        return traits.userInterfaceLevel == .elevated ? darkElevated : dark
    }
}
