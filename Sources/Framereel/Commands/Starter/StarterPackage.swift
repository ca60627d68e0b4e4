internal import Foundation

/// A package for a team that tests its transitions: one transition to begin with, its scenes, a command, tests and a workflow.
///
/// No text is drawn in it, so that its goldens do not depend on fonts.
struct StarterPackage {
    /// The source of Framereel.
    enum Origin: Equatable {
        /// A clone, relative to the package’s folder.
        case clone(path: String)
        case repository(url: String)
    }

    struct File: Equatable {
        /// From the package’s folder.
        let path: String
        let text: String
    }

    let name: String
    let origin: Origin
    private let workflow: Workflow

    /// - Parameters:
    ///   - folder: The folder of the package; its name becomes the package’s.
    ///   - location: The URL of Framereel’s repository, or the path of a clone as seen from the working folder.
    init(in folder: String, framereel location: String?) {
        let folder = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
        let above = folder.pathComponents.dropFirst()
        let name = above.last.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "-" }) } ?? "transitions"
        self.name = name
        guard let location, Self.isURL(location) else {
            let folderOfClone =
                location.map { RelativePath.folder($0, seenFrom: folder.appending(path: "Package.swift").path) }
                ?? "../framereel"
            let path = folderOfClone.hasSuffix("/") ? String(folderOfClone.dropLast()) : folderOfClone
            origin = .clone(path: path)
            workflow = Workflow(checkouts: Checkout.all(cloneAt: path, from: Array(above)), clone: path)
            return
        }
        origin = .repository(url: location)
        workflow = Workflow(checkouts: [Checkout(repository: nil, path: nil)], clone: nil)
    }

    /// `https://…`, and what git takes besides: `git@host:owner/framereel.git`.
    private static func isURL(_ location: String) -> Bool {
        location.contains("://") || location.wholeMatch(of: /[^\/]+@[^\/]+:.+/) != nil
    }

    /// What the manifest calls Framereel: for a repository, SwiftPM takes the end of its URL.
    private var identity: String {
        switch origin {
        case .clone: return "framereel"
        case .repository(let url):
            let end = url.split { "/:".contains($0) }.last.map(String.init) ?? url
            return end.hasSuffix(".git") ? String(end.dropLast(4)) : end
        }
    }

    private var dependency: String {
        switch origin {
        case .clone(let path): ".package(name: \"framereel\", path: \(path.debugDescription))"
        // Framereel optimizes its libraries in debug builds, which SwiftPM allows to branches, not to versions.
        case .repository(let url): ".package(url: \(url.debugDescription), branch: \"main\")"
        }
    }

    /// In the order in which they are written.
    var files: [File] {
        [
            File(path: "Package.swift", text: manifest), File(path: "README.md", text: readme),
            File(path: ".gitignore", text: Self.ignored),
        ] + Self.sources + Self.tests
            + [File(path: ".github/workflows/transitions.yml", text: workflow.text)]
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        // The transition's own target imports UIKit and nothing of Framereel. The others hold scenes that show it, a command
        // that renders them, and tests that compare every frame with its golden.
        let package = Package(
            name: "\(name)",
            dependencies: [
                \(dependency)
            ],
            targets: [
                .target(name: "Drawer", dependencies: [.product(name: "UIKit", package: \(identity.debugDescription))]),
                .target(
                    name: "DrawerScenes",
                    dependencies: [
                        "Drawer",
                        .product(name: "Framereel", package: \(identity.debugDescription)),
                        .product(name: "UIKit", package: \(identity.debugDescription)),
                    ]),
                .executableTarget(
                    name: "transitions",
                    dependencies: ["DrawerScenes", .product(name: "Framereel", package: \(identity.debugDescription))]),
                .testTarget(
                    name: "DrawerTests",
                    dependencies: [
                        "DrawerScenes",
                        .product(name: "UIKit", package: \(identity.debugDescription)),
                        .product(name: "FramereelTesting", package: \(identity.debugDescription)),
                    ],
                    exclude: ["__Transitions__"]),
            ])

        """
    }

    private var readme: String {
        """
        # \(name)

        Transitions, rendered and tested by Framereel.

        | folder | contents |
        |---|---|
        | `Sources/Drawer` | a transition to begin with; imports UIKit only |
        | `Sources/DrawerScenes` | the scenes that are rendered and tested |
        | `Sources/transitions` | the command that renders them |
        | `Tests/DrawerTests` | the tests, with their goldens in `__Transitions__` |
        | `.github/workflows` | runs the tests for every push, where this folder is a repository of its own |

        ```sh
        \(Self.recording)   # records the goldens that are missing, and fails
        swift test                             # compares every frame with its golden
        swift run transitions play drawer      # writes player.html
        ```

        Look at the sheets in `__Transitions__`, then commit the goldens with the sources: in continuous integration nothing is
        recorded.

        """
    }

    /// The command that records the goldens of the package.
    static let recording = "FRAMEREEL_RECORD=missing swift test"

    private static let ignored = """
        /.build/
        /.swiftpm/
        /frames/
        /player.html
        /transitions-report/

        """
}
