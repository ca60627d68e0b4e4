import Glibc
import Testing

@testable import Framereel

/// Files that exceed the size limits for reading.
@MainActor @Suite struct InputLimitTests {
    /// The file has three gigabytes, more than one system call reads.
    @Test(arguments: [
        ("large", ["draw", "large"], "large: is larger than 256 MiB"),
        ("large", ["sample", "large"], "large: is larger than 256 MiB"),
        ("large", ["diff", "large", "large"], "large: is larger than 256 MiB"),
        ("large", ["merge-manifests", "large", "-o", "all.json"], "large: is larger than 256 MiB"),
        ("a/0.png", ["diff", "a", "a"], "a/0.png: is larger than 256 MiB"),
        ("large.json", ["list", "large.json"], "large.json: is larger than 16 MiB"),
        ("large.png", ["list", "scene.json"], "“large.png” is larger than 256 MiB"),
    ])
    func areRejectedWithTheSameMessage(name: String, words: [String], message: String) async throws {
        let folder = try TestFolder()
        try folder.write(
            """
            {"canvas": {"size": [4, 4], "scale": 1},
             "root": "main", "screens": {"main": {"views": [{"frame": [0, 0, 4, 4], "image": "large.png"}]}}}
            """, to: "scene.json")
        try folder.write([], to: name)
        #expect(truncate(folder(name), 3 << 30) == 0)
        let result = await #expect(processExitsWith: .exitCode(65), observing: [\.standardErrorContent]) {
            [words, path = folder.path as String] in
            await MainActor.run {
                chdir(path)
                exit(Reel.run(arguments: words, scenes: [], io: .process))
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.hasPrefix("error: ") && said.contains(message), "\(said)")
    }
}
