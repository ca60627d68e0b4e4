/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    case butt, round
    /// Half the width further.
    case square
}
