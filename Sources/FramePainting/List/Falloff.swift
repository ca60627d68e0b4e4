/// How a blur falls off with the distance.
public enum Falloff: String, CaseIterable, Sendable {
    /// A Gaussian.
    case gaussian
    /// A Gaussian that is cut off at two standard deviations along each axis and scaled so that it still adds up to 1: the
    /// shadow of a layer on a device (facts/shadow-blur).
    case cut
}
