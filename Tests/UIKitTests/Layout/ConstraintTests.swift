import QuartzCore
import Testing

@testable import UIKit

/// Views that constraints lay out.
@MainActor @Suite struct ConstraintTests {
    private func show(_ body: (UIView) -> Void) throws -> TestApp {
        let root = UIViewController()
        let app = try TestApp(root: root)
        app.perform { body(root.view) }
        try app.play()
        return app
    }

    private func add(_ name: String, to superview: UIView) -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    @Test func anchorsPlaceViews() throws {
        var views: [UIView] = []
        _ = try show { root in
            let card = add("card", to: root)
            let icon = add("icon", to: card)
            views = [card, icon]
            NSLayoutConstraint.activate([
                card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
                card.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
                icon.widthAnchor.constraint(equalToConstant: 33.3),
                icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
                icon.centerXAnchor.constraint(equalTo: card.centerXAnchor),
                icon.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
            ])
        }
        #expect(views[0].frame == CGRect(x: 20, y: 334.5, width: 350, height: 175))
        #expect(views[1].frame == CGRect(x: 158.5, y: 133.5, width: 33.5, height: 33.5))
    }

    @Test func aChangedConstantMovesInABlock() throws {
        let root = UIViewController()
        let app = try TestApp(root: root)
        var view = UIView()
        app.perform {
            view = add("bar", to: root.view)
            let top = view.topAnchor.constraint(equalTo: root.view.topAnchor)
            NSLayoutConstraint.activate([
                top, view.leftAnchor.constraint(equalTo: root.view.leftAnchor),
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 40),
            ])
            app.at(1) {
                top.constant = 200
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.view.layoutIfNeeded() }
            }
        }
        try app.play()
        #expect(try app.numbers("position.y", of: view, at: [0.5, 1, 1.5, 2]) == [20, 20, 120, 220])
    }

    @Test func aConflictNamesItsConstraintsAndGoesOn() throws {
        var view = UIView()
        var line: UInt = 0
        let app = try show { root in
            view = add("box", to: root)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
                view.widthAnchor.constraint(equalToConstant: 50),
            ])
            line = #line + 1
            view.widthAnchor.constraint(equalToConstant: 60).isActive = true
        }
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
        let notes = app.stage.diagnostics.trace.compactMap(\.note)
        #expect(notes.count == 1)
        guard case .constraintConflict(let names, let broken) = notes.first else {
            Issue.record("\(notes)")
            return
        }
        #expect(
            names == [
                "box.width == 50 (UIKitTests/ConstraintTests.swift:\(line - 6))",
                "box.width == 60 (UIKitTests/ConstraintTests.swift:\(line))",
            ])
        #expect(broken == names[1])
    }

    @Test func openFramesAreNoted() throws {
        let app = try show { root in
            let view = add("loose", to: root)
            view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        let notes = app.stage.diagnostics.trace.filter { $0.note != nil }
        #expect(notes.map(\.subject) == ["loose"])
        #expect(notes.compactMap(\.note) == [.ambiguousLayout([.horizontalPosition, .height])])
    }
}
