/// What is to become of a frame, seen from where it would be written.
public enum FrameDecision: Equatable, Sendable {
    /// It is to be drawn and written.
    case write
    /// It is there already.
    case keep(FrameRecord)
    /// Another process is writing it.
    case leave
}
