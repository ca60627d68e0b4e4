public import FrameGeometry
import FrameJSON
import FramePainting
import UIKit

/// The color of a view, screen or text.
public enum SceneColor: Equatable, Sendable {
    case fixed(Color)
    /// A UIKit color, which depends on the appearance, the contrast and the interface level at which it is shown.
    case system(System)

    /// Static properties of `UIColor` with the same names.
    public enum System: String, CaseIterable, Sendable {
        case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
        case separator, opaqueSeparator
        case systemBackground, secondarySystemBackground, tertiarySystemBackground
        case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
        case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
        case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
        case systemIndigo, systemPurple, systemPink, systemBrown
        case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    }

    public static let black = SceneColor.fixed(.black)
    public static let white = SceneColor.fixed(.white)

    /// Reads the name of a system color, or any value that `Color` accepts.
    init(json: JSONCursor) throws(JSONProblem) {
        guard case .string(let text) = json.value, !text.hasPrefix("#") else {
            self = .fixed(try Color(json: json, in: SceneRange.fraction))
            return
        }
        guard let system = System(rawValue: text) else {
            let nearest = Spelling.nearest(to: text, among: System.allCases.map(\.rawValue))
            throw json.mismatch(
                "a color: \"#RRGGBB\", \"#RRGGBBAA\", [red, green, blue, alpha] or a name such as \"systemBackground\"",
                suggestion: nearest, standIn: nearest.map { .string($0) })
        }
        self = .system(system)
    }

    var color: UIColor {
        switch self {
        case .fixed(let color): UIColor(color)
        case .system(let system): system.color
        }
    }
}

extension SceneColor.System {
    fileprivate var color: UIColor {
        switch self {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .placeholderText: .placeholderText
        case .link: .link
        case .separator: .separator
        case .opaqueSeparator: .opaqueSeparator
        case .systemBackground: .systemBackground
        case .secondarySystemBackground: .secondarySystemBackground
        case .tertiarySystemBackground: .tertiarySystemBackground
        case .systemGroupedBackground: .systemGroupedBackground
        case .secondarySystemGroupedBackground: .secondarySystemGroupedBackground
        case .tertiarySystemGroupedBackground: .tertiarySystemGroupedBackground
        case .systemFill: .systemFill
        case .secondarySystemFill: .secondarySystemFill
        case .tertiarySystemFill: .tertiarySystemFill
        case .quaternarySystemFill: .quaternarySystemFill
        case .systemRed: .systemRed
        case .systemOrange: .systemOrange
        case .systemYellow: .systemYellow
        case .systemGreen: .systemGreen
        case .systemMint: .systemMint
        case .systemTeal: .systemTeal
        case .systemCyan: .systemCyan
        case .systemBlue: .systemBlue
        case .systemIndigo: .systemIndigo
        case .systemPurple: .systemPurple
        case .systemPink: .systemPink
        case .systemBrown: .systemBrown
        case .systemGray: .systemGray
        case .systemGray2: .systemGray2
        case .systemGray3: .systemGray3
        case .systemGray4: .systemGray4
        case .systemGray5: .systemGray5
        case .systemGray6: .systemGray6
        }
    }
}
