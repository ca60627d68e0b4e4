import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Laws for every layout of views, checked with random ones.
@MainActor @Suite struct LayoutLawTests {
    /// A view with a content size.
    private final class Content: UIView {
        var size = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { size }
    }

    /// Nested views, each placed relative to its neighbors, whose constraints have a single best solution.
    @MainActor private struct Screen {
        let root: UIView
        var views: [Content] = []
        var constraints: [NSLayoutConstraint] = []

        init(seed: UInt64, in root: UIView) {
            self.root = root
            var random = SplitMix64(seed: seed)
            for index in 0..<Int.random(in: 3...14, using: &random) {
                let superview =
                    views.isEmpty || Bool.random(using: &random) ? root : views.randomElement(using: &random)
                add(index, to: superview ?? root, &random)
            }
        }

        mutating func add(_ index: Int, to superview: UIView, _ random: inout SplitMix64) {
            func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 2 }
            let view = Content()
            view.accessibilityIdentifier = "view \(index)"
            view.translatesAutoresizingMaskIntoConstraints = false
            view.size = CGSize(width: points(20...300), height: points(20...100))
            // Distinct priorities leave one solution.
            view.setContentHuggingPriority(UILayoutPriority(200 + Float(index)), for: .horizontal)
            view.setContentHuggingPriority(UILayoutPriority(200 + Float(index)), for: .vertical)
            view.setContentCompressionResistancePriority(UILayoutPriority(700 + Float(index)), for: .horizontal)
            view.setContentCompressionResistancePriority(UILayoutPriority(700 + Float(index)), for: .vertical)
            superview.addSubview(view)
            let before = superview.subviews.dropLast().last { $0 is Content }
            let limit = view.trailingAnchor.constraint(
                lessThanOrEqualTo: root.trailingAnchor, constant: -points(0...80))
            limit.priority = UILayoutPriority(800 + Float(index))
            constraints += [
                limit,
                view.leadingAnchor.constraint(
                    equalTo: before?.trailingAnchor ?? superview.leadingAnchor, constant: points(0...60)),
                view.topAnchor.constraint(
                    equalTo: before?.bottomAnchor ?? superview.topAnchor, constant: points(0...60)),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: points(0...80)),
            ]
            views.append(view)
        }

        var frames: [CGRect] { views.map(\.frame) }
    }

    private func show(_ seed: UInt64, _ body: (inout Screen) throws -> Void) throws -> [CGRect] {
        let app = try TestApp(root: UIViewController())
        var frames: [CGRect] = []
        var problem: (any Error)?
        app.perform {
            guard let root = app.window.rootViewController?.view else { return }
            var screen = Screen(seed: seed, in: root)
            do { try body(&screen) } catch { problem = error }
            root.layoutIfNeeded()
            frames = screen.frames
        }
        if let problem { throw problem }
        #expect(app.stage.diagnostics.trace.compactMap(\.note) == [])
        return frames
    }

    private func expected(_ seed: UInt64, _ body: (inout Screen) throws -> Void = { _ in }) throws -> [CGRect] {
        try show(seed) {
            try body(&$0)
            NSLayoutConstraint.activate($0.constraints)
        }
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>) func theOrderOfActivationDoesNotMatter(seed: UInt64) throws {
        let expected = try expected(seed)
        #expect(expected.contains { $0.width > 0 })
        var random = SplitMix64(seed: seed &* 977)
        for _ in 0..<50 {
            let frames = try show(seed) {
                for constraint in $0.constraints.shuffled(using: &random) {
                    constraint.isActive = true
                    if Int.random(in: 0..<8, using: &random) == 0 { $0.root.layoutIfNeeded() }
                }
            }
            #expect(frames == expected)
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>) func editingAConstantEqualsRebuilding(seed: UInt64) throws {
        var random = SplitMix64(seed: seed &+ 5)
        var edits: [(index: Int, constant: CGFloat)] = []
        for _ in 0..<12 {
            edits.append((Int.random(in: 0..<12, using: &random), CGFloat(Int.random(in: 0...90, using: &random))))
        }
        let edited = try show(seed) { screen in
            NSLayoutConstraint.activate(screen.constraints)
            for edit in edits {
                screen.root.layoutIfNeeded()
                screen.constraints[edit.index].constant = edit.constant
            }
        }
        let anew = try expected(seed) { screen in
            for edit in edits { screen.constraints[edit.index].constant = edit.constant }
        }
        #expect(edited == anew)
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>) func removingAndAddingBackChangesNothing(seed: UInt64) throws {
        var random = SplitMix64(seed: seed &* 31)
        let frames = try show(seed) { screen in
            NSLayoutConstraint.activate(screen.constraints)
            for _ in 0..<12 {
                screen.root.layoutIfNeeded()
                if Bool.random(using: &random) {
                    let constraint = screen.constraints[Int.random(in: screen.constraints.indices, using: &random)]
                    constraint.isActive = false
                    if Bool.random(using: &random) { screen.root.layoutIfNeeded() }
                    constraint.isActive = true
                } else {
                    let view = screen.views[Int.random(in: screen.views.indices, using: &random)]
                    guard let superview = view.superview, let place = superview.subviews.firstIndex(of: view) else {
                        continue
                    }
                    let across = screen.constraints.filter { $0.isActive }
                    view.removeFromSuperview()
                    if Bool.random(using: &random) { screen.root.layoutIfNeeded() }
                    superview.insertSubview(view, at: place)
                    NSLayoutConstraint.activate(across)
                }
            }
        }
        #expect(frames == (try expected(seed)))
    }

    /// Views are added and removed, and change their content and position. At any time, the frames equal those of a
    /// newly built system.
    @Test(arguments: 1...20 as ClosedRange<UInt64>) func anyChangeEqualsRebuilding(seed: UInt64) throws {
        var random = SplitMix64(seed: seed &* 7919)
        _ = try show(seed) { screen in
            let stack = UIStackView()
            stack.translatesAutoresizingMaskIntoConstraints = false
            screen.root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
                stack.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor),
            ])
            NSLayoutConstraint.activate(screen.constraints)
            for step in 0..<30 {
                let index = Int.random(in: screen.views.indices, using: &random)
                switch Int.random(in: 0..<6, using: &random) {
                case 0:
                    screen.views[index].size.width += 15
                case 1:
                    let constraint = screen.constraints[Int.random(in: screen.constraints.indices, using: &random)]
                    constraint.constant += 3
                case 2:
                    let held = screen.constraints.count
                    screen.add(20 + step, to: screen.views[index], &random)
                    NSLayoutConstraint.activate(Array(screen.constraints[held...]))
                case 3:
                    // The last one, on which no other depends.
                    let view = screen.views[screen.views.count - 1]
                    guard view.subviews.isEmpty, screen.views.count > 3 else { continue }
                    view.removeFromSuperview()
                    screen.views.removeLast()
                    screen.constraints.removeAll { !$0.isActive }
                case 4:
                    let label = UILabel()
                    label.text = String(repeating: "m", count: 1 + index)
                    // With equal priorities, it is undefined which label gives way.
                    label.setContentHuggingPriority(UILayoutPriority(300 + Float(step)), for: .horizontal)
                    label.setContentHuggingPriority(UILayoutPriority(300 + Float(step)), for: .vertical)
                    stack.insertArrangedSubview(label, at: Int.random(in: 0...2, using: &random))
                default:
                    guard let arranged = stack.arrangedSubviews.randomElement(using: &random) else { continue }
                    if Bool.random(using: &random) { arranged.removeFromSuperview() } else { stack.spacing += 2 }
                }
                screen.root.layoutIfNeeded()
                let arranged = stack.arrangedSubviews.map(\.frame)
                let frames = screen.frames
                screen.root.layoutEngine?.hierarchyChanged()
                screen.root.layoutIfNeeded()
                #expect(screen.frames == frames)
                #expect(stack.arrangedSubviews.map(\.frame) == arranged)
            }
        }
    }

    /// A pass without changes solves nothing and moves nothing.
    @Test func aPassWithoutChangesDoesNoWork() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            guard let root = app.window.rootViewController?.view else { return }
            let screen = Screen(seed: 3, in: root)
            NSLayoutConstraint.activate(screen.constraints)
            root.layoutIfNeeded()
            guard let engine = root.layoutEngine else {
                Issue.record("no engine")
                return
            }
            let work = engine.system.boxes.solver.work
            #expect(work.factorizations > 0)
            for _ in 0..<3 {
                for view in [root] + screen.views { view.setNeedsLayout() }
                root.layoutIfNeeded()
                screen.constraints[0].constant = screen.constraints[0].constant
                screen.views[0].setContentHuggingPriority(
                    screen.views[0].contentHuggingPriority(for: .vertical), for: .vertical)
                screen.views[0].invalidateIntrinsicContentSize()
                root.layoutIfNeeded()
            }
            #expect(engine.system.boxes.solver.work == work)
            #expect(engine.system.moved.isEmpty)
        }
    }

    /// A view is added to the existing system, and removed from it.
    @Test func addingAViewCostsOnlyItsOwnConstraints() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            guard let root = app.window.rootViewController?.view else { return }
            var screen = Screen(seed: 4, in: root)
            var random = SplitMix64(seed: 1)
            for index in 30..<90 { screen.add(index, to: root, &random) }
            NSLayoutConstraint.activate(screen.constraints)
            root.layoutIfNeeded()
            guard let engine = root.layoutEngine else {
                Issue.record("no engine")
                return
            }
            let work = engine.system.boxes.solver.work
            let held = screen.constraints.count
            screen.add(95, to: screen.views[10], &random)
            NSLayoutConstraint.activate(Array(screen.constraints[held...]))
            root.layoutIfNeeded()
            let view = screen.views[screen.views.count - 1]
            #expect(view.frame.width > 0)
            #expect(engine.system.boxes.solver.work.factorizations <= work.factorizations + 1)
            #expect(engine.system.boxes.solver.work.steps - work.steps < 20)
            view.removeFromSuperview()
            root.layoutIfNeeded()
            #expect(engine.system.boxes.solver.work.factorizations <= work.factorizations + 1)
            #expect(engine.system.boxes.solver.work.steps - work.steps < 40)
        }
    }
}
