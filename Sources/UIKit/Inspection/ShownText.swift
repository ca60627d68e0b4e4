package import FrameGeometry
package import FrameTiming

/// A text at rest, for measuring its contrast with the pixels beneath it.
package struct ShownText: Equatable, Sendable {
    package let time: MediaTime
    package let name: String
    /// The visible part of the letters, in points of the canvas.
    package let rect: Rect
    /// The color, including the opacity of the views around the text.
    package let color: Color
    /// The font size in points.
    package let fontSize: Double
    /// Whether the font is semibold or heavier.
    package let isBold: Bool
    /// The background for which a system color is designed; `nil` for an application's color.
    package let ground: Color?
}

/// The system's text colors, which become stronger for users who increase contrast.
enum SystemTextColors {
    @MainActor private static let all: [UIColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .systemRed, .systemOrange,
        .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo, .systemPurple,
        .systemPink, .systemBrown, .systemGray, .unselectedTabOnMaterial, .unselectedTab,
    ]

    @MainActor static func contains(_ color: Color, in traits: UITraitCollection) -> Bool {
        all.contains { $0.resolvedColor(with: traits).color == color }
    }
}
