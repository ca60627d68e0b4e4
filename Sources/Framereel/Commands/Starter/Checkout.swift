/// A repository that the workflow of a ``StarterPackage`` checks out.
struct Checkout {
    /// GitHub expression for the repository; `nil` for the package itself.
    let repository: String?
    /// Path in the workflow's folder; `nil` for that folder itself.
    let path: String?
    var hasSubmodules = false

    /// Returns the checkouts of the package and the Framereel clone, placed so that the path in the package's manifest
    /// leads to the clone.
    ///
    /// - Parameters:
    ///   - path: The clone, relative to the package.
    ///   - folder: Names of the folders leading to the package's own folder.
    static func all(cloneAt path: String, from folder: [String]) -> [Checkout] {
        let steps = path.split(separator: "/").map(String.init)
        let up = steps.prefix { $0 == ".." }.count
        // A clone inside the package is a submodule.
        guard up > 0 else { return [Checkout(repository: nil, path: nil, hasSubmodules: true)] }
        return [
            Checkout(repository: nil, path: folder.suffix(up).joined(separator: "/")),
            Checkout(
                repository: "${{ vars.FRAMEREEL_REPOSITORY || format('{0}/framereel', github.repository_owner) }}",
                path: steps.dropFirst(up).joined(separator: "/")),
        ]
    }

    /// Workflow step that performs the checkout.
    var step: String {
        let settings = [
            repository.map { "repository: \($0)" }, path.map { "path: \(Workflow.quoted($0))" },
            hasSubmodules ? "submodules: recursive" : nil,
        ].compactMap(\.self)
        let remark =
            repository == nil
            ? ""
            : "      # Framereel, where Package.swift expects it. The variable names a repository of another owner.\n"
        return remark + "      - uses: actions/checkout@v4\n"
            + (settings.isEmpty ? "" : "        with:\n" + settings.map { "          \($0)\n" }.joined())
    }
}
