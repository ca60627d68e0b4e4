import Foundation
import FrameOutput
import Testing

@testable import FrameGoldens

/// The page that lists the reports of failing tests.
@Suite struct ArtifactIndexTests {
    /// A page from another program, or a link, is neither replaced nor removed.
    @Test(arguments: ["text", "link", "linked folder"]) func onlyItsOwnPageIsReplaced(kind: String) throws {
        let files = FileManager.default
        let root = files.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
        defer { try? files.removeItem(at: root) }
        let folder = root.appending(path: "artifacts")
        try files.createDirectory(at: folder.appending(path: "Test"), withIntermediateDirectories: true)
        try Data("<p>".utf8).write(to: folder.appending(path: "Test/report.html"))
        let index = folder.appending(path: "index.html")
        var shown = folder
        switch kind {
        case "text": try Data("mine".utf8).write(to: index)
        case "link":
            try ArtifactIndex(of: ArtifactFolder(folder.path)).update()
            try files.moveItem(at: index, to: root.appending(path: "page.html"))
            try files.createSymbolicLink(at: index, withDestinationURL: root.appending(path: "page.html"))
        default:
            shown = root.appending(path: "linked")
            try files.createSymbolicLink(at: shown, withDestinationURL: folder)
        }
        let before = try? Data(contentsOf: index)
        let page = ArtifactIndex(of: ArtifactFolder(shown.path))
        #expect(throws: GoldenError.self) { try page.update() }
        try page.updateIfThere()
        try files.removeItem(at: folder.appending(path: "Test"))
        #expect(throws: GoldenError.self) { try page.update() }
        try page.updateIfThere()
        #expect((try? Data(contentsOf: index)) == before)
        if kind == "link" { #expect((try? files.destinationOfSymbolicLink(atPath: index.path)) != nil) }
    }

    @Test func aMissingPageIsNotUpdated() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try WholeFile.write(Array("<p>".utf8), to: folder + "/Test/report.html", replacing: true)
        try ArtifactIndex(of: ArtifactFolder(folder)).updateIfThere()
        #expect(!FileManager.default.fileExists(atPath: folder + "/index.html"))
    }

    @Test func everyReportIsListedOnAnyThread() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let index = ArtifactIndex(of: ArtifactFolder(folder))
        for round in 0..<10 {
            _ = try WorkerThreads.map(16, jobs: 8) { number in
                let report = "\(folder)/Test\(round)/card\(number)/report.html"
                try WholeFile.write(Array("<p>".utf8), to: report, replacing: true)
                try index.update()
            }
            let page = try String(contentsOfFile: folder + "/index.html", encoding: .utf8)
            for number in 0..<16 { #expect(page.contains("href=\"Test\(round)/card\(number)/report.html\"")) }
        }
    }
}
