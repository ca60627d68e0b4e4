import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// A view that accepts keyboard input.
private final class Field: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var accessory: UIView?
    override var inputAccessoryView: UIView? { accessory }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
}

@MainActor @Suite struct KeyboardTests {
    private final class Log: @unchecked Sendable {
        var lines: [String] = []
    }

    private func observe(_ body: @escaping @Sendable (Notification) -> Void) -> [any NSObjectProtocol] {
        [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ].map { NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil, using: body) }
    }

    private func app(_ field: Field) throws -> LayoutApp {
        let run = try LayoutApp()
        run.app.perform {
            run.app.stage.applicationState.screenInsets = ScreenInsets(top: 47, bottom: 34)
            guard let root = run.root.view else { return }
            _ = root.added(field, as: "field")
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                field.heightAnchor.constraint(equalToConstant: 50),
                field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
            ])
        }
        return run
    }

    @Test func theGuideMovesWithTheKeyboard() throws {
        let field = Field()
        let run = try app(field)
        var keyboard: UIView?
        run.app.at(1) {
            #expect(field.frame.maxY == 810, "at the safe area")
            #expect(!field.isFirstResponder && field.becomeFirstResponder() && field.isFirstResponder)
            #expect(field.frame.maxY == 508)
            keyboard = run.app.stage.applicationState.keyboard.view
        }
        run.app.at(3) { #expect(run.root.view.endEditing(false) && !field.isFirstResponder) }
        try run.play()
        #expect(field.frame.maxY == 810)
        let times = [1.0, 1.1, 1.2, 1.5, 2]
        let tops = try run.app.numbers("position.y", of: try #require(keyboard), at: times).map { $0 - 168 }
        let ends = try run.app.numbers("position.y", of: field, at: times).map { $0 + 25 }
        #expect(tops.first == 844 && tops.last == 508)
        // Both follow one spring, so their progress is equal.
        for (top, end) in zip(tops, ends) { #expect(abs((844 - top) / 336 - (810 - end) / 302) < 1e-9) }
    }

    /// Constraints of edges are active as for a docked keyboard (facts/tracked-constraints).
    @Test func theGuideTracksConstraints() throws {
        let app = try TestApp(root: UIViewController())
        try app.stage.perform {
            let view = try #require(app.window.rootViewController?.view)
            let guide = view.keyboardLayoutGuide
            let constraints = (0..<6).map { view.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
            constraints[3].isActive = true
            guide.setConstraints([constraints[0]], activeWhenAwayFrom: .top)
            guide.setConstraints([constraints[1]], activeWhenNearEdge: .bottom)
            guide.setConstraints([constraints[2]], activeWhenAwayFrom: [.leading, .trailing])
            guide.setConstraints([constraints[3]], activeWhenNearEdge: .top)
            guide.setConstraints([constraints[4]], activeWhenAwayFrom: [.top, .bottom])
            guide.setConstraints([constraints[5]], activeWhenNearEdge: [.bottom, .trailing])
            #expect(constraints.map(\.isActive) == [true, true, true, false, false, false])
            #expect(guide.constraints(activeWhenAwayFrom: [.trailing, .leading]) == [constraints[2]])
            #expect(guide.constraints(activeWhenNearEdge: .top) == [constraints[3]])
            #expect(guide.constraints(activeWhenNearEdge: .leading).isEmpty)
            guide.setConstraints([constraints[4]], activeWhenAwayFrom: .top)
            #expect(constraints.map(\.isActive) == [false, true, true, false, true, false])
            guide.removeAllTrackedConstraints()
            #expect(!constraints.contains(where: \.isActive) && guide.constraints(activeWhenAwayFrom: .top).isEmpty)
        }
    }

    @Test func theKeyboardPostsNotifications() throws {
        let log = Log()
        let field = Field()
        let run = try app(field)
        let loop = run.app.stage.loop
        let tokens = observe { note in
            let name = note.name.rawValue.replacing("UIKeyboard", with: "").replacing("Notification", with: "")
            let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.minY ?? -1
            let curve = (note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? -1
            let seconds = (note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
            log.lines.append("\(name) \(Int(end)) \(curve) \(seconds ?? -1)")
        }
        var showing = 0
        run.app.at(1) {
            field.becomeFirstResponder()
            showing = log.lines.count
        }
        run.app.at(3) { field.resignFirstResponder() }
        try run.play()
        tokens.forEach(NotificationCenter.default.removeObserver)
        #expect(showing == 2, "the first two come at once")
        #expect(loop.now.seconds > 3.5)
        #expect(
            log.lines == [
                "WillChangeFrame 508 7 0.25", "WillShow 508 7 0.25", "DidChangeFrame 508 7 0.25", "DidShow 508 7 0.25",
                "WillChangeFrame 844 7 0.25", "WillHide 844 7 0.25", "DidChangeFrame 844 7 0.25", "DidHide 844 7 0.25",
            ])
    }

    /// Changes that an application makes in a notification handler animate alongside.
    @Test func changesInNotificationHandlersAnimateAlongside() throws {
        let field = Field()
        let run = try app(field)
        let bar = UIView()
        run.app.perform { run.root.view.addSubview(bar) }
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { bar.center.y = 100 } }
        run.app.at(1) { field.becomeFirstResponder() }
        try run.play()
        NotificationCenter.default.removeObserver(token)
        let places = try run.app.numbers("position.y", of: bar, at: [1, 1.1, 2])
        #expect(places[0] == 0 && places[1] > 0 && places[1] < 100 && places[2] == 100)
    }

    @Test func accessoryViewsAreOnTop() throws {
        let field = Field()
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        field.accessory = accessory
        let run = try app(field)
        run.app.at(1) { field.becomeFirstResponder() }
        try run.play()
        #expect(field.frame.maxY == 464)
        #expect(accessory.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    }

    /// A drag dismisses the keyboard immediately, or pulls it down from its upper edge, to be dismissed or to return.
    @Test(arguments: [
        (UIScrollView.KeyboardDismissMode.none, 640.0, [508.0, 508, 508]), (.onDrag, 640, [508, 844, 844]),
        (.interactive, 640, [508, 640, 844]), (.interactive, 400, [508, 508, 508]),
    ])
    func dragsDismissTheKeyboard(_ mode: UIScrollView.KeyboardDismissMode, to end: Double, tops: [Double]) throws {
        let field = Field()
        let run = try app(field)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
        scroll.contentSize = CGSize(width: 390, height: 2000)
        scroll.keyboardDismissMode = mode
        run.app.perform { run.root.view.insertSubview(scroll, at: 0) }
        run.app.at(1) { field.becomeFirstResponder() }
        var seen: [Double] = []
        func look(at time: Double) {
            run.app.at(time) {
                seen.append(Double(run.app.stage.applicationState.keyboard.view?.frame.minY ?? 844))
            }
        }
        look(at: 2)
        run.app.touch(.began, at: CGPoint(x: 100, y: 300), 2.1)
        for step in 1...10 {
            let y = 300 + (end - 300) * Double(step) / 10
            run.app.touch(.moved, at: CGPoint(x: 100, y: y), 2.1 + Double(step) / 50)
        }
        look(at: 2.9)
        run.app.touch(.ended, at: CGPoint(x: 100, y: end), 3)
        look(at: 5)
        try run.play()
        #expect(seen == tops)
    }

    /// A touch on the keyboard does not reach the content below it, and the keyboard leaves with its responder.
    @Test func theKeyboardIsAboveTheApplication() throws {
        let field = Field()
        let run = try app(field)
        run.app.perform {
            let under = TouchView("under", frame: CGRect(x: 0, y: 0, width: 390, height: 844)) { run.app.note($0) }
            run.root.view.insertSubview(under, at: 0)
        }
        run.app.at(1) { field.becomeFirstResponder() }
        run.app.tap(at: CGPoint(x: 100, y: 600), 2)
        run.app.tap(at: CGPoint(x: 100, y: 200), 2.5)
        run.app.at(3) { field.removeFromSuperview() }
        run.app.tap(at: CGPoint(x: 100, y: 600), 4)
        try run.play()
        #expect(run.app.notes == ["2.5 under began", "2.55 under ended", "4 under began", "4.05 under ended"])
        #expect(run.app.stage.applicationState.keyboard.frame == nil)
        #expect(run.app.stage.applicationState.keyboard.firstResponder == nil)
    }
}
