/// Whether a control of a map is shown. Raw values match the public header.
public enum MKFeatureVisibility: Int, Sendable {
    case adaptive, hidden, visible
}
