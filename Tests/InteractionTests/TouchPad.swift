import Framereel
import UIKit

// Without `import Testing`: support shared by tests of gestures.

/// A screen of 400 × 400 points with one or more recognizers, and their calls.
@MainActor final class TouchPad {
    /// A view that records the touches it receives.
    final class Surface: UIView {
        var note: (String) -> Void = { _ in }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began \(touches.count)") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended \(touches.count)") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("cancelled \(touches.count)")
        }
    }

    /// Returns configured answers.
    final class Referee: NSObject, UIGestureRecognizerDelegate {
        var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }
        var together: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
        var receives: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
        var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            mayBegin(gestureRecognizer)
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together(gestureRecognizer, otherGestureRecognizer) }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            receives(gestureRecognizer, touch)
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { waits(gestureRecognizer, otherGestureRecognizer) }
    }

    let surface = Surface()
    let referee = Referee()
    /// The calls, without their times.
    private(set) var notes: [String] = []
    /// The times of the calls, in virtual seconds.
    private(set) var times: [Double] = []
    private weak var world: World?
    /// Describes a recognizer when it calls its action.
    var describe: (UIGestureRecognizer) -> String = { "\($0.name ?? "") \($0.state)" }

    init(_ world: World) {
        self.world = world
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        surface.frame = controller.view.bounds
        controller.view.addSubview(surface)
        world.window.rootViewController = controller
    }

    @discardableResult func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String = "", to view: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(self, action: Selector("acted", TouchPad.acted))
        recognizer.delegate = referee
        (view ?? surface).addGestureRecognizer(recognizer)
        return recognizer
    }

    func note(_ text: String) {
        notes.append(text.trimmingCharacters(in: .whitespaces))
        times.append(world?.now ?? -1)
    }

    private func acted(_ recognizer: UIGestureRecognizer) { note(describe(recognizer)) }

    /// Sets up a pad and plays its run.
    static func play(_ setUp: @escaping @MainActor @Sendable (World, TouchPad) -> Void) throws -> TouchPad {
        var pad: TouchPad?
        let box = Box()
        _ = try Recording(
            of: Scene("pad", width: 400, height: 400, scale: 1) { world in
                let pad = TouchPad(world)
                box.pad = pad
                setUp(world, pad)
            })
        pad = box.pad
        guard let pad else { throw CancellationError() }
        return pad
    }

    @MainActor private final class Box {
        var pad: TouchPad?
    }
}
