/// How two pieces of a line meet at a corner.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}
