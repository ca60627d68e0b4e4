/// What a track can animate.
public enum AnimatedProperty: String, CaseIterable, Sendable {
    case origin, frame, alpha, backgroundColor, cornerRadius, scale, rotation
}
