import Foundation
import FrameJSON
import FrameScenes
import TestSupport
import Testing

/// Files made to break JSON readers: JSONTestSuite (nst) and the corpus of go-fuzz (dvyukov).
@Suite(.enabled(if: Oracles.folder != nil, "\(Oracles.whySkipped)"))
struct JSONCorpusTests {
    /// Returns the document or the error. Reading the document as a scene must fail with a location.
    private static func read(_ url: URL) throws -> (document: JSONDocument?, error: JSONError?) {
        do throws(JSONError) {
            let document = try JSONDocument(contentsOf: url.path)
            let error = #expect(throws: JSONError.self) {
                try SceneFile(document, folder: SceneFolder { _ in .missing }, knownDevices: [])
            }
            #expect(error?.place != nil)
            return (document, nil)
        } catch {
            #expect(error.place != nil, "\(error)")
            #expect(!error.description.unicodeScalars.contains { $0.value < 32 }, "one line: \(error)")
            return (nil, error)
        }
    }

    private static func files(_ folder: String) throws -> [URL] {
        let folder = try Oracles.requiredFolder().appending(path: folder)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
    }

    @Test func theParsingSuiteGivesTheExpectedResults() throws {
        var counts = ["y_": 0, "n_": 0, "i_": 0]
        for url in try JSONCorpusTests.files("robustness/json/parsing") {
            let name = url.lastPathComponent
            let (document, error) = try JSONCorpusTests.read(url)
            counts[String(name.prefix(2)), default: 0] += 1
            if name.hasPrefix("y_"), name.contains("duplicated_key") {
                // A rule of ours beyond the standard.
                #expect(error?.message.contains("is here twice; first at") == true, "\(name)")
            } else if name.hasPrefix("y_") {
                #expect(document != nil, "\(name): \(error?.description ?? "")")
            } else if name.hasPrefix("n_") {
                #expect(document == nil, "\(name)")
            }
        }
        #expect(counts == ["y_": 95, "n_": 188, "i_": 35])
    }

    @Test func theTransformationsAreReadOrRejected() throws {
        let files = try JSONCorpusTests.files("robustness/json/transform")
        #expect(files.count == 22)
        for url in files {
            let (_, error) = try JSONCorpusTests.read(url)
            if url.lastPathComponent.contains("same_key") || url.lastPathComponent.contains("nfc_nfd") {
                #expect(error?.message.contains("is here twice; first at") == true, "\(url.lastPathComponent)")
            }
        }
    }

    @Test func theFuzzCorpusIsReadOrRejected() throws {
        try Oracles.withUnpacked("robustness/json_fuzz_corpus.zip") { files in
            #expect(files.count == 1728)
            var read = 0
            for url in files where try JSONCorpusTests.read(url).document != nil {
                read += 1
            }
            #expect(read > 100)
        }
    }
}
