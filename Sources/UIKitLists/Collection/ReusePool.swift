internal import QuartzCore

/// What a reused view is for, and the identifier that it was registered with.
struct ReuseKey: Hashable {
    enum Kind: Hashable {
        case cell
        case supplementary(String)
        case decoration(String)
    }

    let kind: Kind
    let identifier: String
}

/// Where the views of a collection view come from, and those that wait for their next use.
@MainActor final class ReusePool {
    enum Source {
        case type(UICollectionReusableView.Type)
        case nib(UINib)
        /// A prototype of a storyboard.
        case prototype(@MainActor () -> UICollectionReusableView?)
    }

    private var sources: [ReuseKey: Source] = [:]
    private var waiting: [ReuseKey: [UICollectionReusableView]] = [:]
    /// The registrations without an identifier of the application, which are kept, so that no other has their identity.
    private var registrations: [ObjectIdentifier: (identity: RegistrationIdentity, identifier: String)] = [:]

    /// `nil` removes the registration.
    func register(_ source: Source?, for kind: ReuseKey.Kind, _ identifier: String) {
        let key = ReuseKey(kind: kind, identifier: identifier)
        sources[key] = source
        waiting[key]?.forEach { $0.removeFromSuperview() }
        waiting[key] = nil
    }

    /// The same for each use of a registration.
    func identifier(of identity: RegistrationIdentity) -> String {
        if let known = registrations[ObjectIdentifier(identity)] { return known.identifier }
        let identifier = "registration \(registrations.count + 1)"
        registrations[ObjectIdentifier(identity)] = (identity, identifier)
        return identifier
    }

    func isRegistered(_ key: ReuseKey) -> Bool { sources[key] != nil }

    /// The view that was put back last, prepared for its next use; `nil` if none waits.
    func take(_ key: ReuseKey) -> UICollectionReusableView? {
        guard let view = waiting[key]?.popLast() else { return nil }
        UIView.performWithoutAnimation { view.prepareForReuse() }
        return view
    }

    /// A new view of the registered class, nib or prototype; `nil` if nothing is registered, or the nib has no such view.
    func make(_ key: ReuseKey, frame: CGRect) -> UICollectionReusableView? {
        switch sources[key] {
        case .none: return nil
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

    /// The number of views that wait.
    var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
