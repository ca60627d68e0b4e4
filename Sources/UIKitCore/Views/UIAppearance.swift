internal import QuartzCore

/// A class whose instances take values from a proxy, `appearance()`.
///
/// Views take the values of the proxies of their class and superclasses when they enter a window, the most specific
/// first. Values set on a view itself take precedence.
///
/// Differs from UIKit: the properties with this effect are the common ones of UIKit's classes. Those that a class of an
/// application declares itself reach no instance, which is reported once per class.
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {}

/// A class that can contain instances that have an appearance proxy.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
    public static func appearance() -> Self { proxy(in: [], for: nil) }

    /// The proxy for views inside instances of these classes, the innermost first.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(in: containerTypes, for: nil)
    }

    /// The proxy for views with these traits.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], for: trait) }

    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(in: containerTypes, for: trait) }

    private static func proxy(
        in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
    ) -> Self {
        // Entry point: UIAppearance.appearance() has no object to ask for its stage.
        let stage = Stage.current
        if StoredProperties.areDeclared(by: Self.self) {
            stage.diagnostics.reportUnsupported(
                "the properties that \(Self.self) declares, in \(Self.self).appearance()",
                instead: "they reach no view; set them on the views themselves")
        }
        let made = stage.applicationState.appearanceProxies.proxy(of: Self.self, in: containers, for: traits) {
            Self(coder: NSCoder())
        }
        guard let made else { preconditionFailure("\(Self.self).init(coder:) made no view to be a proxy.") }
        return made
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
