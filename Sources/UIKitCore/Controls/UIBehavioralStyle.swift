/// The platform whose behavior a control has. Raw values match the public header.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic, pad, mac
}
