import Testing
import UIKit

/// The values that a percent-driven interaction controller passes to the context.
@MainActor @Suite struct PercentDriverTests {
    /// A transition that runs backward: both the argument and the property are mirrored.
    private final class Backward: UIPercentDrivenInteractiveTransition {
        override var percentComplete: CGFloat { 1 - super.percentComplete }
        override func update(_ percentComplete: CGFloat) { super.update(1 - percentComplete) }
    }

    private final class Vendor: NSObject, UIViewControllerTransitioningDelegate {
        let driver: UIPercentDrivenInteractiveTransition
        let fader = Fader()

        init(_ driver: UIPercentDrivenInteractiveTransition) {
            self.driver = driver
            super.init()
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fader }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    /// Presents at 1 s, over 0.5 s.
    private func run(
        _ driver: UIPercentDrivenInteractiveTransition, _ script: (TestApp) -> Void
    ) throws -> TestApp {
        let (list, card) = (List(), Card())
        let app = try TestApp(root: list)
        let vendor = Vendor(driver)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = vendor
        app.at(1) { list.present(card, animated: true) { _ = vendor } }
        script(app)
        try app.play()
        return app
    }

    private func contextLines(_ app: TestApp) -> [String] {
        app.traceLines([.request, .note]).filter { $0.contains(" context ") }
    }

    @Test func anOverriddenPercentCompleteIsNotRead() throws {
        let driver = Backward()
        let app = try run(driver) { app in
            app.at(1.2) {
                driver.update(0.25)
                #expect(driver.percentComplete == 0.25)
            }
            app.at(1.3) { driver.finish() }
        }
        #expect(contextLines(app).first == "1.2 context updateInteractiveTransition(0.75)")
    }

    /// Without an interactive start, nothing follows the driver until it pauses the transition.
    @Test func requestsIgnoredByANoninteractiveTransitionAreTraced() throws {
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        let app = try run(driver) { app in
            app.at(1.1) { driver.update(0.1) }
            app.at(1.2) { driver.finish() }
            app.at(1.3) { driver.cancel() }
            app.at(2) { driver.update(0.5) }
        }
        let reason = "the presentation of Card is not interactive"
        #expect(
            contextLines(app) == [
                "1.1 context updateInteractiveTransition has no effect: \(reason)",
                "1.2 context finishInteractiveTransition has no effect: \(reason)",
                "1.3 context cancelInteractiveTransition has no effect: \(reason)",
                "1.5 context completeTransition(true)",
            ])
    }

    /// A delay is not part of the scrubbed time, in blocks and keyframes of the animator and alongside
    /// (facts/interactive-transition).
    @Test(arguments: [0, 0.25, 0.5, 3], [true, false]) func aDrivenAnimationHasNoDelay(
        delay: Double, inKeyframes: Bool
    ) throws {
        let slide = Slide { move, end in
            if inKeyframes {
                UIView.animateKeyframes(withDuration: 0.5, delay: delay, animations: move) { _ in end() }
            } else {
                UIView.animate(withDuration: 0.5, delay: delay, animations: move) { _ in end() }
            }
        }
        let run = try SlideRun(slide, isDriven: true)
        let marks = [0, 0.25, 0.5, 0.75, 1]
        for (index, progress) in marks.enumerated() {
            run.app.at(1.1 + Double(index) / 10) { run.driver.update(progress) }
        }
        run.app.at(1.6) { run.driver.finish() }
        try run.app.play()
        for (index, progress) in marks.enumerated() {
            let time = 1.15 + Double(index) / 10
            #expect(try abs(run.card(at: time) - progress) < 1e-6 && abs(run.marker(at: time) - progress) < 1e-6)
        }
        #expect(run.isPresented)
    }

    /// A noninteractive transition keeps its delays, even if it is taken over.
    @Test func aTakenOverAnimationKeepsItsDelay() throws {
        let slide = Slide { move, end in
            UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear, animations: move) { _ in end() }
        }
        let run = try SlideRun(slide, isDriven: true)
        run.driver.wantsInteractiveStart = false
        run.app.at(1.1) { run.driver.pause() }
        run.app.at(1.2) { run.driver.update(0.75) }
        run.app.at(1.3) { run.driver.finish() }
        try run.app.play()
        #expect(try abs(run.card(at: 1.25) - 0.25) < 1e-6)
    }

    @Test func aPausedTransitionAcceptsAllRequests() throws {
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        let app = try run(driver) { app in
            app.at(1.1) { driver.pause() }
            app.at(1.2) { driver.update(0.6) }
            app.at(1.3) { driver.finish() }
        }
        #expect(!contextLines(app).contains { $0.contains("no effect") })
    }
}
