/// The platform whose behaviour a control has. Raw values are those of the public header.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic, pad, mac
}
