internal import QuartzCore

/// The purpose of a reused view, and the identifier with which it was registered.
struct ReuseKey: Hashable {
    enum Kind: Hashable {
        case cell
        case supplementary(String)
        case decoration(String)
    }

    let kind: Kind
    let identifier: String
}

/// The registered sources of a collection view's views, and the views waiting to be reused.
@MainActor final class ReusePool {
    enum Source {
        case type(UICollectionReusableView.Type)
        /// A class whose instances cannot be shown, which is an error once one is needed.
        case other(AnyClass)
        case nib(UINib)
        /// A prototype from a storyboard.
        case prototype(@MainActor () -> UICollectionReusableView?)
    }

    private var sources: [ReuseKey: Source] = [:]
    private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]
    /// The registrations that have no identifier from the application. They are retained so that no other registration
    /// gets the same identity.
    private var registrations: [ObjectIdentifier: (identity: RegistrationIdentity, identifier: String)] = [:]

    /// Registers a source; `nil` removes the registration.
    func register(_ source: Source?, for kind: ReuseKey.Kind, _ identifier: String) {
        let key = ReuseKey(kind: kind, identifier: identifier)
        sources[key] = source
        waiting[key]?.forEach { $0.removeFromSuperview() }
        waiting[key] = nil
    }

    /// The identifier of a registration, which is the same for each use.
    func identifier(of identity: RegistrationIdentity) -> String {
        if let known = registrations[ObjectIdentifier(identity)] { return known.identifier }
        let identifier = "registration \(registrations.count + 1)"
        registrations[ObjectIdentifier(identity)] = (identity, identifier)
        return identifier
    }

    /// The registered class, if its instances cannot be shown.
    func unsuitableClass(_ key: ReuseKey) -> AnyClass? {
        if case .other(let type) = sources[key] { type } else { nil }
    }

    func isRegistered(_ key: ReuseKey) -> Bool { sources[key] != nil }

    /// The view that was returned most recently, prepared for reuse; `nil` if no view is waiting.
    func take(_ key: ReuseKey) -> UICollectionReusableView? {
        guard let view = waiting[key]?.popLast() else { return nil }
        UIView.performWithoutAnimation { view.prepareForReuse() }
        return view
    }

    /// A new view of the registered class, nib or prototype; `nil` if nothing is registered, or if the nib does not
    /// contain such a view.
    func make(_ key: ReuseKey, frame: CGRect) -> UICollectionReusableView? {
        switch sources[key] {
        case .none, .other: return nil
        case .type(let type): return type.init(frame: frame)
        case .nib(let nib):
            return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
        case .prototype(let make): return make()
        }
    }

    func put(_ view: UICollectionReusableView) {
        guard let key = view.reuseKey else { return view.removeFromSuperview() }
        view.rest()
        waiting[key, default: []].append(view)
    }

    /// The number of waiting views.
    var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
