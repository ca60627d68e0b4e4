internal import FrameGeometry

// Fixed colors have the documented components.
extension UIColor {
    private convenience init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.init(Color(bytes: red, green, blue))
    }

    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(255, 0, 0)
    public static let green = UIColor(0, 255, 0)
    public static let blue = UIColor(0, 0, 255)
    public static let cyan = UIColor(0, 255, 255)
    public static let yellow = UIColor(255, 255, 0)
    public static let magenta = UIColor(255, 0, 255)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)

    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkText = UIColor(white: 0, alpha: 1)
}

// System colors have the values of Apple's Human Interface Guidelines (Color, "iOS, iPadOS system colors" and "system
// gray colors", the tables up to iOS 18), with their accessible variants for high contrast. The guidelines name the
// colors of backgrounds, text, fills and separators without numbers; theirs are widely reported, read from running
// applications (facts/dynamic-colors).
extension UIColor {
    private typealias Bytes = (UInt8, UInt8, UInt8)

    private convenience init(
        _ light: Bytes, dark: Bytes, contrasting lightContrasting: Bytes, _ darkContrasting: Bytes
    ) {
        func color(_ bytes: Bytes) -> Color { Color(bytes: bytes.0, bytes.1, bytes.2) }
        let contrasting = SystemColor.Contrasting(light: color(lightContrasting), dark: color(darkContrasting))
        self.init(
            .system(
                SystemColor(
                    light: color(light), dark: color(dark), darkElevated: color(dark), contrasting: contrasting)))
    }

    private convenience init(
        _ light: Bytes, dark: Bytes, elevated: Bytes? = nil, alpha: Double = 1, _ darkAlpha: Double? = nil
    ) {
        let raised = elevated ?? dark
        self.init(
            .system(
                SystemColor(
                    light: Color(bytes: light.0, light.1, light.2, alpha: alpha),
                    dark: Color(bytes: dark.0, dark.1, dark.2, alpha: darkAlpha ?? alpha),
                    darkElevated: Color(bytes: raised.0, raised.1, raised.2, alpha: darkAlpha ?? alpha))))
    }

    public static let systemRed = UIColor(
        (255, 59, 48), dark: (255, 69, 58), contrasting: (215, 0, 21), (255, 105, 97))
    public static let systemOrange = UIColor(
        (255, 149, 0), dark: (255, 159, 10), contrasting: (201, 52, 0), (255, 179, 64))
    public static let systemYellow = UIColor(
        (255, 204, 0), dark: (255, 214, 10), contrasting: (178, 80, 0), (255, 212, 38))
    public static let systemGreen = UIColor(
        (52, 199, 89), dark: (48, 209, 88), contrasting: (36, 138, 61), (48, 219, 91))
    public static let systemMint = UIColor(
        (0, 199, 190), dark: (99, 230, 226), contrasting: (12, 129, 123), (102, 212, 207))
    public static let systemTeal = UIColor(
        (48, 176, 199), dark: (64, 200, 224), contrasting: (0, 130, 153), (93, 230, 255))
    public static let systemCyan = UIColor(
        (50, 173, 230), dark: (100, 210, 255), contrasting: (0, 113, 164), (112, 215, 255))
    public static let systemBlue = UIColor(
        (0, 122, 255), dark: (10, 132, 255), contrasting: (0, 64, 221), (64, 156, 255))
    /// Differs from UIKit: always the blue of an application that sets no tint, whatever the tint of the view.
    public static let tintColor = UIColor(
        (0, 122, 255), dark: (10, 132, 255), contrasting: (0, 64, 221), (64, 156, 255))
    public static let systemIndigo = UIColor(
        (88, 86, 214), dark: (94, 92, 230), contrasting: (54, 52, 163), (125, 122, 255))
    public static let systemPurple = UIColor(
        (175, 82, 222), dark: (191, 90, 242), contrasting: (137, 68, 171), (218, 143, 255))
    public static let systemPink = UIColor(
        (255, 45, 85), dark: (255, 55, 95), contrasting: (211, 15, 69), (255, 100, 130))
    public static let systemBrown = UIColor(
        (162, 132, 94), dark: (172, 142, 104), contrasting: (127, 101, 69), (181, 148, 105))

    public static let systemGray = UIColor(
        (142, 142, 147), dark: (142, 142, 147), contrasting: (108, 108, 112), (174, 174, 178))
    public static let systemGray2 = UIColor(
        (174, 174, 178), dark: (99, 99, 102), contrasting: (142, 142, 147), (124, 124, 128))
    public static let systemGray3 = UIColor(
        (199, 199, 204), dark: (72, 72, 74), contrasting: (174, 174, 178), (84, 84, 86))
    public static let systemGray4 = UIColor(
        (209, 209, 214), dark: (58, 58, 60), contrasting: (188, 188, 192), (68, 68, 70))
    public static let systemGray5 = UIColor(
        (229, 229, 234), dark: (44, 44, 46), contrasting: (216, 216, 220), (54, 54, 56))
    public static let systemGray6 = UIColor(
        (242, 242, 247), dark: (28, 28, 30), contrasting: (235, 235, 240), (36, 36, 38))

    public static let systemBackground = UIColor((255, 255, 255), dark: (0, 0, 0), elevated: (28, 28, 30))
    public static let secondarySystemBackground = UIColor(
        (242, 242, 247), dark: (28, 28, 30), elevated: (44, 44, 46))
    public static let tertiarySystemBackground = UIColor(
        (255, 255, 255), dark: (44, 44, 46), elevated: (58, 58, 60))
    /// The earlier name of ``systemGroupedBackground``.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }
    public static let systemGroupedBackground = UIColor((242, 242, 247), dark: (0, 0, 0), elevated: (28, 28, 30))
    public static let secondarySystemGroupedBackground = UIColor(
        (255, 255, 255), dark: (28, 28, 30), elevated: (44, 44, 46))
    public static let tertiarySystemGroupedBackground = UIColor(
        (242, 242, 247), dark: (44, 44, 46), elevated: (58, 58, 60))

    public static let label = UIColor((0, 0, 0), dark: (255, 255, 255))
    public static let secondaryLabel = UIColor((60, 60, 67), dark: (235, 235, 245), alpha: 0.6)
    public static let tertiaryLabel = UIColor((60, 60, 67), dark: (235, 235, 245), alpha: 0.3)
    public static let quaternaryLabel = UIColor((60, 60, 67), dark: (235, 235, 245), alpha: 0.18, 0.16)
    public static let placeholderText = UIColor((60, 60, 67), dark: (235, 235, 245), alpha: 0.3)
    public static let separator = UIColor((60, 60, 67), dark: (84, 84, 88), alpha: 0.29, 0.6)
    public static let opaqueSeparator = UIColor((198, 198, 200), dark: (56, 56, 58))
    public static let link = UIColor((0, 122, 255), dark: (9, 132, 255))

    public static let systemFill = UIColor((120, 120, 128), dark: (120, 120, 128), alpha: 0.2, 0.36)
    public static let secondarySystemFill = UIColor((120, 120, 128), dark: (120, 120, 128), alpha: 0.16, 0.32)
    public static let tertiarySystemFill = UIColor((118, 118, 128), dark: (118, 118, 128), alpha: 0.12, 0.24)
    public static let quaternarySystemFill = UIColor((116, 116, 128), dark: (118, 118, 128), alpha: 0.08, 0.18)
}

extension Color {
    fileprivate init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
        self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }
}
