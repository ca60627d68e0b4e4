import Framereel
import Shop
import UIKit

/// Plays steps on a screen of an iPhone 14.
@MainActor enum FlowPlay {
    static func scene(
        _ root: @escaping @MainActor @Sendable () -> UIViewController,
        _ steps: @escaping @MainActor @Sendable (World) -> Void
    ) -> Scene {
        Scene("flow", device: .iPhone14) { world in
            world.window.rootViewController = root()
            steps(world)
        }
    }

    @discardableResult static func play(
        _ root: @escaping @MainActor @Sendable () -> UIViewController,
        _ steps: @escaping @MainActor @Sendable (World) -> Void
    ) throws -> Recording {
        try Recording(of: scene(root, steps), drawsTextAsBlocks: true)
    }

    /// Plays steps on the list of products in a navigation controller.
    @discardableResult static func shop(
        _ steps: @escaping @MainActor @Sendable (World) -> Void
    ) throws -> Recording {
        try play({ UINavigationController(rootViewController: ProductsViewController()) }, steps)
    }

    /// Returns the step at which the run fails.
    static func failure(_ play: () throws -> Void) -> StepError? {
        do {
            try play()
            return nil
        } catch RecordingError.step(_, let error) {
            return error
        } catch {
            return nil
        }
    }
}

extension Recording {
    /// The start time of each step of the flow, to four decimals.
    var stepTimes: [Double] {
        trace.events.filter { $0.kind == .step }.map { ($0.time.seconds * 10_000).rounded() / 10_000 }
    }

    var steps: [String] {
        trace.text.split(separator: "\n").filter { $0.contains("• step") }.map { line in
            line.split(separator: "•")[1].split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
    }
}
