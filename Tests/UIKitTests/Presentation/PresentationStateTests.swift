import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The invariants of `PresentationState`, checked while presentations begin and end.
@MainActor @Suite struct PresentationStateTests {
    private let list = List()
    private let card = Card()
    private let detail = Detail()

    private func check(_ moment: String, _ location: SourceLocation = #_sourceLocation) {
        for controller in [list, card, detail] {
            let violations = PresentationState.violations(of: controller)
            #expect(violations.isEmpty, "\(moment): \(violations)", sourceLocation: location)
        }
    }

    /// Every style, animated or not: one presentation on top of another, the upper one dismissed and presented again,
    /// then both dismissed together. Checked every twentieth of a second.
    @Test(arguments: UIModalPresentationStyle.allCases, [true, false])
    func linksAreMadeAndBrokenTogether(style: UIModalPresentationStyle, animated: Bool) throws {
        let app = try TestApp(root: list)
        let (list, card, detail) = (list, card, detail)
        for controller in [card, detail] {
            controller.modalPresentationStyle = style
            app.perform { controller.popoverPresentationController?.sourceView = list.view }
        }
        app.at(1) { list.present(card, animated: animated) }
        app.at(2) { card.present(detail, animated: animated) }
        app.at(3) { card.dismiss(animated: animated) }
        app.at(4) {
            detail.modalPresentationStyle = .overFullScreen
            card.present(detail, animated: animated)
        }
        app.at(5) { list.dismiss(animated: animated) }
        for tick in 0..<140 { app.at(Double(tick) / 20 + 0.01) { check("\(style), \(tick)") } }
        app.at(2.9) {
            #expect(card.presentation.presented === detail && detail.presentation.presenter === card)
            #expect(list.presentation.presented === card)
        }
        try app.play()
        for controller in [list, card, detail] {
            #expect(controller.presentation.presented == nil && controller.presentation.presenter == nil)
            #expect(controller.presentation.active == nil && controller.presentation.transition == nil)
            #expect(controller.presentation.placeOutsidePresentation == nil)
            #expect(controller.presentation.phase == .settled)
        }
        #expect(card.presentation.hasBeenPresented && !list.presentation.hasBeenPresented)
    }

    /// The callbacks at the end of a transition can request the next one; the end of the first does not affect it.
    @Test func aTransitionBegunInACallbackRemains() throws {
        let app = try TestApp(root: list)
        let (list, card) = (list, card)
        card.modalPresentationStyle = .fullScreen
        app.at(1) { list.present(card, animated: true) { card.dismiss(animated: true) } }
        app.at(1.6) {
            #expect(card.presentation.phase == .dismissing && card.presentation.transition?.isRunning == true)
            #expect(list.presentation.transition === card.presentation.transition)
            #expect(list.presentation.placeOutsidePresentation != nil)
            check("on the way out")
        }
        try app.play()
        check("at the end")
        #expect(card.presentation.phase == .settled)
    }

    /// Records its state in its disappearance calls.
    private final class Watched: Base {
        var states: [String] = []

        private func note(_ call: String) {
            let state = isBeingPresented ? "presented" : isBeingDismissed ? "dismissed" : "settled"
            states.append("\(call) \(state), presenter \(presentingViewController != nil)")
        }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    }

    /// Matches facts/cancelled-calls: otherwise, the controller would take the calls as a sign that it is being
    /// covered.
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom, .overCurrentContext])
    func aCanceledPresentationActsAsADismissal(style: UIModalPresentationStyle) throws {
        let app = try TestApp(root: list)
        let (card, vendor, fader) = (Watched(), Vendor(), Fader())
        (fader.completes, vendor.presenting) = (false, fader)
        (card.modalPresentationStyle, card.transitioningDelegate) = (style, vendor)
        app.at(1) { list.present(card, animated: true) }
        app.at(2) {
            #expect(card.presentation.phase == .settled && !card.isBeingDismissed)
            #expect(PresentationState.violations(of: card) == [])
            _ = vendor
            fader.completes = true
            list.present(card, animated: true)
        }
        app.at(3) { list.dismiss(animated: true) }
        try app.play()
        let dismissal = ["will disappear dismissed, presenter true", "did disappear dismissed, presenter true"]
        let appearance = ["will appear presented, presenter true"]
        #expect(card.states == appearance + dismissal + appearance + dismissal)
    }

    /// A prepared presentation controller is used once, and only for the style for which it was created.
    @Test func aPreparedControllerIsUsedOnlyForItsStyle() throws {
        let app = try TestApp(root: list)
        app.perform {
            card.modalPresentationStyle = .pageSheet
            let prepared = card.presentationController
            #expect(prepared != nil && card.presentationController === prepared)
            #expect(card.presentation.takePrepared(for: .pageSheet) === prepared)
            #expect(card.presentation.takePrepared(for: .pageSheet) == nil)
            _ = card.presentationController
            #expect(card.presentation.takePrepared(for: .fullScreen) == nil && card.presentation.prepared == nil)
        }
    }

    /// The check detects violations.
    @Test func brokenLinksAreDetected() throws {
        let app = try TestApp(root: list)
        app.perform {
            let first = UIPresentationController(presentedViewController: card, presenting: list)
            PresentationState.link(first)
            check("linked")
            // The card's presenter is replaced without updating the list.
            PresentationState.link(UIPresentationController(presentedViewController: card, presenting: detail))
            #expect(
                PresentationState.violations(of: list) == [
                    "\(list.subject): its presented controller has another presenter"
                ])
            PresentationState.link(UIPresentationController(presentedViewController: detail, presenting: card))
            #expect(PresentationState.violations(of: card).contains("\(card.subject): presents itself"))
        }
    }
}
