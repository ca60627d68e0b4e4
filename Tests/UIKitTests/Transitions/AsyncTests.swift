import Testing
import UIKit

/// The asynchronous forms of methods with completion handlers.
@MainActor @Suite struct AsyncTests {
    @Test func animationsCanBeAwaited() throws {
        let app = try TestApp()
        let (view, other) = (UIView(), UIView())
        app.at(1) {
            app.window.addSubview(view)
            Task {
                app.note("\(await UIView.animate(withDuration: 0.25) { view.alpha = 0.5 })")
                await UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) { view.alpha = 1 }
                app.note("delayed")
                await UIView.animate(
                    withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
                ) { view.center.x = 50 }
                app.note("sprung")
                await UIView.animateKeyframes(withDuration: 1, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
                }
                app.note("keyframes")
                await UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) {
                    view.backgroundColor = .red
                }
                app.note("dissolved")
                await UIView.transition(from: view, to: other, duration: 0.5, options: .transitionCrossDissolve)
                app.note("replaced")
                let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { other.alpha = 0 }
                animator.startAnimation()
                app.note("\(await animator.addCompletion() == .end)")
            }
        }
        try app.play()
        #expect(
            app.notes == [
                "1.25 true", "2 delayed", "2.5 sprung", "3.5 keyframes", "4 dissolved", "4.5 replaced", "5 true",
            ])
    }

    @Test func presentationsCanBeAwaited() throws {
        let (list, card) = (List(), Card())
        let app = try TestApp(root: list)
        card.modalTransitionStyle = .crossDissolve
        app.at(1) {
            Task {
                await list.present(card, animated: true)
                app.note("done")
                #expect(list.presentedViewController === card)
                try await Task.sleep(for: .seconds(1))
                await list.dismiss(animated: true)
                app.note("done")
                #expect(list.presentedViewController == nil)
            }
        }
        try app.play()
        #expect(app.notes == ["1.4 done", "2.8 done"])
    }
}
