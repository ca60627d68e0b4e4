import FrameLayers
import FrameLayout
import FrameTiming
import QuartzCore
import UIKit

/// Measures screens of 201 to 1,001 views under constraints, from scratch and after a change of one constant, both in
/// the kernel and as views.
@MainActor struct LayoutBenchmark {
    private static let editCount = 60

    private let rounds: Int

    init(_ options: Options) {
        rounds = options.rounds
    }

    func run() throws -> [Report] {
        try LayoutScreen.large.map { screen in
            Report(
                scene: "\(screen.name), \(screen.boxes.count) views under \(screen.rules.count) constraints",
                frameCount: 1, unit: "layout",
                rows: try solving(screen) + (try laying(out: screen)) + (try animating(screen)))
        }
    }

    /// Measures only the solver.
    private func solving(_ screen: LayoutScreen) throws -> [Report.Row] {
        var whole: [Stopwatch.Time] = []
        var edits: [Stopwatch.Time] = []
        for _ in 0..<rounds {
            var boxes = try LayoutScreen.Boxes(screen)
            whole.append(
                try Stopwatch.time {
                    boxes = try LayoutScreen.Boxes(screen)
                    boxes.system.solver.solve()
                })
            guard let edited = boxes.edited else { continue }
            edits.append(
                try Stopwatch.time {
                    for edit in 1...Self.editCount {
                        try boxes.system.solver.setConstant(
                            screen.rules[screen.edited].constant + Double(edit), of: edited)
                        boxes.system.solver.solve()
                    }
                })
        }
        return [Report.Row("solver, from scratch", 1, whole), Report.Row("solver, a constant", Self.editCount, edits)]
    }

    private func laying(out screen: LayoutScreen) throws -> [Report.Row] {
        var whole: [Stopwatch.Time] = []
        var edits: [Stopwatch.Time] = []
        for _ in 0..<rounds {
            guard let views = LayoutScreen.Views(screen) else { continue }
            whole.append(Stopwatch.time { views.layOut() })
            edits.append(
                Stopwatch.time {
                    views.stage.perform { for _ in 0..<Self.editCount { views.edit(by: 1) } }
                })
        }
        return [Report.Row("views, from scratch", 1, whole), Report.Row("views, a constant", Self.editCount, edits)]
    }

    /// Measures a second in which a constant, or the views it moves, is animated, and one in which it changes in each
    /// frame.
    private func animating(_ screen: LayoutScreen) throws -> [Report.Row] {
        try [
            ("animated constraint", true, true), ("animated frames", true, false),
            ("a constraint in each frame", false, true), ("frames in each frame", false, false),
        ].map { name, isAnimated, isConstrained in
            let times = try (0..<rounds).compactMap { _ in
                try LayoutScreen.Views(screen).map {
                    try play($0, isAnimated: isAnimated, isConstrained: isConstrained)
                }
            }
            return Report.Row(name, Self.editCount, times)
        }
    }

    private func play(_ views: LayoutScreen.Views, isAnimated: Bool, isConstrained: Bool) throws -> Stopwatch.Time {
        views.layOut()
        let before = views.views.map(\.frame)
        views.stage.perform { views.edit(by: 1) }
        let moved = zip(views.views, before).filter { $0.frame != $1 }.map(\.0)
        views.stage.perform { views.edit(by: -1) }
        if !isConstrained {
            // Keep the current frames, without constraints that would reset them.
            views.stage.perform {
                NSLayoutConstraint.deactivate(views.constraints)
                for view in views.views { view.translatesAutoresizingMaskIntoConstraints = true }
                views.root.layoutIfNeeded()
                for (view, frame) in zip(views.views, before) { view.frame = frame }
            }
        }
        func change(by points: CGFloat) {
            if isConstrained { return views.edit(by: points) }
            for view in moved { view.frame.origin.y += points }
        }
        let stage = views.stage
        if isAnimated {
            stage.perform { UIView.animate(withDuration: 1) { change(by: CGFloat(Self.editCount)) } }
        } else {
            for frame in 1...Self.editCount {
                stage.loop.schedule(at: FrameRate.fps60.time(ofFrame: frame)) { change(by: 1) }
            }
        }
        return try Stopwatch.time {
            try stage.perform { try stage.run(limit: MediaTime(seconds: 2)) }
            guard let timeline = stage.committer.timeline else { return }
            for frame in 0..<Self.editCount { _ = timeline.displayList(at: FrameRate.fps60.time(ofFrame: frame)) }
        }
    }
}
