import Foundation
import Framereel
import TestSupport
import Testing

/// The constraints of the screens have no conflicts and determine the frame of every view, on any device and in both
/// directions.
@MainActor @Suite struct LayoutScreenTests {
    @Test(arguments: AppScene.layouts) func theLayoutHasNoFindings(scene: AppScene) throws {
        let recording = try scene.recording()
        let notes = recording.trace.text.split(separator: "\n").filter { $0.contains(" ! ") }
        #expect(notes == [])
    }

    /// Only constraints set frames.
    @Test func noScreenSetsAFrame() throws {
        let folder = Repository.root.appending(path: "Fixtures/apps/LayoutScreens")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 10)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for setter in [".frame =", ".bounds =", ".center =", "frame: CGRect"] {
                #expect(!text.contains(setter), "\(file.lastPathComponent): \(setter)")
            }
        }
    }
}
