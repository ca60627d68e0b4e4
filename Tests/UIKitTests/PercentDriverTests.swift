import Testing
import UIKit

/// What a percent-driven interaction controller passes on to the context.
@MainActor @Suite struct PercentDriverTests {
    /// A transition that runs backwards: both the argument and the property are mirrored.
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

    /// Presents at 1 s, in 0.5 s.
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

    @Test func anOverriddenPercentCompleteIsNotPassedOn() throws {
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

    /// Without an interactive start nothing follows the driver until it pauses the transition.
    @Test func whatATransitionThatRunsByItselfRefusesIsTraced() throws {
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
                "1.1 context updateInteractiveTransition refused: \(reason)",
                "1.2 context finishInteractiveTransition refused: \(reason)",
                "1.3 context cancelInteractiveTransition refused: \(reason)",
                "1.5 context completeTransition(true)",
            ])
    }

    @Test func aPausedTransitionRefusesNothing() throws {
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        let app = try run(driver) { app in
            app.at(1.1) { driver.pause() }
            app.at(1.2) { driver.update(0.6) }
            app.at(1.3) { driver.finish() }
        }
        #expect(!contextLines(app).contains { $0.contains("refused") })
    }
}
