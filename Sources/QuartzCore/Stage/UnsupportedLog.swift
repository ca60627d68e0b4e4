/// The APIs a run used that are not supported, each once, in order of first use.
@MainActor package final class UnsupportedLog {
    package struct Entry: Equatable, Sendable {
        /// As the API is spelled: `UIModalTransitionStyle.flipHorizontal`.
        package let api: String
        /// What happened in its place.
        package let instead: String
    }

    package private(set) var entries: [Entry] = []

    package init() {}

    /// Whether this is the first time.
    func add(api: String, instead: String) -> Bool {
        guard !entries.contains(where: { $0.api == api }) else { return false }
        entries.append(Entry(api: api, instead: instead))
        return true
    }
}
