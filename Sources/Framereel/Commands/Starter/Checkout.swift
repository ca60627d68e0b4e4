/// A repository that a ``Workflow`` checks out.
struct Checkout {
    /// GitHub expression for the repository; `nil` for the package itself.
    let repository: String?
    /// Branch, tag or commit; `nil` for the one that the workflow runs for.
    var revision: String?
    /// Path in the workflow's folder; `nil` for that folder itself.
    let path: String?
    var hasSubmodules = false

    /// Returns the checkouts of a repository and the Framereel clone, placed so that the path in the manifest of the
    /// repository's package leads to the clone.
    ///
    /// - Parameters:
    ///   - path: The clone, relative to the repository's folder.
    ///   - folder: Names of the folders leading to the repository's folder.
    static func all(cloneAt path: String, from folder: [String]) -> [Checkout] {
        let steps = path.split(separator: "/").map(String.init)
        let up = steps.prefix { $0 == ".." }.count
        if steps.isEmpty { return [Checkout(repository: nil, path: nil)] }
        // A clone inside the repository is a submodule.
        guard up > 0 else { return [Checkout(repository: nil, path: nil, hasSubmodules: true)] }
        return [
            Checkout(repository: nil, path: folder.suffix(up).joined(separator: "/")),
            Checkout(
                repository: "${{ vars.FRAMEREEL_REPOSITORY || format('{0}/framereel', github.repository_owner) }}",
                revision: "v" + Reel.version, path: steps.dropFirst(up).joined(separator: "/")),
        ]
    }

    /// Workflow step that performs the checkout.
    var step: String {
        let settings = [
            repository.map { "repository: \($0)" }, revision.map { "ref: \($0)" },
            path.map { "path: \(Workflow.quoted($0))" },
            hasSubmodules ? "submodules: recursive" : nil,
        ].compactMap(\.self)
        let remark =
            repository == nil
            ? ""
            : "      # Framereel, where Package.swift expects it, of the version that recorded the goldens. The variable\n"
                + "      # names a repository of another owner.\n"
        return remark + "      - uses: actions/checkout@v4\n"
            + (settings.isEmpty ? "" : "        with:\n" + settings.map { "          \($0)\n" }.joined())
    }
}
