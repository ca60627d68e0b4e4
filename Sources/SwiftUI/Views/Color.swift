public import UIKit

/// A color, which is also a view.
public struct Color: PrimitiveView, Hashable, Sendable {
    private enum Source: Hashable {
        case color(UIColor)
        case named(String, Bundle?)
    }

    private let source: Source
    private var opacity = 1.0

    public static let black = Color(.black)
    public static let blue = Color(.systemBlue)
    public static let brown = Color(.systemBrown)
    public static let clear = Color(.clear)
    public static let cyan = Color(.systemCyan)
    public static let gray = Color(.systemGray)
    public static let green = Color(.systemGreen)
    public static let indigo = Color(.systemIndigo)
    public static let mint = Color(.systemMint)
    public static let orange = Color(.systemOrange)
    public static let pink = Color(.systemPink)
    public static let purple = Color(.systemPurple)
    public static let red = Color(.systemRed)
    public static let teal = Color(.systemTeal)
    public static let white = Color(.white)
    public static let yellow = Color(.systemYellow)
    public static let primary = Color(.label)
    public static let secondary = Color(.secondaryLabel)
    public static let accentColor = Color(.tintColor)

    public nonisolated init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle)
    }

    public nonisolated init(_ color: UIColor) {
        source = .color(color)
    }

    public nonisolated init(uiColor: UIColor) {
        source = .color(uiColor)
    }

    public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        source = .color(UIColor(red: red, green: green, blue: blue, alpha: opacity))
    }

    public nonisolated init(white: Double, opacity: Double = 1) {
        source = .color(UIColor(white: white, alpha: opacity))
    }

    public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        source = .color(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.opacity *= opacity
        return color
    }

    /// Returns the color in an environment; clear if a catalog has none of the name.
    fileprivate nonisolated func resolved(with traits: UITraitCollection) -> UIColor {
        let color =
            switch source {
            case .color(let color): color
            case .named(let name, let bundle): UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
            }
        let resolved = color.resolvedColor(with: traits)
        return opacity == 1 ? resolved : resolved.withAlphaComponent(resolved.cgColor.alpha * opacity)
    }
}

extension UIColor {
    /// Creates a dynamic color that looks like one of SwiftUI.
    public convenience init(_ color: Color) {
        self.init { color.resolved(with: $0) }
    }
}
