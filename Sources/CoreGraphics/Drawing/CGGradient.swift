internal import FrameGeometry
package import FramePainting

/// Colours and where they lie. Immutable.
public final class CGGradient: Sendable {
    package let stops: [Gradient.Stop]

    /// - Parameters:
    ///   - colors: `CGColor`s. `nil` comes back when one is not.
    ///   - locations: one for each colour, 0…1; evenly spread when `nil`.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let list = colors.compactMap { ($0 as? CGColor)?.color }
        guard !list.isEmpty, list.count == colors.count else { return nil }
        stops = Self.stops(list, locations)
    }

    /// - Parameter components: red, green, blue, alpha of each colour in turn; gray and alpha in a space of gray.
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

    /// The same colours the other way round.
    var reversedStops: [Gradient.Stop] { stops.reversed().map { Gradient.Stop(1 - $0.offset, $0.color) } }

    private static func stops(_ colors: [Color], _ locations: UnsafePointer<CGFloat>?) -> [Gradient.Stop] {
        colors.enumerated().map { index, color in
            let even = colors.count < 2 ? 0 : Double(index) / Double(colors.count - 1)
            return Gradient.Stop(locations.map { Double($0[index]) } ?? even, color)
        }
    }
}

/// Core Foundation's array: on Linux any Swift array.
public typealias CFArray = [Any]

/// How far a gradient goes beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
