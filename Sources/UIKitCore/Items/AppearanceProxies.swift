internal import QuartzCore

/// A bar that takes values from the proxy of its class, `appearance()`, when it enters a window. Values set on the bar
/// itself take precedence.
@MainActor protocol ProxiedBar: UIView {
    /// - Parameter proxy: The proxy of this class or of a superclass.
    func adopt(_ proxy: UIView)
}

/// The proxies of a stage's views and bar items.
@MainActor final class AppearanceProxies {
    private struct Entry {
        let type: AnyClass
        let containers: [any UIAppearanceContainer.Type]
        let traits: UITraitCollection?
        let proxy: NSObject
        let isAbove: @MainActor (NSObject) -> Bool

        @MainActor func applies(to object: NSObject) -> Bool {
            guard proxy !== object, isAbove(object) else { return false }
            guard let view = object as? UIView else { return true }
            if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
            return view.isContained(inInstancesOf: containers)
        }
    }

    private var entries: [Entry] = []
    private var pristineViews: [ObjectIdentifier: UIView] = [:]

    /// The proxy of a class, created at first use.
    ///
    /// - Parameters:
    ///   - containers: Classes of which instances contain the view, the innermost first.
    ///   - traits: Traits that the view has; `nil` for any.
    func proxy<Class: NSObject>(
        of type: Class.Type, in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil,
        make: () -> Class?
    ) -> Class? {
        let known = entries.first { entry in
            entry.type == type && entry.traits == traits
                && entry.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
        if let known { return known.proxy as? Class }
        guard let proxy = make() else { return nil }
        entries.append(Entry(type: type, containers: containers, traits: traits, proxy: proxy) { $0 is Class })
        return proxy
    }

    /// The proxies of an object's class and its superclasses, in the order in which they were created.
    func proxies(of object: NSObject) -> [NSObject] { entries.filter { $0.applies(to: object) }.map(\.proxy) }

    /// The proxies that apply to a view, the most specific first: by containers, traits, and class.
    fileprivate func views(for view: UIView) -> [UIView] {
        guard !entries.isEmpty else { return [] }
        func depth(_ type: AnyClass) -> Int {
            sequence(first: type, next: { _getSuperclass($0) }).reduce(0) { n, _ in n + 1 }
        }
        let rank = { (entry: Entry) in (entry.containers.count, entry.traits == nil ? 0 : 1, depth(entry.type)) }
        return entries.filter { $0.applies(to: view) }.sorted { rank($0) > rank($1) }.compactMap { $0.proxy as? UIView }
    }

    /// A new view of the nearest class of UIKit. Values that differ from its own were set.
    fileprivate func pristine(_ view: UIView) -> UIView? {
        let ancestors = sequence(first: type(of: view) as AnyClass, next: { _getSuperclass($0) })
        guard let type = ancestors.first(where: StoredProperties.isOfFramework) as? UIView.Type else { return nil }
        if let known = pristineViews[ObjectIdentifier(type)] { return known }
        let made = type.init(coder: NSCoder())
        pristineViews[ObjectIdentifier(type)] = made
        return made
    }
}

extension UIView {
    /// Whether objects around the view, the innermost first, have these classes, others between them disregarded.
    fileprivate func isContained(inInstancesOf containers: [any UIAppearanceContainer.Type]) -> Bool {
        var rest = containers[...]
        for responder in sequence(first: self as UIResponder, next: { $0.next }).dropFirst() {
            guard let container = rest.first else { return true }
            if responder.isInstance(of: container) { rest = rest.dropFirst() }
        }
        return rest.isEmpty
    }

    /// Takes the values of the proxies of the view's class and superclasses that were not set on the view itself.
    func adoptAppearance() {
        let proxies = stage.applicationState.appearanceProxies
        let views = proxies.views(for: self)
        guard !views.isEmpty, let pristine = proxies.pristine(self) else { return }
        for proxy in views {
            for property in type(of: proxy).proxiedProperties { property.adopt(self, proxy, pristine) }
            (self as? any ProxiedBar)?.adopt(proxy)
        }
    }
}

extension UIResponder {
    fileprivate func isInstance(of type: any UIAppearanceContainer.Type) -> Bool {
        sequence(first: Swift.type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains {
            ObjectIdentifier($0) == ObjectIdentifier(type)
        }
    }
}

/// A property that views take from the proxy of their class.
@_spi(UIKit) @MainActor public struct ProxiedProperty {
    /// Takes the value of the proxy if it was set there, and not on the view. What was set differs from the pristine
    /// view, which has the view's class.
    let adopt: (_ view: UIView, _ proxy: UIView, _ pristine: UIView) -> Void

    public init<Root: UIView, Value>(
        _ keyPath: ReferenceWritableKeyPath<Root, Value>, _ isSame: @escaping (Value, Value) -> Bool
    ) {
        adopt = { view, proxy, pristine in
            guard let view = view as? Root, let proxy = proxy as? Root, let pristine = pristine as? Root else { return }
            let value = proxy[keyPath: keyPath]
            let initial = pristine[keyPath: keyPath]
            if !isSame(value, initial), isSame(view[keyPath: keyPath], initial) { view[keyPath: keyPath] = value }
        }
    }

    public init<Root: UIView, Value: Equatable>(_ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.init(keyPath) { $0 == $1 }
    }

    /// A property that is set in another way.
    public init<Root: UIView>(_ adopt: @escaping (_ view: Root, _ proxy: Root) -> Void) {
        self.adopt = { view, proxy, _ in
            if let view = view as? Root, let proxy = proxy as? Root { adopt(view, proxy) }
        }
    }
}

extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIBarItem {
    /// A proxy whose title attributes and tint apply to the items in bars.
    public static func appearance() -> Self {
        // Entry point: UIAppearance.appearance() has no object to ask for its stage.
        let made = Stage.current.applicationState.appearanceProxies.proxy(of: Self.self) { Self(coder: NSCoder()) }
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
        for state: UIControl.State, _ proxies: AppearanceProxies
    ) -> [NSAttributedString.Key: Any] {
        proxies.proxies(of: self).reversed().compactMap { $0 as? UIBarItem }.reduce(
            titleTextAttributes(for: state) ?? [:]
        ) { own, proxy in own.merging(proxy.titleTextAttributes(for: state) ?? [:]) { first, _ in first } }
    }
}

extension UIBarButtonItem {
    /// The tint of the item, or else of its proxies.
    func shownTint(_ proxies: AppearanceProxies) -> UIColor? {
        tintColor ?? proxies.proxies(of: self).reversed().lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
    }
}
