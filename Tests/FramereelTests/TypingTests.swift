import Framereel
import Testing
import UIKit

/// Keys of scripts.
@MainActor @Suite struct TypingTests {
    private final class Form: UIViewController {
        let field = UITextField()
        var texts: [String] = []

        override func viewDidLoad() {
            field.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
            view.addSubview(field)
            field.addAction(
                UIAction { [weak self] _ in self?.texts.append(self?.field.text ?? "") }, for: .editingChanged)
        }
    }

    @Test func keysFollowEachOther() throws {
        var times: [Double] = []
        var form: Form?
        _ = try Recording(
            of: Scene("typing", device: .iPhone14) { world in
                let controller = Form()
                form = controller
                world.window.rootViewController = controller
                world.tap(at: CGPoint(x: 40, y: 80), start: 0.2)
                world.type("abc", start: 1, interval: 0.25)
                world.erase(2, start: 2, interval: 0.5)
                world.at(3) { world.type("xy", interval: 0) }
                for step in 0..<8 {
                    let seconds = 0.9 + Double(step) * 0.25
                    world.at(seconds) { times.append(Double(controller.texts.count)) }
                }
                world.wait(until: 4)
            })
        #expect(form?.texts == ["a", "ab", "abc", "ab", "a", "ax", "axy"])
        #expect(times == [0, 1, 2, 3, 3, 4, 4, 5])
    }

    /// Law: the same frame, sought or reached by playing: a caret that blinks depends on virtual time alone.
    @Test func theCaretBlinksInVirtualTime() throws {
        func recording(showsCaret: Bool) throws -> Recording {
            try Recording(
                of: Scene("caret", device: .iPhone14) { world in
                    let controller = Form()
                    world.window.rootViewController = controller
                    world.showsCaret = showsCaret
                    world.at(0.5) { controller.field.becomeFirstResponder() }
                    world.wait(until: 3)
                })
        }
        func carets(_ recording: Recording) throws -> [Bool] {
            try [0.4, 0.75, 1.25, 1.75, 2.25].map { seconds in
                let items = recording.timeline.displayList(at: .init(seconds: seconds)).items
                return items.contains { item in
                    if case .fill(let fill) = item, case .rect(let rect) = fill.shape { return rect.size.width == 2 }
                    if case .fill(let fill) = item { return fill.name?.contains("Caret") ?? false }
                    return false
                }
            }
        }
        #expect(try carets(recording(showsCaret: false)) == [false, false, false, false, false])
        let shown = try carets(recording(showsCaret: true))
        #expect(shown.first == false && shown.dropFirst().contains(true))
        #expect(try recording(showsCaret: true).duration == 3, "blinking does not keep a scene from ending")
    }

    @Test func keysWithoutAFieldFailTheRecording() {
        #expect {
            try Recording(
                of: Scene("lost", device: .iPhone14) { world in
                    world.window.rootViewController = UIViewController()
                    world.type("lost", start: 0.5)
                })
        } throws: { "\($0)".contains("first responder") }
    }
}
