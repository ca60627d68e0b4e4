import Foundation
import Testing
import UIKit

@testable import FBSnapshotTestCase

/// Images of views, compared with references in a folder of the test.
@MainActor @Suite("FBSnapshotTestCase", .hosted) struct FBSnapshotTestCaseTests {
    /// A test case that keeps its failures, and its references in a folder of its own.
    private final class Probe: FBSnapshotTestCase {
        private(set) var failures: [String] = []
        let root = FileManager.default.temporaryDirectory.appending(path: "references-\(UUID().uuidString)").path

        deinit { try? FileManager.default.removeItem(atPath: root) }

        override func getReferenceImageDirectory(withDefault dir: String?) -> String { root + "/ReferenceImages" }
        override func getImageDiffDirectory(withDefault dir: String?) -> String { root + "/Differences" }

        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            // An expected failure must not reach XCTest.
            failures.append(description)
        }
    }

    private func failures(_ probe: Probe, _ image: UIImage, _ tolerance: Tolerance = Tolerance(0, 0)) -> String? {
        ReferenceImage(of: probe, "blue card", suffixes: ["_64", "_32"], file: #filePath).failure(of: image, tolerance)
    }

    @Test func imagesAreRecordedAndCompared() throws {
        let probe = Probe(name: "Probe.testCard") { _ in }
        probe.folderName = "Cards"
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.backgroundColor = .blue
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        view.addSubview(dot)
        let image = SnapshotDrawing.image(of: view, onScreen: false)
        #expect(failures(probe, image)?.contains("testCard_blue_card@3x.png; run the test in record mode") == true)
        probe.recordMode = true
        #expect(failures(probe, image)?.hasPrefix("Test ran in record mode.") == true)
        #expect(
            FileManager.default.fileExists(atPath: probe.root + "/ReferenceImages_64/Cards/testCard_blue_card@3x.png"))
        probe.recordMode = false
        #expect(failures(probe, image) == nil)
        dot.backgroundColor = UIColor(red: 0.1, green: 0, blue: 1, alpha: 1)
        let changed = SnapshotDrawing.image(of: view, onScreen: true)
        #expect(failures(probe, changed)?.contains("9 of 900 pixels differ by more than 0.0 of 256 levels") == true)
        #expect(
            FileManager.default.fileExists(atPath: probe.root + "/Differences/Cards/failed_testCard_blue_card@3x.png"))
        #expect(failures(probe, changed, Tolerance(0, 0.01)) == nil)
        #expect(failures(probe, changed, Tolerance(0.11, 0)) == nil)
        #expect(failures(probe, changed, Tolerance(0.05, 0.005)) != nil)
    }

    @Test func namesSayWhatIsAskedFor() throws {
        let probe = Probe(name: "Probe.testCard") { _ in }
        probe.fileNameOptions = [.screenSize, .screenScale]
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(
            failures(probe, SnapshotDrawing.image(of: view, onScreen: false))?
                .contains("testCard_blue_card_393x852@3x.png") == true)
        probe.fileNameOptions = .none
        #expect(
            failures(probe, SnapshotDrawing.image(of: view, onScreen: false))?.contains("testCard_blue card.png")
                == true)
    }
}
