/// One channel of one pixel that is not what it should be.
public struct ChannelDifference: Equatable, Sendable {
    /// In the order of a pixel's bytes.
    public enum Channel: Int, CaseIterable, Sendable {
        case red, green, blue, alpha
    }

    /// Pixels from the left.
    public let x: Int
    /// Pixels from the top.
    public let y: Int
    public let channel: Channel
    /// 0…255.
    public let expected: UInt8
    /// 0…255.
    public let actual: UInt8

    public init(x: Int, y: Int, channel: Channel, expected: UInt8, actual: UInt8) {
        self.x = x
        self.y = y
        self.channel = channel
        self.expected = expected
        self.actual = actual
    }

    /// How many levels apart, 0…255.
    public var delta: Int { abs(Int(expected) - Int(actual)) }
}

extension ChannelDifference: CustomStringConvertible {
    public var description: String { "\(channel) at (\(x), \(y)) is \(actual), expected \(expected)" }
}
