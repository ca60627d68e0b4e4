internal import FrameJSON

/// The detents and options of a sheet.
public struct SheetDescription: Equatable, Sendable {
    /// A height at which a sheet rests.
    public enum Detent: Equatable, Sendable {
        /// About half of the screen, as UIKit measures it.
        case medium
        case large
        /// Height above the safe area, in points.
        case points(Double)
    }

    /// One or more detents, in file order. The sheet opens at the first.
    public var detents = [Detent.large]
    public var grabber = false

    public init() {}
}

extension SheetDescription.Detent {
    init(json: JSONCursor) throws(JSONProblem) {
        switch json.value {
        case .number: self = .points(try json.number(in: SceneRange.length))
        case .string("medium"): self = .medium
        case .string("large"): self = .large
        case .null, .bool, .string, .array, .object: throw json.mismatch("\"medium\", \"large\" or a number of points")
        }
    }
}
