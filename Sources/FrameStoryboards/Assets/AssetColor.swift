internal import FrameGeometry
internal import FrameJSON

/// A color of an asset catalog, with optional variants for dark appearance and increased contrast.
public struct AssetColor: Equatable, Sendable {
    /// Color in Display P3 or sRGB, or one of the system's.
    public let light: InterfaceColor
    /// Color for dark appearance; `nil` if the light one applies to all appearances.
    public let dark: InterfaceColor?
    /// Color for light appearance with increased contrast; `nil` if it is the same as with normal contrast.
    public let contrastingLight: InterfaceColor?
    /// Color for dark appearance with increased contrast; `nil` if it is the same as with normal contrast.
    public let contrastingDark: InterfaceColor?

    init(_ json: JSONCursor, _ device: StringsTable.Device) throws(JSONProblem) {
        let list = try json.required("colors")
        let (light, dark) = try Self.colors(AssetVariants.of(list, device))
        (contrastingLight, contrastingDark) = try Self.colors(AssetVariants.of(list, device, isContrasting: true))
        guard let first = light ?? dark else { throw list.refusal("has no color for any appearance") }
        self.light = first
        self.dark = dark
    }

    /// Returns the first colors of the variants for light and for dark appearance.
    private static func colors(
        _ variants: [JSONCursor]
    ) throws(JSONProblem) -> (light: InterfaceColor?, dark: InterfaceColor?) {
        var (light, dark) = (InterfaceColor?.none, InterfaceColor?.none)
        for element in variants {
            guard let color = try element.member("color") else { continue }
            if try AssetVariants.isDark(element) {
                if dark == nil { dark = try Self.color(color) }
            } else if light == nil {
                light = try Self.color(color)
            }
        }
        return (light, dark)
    }

    private static func color(_ json: JSONCursor) throws(JSONProblem) -> InterfaceColor {
        if let reference = try json.member("reference") { return .system(try reference.string()) }
        let spaces: [(name: String, value: Bool)] = [
            ("srgb", false), ("extended-srgb", false), ("gray-gamma-22", false), ("extended-gray", false),
            ("display-p3", true),
        ]
        let isDisplayP3 = try json.required("color-space").choice(of: spaces)
        let components = try json.required("components")
        let alpha = try components.member("alpha").map { json throws(JSONProblem) in try component(json) } ?? 1
        if let white = try components.member("white") {
            let white = try component(white)
            return .components(Color(red: white, green: white, blue: white, alpha: alpha), isDisplayP3: false)
        }
        return .components(
            Color(
                red: try component(components.required("red")), green: try component(components.required("green")),
                blue: try component(components.required("blue")), alpha: alpha), isDisplayP3: isDisplayP3)
    }

    /// Reads a component, which may be the alpha, such as `0.5`, `128` (of 255) or `0x80`. A `1` without a point is 1
    /// of 255, as users of Xcode 26 saw; Xcode itself writes `1.000`.
    private static func component(_ json: JSONCursor) throws(JSONProblem) -> Double {
        guard case .string(let text) = json.value else { return try fraction(json) }
        if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16), (0...255).contains(byte) {
            return Double(byte) / 255
        }
        if let byte = Int(text), (0...255).contains(byte) { return Double(byte) / 255 }
        return try fraction(json)
    }

    private static func fraction(_ json: JSONCursor) throws(JSONProblem) -> Double {
        let number: Double? =
            switch json.value {
            case .number(let number): number
            case .string(let text): Double(text)
            case .null, .bool, .array, .object: nil
            }
        guard let number, (-1...2).contains(number) else {
            throw json.mismatch("a component such as \"0.5\", \"128\" or \"0x80\"")
        }
        return number
    }
}

/// The variants of a set that are used: those for every device or for one kind, with normal or increased contrast.
enum AssetVariants {
    /// Returns the variants for a device: those for its kind, followed by those for every device and those for wide
    /// color.
    static func of(
        _ list: JSONCursor, _ device: StringsTable.Device, isContrasting: Bool = false
    ) throws(JSONProblem) -> [JSONCursor] {
        var (universal, own, wide) = ([JSONCursor](), [JSONCursor](), [JSONCursor]())
        for element in try list.elements() {
            guard try self.isContrasting(element) == isContrasting else { continue }
            let isWide = try element.member("display-gamut")?.string() == "display-P3"
            switch try element.member("idiom")?.string() ?? "universal" {
            case "universal" where !isWide: universal.append(element)
            case device.rawValue where !isWide: own.append(element)
            case "universal", device.rawValue: wide.append(element)
            default: break
            }
        }
        return own + universal + wide
    }

    static func isDark(_ element: JSONCursor) throws(JSONProblem) -> Bool {
        try appearances(of: element).contains("dark")
    }

    static func isContrasting(_ element: JSONCursor) throws(JSONProblem) -> Bool {
        try appearances(of: element).contains("high")
    }

    private static func appearances(of element: JSONCursor) throws(JSONProblem) -> [String] {
        var values: [String] = []
        for appearance in try element.member("appearances")?.elements() ?? [] {
            values.append(try appearance.required("value").string())
        }
        return values
    }
}
