import Foundation
import TestSupport

/// The output of `swift package dump-package` for this package.
struct Manifest: Decodable {
    let products: [Product]
    let targets: [Target]

    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let dependencies: [Dependency]
        let settings: [Setting]
    }

    /// A dependency declared by name. A condition, if any, is ignored.
    struct Dependency: Decodable {
        let name: String

        private enum CodingKeys: String, CodingKey {
            case byName
        }

        init(from decoder: any Decoder) throws {
            var parts = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .byName)
            name = try parts.decode(String.self)
        }
    }

    /// A build setting, such as `enableUpcomingFeature` with `ExistentialAny`.
    struct Setting: Decodable {
        let kind: [String: Payload]
        let condition: Condition?

        struct Payload: Decodable {
            /// The value, or values separated by spaces. `nil` for any other type.
            let text: String?

            private enum CodingKeys: String, CodingKey {
                case text = "_0"
            }

            init(from decoder: any Decoder) throws {
                let value = try decoder.container(keyedBy: CodingKeys.self)
                let list = try? value.decode([String].self, forKey: .text).joined(separator: " ")
                text = list ?? (try? value.decode(String.self, forKey: .text))
            }
        }

        struct Condition: Decodable {
            /// `debug` or `release`, or `nil` for both.
            let config: String?
        }

        /// The setting as text, for example `unsafeFlags -O when debug`.
        var text: String {
            kind.map { "\($0) \($1.text ?? "?")" }.sorted().joined(separator: ", ")
                + (condition.map { " when \($0.config ?? "?")" } ?? "")
        }
    }

    /// The manifest, read once. The dump has its own scratch folder, since a test run holds the lock of the default
    /// one. That folder is also `TMPDIR`, since the package manager leaves folders behind there.
    static let ofPackage = Result { try dumped() }

    private static func dumped() throws -> Manifest {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let swift = Process()
        let output = Pipe()
        swift.executableURL = URL(filePath: "/usr/bin/env")
        swift.arguments = [
            "swift", "package", "--package-path", Repository.root.path, "--scratch-path", scratch.path, "dump-package",
        ]
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = scratch.path
        // The manifest in its default form, even in a run of unoptimized tests.
        environment["FRAMEREEL_UNOPTIMIZED"] = nil
        swift.environment = environment
        swift.standardInput = FileHandle.nullDevice
        swift.standardOutput = output
        try swift.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        swift.waitUntilExit()
        return try JSONDecoder().decode(Manifest.self, from: data)
    }
}

extension Manifest.Target {
    var isOfC: Bool { name.hasPrefix("C") && name.dropFirst().hasPrefix("Frame") }
    var isPlugin: Bool { type == "plugin" }
    /// Whether the target represents a user's application.
    var isFixture: Bool { path?.hasPrefix("Fixtures/") == true }
    /// Whether the target is a Swift library in `Sources/`.
    var isLibrary: Bool { type == "regular" && path == nil && !isOfC }
    /// The path relative to the repository's root.
    var folder: String { path ?? (type == "test" ? "Tests" : "Sources") + "/" + name }
}
