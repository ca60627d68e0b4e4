import Foundation
import TestSupport

/// What `swift package dump-package` says of this package.
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

    /// All are declared by name, some of them with a condition behind it.
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

    /// `enableUpcomingFeature` with `ExistentialAny`, and the like.
    struct Setting: Decodable {
        let kind: [String: Payload]

        struct Payload: Decodable {
            /// `nil` where it is no text.
            let text: String?

            private enum CodingKeys: String, CodingKey {
                case text = "_0"
            }

            init(from decoder: any Decoder) throws {
                text = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
            }
        }

        var text: String { kind.map { "\($0) \($1.text ?? "?")" }.sorted().joined(separator: ", ") }
    }

    /// Read once. The dump has a scratch folder of its own: a test run holds the lock of the usual one. It is its temporary
    /// folder too: the package manager leaves folders in it.
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
        swift.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch.path]) { $1 }
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
    /// An application that stands for a user's.
    var isFixture: Bool { path?.hasPrefix("Fixtures/") == true }
    /// From the repository's root.
    var folder: String { path ?? (type == "test" ? "Tests" : "Sources") + "/" + name }
}
