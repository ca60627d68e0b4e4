internal import FrameJSON

extension Double {
    /// A number of seconds, for people: with three decimals at most.
    var secondsText: String { JSONValue.number((self * 1000).rounded() / 1000).compact }
}
