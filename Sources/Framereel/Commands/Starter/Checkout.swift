internal import FrameJSON

/// A repository that the workflow of a ``StarterPackage`` checks out.
struct Checkout {
    /// An expression of GitHub’s; `nil` for the package itself.
    let repository: String?
    /// In the folder of the workflow; `nil` for that folder itself.
    let path: String?
    var hasSubmodules = false

    /// The package and the clone of Framereel, in places from which the package sees the clone where its manifest says.
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

    private var step: String {
        let settings = [
            repository.map { "repository: \($0)" }, path.map { "path: \(JSONValue.quoted($0))" },
            hasSubmodules ? "submodules: recursive" : nil,
        ].compactMap(\.self)
        let remark =
            repository == nil
            ? ""
            : "      # Framereel, where Package.swift expects it. The variable names a repository of another owner.\n"
        return remark + "      - uses: actions/checkout@v4\n"
            + (settings.isEmpty ? "" : "        with:\n" + settings.map { "          \($0)\n" }.joined())
    }

    /// The tests of a package, for every push.
    static func workflow(_ checkouts: [Checkout]) -> String {
        let folder = checkouts.first?.path
        let place =
            folder.map { "    defaults:\n      run:\n        working-directory: \(JSONValue.quoted($0))\n" } ?? ""
        let report = JSONValue.quoted((folder.map { $0 + "/" } ?? "") + "transitions-report")
        return """
            # Compares every frame of the transitions with its golden. `CI` is set there, so that nothing is recorded.
            name: transitions
            on: [push, pull_request]
            jobs:
              verify:
                runs-on: ubuntu-24.04
                container: swift:6.3-noble
            \(place)    steps:
            \(checkouts.map(\.step).joined())      - name: Libraries
                    run: |
                      apt-get update
                      apt-get install -y --no-install-recommends \(packages.joined(separator: " "))
                  - name: Compare frames with goldens
                    run: swift test
                    env:
                      FRAMEREEL_ARTIFACTS: transitions-report
                  - name: Keep what failed
                    if: failure()
                    uses: actions/upload-artifact@v4
                    with:
                      name: transitions-report
                      path: \(report)

            """
    }

    /// Debian packages that Framereel is built and run with.
    private static let packages = [
        "libpng-dev", "nettle-dev", "libexpat1-dev", "libfreetype-dev", "libharfbuzz-dev", "libfribidi-dev",
        "fonts-inter", "fonts-dejavu-core",
    ]
}
