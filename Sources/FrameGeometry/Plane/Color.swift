/// A color with gamma-encoded sRGB components and alpha, each 0…1, not premultiplied.
///
/// Components outside 0…1 are kept, because interpolation may overshoot, and clamped when they become bytes.
@frozen public struct Color: Equatable, Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    public static let black = Color(red: 0, green: 0, blue: 0, alpha: 1)
    public static let white = Color(red: 1, green: 1, blue: 1, alpha: 1)

    @inlinable public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a color from 8-bit components, 0…255.
    @inlinable public init(red8: UInt8, green8: UInt8, blue8: UInt8, alpha8: UInt8) {
        self.init(
            red: Double(red8) / 255, green: Double(green8) / 255, blue: Double(blue8) / 255,
            alpha: Double(alpha8) / 255)
    }
}
