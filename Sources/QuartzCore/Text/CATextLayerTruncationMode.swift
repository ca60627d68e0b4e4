internal import FrameGlyphs

/// Where a text layer's lines that are too long get their ellipsis.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    public init(rawValue: String) { self.rawValue = rawValue }

    var truncation: TextFrame.Truncation? {
        switch self {
        case .start: .head
        case .end: .tail
        case .middle: .middle
        default: nil
        }
    }
}
