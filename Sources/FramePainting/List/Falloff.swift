/// The way a blur falls off with distance.
public enum Falloff: String, CaseIterable, Sendable {
    /// A Gaussian.
    case gaussian
    /// A Gaussian that is cut off at two standard deviations along each axis and scaled to add up to 1, like the shadow
    /// of a layer on a device (facts/shadow-blur).
    case cut
}
