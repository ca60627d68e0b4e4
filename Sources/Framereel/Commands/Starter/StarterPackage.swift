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
    /// Whether the package is in a folder of another repository.
    private let isInRepository: Bool

    private let origins: [File]

    /// - Parameters:
    ///   - folder: The folder of the package; its name becomes the name of the package.
    ///   - location: The location of Framereel, as ``FramereelOrigin`` takes it.
    ///   - installed: The prebuilt package that is installed with this program.
    ///   - repository: The folder of the repository that the package will be in; `nil` if there is none yet.
    /// - Throws: ``Failure`` if the location has something other than Framereel.
    init(
        in folder: String, framereel location: String?, installed: PrebuiltPackage? = nil, repository: URL? = nil
    ) throws(Failure) {
        let folder = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
        let above = folder.pathComponents.dropFirst()
        name = above.last.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "-" }) } ?? "transitions"
        origin = try FramereelOrigin(location, seenFrom: folder, installed: installed)
        origins = try origin.files().map { File(path: $0.path, text: $0.text) }
        // A package inside the clone belongs to its repository.
        var inside = 0
        if case .clone(let path) = origin {
            let steps = path.split(separator: "/")
            inside = steps.allSatisfy { $0 == ".." } ? steps.count : 0
        }
        let depth = repository.map { above.count - $0.standardizedFileURL.pathComponents.dropFirst().count } ?? 0
        if inside == 0 { inside = max(0, depth) }
        isInRepository = depth > 0
        workflow = Workflow(
            origin: origin, from: Array(above.dropLast(inside)), package: Array(above.suffix(inside)),
            subject: Workflow.Subject(remark: isInRepository ? Workflow.remarkBelowTop : ""))
    }

    /// All files, in the order in which they are written.
    var files: [File] {
        [
            File(path: "Package.swift", text: manifest), File(path: "README.md", text: readme),
            File(path: ".gitignore", text: Self.ignored), File(path: ".gitattributes", text: Self.attributes),
        ] + origins + Self.sources + Self.tests
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

    /// Where the workflow has to be to run.
    private var condition: String {
        isInRepository ? "once it is at the top of the repository" : "where this folder is a repository of its own"
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
        | `.github/workflows` | runs the tests for every push, \(condition) |

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

    /// The contents of `.gitattributes`, without which git would compare and merge exact data by lines.
    static let attributes = """
        # Goldens: review.txt is for people, and shows what changed. The rest is exact, and is recorded again instead of merged.
        **/__Transitions__/**/frames.json.gz binary
        **/__Transitions__/**/*.png binary
        **/__Transitions__/**/golden.json -merge linguist-generated=true

        """

    private static let ignored = """
        /.build/
        /.swiftpm/
        /frames/
        /player.html
        /transitions-report/

        """
}
