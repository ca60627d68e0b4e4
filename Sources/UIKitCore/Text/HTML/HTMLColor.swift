/// The notations of colors in HTML and CSS.
enum HTMLColor {
    /// The sixteen color names of HTML 4, and a few of CSS that texts use.
    private static let named: [String: UInt32] = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "white": 0xFFFFFF,
        "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF,
        "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF,
        "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A,
        "gold": 0xFFD700, "indigo": 0x4B0082, "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3, "darkblue": 0x00008B,
        "darkgreen": 0x006400, "darkred": 0x8B0000,
    ]

    /// Returns the color of a lowercase value such as `#ff8000`, `rgb(255, 128, 0)` or `red`; `nil` if the value is not
    /// a color.
    static func color(_ value: String) -> UIColor? {
        if let number = named[value] { return color(number) }
        if value.hasPrefix("#") { return hexadecimal(value.dropFirst()) }
        guard let open = value.firstIndex(of: "("), value.hasPrefix("rgb"), value.hasSuffix(")") else { return nil }
        let numbers = value[value.index(after: open)...].dropLast()
            .split { $0 == "," || $0 == "/" || $0.isWhitespace }.compactMap { part -> Double? in
                part.hasSuffix("%") ? Double(part.dropLast()).map { $0 * 2.55 } : Double(part)
            }
        guard numbers.count >= 3, numbers.allSatisfy(\.isFinite) else { return nil }
        return UIColor(
            red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
            alpha: numbers.count > 3 ? numbers[3] : 1)
    }

    private static func hexadecimal(_ digits: Substring) -> UIColor? {
        let all = digits.count == 3 || digits.count == 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard let number = UInt32(all, radix: 16) else { return nil }
        switch all.count {
        case 6: return color(number)
        case 8: return color(number >> 8).withAlphaComponent(CGFloat(number & 0xFF) / 255)
        default: return nil
        }
    }

    private static func color(_ number: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(number >> 16 & 0xFF) / 255, green: CGFloat(number >> 8 & 0xFF) / 255,
            blue: CGFloat(number & 0xFF) / 255, alpha: 1)
    }
}
