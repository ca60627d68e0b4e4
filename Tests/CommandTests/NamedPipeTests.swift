import Glibc
import Testing

@testable import Framereel

/// Named pipes in place of files, which would block forever without a writer.
@Suite struct NamedPipeTests {
    @Test(arguments: [
        (".framereel-%05d.png.journal", ["render", "square", "--skip-existing", "-o", "%05d.png"], 73),
        (".framereel-%05d.png.journal", ["render", "square", "-o", "%05d.png"], 73),
        ("manifest.json", ["render", "square", "--clean", "-o", "%05d.png"], 65),
        ("manifest.json", ["merge-manifests", "manifest.json", "-o", "all.json"], 65),
        ("a/manifest.json", ["diff", "a", "b"], 65),
        ("a/00003.png", ["diff", "a", "b"], 65),
        ("a/00003.png", ["diff", "a/00003.png", "a/00003.png"], 65),
        ("a/00003.png", ["diff", "b", "a/00003.png"], 65),
        ("goldens/square/golden.json", ["verify", "square", "--goldens", "goldens"], 65),
        ("goldens/other/golden.json", ["verify", "other", "--goldens", "goldens"], 65),
        ("goldens/other/frames.json.gz", ["verify", "other", "--goldens", "goldens"], 65),
    ])
    func areRejectedByName(pipe: String, words: [String], status: Int32) async throws {
        let folder = try TestFolder()
        for side in ["a", "b"] { _ = await CommandRun("render", "square", "-o", folder(side) + "/%05d.png") }
        _ = await CommandRun("record", "picture", "--goldens", folder("goldens"))
        rename(folder("goldens/picture"), folder("goldens/other"))
        mkdir(folder("goldens/square"), 0o777)
        unlink(folder(pipe))
        #expect(mkfifo(folder(pipe), 0o644) == 0)
        let result = await #expect(processExitsWith: .exitCode(status), observing: [\.standardErrorContent]) {
            [words, path = folder.path as String] in
            await MainActor.run {
                Deadline.set()
                chdir(path)
                let other = Scene("other", width: 20, height: 10, scale: 2) { _ in }
                let scenes = [TestScenes.square, other]
                exit(Reel.run(arguments: words, scenes: scenes, io: .process))
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains(pipe) && said.contains("pipe"), "\(said)")
    }
}
