import FrameGeometry
import FrameLayers
import FrameTiming
import QuartzCore
import TestSupport
import Testing
import UIKit

/// An application with one window and some boxes: its actions at given seconds, and the resulting display.
@MainActor final class Play {
    let stage: Stage
    let window: UIWindow
    /// The notes of tests, with the virtual time in seconds.
    private(set) var notes: [String] = []

    init() throws {
        let stage = Stage(
            recordingOn: try #require(Timeline(canvas: Canvas(size: Size(width: 200, height: 200), scale: 1))))
        self.stage = stage
        window = stage.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            window.makeKeyAndVisible()
            return window
        }
    }

    /// A view of 20 × 20 points in the window, with its center at (0, 50).
    func box(_ name: String = "box", in parent: UIView? = nil) -> UIView {
        stage.perform {
            let box = UIView(frame: CGRect(x: -10, y: 40, width: 20, height: 20))
            box.accessibilityIdentifier = name
            (parent ?? window).addSubview(box)
            return box
        }
    }

    func at(_ seconds: Double, _ event: @escaping @MainActor () -> Void) {
        stage.loop.schedule(at: MediaTime(seconds: seconds), event)
    }

    func note(_ text: String) {
        notes.append("\((stage.loop.now.seconds * 1000).rounded() / 1000) \(text)")
    }

    func play(limit: Double = 60) throws {
        try stage.perform { try stage.run(limit: MediaTime(seconds: limit)) }
    }

    /// The value that a property of the layer called `name` shows at `seconds`, according to the commits.
    func shown(_ keyPath: String, of name: String = "box", at seconds: Double) throws -> AnimatedValue {
        let time = MediaTime(seconds: seconds)
        let root = try #require(stage.committer.timeline?.commit(at: time)?.root)
        let property = try #require(LayerProperty.named(keyPath))
        let layer = root.shown(at: time.seconds) { $0.name == name }
        return property.read(try #require(layer, "\(name) is not on screen at \(seconds) s"))
    }

    /// A displayed number, rounded to nine decimals.
    func number(_ keyPath: String, of name: String = "box", at seconds: Double) throws -> Double {
        let number = try #require(try shown(keyPath, of: name, at: seconds).number)
        return (number * 1e9).rounded() / 1e9
    }

    /// The horizontal position of the box's center.
    func x(at seconds: Double) throws -> Double { try number("position.x", at: seconds) }
}
