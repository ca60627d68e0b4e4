internal import QuartzCore

/// A bar that takes values from the proxy of its class, `appearance()`, when it enters a window. Values set on the bar
/// itself take precedence.
@MainActor protocol ProxiedBar: UIView {
    /// - Parameter proxy: The proxy of this class or of a superclass.
    func adopt(_ proxy: UIView)
}

/// The proxies of a stage's bars and bar items.
@MainActor final class BarProxies {
    private struct Entry {
        let type: ObjectIdentifier
        let proxy: NSObject
        let isAbove: @MainActor (NSObject) -> Bool
    }

    private var entries: [Entry] = []

    /// The proxy of a class, created at first use.
    func proxy<Class: NSObject>(of type: Class.Type, make: () -> Class?) -> Class? {
        if let known = entries.first(where: { $0.type == ObjectIdentifier(type) }) { return known.proxy as? Class }
        guard let proxy = make() else { return nil }
        entries.append(Entry(type: ObjectIdentifier(type), proxy: proxy) { $0 is Class })
        return proxy
    }

    /// The proxies of an object's class and its superclasses, in the order in which they were created.
    func proxies(of object: NSObject) -> [NSObject] {
        entries.filter { $0.proxy !== object && $0.isAbove(object) }.map(\.proxy)
    }
}

extension ProxiedBar {
    /// The proxy of this class.
    static var sharedProxy: UIView? {
        // Entry point: UIBarItem.appearance() has no object to ask for its stage.
        Stage.current.applicationState.barProxies.proxy(of: Self.self) { Self(coder: NSCoder()) }
    }

    /// Takes the values of the proxies.
    func adoptProxies() {
        for case let proxy as UIView in stage.applicationState.barProxies.proxies(of: self) {
            if viewColors.inheritsTint, !proxy.viewColors.inheritsTint { tintColor = proxy.tintColor }
            adopt(proxy)
        }
    }
}

extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIBarItem {
    /// A proxy whose title attributes and tint apply to the items in bars.
    public static func appearance() -> Self {
        let made = Stage.current.applicationState.barProxies.proxy(of: Self.self) { Self(coder: NSCoder()) }
        guard let made else { preconditionFailure("\(Self.self).init(coder:) made no item to be a proxy.") }
        return made
    }

    /// Differs from UIKit: applies to the items of all bars.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }
}

extension UIBarItem {
    /// The title attributes, merged with the proxies' attributes.
    func shownTitleAttributes(
        for state: UIControl.State, _ proxies: BarProxies
    ) -> [NSAttributedString.Key: Any] {
        proxies.proxies(of: self).reversed().compactMap { $0 as? UIBarItem }.reduce(
            titleTextAttributes(for: state) ?? [:]
        ) { own, proxy in own.merging(proxy.titleTextAttributes(for: state) ?? [:]) { first, _ in first } }
    }
}

extension UIBarButtonItem {
    /// The tint of the item, or else of its proxies.
    func shownTint(_ proxies: BarProxies) -> UIColor? {
        tintColor ?? proxies.proxies(of: self).reversed().lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
    }
}
