package import FrameGeometry
package import FrameTiming

/// A text at rest, for measuring its contrast with the pixels beneath.
package struct ShownText: Equatable, Sendable {
    package let time: MediaTime
    package let name: String
    /// What is visible of its letters, in points of the canvas.
    package let rect: Rect
    /// With the opacity of the views around it.
    package let color: Color
    /// In points.
    package let fontSize: Double
    /// Semibold or heavier.
    package let isBold: Bool
    /// For a colour of the system, the background that it is made for; `nil` for a colour of the application.
    package let ground: Color?
}

/// The system's colours of text: they become stronger for users who ask for more contrast.
enum SystemTextColors {
    private static let all: [UIColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .systemRed, .systemOrange,
        .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo, .systemPurple,
        .systemPink, .systemBrown, .systemGray,
    ]

    @MainActor static func contains(_ color: Color, in traits: UITraitCollection) -> Bool {
        all.contains { $0.resolvedColor(with: traits).color == color }
    }
}
