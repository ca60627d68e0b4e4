internal import FrameStoryboards
internal import QuartzCore

extension ElementAttribute {
    /// The symbol configuration under a key: a size in points, a font, or a text style, with weight and scale.
    static func symbolConfiguration(
        _ key: String, _ set: @escaping @MainActor @Sendable (inout Target, UIImage.SymbolConfiguration) -> Void
    ) -> Self {
        .part(
            key, { _ in UIImage.SymbolConfiguration.unspecified },
            [
                // Determines which of the other attributes exist.
                .text("configurationType") { _, _ in },
                .number("pointSize") { $0 = $0.applying(UIImage.SymbolConfiguration(pointSize: $1)) },
                .font("font") { $0 = $0.applying(UIImage.SymbolConfiguration(font: $1)) },
                .choice("weight") { (configuration, weight: UIImage.SymbolWeight) in
                    configuration = configuration.applying(UIImage.SymbolConfiguration(weight: weight))
                },
                .choice("scale") { (configuration, scale: UIImage.SymbolScale) in
                    configuration = configuration.applying(UIImage.SymbolConfiguration(scale: scale))
                },
            ], set)
    }
}

extension UIImage.SymbolWeight: ArchivedChoice {
    package static var archivedNames: [String: UIImage.SymbolWeight] { cases }
}

extension UIImage.SymbolScale: ArchivedChoice {
    package static var archivedNames: [String: UIImage.SymbolScale] {
        ["default": .default, "small": .small, "medium": .medium, "large": .large]
    }
}
