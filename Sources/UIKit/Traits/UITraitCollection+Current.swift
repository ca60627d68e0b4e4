internal import QuartzCore

extension UITraitCollection {
    /// The traits that dynamic colours are resolved for: those of the view that is laid out or drawn, or of the object that is
    /// notified of a change of traits; otherwise the screen's.
    public static var current: UITraitCollection {
        get { Stage.currentTraits as? UITraitCollection ?? plain }
        set { Stage.currentTraits = newValue }
    }

    /// Without a screen.
    private static let plain = UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.userInterfaceLevel = .base
        $0.displayScale = 1
        $0.layoutDirection = .leftToRight
    }

    /// Runs `actions` with these traits as the ``current`` ones.
    public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

    func asCurrent<Result>(_ actions: () -> Result) -> Result {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = previous }
        return actions()
    }
}

extension UIView {
    /// Runs `actions` with the view's traits as the current ones.
    final func asCurrent<Result>(_ actions: () -> Result) -> Result {
        stage.applicationState.variesInColor ? traitCollection.asCurrent(actions) : actions()
    }
}
