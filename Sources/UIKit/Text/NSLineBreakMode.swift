/// What becomes of text that is longer than its line.
public enum NSLineBreakMode: Int, CaseIterable, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}
