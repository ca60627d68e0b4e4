import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

// The calls to the two presentation controllers, and the state they find.
extension AdaptationTests {
    /// Occupies the right half of the container, as in the guide's listings, and places the view at each layout
    /// regardless of who presents it. The dimming view has the size that the container had at the beginning.
    private final class Side: UIPresentationController {
        let dimming = UIView()
        var note: (String) -> Void = { _ in }

        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
        }

        override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
            traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
        }

        override func presentationTransitionWillBegin() {
            guard let containerView else { return }
            dimming.frame = containerView.bounds
            containerView.insertSubview(dimming, at: 0)
            let classes = [traitCollection, presentedViewController.traitCollection].map(\.horizontalSizeClass)
            note("begins, \(Int(containerView.bounds.width)), \(classes[0]), \(classes[1])")
        }

        override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { dimming.removeFromSuperview() } }

        override func containerViewWillLayoutSubviews() {
            note("layout")
            presentedView?.frame = frameOfPresentedViewInContainerView
        }

        override func containerViewDidLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    private var side: Side? { card.presentationController?.requested as? Side }

    private func runSide(_ sizes: [CGSize], _ check: (TestApp) -> Void) throws -> TestApp {
        try run(.custom, sizes) { app in
            let side = Side(presentedViewController: card, presenting: nil)
            side.note = { app.note($0) }
            card.presentation.prepare(side)
            check(app)
        }
    }

    /// Its layouts would move the view away from its frame in the new style.
    @Test func aReplacedPresentationControllerIsNotLaidOut() throws {
        let app = try runSide([Self.pad, Self.third, Self.pad]) { app in
            app.at(1.9) { #expect(state() == "Side 410 0 410 1180, presenter there") }
            app.at(2.9) { #expect(state() == "FullScreenPresentation 0 0 320 1180, presenter gone") }
            app.at(3.9) { #expect(state() == "Side 410 0 410 1180, presenter there") }
        }
        #expect(app.notes.contains { $0 == "1 layout" } && app.notes.contains { $0 == "3 layout" })
        #expect(!app.notes.contains { $0.hasPrefix("2") })
        let widths = try [2.1, 2.2, 2.3].map { try app.shown("bounds.size.width", of: card.view, at: $0)?.number ?? 0 }
        #expect(widths == widths.sorted(by: >) && widths.allSatisfy { $0 > 320 && $0 < 410 })
        let fullScreenLayouts = app.traceLines([.callback], from: 3).filter {
            $0.hasPrefix("3 FullScreenPresentation containerView")
        }
        #expect(fullScreenLayouts == [])
    }

    /// The new controller sees the size and the traits after the change, although the window does not have them yet.
    @Test func anAdaptedPresentationBeginsWithTheUpcomingSizeAndTraits() throws {
        let app = try runSide([Self.pad, Self.third, Self.pad]) { app in
            app.at(3.9) {
                #expect(side?.dimming.frame == CGRect(origin: .zero, size: Self.pad))
                #expect(side?.containerView?.frame == CGRect(origin: .zero, size: Self.pad))
                #expect(card.traitCollection.horizontalSizeClass == .regular)
            }
        }
        let beginnings = app.notes.filter { $0.contains("begins") }
        #expect(beginnings == ["1 begins, 820, regular, regular", "3 begins, 820, regular, regular"])
    }

    /// The children do not yet have the upcoming size classes, so they are notified of the change.
    @Test func childrenOfThePresentedControllerAreNotifiedOfUpcomingTraits() throws {
        final class Child: Base {
            var note: (String) -> Void = { _ in }
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) { note("\(traitCollection.horizontalSizeClass) → \(newCollection.horizontalSizeClass)") }
        }
        let child = Child()
        let app = try runSide([Self.pad, Self.third, Self.pad]) { app in
            child.note = { app.note($0) }
            card.addChild(child)
            card.view.addSubview(child.view)
            child.didMove(toParent: card)
        }
        #expect(app.notes.filter { $0.contains("→") } == ["2 regular → compact", "3 compact → regular"])
    }
}
