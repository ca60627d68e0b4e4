import FramePainting
import FrameTiming
import Framereel
import Testing
import UIKit

/// Keys in scripts.
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
                world.at(3) { world.type("xy", start: 3, interval: 0) }
                for step in 0..<8 {
                    let seconds = 0.9 + Double(step) * 0.25
                    world.at(seconds) { times.append(Double(controller.texts.count)) }
                }
                world.wait(until: 4)
            })
        #expect(form?.texts == ["a", "ab", "abc", "ab", "a", "ax", "axy"])
        #expect(times == [0, 1, 2, 3, 3, 4, 4, 5])
    }

    /// A frame is the same for a direct seek and for playback, since a blinking caret depends only on virtual time.
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
        func hasCaret(_ items: [PaintItem]) -> Bool {
            items.contains { item in
                switch item {
                case .group(let group): hasCaret(group.items)
                case .fill(let fill): fill.opacity > 0 && fill.name?.contains("Caret") ?? false
                case .image: false
                }
            }
        }
        func carets(_ recording: Recording) -> [Bool] {
            [0.4, 0.75, 1.25, 1.75, 2.25].map { seconds in
                hasCaret(recording.timeline.displayList(at: MediaTime(seconds: seconds)).items)
            }
        }
        #expect(try carets(recording(showsCaret: false)) == [false, false, false, false, false])
        let shown = try carets(recording(showsCaret: true))
        #expect(shown == [false, true, false, true, false])
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

    // MARK: Scene files

    private static let form =
        ##"{"a": {"background": "#FFFFFF", "views": [{"id": "field", "frame": [10, 10, 80, 40], "textField": {"border": "none", "color": "#FF0000"}}]}}"##

    /// Returns the number of letters in the color of the field, either glyphs or blocks.
    private func letters(_ items: [PaintItem]) -> Int {
        items.reduce(0) { count, item in
            switch item {
            case .group(let group): return count + letters(group.items)
            case .fill(let fill):
                guard case .color(let color) = fill.paint, color.red > 0.9, color.green < 0.1 else { return count }
                if case .glyphs(let glyphs) = fill.shape { return count + glyphs.places.count }
                return count + 1
            case .image: return count
            }
        }
    }

    private func letters(_ recording: Recording, at seconds: Double) -> Int {
        letters(recording.timeline.displayList(at: MediaTime(seconds: seconds)).items)
    }

    @Test func sceneFilesType() throws {
        let file = try SceneFile(
            script: #"[{"tap": "field"}, {"type": "abc", "interval": 0.2}, {"erase": 1, "at": 2}, {"wait": 0.5}]"#,
            screens: Self.form)
        let recording = try file.recording()
        #expect(letters(recording, at: 0.04) == 0)
        let typed = letters(recording, at: 1.9)
        #expect(typed > 0 && letters(recording, at: 2.4) <= typed)
        #expect(recording.duration >= 2.6 - 1e-9)
    }

    @Test func sceneFilesNeedAFieldToTypeInto() throws {
        let file = try SceneFile(script: #"[{"type": "abc"}]"#, screens: Self.form)
        #expect { try file.recording() } throws: { "\($0)".contains("first responder") }
    }
}
