/// A repository that the workflow of a ``StarterPackage`` checks out.
struct Checkout {
    /// An expression of GitHub’s; `nil` for the package itself.
    let repository: String?
    /// In the folder of the workflow; `nil` for that folder itself.
    let path: String?
    var hasSubmodules = false

    /// The package and the clone of Framereel, checked out so that the path in the package's manifest leads to the clone.
    ///
    /// - Parameters:
    ///   - path: The clone, as seen from the package.
    ///   - folder: The names of the folders down to the package’s own.
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

    /// The step that checks it out.
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
