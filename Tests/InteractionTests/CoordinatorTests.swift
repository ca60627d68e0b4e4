import Foundation
import FrameLayers
import FrameTiming
import Framereel
import GuideInteraction
import Testing
import UIKit

/// Animations alongside a transition under a finger, inside the container and outside.
@MainActor @Suite struct CoordinatorTests {
    /// Pulls the sheet down by 120 of 400 points at 1.1 s and rests; the finger is lifted at 1.9 s.
    private func record(
        in side: Bool, rest: TimeInterval = 0.3, note: @escaping @MainActor (String) -> Void = { _ in }
    ) throws -> Recording {
        try Recording(
            of: Scene("sheet", width: 200, height: 400, scale: 1) { world in
                let host = SheetHostViewController()
                world.window.rootViewController = host
                let marker = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                marker.accessibilityIdentifier = "marker"
                marker.backgroundColor = .black
                host.view.addSubview(marker)
                world.at(0.1) { host.showSheet() }
                world.at(1) {
                    host.hideSheet(interactively: true)
                    guard let coordinator = host.transitionCoordinator else { return note("no coordinator") }
                    let changes: (any UIViewControllerTransitionCoordinatorContext) -> Void = { _ in
                        marker.frame.origin.x = 100
                    }
                    let end: (any UIViewControllerTransitionCoordinatorContext) -> Void = { context in
                        note("completion, cancelled \(context.isCancelled), \(context.percentComplete > 0.2)")
                        if context.isCancelled { marker.frame.origin.x = 0 }
                    }
                    let queued =
                        side
                        ? coordinator.animateAlongsideTransition(in: marker, animation: changes, completion: end)
                        : coordinator.animate(alongsideTransition: changes, completion: end)
                    note("queued \(queued)")
                    coordinator.notifyWhenInteractionChanges { context in
                        note("interactive \(context.isInteractive), cancelled \(context.isCancelled)")
                    }
                }
                world.at(1.05) {
                    guard let context = host.transitionCoordinator else { return }
                    note(
                        "\(context.initiallyInteractive) \(context.isInteractive) \(context.isInterruptible) \(context.completionVelocity) \(context.completionCurve) \(context.transitionDuration)"
                    )
                    note("late \(context.animate(alongsideTransition: { _ in }, completion: nil))")
                }
                world.touch(
                    from: CGPoint(x: 100, y: 210), to: CGPoint(x: 100, y: 330), start: 1.1, duration: 0.5, rest: rest)
                world.wait(until: 3)
            })
    }

    private func left(_ name: String, _ recording: Recording, at seconds: Double) -> Double? {
        recording.timeline.displayList(at: MediaTime(seconds: seconds)).items.compactMap { item -> Double? in
            guard case .fill(let fill) = item, fill.name == name, case .rect(let rect) = fill.shape else { return nil }
            return rect.minX
        }.first
    }

    private func top(_ recording: Recording, at seconds: Double) -> Double? {
        recording.timeline.displayList(at: MediaTime(seconds: seconds)).items.compactMap { item -> Double? in
            guard case .fill(let fill) = item, fill.name == "SheetViewController.view",
                case .roundedRect(let rect, _) = fill.shape
            else { return nil }
            return rect.minY
        }.first
    }

    /// A view of the presenter, which is outside the container, follows the finger like the sheet, and returns.
    @Test(arguments: [true, false]) func alongsideAnimationsFollowTheTouch(side: Bool) throws {
        let recording = try record(in: side)
        for time in [1.3, 1.5, 1.7, 1.85, 1.95, 2.0] {
            let fraction = (try #require(top(recording, at: time)) - 200) / 200
            let marker = try #require(left("marker", recording, at: time))
            #expect(abs(marker - 100 * fraction) < 1e-4, "at \(time) s")
        }
        #expect(left("marker", recording, at: 2.5) == 0)
        #expect(top(recording, at: 2.5) == 200)
    }

    @Test func theCoordinatorReportsTheProgress() throws {
        var notes: [String] = []
        _ = try record(in: false) { notes.append($0) }
        #expect(
            notes == [
                "queued true", "true true true 1.0 easeInOut 0.4", "late false", "interactive false, cancelled true",
                "completion, cancelled true, true",
            ])
    }
}
