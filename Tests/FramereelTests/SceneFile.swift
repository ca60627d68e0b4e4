import Foundation
import FrameLayers
import FramePainting
import FrameTiming
import Framereel
import TestSupport
import Testing

/// A scene written into a new folder, and the properties it shows when played.
@MainActor final class SceneFile {
    let folder: URL
    let path: String

    /// - Parameter screens: The screens. The default is `"a"` and `"b"` on a canvas of 100 × 200 points.
    convenience init(script: String, screens: String? = nil) throws {
        let standard =
            ##"{"a": {"background": "#FFFFFF", "views": [{"id": "box", "frame": [10, 10, 20, 20]}]}, "b": {"background": "#000000"}}"##
        try self.init(
            text:
                ##"{"canvas": {"size": [100, 200], "scale": 1}, "root": "a", "screens": \##(screens ?? standard), "script": \##(script)}"##
        )
    }

    /// - Parameter text: The whole file.
    init(text: String) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appending(path: "scene.json").path
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func recording(limit: Double = 60) throws -> Recording {
        try Recording(of: Scene(contentsOfFile: path), limit: limit)
    }
}

extension Recording {
    /// Returns the presented value of a property of the layer called `name`, or `nil` if it is not on screen at that
    /// time.
    func shown(_ keyPath: String, of name: String, at seconds: Double) throws -> AnimatedValue? {
        let time = MediaTime(seconds: seconds)
        let root = try #require(timeline.commit(at: time)?.root)
        let property = try #require(LayerProperty.named(keyPath))
        return root.shown(at: time.seconds) { $0.name == name }.map(property.read)
    }

    func numbers(_ keyPath: String, of name: String, at times: [Double]) throws -> [Double?] {
        try times.map { time in
            try shown(keyPath, of: name, at: time)?.number.map { ($0 * 1e9).rounded() / 1e9 }
        }
    }
}
