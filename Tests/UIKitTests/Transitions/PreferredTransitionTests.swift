import QuartzCore
import Testing
import UIKit

/// `UIViewController.preferredTransition` takes precedence over the style. A zoom is reported, and the controller
/// appears as it does without one.
@MainActor @Suite struct PreferredTransitionTests {
    /// The tracks with which a card's presentation begins, and the reports.
    private func presented(
        _ transition: UIViewController.Transition?, _ style: UIModalTransitionStyle = .coverVertical
    ) throws -> (events: [String], unsupported: [String]) {
        let list = List()
        let app = try TestApp(root: list)
        app.at(0.1) {
            let card = Card()
            card.modalPresentationStyle = .fullScreen
            card.modalTransitionStyle = style
            card.preferredTransition = transition
            list.present(card, animated: true)
        }
        try app.play()
        return (app.traceLines([.animation, .hierarchy]), app.stage.diagnostics.unsupported.entries.map(\.api))
    }

    @Test func thePreferredTransitionTakesPrecedence() throws {
        let pairs: [(UIViewController.Transition, UIModalTransitionStyle)] = [
            (.coverVertical, .coverVertical), (.crossDissolve, .crossDissolve), (.flipHorizontal, .flipHorizontal),
            (.partialCurl, .partialCurl),
        ]
        for (transition, style) in pairs {
            let expected = try presented(nil, style)
            #expect(!expected.events.isEmpty)
            for other in [UIModalTransitionStyle.coverVertical, .crossDissolve] {
                #expect(try presented(transition, other) == expected)
            }
        }
    }

    @Test func aZoomIsReportedAndFallsBackToTheStyle() throws {
        let zoom = UIViewController.Transition.zoom { _ in UIView() }
        let (events, unsupported) = try presented(zoom, .crossDissolve)
        #expect(try events == presented(nil, .crossDissolve).events)
        #expect(unsupported == ["UIViewController.Transition.zoom"])
    }

    @Test func aZoomIsReportedForPushesAndPops() throws {
        for pops in [false, true] {
            let stack = UINavigationController(rootViewController: List())
            let app = try TestApp(root: stack)
            let detail = Detail()
            app.at(0.1) {
                if !pops { detail.preferredTransition = .zoom { _ in nil } }
                stack.pushViewController(detail, animated: true)
            }
            app.at(1) {
                #expect(app.stage.diagnostics.unsupported.entries.isEmpty == pops)
                detail.preferredTransition = .zoom { _ in nil }
                stack.popViewController(animated: true)
            }
            try app.play()
            #expect(app.stage.diagnostics.unsupported.entries.map(\.api) == ["UIViewController.Transition.zoom"])
            #expect(stack.viewControllers.count == 1)
        }
    }
}
