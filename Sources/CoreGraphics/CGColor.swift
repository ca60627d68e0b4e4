package import FrameGeometry

/// An immutable color in sRGB.
///
/// Differs from Core Graphics: every color is stored as red, green, blue, and alpha in sRGB, regardless of its source,
/// because frames are sRGB.
public final class CGColor: Equatable, Hashable, _ExpressibleByColorLiteral, Sendable {
    package let color: Color

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    package init(_ color: Color) {
        self.color = color
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates the color of a literal: `layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The red, green, blue, and alpha components.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) } }

    public var numberOfComponents: Int { 4 }

    public var alpha: CGFloat { color.alpha }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
