internal import QuartzCore

extension UITraitCollection {
    /// The traits that dynamic colours are resolved for: those of the view that is laid out or drawn, or of the object that is
    /// told of a change of traits; otherwise the screen's.
    public static var current: UITraitCollection {
        get { Stage.currentTraits as? UITraitCollection ?? plain }
        set { Stage.currentTraits = newValue }
    }

    /// Without a screen.
    private static let plain = UITraitCollection(style: .light, level: .base, scale: 1, direction: .leftToRight)

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
