/// Which side of the room lines stand on. Raw values are iOS's.
public enum NSTextAlignment: Int, CaseIterable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// The side where the text begins.
    case natural = 4
}
