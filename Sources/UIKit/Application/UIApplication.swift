internal import QuartzCore

/// The running application, as far as transitions need it.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
    public static var shared: UIApplication { Stage.current.applicationState.application }

    /// In order of appearance, back to front.
    public internal(set) var windows: [UIWindow] = []
    public internal(set) weak var keyWindow: UIWindow?
}
