internal import QuartzCore

/// A class whose instances take values from a proxy, ``appearance()``.
///
/// Bars take the values of their class's proxy when they enter a window.
///
/// Differs from UIKit: values set on the proxy of any other class reach no instance. This is reported once per class.
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {}

/// A class that can contain instances that have an appearance proxy.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: UIView {
    public static func appearance() -> Self {
        if let bar = Self.self as? any ProxiedBar.Type, let proxy = bar.sharedProxy as? Self { return proxy }
        return proxy("appearance()")
    }

    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy("appearance(whenContainedInInstancesOf:)")
    }

    public static func appearance(for trait: UITraitCollection) -> Self { proxy("appearance(for:)") }

    private static func proxy(_ method: String) -> Self {
        // Entry point: UIAppearance.appearance() has no object to ask for its stage.
        Stage.current.diagnostics.reportUnsupported(
            "\(Self.self).\(method)", instead: "what is set on it reaches no view; set it on the views themselves")
        guard let proxy = Self(coder: NSCoder()) else {
            preconditionFailure("\(Self.self).init(coder:) made no view to be a proxy.")
        }
        return proxy
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
