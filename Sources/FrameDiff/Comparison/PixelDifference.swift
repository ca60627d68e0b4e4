/// The difference between two images of the same size, in at least one pixel.
public struct PixelDifference: Equatable, Sendable {
    /// Number of pixels that differ in any channel, 1 or more.
    public let count: Int
    /// Size of the difference: the sum of the differences of all channels, in levels.
    public let levels: Int
    /// Channel with the largest difference, or the first of several in reading order.
    public let worst: ChannelDifference
    /// Bounding box of the differing pixels.
    public let bounds: PixelBox

    public init(count: Int, levels: Int, worst: ChannelDifference, bounds: PixelBox) {
        self.count = count
        self.levels = levels
        self.worst = worst
        self.bounds = bounds
    }

    /// Creates the difference of a single pixel.
    ///
    /// - Precondition: `expected != actual`.
    init(x: Int, y: Int, expected: SIMD4<UInt8>, actual: SIMD4<UInt8>) {
        var worst = ChannelDifference(x: x, y: y, channel: .red, expected: expected.x, actual: actual.x)
        var levels = worst.delta
        for channel in ChannelDifference.Channel.allCases.dropFirst() {
            let other = ChannelDifference(
                x: x, y: y, channel: channel, expected: expected[channel.rawValue], actual: actual[channel.rawValue])
            levels += other.delta
            if other.delta > worst.delta { worst = other }
        }
        self.init(count: 1, levels: levels, worst: worst, bounds: PixelBox(x: x, y: y, width: 1, height: 1))
    }

    /// Returns the union with `later`, which must follow in reading order.
    func joined(with later: PixelDifference) -> PixelDifference {
        PixelDifference(
            count: count + later.count, levels: levels + later.levels,
            worst: later.worst.delta > worst.delta ? later.worst : worst,
            bounds: bounds.union(later.bounds))
    }
}

extension PixelDifference: CustomStringConvertible {
    /// One line such as `3 pixels differ, all within 2×1 at (7, 4); worst: green at (8, 4) is 17, expected 200`.
    public var description: String {
        let subject = count == 1 ? "1 pixel differs" : "\(count) pixels differ, all within \(bounds)"
        return "\(subject); worst: \(worst)"
    }
}

/// A rectangle of whole pixels inside an image.
public struct PixelBox: Equatable, Sendable {
    public let x: Int
    public let y: Int
    /// Width, 1 or more.
    public let width: Int
    /// Height, 1 or more.
    public let height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public func contains(_ column: Int, _ row: Int) -> Bool {
        column >= x && column < x + width && row >= y && row < y + height
    }

    /// Returns the bounding box of both.
    func union(_ other: PixelBox) -> PixelBox {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelBox(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}

extension PixelBox: CustomStringConvertible {
    public var description: String { "\(width)×\(height) at (\(x), \(y))" }
}

/// A difference in one channel of one pixel.
public struct ChannelDifference: Equatable, Sendable {
    /// Channels in the byte order of a pixel.
    public enum Channel: Int, CaseIterable, Sendable {
        case red, green, blue, alpha
    }

    /// Pixels from the left.
    public let x: Int
    /// Pixels from the top.
    public let y: Int
    public let channel: Channel
    /// Expected level, 0…255.
    public let expected: UInt8
    /// Actual level, 0…255.
    public let actual: UInt8

    public init(x: Int, y: Int, channel: Channel, expected: UInt8, actual: UInt8) {
        self.x = x
        self.y = y
        self.channel = channel
        self.expected = expected
        self.actual = actual
    }

    /// Difference in levels, 0…255.
    public var delta: Int { abs(Int(expected) - Int(actual)) }
}

extension ChannelDifference: CustomStringConvertible {
    public var description: String { "\(channel) at (\(x), \(y)) is \(actual), expected \(expected)" }
}
