internal import FrameGeometry

/// Where a colour's components come from.
enum ColorSource: Sendable {
    case fixed(Color)
    case system(SystemColor)
    case provided(@Sendable (UITraitCollection) -> UIColor)
    /// Another source with its own alpha.
    indirect case faded(ColorSource, alpha: CGFloat)

    var isDynamic: Bool {
        switch self {
        case .fixed: false
        case .system, .provided: true
        case .faded(let source, _): source.isDynamic
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
        }
    }
}

extension ColorSource: Equatable {
    /// Colours of providers are only equal to themselves.
    static func == (first: ColorSource, second: ColorSource) -> Bool {
        switch (first, second) {
        case (.fixed(let first), .fixed(let second)): first == second
        case (.system(let first), .system(let second)): first == second
        case (.faded(let first, let alpha), .faded(let second, let other)): first == second && alpha == other
        case (.fixed, _), (.system, _), (.provided, _), (.faded, _): false
        }
    }
}

/// A colour of the system: one for each style, and for what lies in front of something else in the dark style.
struct SystemColor: Equatable, Sendable {
    let light: Color
    let dark: Color
    let darkElevated: Color

    func color(in traits: UITraitCollection) -> Color {
        guard traits.userInterfaceStyle == .dark else { return light }
        return traits.userInterfaceLevel == .elevated ? darkElevated : dark
    }
}
