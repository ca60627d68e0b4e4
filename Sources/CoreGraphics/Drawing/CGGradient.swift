internal import FrameGeometry
package import FramePainting

/// An immutable list of colors and their locations.
public final class CGGradient: _CFObject, Sendable {
    package let stops: [Gradient.Stop]

    /// - Parameters:
    ///   - colors: The colors as `CGColor` values. The result is `nil` if any element has another type.
    ///   - locations: One location for each color, 0…1; `nil` for evenly spaced locations.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let list = colors.compactMap { ($0 as? CGColor)?.color }
        guard !list.isEmpty, list.count == colors.count else { return nil }
        stops = Self.stops(list, locations)
    }

    /// - Parameter components: The components of each color in the space, each followed by alpha.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let stride = space.numberOfComponents + 1
        let colors = (0..<count).map { space.color(components + $0 * stride).color }
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

/// Options that extend a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
