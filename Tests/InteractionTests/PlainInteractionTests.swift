import Foundation
import FrameLayers
import FrameTiming
import Framereel
import Testing
import UIKit

/// A custom interaction controller that moves the views itself and only reports its progress to the context.
@MainActor @Suite struct PlainInteractionTests {
    /// Moves the incoming view from below to its frame in steps of a tenth of a second up to 60 %, and then finishes or
    /// cancels.
    private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
        let finishes: Bool
        let world: World

        init(_ world: World, finishes: Bool) {
            self.world = world
            self.finishes = finishes
            super.init()
        }

        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
            let end = context.finalFrame(for: to)
            view.frame = end.offsetBy(dx: 0, dy: 200)
            context.containerView.addSubview(view)
            let start = world.now
            for step in 1...6 {
                world.at(start + Double(step) / 10) {
                    let fraction = CGFloat(step) / 10
                    view.frame = end.offsetBy(dx: 0, dy: 200 * (1 - fraction))
                    context.updateInteractiveTransition(fraction)
                }
            }
            world.at(start + 0.8) { [finishes] in
                if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
                UIView.animate(withDuration: 0.2) {
                    view.frame = finishes ? end : end.offsetBy(dx: 0, dy: 200)
                } completion: { _ in
                    if !finishes { view.removeFromSuperview() }
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
    }

    private final class Vendor: NSObject, UIViewControllerTransitioningDelegate {
        let hand: Hand
        init(_ hand: Hand) {
            self.hand = hand
            super.init()
        }

        private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                Issue.record("the animator must not be asked to animate")
            }
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    }

    private func record(finishes: Bool, note: @escaping @MainActor (String) -> Void) throws -> Recording {
        try Recording(
            of: Scene("plain", width: 100, height: 200, scale: 1) { world in
                let (list, card) = (UIViewController(), UIViewController())
                list.view.backgroundColor = .white
                card.view.backgroundColor = .red
                card.view.accessibilityIdentifier = "card"
                let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                marker.accessibilityIdentifier = "marker"
                marker.backgroundColor = .black
                list.view.addSubview(marker)
                world.window.rootViewController = list
                let vendor = Vendor(Hand(world, finishes: finishes))
                card.modalPresentationStyle = .custom
                card.transitioningDelegate = vendor
                world.at(1) {
                    list.present(card, animated: true) {
                        _ = vendor
                        note("completion")
                    }
                    card.transitionCoordinator?.animate { _ in marker.frame.origin.x = 90 }
                }
                world.wait(until: 3)
            })
    }

    private func place(_ name: String, _ recording: Recording, at seconds: Double) -> (x: Double, y: Double)? {
        recording.timeline.displayList(at: MediaTime(seconds: seconds)).items.compactMap { item -> (Double, Double)? in
            guard case .fill(let fill) = item, fill.name == name, case .rect(let rect) = fill.shape else { return nil }
            return (rect.minX, rect.minY)
        }.first
    }

    @Test(arguments: [true, false]) func alongsideAnimationsFollowACustomInteraction(finishes: Bool) throws {
        var notes: [String] = []
        let recording = try record(finishes: finishes) { notes.append($0) }
        #expect(notes == ["completion"])
        for (time, fraction) in [(1.15, 0.1), (1.35, 0.3), (1.7, 0.6)] {
            let marker = try #require(place("marker", recording, at: time))
            #expect(abs(marker.x - 90 * fraction) < 1e-4, "at \(time)")
            #expect(place("card", recording, at: time)?.y == 200 * (1 - fraction), "at \(time)")
        }
        // 0.4 of 0.5 s on, or back until the transition ends; then the model shows, which nothing undid.
        let late = try #require(place("marker", recording, at: 1.999)).x
        #expect(finishes ? late > 89 : late < 45)
        #expect(try #require(place("marker", recording, at: 2.5)).x == 90)
        #expect((place("card", recording, at: 2.5) != nil) == finishes)
        let trace = recording.trace.text
        #expect(trace.contains(finishes ? "finishInteractiveTransition()" : "cancelInteractiveTransition()"))
        #expect(!trace.contains("animateTransition"))
    }
}
