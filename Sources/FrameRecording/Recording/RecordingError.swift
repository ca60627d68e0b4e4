/// Why a scene could not be run to its end.
public enum RecordingError: Error, Equatable, Sendable {
    /// The canvas is not a whole number of pixels, or too large, or empty.
    case canvas(scene: String, width: Double, height: Double, scale: Double)
    /// The application did not come to an end, or broke a rule of the framework's.
    case run(scene: String, reason: String)
    /// A font is missing on this machine.
    case font(scene: String, reason: String)

    public var message: String {
        switch self {
        case .canvas(let scene, let width, let height, let scale):
            return
                "scene “\(scene)”: a canvas of \(width) × \(height) points at scale \(scale) is not a whole number of pixels from 1 to 16384 on each side; change its size or scale"
        case .run(let scene, let reason), .font(let scene, let reason):
            return "scene “\(scene)”: \(reason)"
        }
    }
}

extension RecordingError {
    /// Whether the scene is not to blame.
    package var isOfMachine: Bool {
        switch self {
        case .font: true
        case .canvas, .run: false
        }
    }
}
