import Foundation
import FrameRecording
import Testing
import UIKit

@testable import FrameRendering

/// The files that a studio shows of a scene.
@MainActor @Suite final class StudioJobTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)").path

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Seven frames at 60 per second. The square moves, and then leaves the screen.
    private let scene = Scene("square", width: 20, height: 10, scale: 4) { world in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.backgroundColor = .red
        view.accessibilityIdentifier = "square"
        world.window.addSubview(view)
        UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
            view.center.x = 17.5
        } completion: { _ in
            view.removeFromSuperview()
        }
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }

    private func write(moment: String = "") throws -> [String] {
        try FileManager.default.createDirectory(atPath: folder + "/5", withIntermediateDirectories: true)
        try moment.write(toFile: folder + "/moment", atomically: true, encoding: .utf8)
        let job = StudioJob(
            PlayerJob(path: folder + "/player.html", title: "</script>"), in: folder + "/5",
            momentPath: folder + "/moment")
        var before: [String] = []
        try job.write(try Recording(of: scene)) {
            before = try FileManager.default.contentsOfDirectory(atPath: folder + "/5/frames")
            return []
        }
        return before.filter { !$0.hasPrefix(".") }
    }

    /// The frame at the reader's moment exists before anything else is computed.
    @Test(arguments: [("", "0.png"), ("0.05", "3.png"), ("9", "6.png"), ("none", "0.png")])
    func theFrameAtTheMomentIsTheFirst(moment: String, name: String) throws {
        #expect(try write(moment: moment) == [name])
        #expect(try text("5/page.html").replacing("\\/", with: "/").contains("\"folder\":\"../frame/5/\""))
        #expect(try text("5/findings.json") == "[]")
        for number in 0...6 { #expect(FileManager.default.fileExists(atPath: "\(folder)/5/frames/\(number).png")) }
        // The page beside them needs no server, and does not contain equal images twice.
        let whole = try text("player.html")
        #expect(whole.contains("\"folder\":null") && !whole.contains("connect-src"))
        #expect(whole.components(separatedBy: "class=\"image\"").count <= 8)
    }

    @Test func framesNearTheMomentComeFirst() {
        var missing = Set(0..<10)
        var order: [[Int]] = []
        while !missing.isEmpty {
            let next = StudioJob.nearest(3, to: 6, among: missing)
            missing.subtract(next)
            order.append(next)
        }
        #expect(order == [[5, 6, 7], [4, 8, 9], [1, 2, 3], [0]])
    }

    @Test func layersHaveTheirValuesAtEveryFrame() throws {
        _ = try write()
        // Objects begin with names in this order.
        let layers = try text("5/layers.json").components(separatedBy: "{\"name\":").dropFirst()
        let square = try #require(layers.first { $0.hasPrefix("\"square\"") })
        // One entry for each frame in which it moves, and one for its end.
        #expect(square.contains("[0,") && square.contains("\"frame\":\"0 0 5 5\""))
        #expect(square.contains("\"frame\":\"7.5 0 5 5\"") && square.contains("[6,null,null]]}"), "\(square)")
        // What rests has a single entry.
        let window = try #require(layers.first)
        #expect(window.components(separatedBy: "\"frame\":").count == 2, "\(window)")
    }
}
