/// Whether a scene is being captured. Raw values match the public header.
public enum UISceneCaptureState: Int, CaseIterable, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

/// Whether the scene is being captured. It never is, even while it is recorded.
public struct UITraitSceneCaptureState: SystemTrait, UITraitDefinition {
    public static let defaultValue = UISceneCaptureState.unspecified
    static let effects: TraitEffects = []
    static func value(in window: WindowEnvironment) -> UISceneCaptureState { .inactive }
}

extension UITraitCollection {
    /// Whether the scene is being captured. It never is, even while it is recorded.
    public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
}

extension UIMutableTraits {
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
}
