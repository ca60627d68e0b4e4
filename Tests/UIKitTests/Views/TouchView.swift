import UIKit

/// A view that records the touches that begin and end in it, and the taps found by a recognizer on it.
final class TouchView: UIView {
    private let name: String
    private let note: (String) -> Void

    init(_ name: String, frame: CGRect, note: @escaping (String) -> Void) {
        self.name = name
        self.note = note
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("\(name) began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("\(name) ended") }

    func recognizeTaps() {
        let tap = UITapGestureRecognizer(target: self, action: Selector("tapped", TouchView.tapped))
        tap.cancelsTouchesInView = false
        addGestureRecognizer(tap)
    }

    private func tapped() { note("\(name) tapped") }
}

extension TestApp {
    func touch(_ phase: UITouch.Phase, of number: Int = 1, at place: CGPoint, _ seconds: Double) {
        at(seconds) { self.stage.applicationState.touchScreen.touch(number, phase, at: place) }
    }

    func tap(at place: CGPoint, _ seconds: Double) {
        touch(.began, at: place, seconds)
        touch(.ended, at: place, seconds + 0.05)
    }

    /// The views in which touches began, or those with other notes of a `TouchView`, in order.
    func touched(_ what: String = "began") -> [String] {
        notes.filter { $0.hasSuffix(" \(what)") }.map { String($0.split(separator: " ")[1]) }
    }
}
