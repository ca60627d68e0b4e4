internal import QuartzCore

/// The traits that code without a view uses. Thread-safe, because colors and fonts may be created off the main thread.
struct CurrentTraits: Sendable {
    fileprivate var current: UITraitCollection
    fileprivate var screen: UITraitCollection

    fileprivate static var shared: CurrentTraits {
        get { Stage.currentTraits as? CurrentTraits ?? CurrentTraits(current: plain, screen: plain) }
        set { Stage.currentTraits = newValue }
    }

    /// The screen's traits, including the user's settings.
    static var ofScreen: UITraitCollection {
        get { shared.screen }
        set { shared = CurrentTraits(current: newValue, screen: newValue) }
    }

    /// The traits without a screen.
    private static let plain = UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.userInterfaceLevel = .base
        $0.displayScale = 1
        $0.layoutDirection = .leftToRight
    }
}

extension UITraitCollection {
    /// The traits for which dynamic colors are resolved: the traits of the view being laid out or drawn, or of the
    /// object being notified of a trait change; otherwise the screen's.
    public static var current: UITraitCollection {
        get { CurrentTraits.shared.current }
        set { CurrentTraits.shared.current = newValue }
    }

    /// Runs `actions` with these traits as the ``current`` traits.
    public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

    func asCurrent<Result>(_ actions: () -> Result) -> Result {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = previous }
        return actions()
    }
}

extension UIView {
    /// Runs `actions` with the view's traits as the current traits.
    final func asCurrent<Result>(_ actions: () -> Result) -> Result {
        stage.applicationState.variesInColor ? traitCollection.asCurrent(actions) : actions()
    }
}
