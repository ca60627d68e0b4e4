internal import Foundation

/// A starter package for a team that tests its transitions, with one transition to begin with, its scenes, a command,
/// tests and a workflow.
///
/// It draws no text, so its goldens do not depend on fonts.
struct StarterPackage {
    struct File: Equatable {
        /// Path relative to the package's folder.
        let path: String
        let text: String
    }

    let name: String
    let origin: FramereelOrigin
    private let workflow: Workflow

    /// - Parameters:
    ///   - folder: The folder of the package; its name becomes the name of the package.
    ///   - location: The URL of Framereel's repository, or the path of a clone relative to the working folder.
    init(in folder: String, framereel location: String?) {
        let folder = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
        let above = folder.pathComponents.dropFirst()
        name = above.last.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "-" }) } ?? "transitions"
        origin = FramereelOrigin(location, seenFrom: folder)
        switch origin {
        case .clone(let path):
            let up = path.split(separator: "/")
            // A package inside the clone belongs to its repository.
            let isInClone = up.allSatisfy { $0 == ".." }
            workflow = Workflow(
                checkouts: Checkout.all(cloneAt: isInClone ? "" : path, from: Array(above)), clone: path,
                package: isInClone ? above.suffix(up.count).joined(separator: "/") : nil)
        case .repository:
            workflow = Workflow(checkouts: [Checkout(repository: nil, path: nil)], clone: nil)
        }
    }

    /// All files, in the order in which they are written.
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
                \(origin.dependency)
            ],
            targets: [
                .target(name: "Drawer", dependencies: [.product(name: "UIKit", package: \(origin.identity.debugDescription))]),
                .target(
                    name: "DrawerScenes",
                    dependencies: [
                        "Drawer",
                        .product(name: "Framereel", package: \(origin.identity.debugDescription)),
                        .product(name: "UIKit", package: \(origin.identity.debugDescription)),
                    ]),
                .executableTarget(
                    name: "transitions",
                    dependencies: ["DrawerScenes", .product(name: "Framereel", package: \(origin.identity.debugDescription))]),
                .testTarget(
                    name: "DrawerTests",
                    dependencies: [
                        "DrawerScenes",
                        .product(name: "UIKit", package: \(origin.identity.debugDescription)),
                        .product(name: "FramereelTesting", package: \(origin.identity.debugDescription)),
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

    /// Command that records the goldens of the package.
    static let recording = "FRAMEREEL_RECORD=missing swift test"

    private static let ignored = """
        /.build/
        /.swiftpm/
        /frames/
        /player.html
        /transitions-report/

        """
}
