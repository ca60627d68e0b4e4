import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Pathological layouts end, and report the problem.
@MainActor @Suite struct HostileLayoutTests {
    private final class Growing: UIView {
        var questions = 0

        override var intrinsicContentSize: CGSize {
            questions += 1
            return CGSize(width: questions, height: questions)
        }
    }

    private final class Editing: UIView {
        var width: NSLayoutConstraint?

        override func layoutSubviews() {
            super.layoutSubviews()
            width?.constant += 1
        }
    }

    private final class Restless: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsLayout()
        }
    }

    private func add<View: UIView>(_ view: View = UIView(), to superview: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    private func show(_ body: (UIView) -> Void) throws -> TestApp {
        let app = try TestApp(root: UIViewController())
        app.perform { app.window.rootViewController.map { body($0.view) } }
        return app
    }

    /// The message with which the run fails.
    private func problem(_ body: (UIView) -> Void) throws -> String {
        let app = try show(body)
        do {
            try app.play()
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test func atMostTwentyConflictsAreReported() throws {
        var view = UIView()
        let app = try show { root in
            view = add(to: root)
            for width in 0..<5000 { view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
            root.layoutIfNeeded()
        }
        try app.play()
        #expect(view.frame.width == 0)
        let notes = app.stage.diagnostics.trace.compactMap(\.note)
        let conflicts = notes.filter { if case .constraintConflict = $0 { true } else { false } }
        #expect(conflicts.count == 20)
        #expect(notes.contains(.furtherConflicts(4979)))
        #expect(notes.count < 30)
    }

    @Test func atMostTwentyAmbiguousViewsAreNamed() throws {
        let app = try show { root in
            for number in 0..<500 {
                let view = add(to: root)
                view.accessibilityIdentifier = "view \(number)"
                view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            }
        }
        try app.play()
        let notes = app.stage.diagnostics.trace.compactMap(\.note)
        let open = notes.filter { if case .ambiguousLayout = $0 { true } else { false } }
        #expect(open == Array(repeating: .ambiguousLayout([.verticalPosition, .width, .height]), count: 20))
        #expect(notes.last == .furtherAmbiguousLayouts(480))
    }

    @Test(arguments: [1e300, 1e-300, -1e300, .nan, .infinity, -.infinity, 1e13] as [CGFloat])
    func invalidMultipliersAreNamed(multiplier: CGFloat) throws {
        let problem = try problem { root in
            let view = add(to: root)
            view.accessibilityIdentifier = "bar"
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: multiplier).isActive = true
            root.layoutIfNeeded()
            #expect(view.frame.width == 0)
        }
        #expect(problem.contains("bar.width"))
        #expect(problem.contains("multiplier"))
    }

    /// In UIKit this is legal: the size equals the constant.
    @Test func aMultiplierOfZeroLeavesTheConstantAndIsReported() throws {
        var width: CGFloat?
        let app = try show { root in
            let view = add(to: root)
            view.accessibilityIdentifier = "bar"
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 30).isActive = true
            root.layoutIfNeeded()
            width = view.frame.width
        }
        try app.play()
        #expect(width == 30)
        let reported = app.stage.diagnostics.trace.compactMap(\.note).filter {
            if case .zeroMultiplier(let constraint) = $0 { constraint.contains("bar.width") } else { false }
        }
        #expect(reported.count == 1)
    }

    @Test(arguments: [1e300, -1e300, .nan, .infinity, -.infinity, 1e18] as [CGFloat], [false, true])
    func invalidConstantsAreNamed(constant: CGFloat, isLater: Bool) throws {
        var width: CGFloat = 0
        let problem = try problem { root in
            let view = add(to: root)
            view.accessibilityIdentifier = "bar"
            let constraint = view.widthAnchor.constraint(equalToConstant: isLater ? 40 : constant)
            constraint.isActive = true
            root.layoutIfNeeded()
            constraint.constant = constant
            root.layoutIfNeeded()
            width = view.frame.width
        }
        #expect(problem.contains("bar.width"))
        #expect(problem.contains("constant") || problem.contains("number"))
        #expect(width == (isLater ? 40 : 0))
    }

    @Test(arguments: [-1, 0, 1000.5, 1e30, .nan, .infinity, -.infinity] as [Float])
    func invalidPrioritiesAreNamed(priority: Float) throws {
        let problem = try problem { root in
            let view = add(to: root)
            view.accessibilityIdentifier = "bar"
            let constraint = view.widthAnchor.constraint(equalToConstant: 40)
            constraint.priority = UILayoutPriority(priority)
            constraint.isActive = true
            root.layoutIfNeeded()
        }
        #expect(problem.contains("bar.width"))
        #expect(problem.contains("use one from 1 to 1000"))
    }

    @Test func compoundingMultipliersAreNamed() throws {
        let problem = try problem { root in
            var last = root
            for index in 0..<60 {
                let view = add(to: root)
                view.accessibilityIdentifier = "view \(index)"
                view.widthAnchor.constraint(equalTo: last.widthAnchor, multiplier: 1e6).isActive = true
                last = view
            }
            root.layoutIfNeeded()
            #expect(root.subviews.allSatisfy { $0.frame.width <= 1e9 })
        }
        #expect(problem.contains("view 59"))
        #expect(problem.contains("multipliers"))
    }

    @Test func constraintsBetweenUnrelatedTreesAreRefused() throws {
        let problem = try problem { root in
            let stranger = UIView()
            stranger.accessibilityIdentifier = "stranger"
            let view = add(to: root)
            for _ in 0..<100 { view.leftAnchor.constraint(equalTo: stranger.leftAnchor).isActive = true }
            #expect(root.constraints.isEmpty && view.constraints.isEmpty)
        }
        #expect(problem.contains("stranger"))
        #expect(problem.contains("no common superview"))
    }

    @Test func layoutThatNeverSettlesIsAnError() throws {
        #expect(
            try problem { root in add(Restless(), to: root).widthAnchor.constraint(equalToConstant: 5).isActive = true }
                .contains("Restless"))
        #expect(
            try problem { root in
                let view = add(Editing(), to: root)
                view.width = view.widthAnchor.constraint(equalToConstant: 5)
                view.width?.isActive = true
            }.contains("Editing"))
    }

    /// A size is queried when it may have changed, not in each pass.
    @Test func sizesThatGrowWithEachQuerySettle() throws {
        var view = Growing()
        let app = try show { root in
            view = add(Growing(), to: root)
            view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            for _ in 0..<10 {
                root.setNeedsLayout()
                root.layoutIfNeeded()
            }
        }
        try app.play()
        #expect(view.questions == 1)
        #expect(view.frame.width == 1)
    }

    @Test func aChainOfThousandsOfViewsIsSolvedWithoutSearch() throws {
        var views: [UIView] = []
        let app = try show { root in
            var constraints: [NSLayoutConstraint] = []
            let holder = add(to: root)
            for _ in 0..<2000 {
                let view = add(to: holder)
                constraints += [
                    view.leftAnchor.constraint(
                        equalTo: views.last?.rightAnchor ?? holder.leftAnchor, constant: 1),
                    view.widthAnchor.constraint(
                        equalTo: views.last?.widthAnchor ?? root.widthAnchor, multiplier: views.isEmpty ? 0.1 : 1),
                ]
                views.append(view)
            }
            NSLayoutConstraint.activate(constraints.reversed())
            root.layoutIfNeeded()
            let work = root.layoutEngine?.system.boxes.solver.work
            #expect(work?.steps == 0)
            #expect(work?.factorizations == 1)
        }
        #expect(views[1999].frame.minX == CGFloat(1999 * 39 + 2000))
        _ = app
    }

    /// Represents constraints that would take minutes: the run ends with a message, and views are where the search left
    /// them.
    @Test func aSearchThatTakesTooLongEndsTheRun() throws {
        let problem = try problem { root in
            let (first, second) = (add(to: root), add(to: root))
            let width = first.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
            let limit = second.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
            limit.priority = .defaultHigh
            NSLayoutConstraint.activate([
                width, second.widthAnchor.constraint(greaterThanOrEqualTo: first.widthAnchor, multiplier: 2),
                limit,
            ])
            root.layoutIfNeeded()
            root.layoutEngine?.system.boxes.solver.mostVisits = 0
            width.constant = 60
            root.layoutIfNeeded()
        }
        #expect(problem.contains("No solution of the constraints in"))
    }

    @Test func nestedStacksAreSolvedInOnePass() throws {
        let label = UILabel()
        _ = try show { root in
            var stacks: [UIStackView] = []
            for depth in 0..<400 {
                let stack = UIStackView()
                stack.axis = depth % 2 == 0 ? .vertical : .horizontal
                if let outer = stacks.last {
                    outer.addArrangedSubview(stack)
                } else {
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    root.addSubview(stack)
                    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
                    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
                }
                stacks.append(stack)
            }
            label.text = "deep"
            stacks.last?.addArrangedSubview(label)
            root.layoutIfNeeded()
            #expect(stacks[0].frame.width == label.intrinsicContentSize.width)
            #expect((root.layoutEngine?.system.boxes.solver.work.steps ?? .max) < 4000)
        }
        #expect(label.frame.origin == .zero)
    }
}
