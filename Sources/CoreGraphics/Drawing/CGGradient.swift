internal import FrameGeometry
package import FramePainting

/// An immutable list of colors and their locations.
public final class CGGradient: Sendable {
    package let stops: [Gradient.Stop]

    /// - Parameters:
    ///   - colors: The colors as `CGColor` values. The result is `nil` if any element has another type.
    ///   - locations: One location for each color, 0…1; `nil` for evenly spaced locations.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let list = colors.compactMap { ($0 as? CGColor)?.color }
        guard !list.isEmpty, list.count == colors.count else { return nil }
        stops = Self.stops(list, locations)
    }

    /// - Parameter components: Red, green, blue, and alpha of each color; in a gray space, gray and alpha.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let isGray = space.numberOfComponents == 1
        let colors = (0..<count).map { index in
            isGray
                ? CGColor(gray: components[2 * index], alpha: components[2 * index + 1]).color
                : Color(
                    red: components[4 * index], green: components[4 * index + 1], blue: components[4 * index + 2],
                    alpha: components[4 * index + 3])
        }
        stops = Self.stops(colors, locations)
    }

    /// The colors in reverse order.
    var reversedStops: [Gradient.Stop] { stops.reversed().map { Gradient.Stop(1 - $0.offset, $0.color) } }

    private static func stops(_ colors: [Color], _ locations: UnsafePointer<CGFloat>?) -> [Gradient.Stop] {
        colors.enumerated().map { index, color in
            let even = colors.count < 2 ? 0 : Double(index) / Double(colors.count - 1)
            return Gradient.Stop(locations.map { Double($0[index]) } ?? even, color)
        }
    }
}

/// Core Foundation's array. On Linux, it is any Swift array.
public typealias CFArray = [Any]

/// Options that extend a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// A color space. Only the number of components matters, because everything is stored in sRGB.
public final class CGColorSpace: Sendable {
    public let numberOfComponents: Int

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    init(numberOfComponents: Int) {
        self.numberOfComponents = numberOfComponents
    }

    public convenience init?(name: String) {
        self.init(numberOfComponents: name == Self.genericGrayGamma2_2 ? 1 : 3)
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

extension CGColor {
    /// - Parameter components: Red, green, blue, and alpha; in a gray space, gray and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}
