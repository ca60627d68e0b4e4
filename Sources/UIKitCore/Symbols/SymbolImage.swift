internal import FrameGeometry
internal import FrameSymbols
internal import QuartzCore

/// The symbol that an image shows.
struct SymbolImage: @unchecked Sendable {
    // Unchecked because of the colors, which are immutable.
    let name: String
    /// The application's own symbol; `nil` for one of the system.
    var custom: CustomSymbol?
    var configuration: UIImage.SymbolConfiguration
    /// The color of a monochrome symbol; `nil` for the view's tint color, or black.
    var tint: UIColor?

    /// Whether the configuration determines the colors rather than the view.
    var hasOwnColors: Bool {
        switch configuration.choices.colors {
        case .monochrome, .multicolor, nil: false
        case .hierarchical, .palette: true
        }
    }

    /// The symbol in the current traits.
    func drawn() -> DrawnSymbol {
        let choices = configuration.choices
        let color = tint?.cgColor ?? CGColor(gray: 0, alpha: 1)
        return DrawnSymbol(
            name: name, custom: custom, weight: choices.weight ?? .regular, scale: choices.scale ?? .medium,
            pointSize: Double(choices.pointSize(in: configuration.traitCollection)),
            colors: choices.colors?.ofLevels?.map(\.cgColor.color) ?? [color.color])
    }
}

extension SymbolChoices.Colors {
    /// The opacities of hierarchical levels (tuned).
    private static let opacities: [CGFloat] = [1, 0.5, 0.25]

    /// One color for each level, the last of which applies to all further levels; `nil` for a single color that the
    /// view determines.
    fileprivate var ofLevels: [UIColor]? {
        switch self {
        case .monochrome, .multicolor: nil
        case .hierarchical(let color):
            Self.opacities.map { color.withAlphaComponent(color.cgColor.alpha * $0) }
        case .palette(let colors): colors
        }
    }
}
