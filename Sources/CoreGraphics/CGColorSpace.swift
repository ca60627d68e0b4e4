/// A color space, identified by its model and name.
///
/// Differs from Core Graphics: colors and pixels are converted to sRGB when they are created, whatever their space.
public final class CGColorSpace: Hashable, Sendable {
    public let model: CGColorSpaceModel
    /// The name; `nil` for a space of the device.
    public let name: CFString?
    /// The space of the colors of a pattern that has none; `nil` in spaces that are not of patterns.
    let base: CGColorSpace?

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    public static let itur_709 = "kCGColorSpaceITUR_709"
    public static let itur_2020 = "kCGColorSpaceITUR_2020"
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray = "kCGColorSpaceLinearGray"
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"

    private static let grays: Set<String> = [genericGrayGamma2_2, linearGray, extendedGray]

    init(_ model: CGColorSpaceModel, name: String? = nil, base: CGColorSpace? = nil) {
        self.model = model
        self.name = name
        self.base = base
    }

    /// The space of patterns.
    ///
    /// - Parameter baseSpace: The space in which patterns without colors are colored; `nil` for colored patterns.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) { self.init(.pattern, base: baseSpace) }

    /// The space with one of the names above; `nil` for another name.
    public convenience init?(name: CFString) {
        guard name.hasPrefix("kCGColorSpace") else { return nil }
        self.init(Self.grays.contains(name) ? .monochrome : name == Self.genericCMYK ? .cmyk : .rgb, name: name)
    }

    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed: 1
        case .rgb, .lab, .XYZ: 3
        case .cmyk: 4
        case .pattern: base?.numberOfComponents ?? 0
        case .unknown, .deviceN: 0
        }
    }

    public var supportsOutput: Bool { true }
    public var isWideGamutRGB: Bool { name?.contains("P3") == true || name == Self.itur_2020 }

    /// The components of a color in this space as a color in sRGB.
    func color(_ components: UnsafePointer<CGFloat>) -> CGColor {
        switch model {
        case .monochrome: CGColor(gray: components[0], alpha: components[1])
        case .cmyk:
            CGColor(
                genericCMYKCyan: components[0], magenta: components[1], yellow: components[2], black: components[3],
                alpha: components[4])
        case .rgb, .unknown, .lab, .deviceN, .indexed, .pattern, .XYZ:
            CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.model == right.model && left.name == right.name && left.base == right.base
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(name)
        hasher.combine(base)
    }
}

/// The kind of a color space. Raw values match the public header.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// The way in which colors outside a gamut are converted. Raw values match the public header.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }

extension CGColor {
    /// - Parameter components: Those of the space, followed by alpha: red, green, and blue; gray; or cyan, magenta,
    ///   yellow, and black.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(space.color(components).color)
    }

    /// The color of a print, without a profile: each ink removes its share of one component, and black its share of all.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        func component(_ ink: CGFloat) -> CGFloat { (1 - ink) * (1 - black) }
        self.init(red: component(cyan), green: component(magenta), blue: component(yellow), alpha: alpha)
    }

    public var colorSpace: CGColorSpace? { CGColorSpace(.rgb, name: CGColorSpace.sRGB) }

    /// The color as it is shown in another space; `nil` for a space without a fixed number of components.
    ///
    /// The value in a gray space is the color's luminance, by the weights of sRGB's primaries.
    ///
    /// - Parameters:
    ///   - intent: Not used, because every color is within sRGB.
    ///   - options: Not used, as documented.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        switch colorSpace.model {
        case .rgb, .cmyk, .lab, .XYZ: self
        case .monochrome: CGColor(gray: luminance, alpha: alpha)
        case .unknown, .deviceN, .indexed, .pattern: nil
        }
    }

    /// The gray with the same luminance, 0…1.
    private var luminance: CGFloat { 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue }
}
