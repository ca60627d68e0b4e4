import Foundation
import FrameOutput
import Testing

@testable import FrameGoldens

/// The page that lists the reports of failing tests.
@Suite struct ArtifactIndexTests {
    @Test func everyReportIsListedOnWhateverThread() throws {
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
