/// Has traits, and hears of their changes.
@MainActor @preconcurrency public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
