/// A placeholder for entries that are supplied when the menu appears.
///
/// A row with a spinner takes the place of the entries until they are supplied.
@MainActor @preconcurrency open class UIDeferredMenuElement: UIMenuElement {
    public typealias Completion = ([UIMenuElement]) -> Void

    private let provider: (@escaping Completion) -> Void
    private let isCached: Bool
    private var supplied: [UIMenuElement]?

    /// Creates an element that requests its entries once.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        isCached = true
        super.init(title: "", subtitle: nil, image: nil)
    }

    private init(uncached provider: @escaping (@escaping Completion) -> Void) {
        self.provider = provider
        isCached = false
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Creates an element that requests its entries each time the menu appears.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(uncached: elementProvider)
    }

    /// Calls `completion` with the entries: immediately if the provider supplies them immediately or they are cached,
    /// otherwise later.
    func load(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if isCached, let supplied { return completion(supplied) }
        provider { entries in
            MainActor.assumeIsolated {
                self.supplied = entries
                completion(entries)
            }
        }
    }
}
