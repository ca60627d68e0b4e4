import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The positions of columns, and how they appear and disappear (facts/split-modes and facts/split-widths).
@MainActor @Suite struct SplitTests {
    nonisolated private static let wide = CGSize(width: 1180, height: 820)
    nonisolated private static let high = CGSize(width: 820, height: 1180)

    private func play(
        _ split: UISplitViewController, _ size: CGSize = wide, _ play: (TestApp) -> Void = { _ in }
    ) throws -> TestApp {
        let app = try TestApp(root: split, width: size.width, height: size.height)
        play(app)
        try app.play()
        return app
    }

    private func two() -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = [List(), Detail()]
        return split
    }

    private func columns(_ style: UISplitViewController.Style = .tripleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(List(), for: .primary)
        if style == .tripleColumn { split.setViewController(Card(), for: .supplementary) }
        split.setViewController(Detail(), for: .secondary)
        return split
    }

    /// The horizontal extent of each column on screen.
    private func extents(_ split: UISplitViewController) -> [ClosedRange<CGFloat>] {
        split.shownChildren.map { $0.view.frame.minX...$0.view.frame.maxX }
    }

    // MARK: Modes

    struct Case: Sendable {
        let style: UISplitViewController.Style
        let size: CGSize
        var mode = UISplitViewController.DisplayMode.automatic
        var behavior = UISplitViewController.SplitBehavior.automatic
        let shown: UISplitViewController.DisplayMode
        let extents: [ClosedRange<CGFloat>]
    }

    nonisolated static let cases = [
        Case(style: .unspecified, size: wide, shown: .oneBesideSecondary, extents: [0...320, 320.5...1180]),
        Case(style: .unspecified, size: high, shown: .secondaryOnly, extents: [0...820]),
        Case(
            style: .unspecified, size: high, mode: .oneOverSecondary, shown: .oneOverSecondary,
            extents: [0...320, 0...820]),
        Case(
            style: .unspecified, size: high, mode: .oneBesideSecondary, shown: .oneBesideSecondary,
            extents: [0...320, 320.5...820]),
        Case(
            style: .unspecified, size: wide, mode: .secondaryOnly, shown: .secondaryOnly, extents: [0...1180]),
        // There is no second column to show.
        Case(
            style: .unspecified, size: wide, mode: .twoBesideSecondary, shown: .oneBesideSecondary,
            extents: [0...320, 320.5...1180]),
        Case(style: .doubleColumn, size: high, shown: .secondaryOnly, extents: [0...820]),
        Case(
            style: .doubleColumn, size: high, behavior: .tile, shown: .oneBesideSecondary,
            extents: [0...320, 320.5...820]),
        // The behavior has no such mode, so the nearest one applies.
        Case(
            style: .doubleColumn, size: wide, mode: .oneBesideSecondary, behavior: .overlay, shown: .oneOverSecondary,
            extents: [0...320, 0...1180]),
        Case(style: .tripleColumn, size: wide, shown: .oneBesideSecondary, extents: [0...375, 375.5...1180]),
        Case(
            style: .tripleColumn, size: wide, mode: .twoBesideSecondary, shown: .twoBesideSecondary,
            extents: [0...320, 320.5...695.5, 696...1180]),
        Case(
            style: .tripleColumn, size: wide, mode: .twoOverSecondary, shown: .twoOverSecondary,
            extents: [0...320, 320.5...695.5, 0...1180]),
        // The secondary column keeps its width beside one column.
        Case(
            style: .tripleColumn, size: wide, mode: .twoDisplaceSecondary, shown: .twoDisplaceSecondary,
            extents: [0...320, 320.5...695.5, 696...1500.5]),
        Case(style: .tripleColumn, size: high, shown: .secondaryOnly, extents: [0...820]),
    ]

    @Test(arguments: cases) func modesShowColumns(_ test: Case) throws {
        let split = test.style == .unspecified ? two() : columns(test.style)
        split.preferredDisplayMode = test.mode
        split.preferredSplitBehavior = test.behavior
        _ = try play(split, test.size)
        #expect(split.displayMode == test.shown)
        #expect(extents(split) == test.extents)
        #expect((split.dimming.superview != nil) == (test.shown.behavior == .overlay))
    }

    /// Columns are at the other edge in right-to-left layouts or if configured.
    @Test func columnsCanStartAtTheOtherEdge() throws {
        let split = two()
        split.primaryEdge = .trailing
        _ = try play(split)
        #expect(extents(split) == [860...1180, 0...859.5])
    }

    @Test func aColumnHasTheWidthThatIsSet() throws {
        let split = columns()
        split.preferredDisplayMode = .twoBesideSecondary
        split.preferredPrimaryColumnWidth = 200
        split.maximumSupplementaryColumnWidth = 250
        _ = try play(split) { app in
            app.at(1) {
                #expect(extents(split) == [0...200, 200.5...450.5, 451...1180])
                #expect(split.primaryColumnWidth == 200 && split.supplementaryColumnWidth == 250)
                split.minimumPrimaryColumnWidth = 300
            }
        }
        #expect(extents(split).first == 0...300)
    }

    /// Columns beside the secondary one have a compact width.
    @Test func columnsHaveTheTraitsOfTheirWidth() throws {
        let split = columns()
        _ = try play(split) { app in
            app.at(1) {
                #expect(
                    split.children.map(\.traitCollection.horizontalSizeClass) == [.compact, .compact, .regular])
            }
        }
    }

    // MARK: Changes

    /// Records its calls and returns configured answers.
    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var target = UISplitViewController.DisplayMode.automatic
        var handles = false

        func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }

        func splitViewController(
            _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
        ) -> Bool { handles }

        func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
        ) -> Bool { handles }
    }

    /// The delegate first, then the appearance calls, and the rest when the slide has ended.
    @Test func aColumnIsShownAndHidden() throws {
        let (split, delegate) = (columns(.doubleColumn), Delegate())
        split.delegate = delegate
        let app = try play(split) { app in
            app.at(1) { split.hide(.primary) }
            app.at(1.2) {
                #expect(split.displayMode == .secondaryOnly)
                #expect(split.children[0].view.window != nil)
            }
            app.at(2) { #expect(split.children[0].view.window == nil) }
            app.at(3) { split.show(.primary) }
            app.at(4) { split.show(.secondary) }
        }
        let told = [
            "1 UISplitViewController hide(.primary)", "1 Delegate splitViewController(_:willChangeTo: .secondaryOnly)",
            "1 Delegate splitViewController(_:willHide: .primary)", "1 UINavigationController viewWillDisappear(true)",
            "1 List viewWillDisappear(true)", "1.35 UINavigationController viewDidDisappear(true)",
            "1.35 List viewDidDisappear(true)", "1.35 Delegate splitViewController(_:didHide: .primary)",
            "3 UISplitViewController show(.primary)",
            "3 Delegate splitViewController(_:willChangeTo: .oneBesideSecondary)",
            "3 Delegate splitViewController(_:willShow: .primary)", "3 UINavigationController viewWillAppear(true)",
            "3 List viewWillAppear(true)", "3 UINavigationController viewIsAppearing(true)",
            "3 List viewIsAppearing(true)", "3.35 UINavigationController viewDidAppear(true)",
            "3.35 List viewDidAppear(true)", "3.35 Delegate splitViewController(_:didShow: .primary)",
            "4 UISplitViewController show(.secondary)",
        ]
        #expect(app.traceLines(from: 1).filter { !$0.contains("SafeArea") } == told)
        let primary = split.children[0].view
        #expect(
            try app.numbers("position.x", of: #require(primary), at: [0.9, 1, 3, 3.175, 3.5]).map {
                ($0 * 100).rounded() / 100
            }
                == [160, 160, -160.5, -0.25, 160])
    }

    /// A column that reverses twice before it has left: its view stays until then, and the delegate is notified only of
    /// the end.
    @Test func aSlidingColumnCanReverse() throws {
        let (split, delegate) = (columns(.doubleColumn), Delegate())
        split.delegate = delegate
        let app = try play(split) { app in
            app.at(1) { split.hide(.primary) }
            app.at(1.1) { split.show(.primary) }
            app.at(1.2) { split.hide(.primary) }
            app.at(1.4) { #expect(split.children[0].view.window != nil) }
        }
        #expect(split.children[0].view.window == nil)
        let ends = app.traceLines([.callback], from: 1).filter { $0.contains("_:did") || $0.contains("List viewDid") }
        #expect(
            ends == [
                "1.55 List viewDidDisappear(true)", "1.55 Delegate splitViewController(_:didHide: .primary)",
            ])
    }

    /// Hiding the column nearest to the secondary one also hides those farther away.
    @Test func threeColumnsCanBeShownAndHidden() throws {
        let split = columns()
        _ = try play(split) { app in
            app.at(1) { split.show(.primary) }
            app.at(2) {
                #expect(split.displayMode == .twoDisplaceSecondary)
                split.hide(.primary)
            }
            app.at(3) {
                #expect(split.displayMode == .oneBesideSecondary)
                split.show(.primary)
            }
            app.at(4) { split.hide(.supplementary) }
        }
        #expect(split.displayMode == .secondaryOnly)
        #expect(split.shownChildren.count == 1)
    }

    /// The change animates in the application's block if there is one, and is immediate otherwise.
    @Test(arguments: [true, false]) func thePreferredModeAnimatesInABlock(isAnimated: Bool) throws {
        let split = two()
        let app = try play(split) { app in
            app.at(1) {
                if isAnimated {
                    UIView.animate(withDuration: 1) { split.preferredDisplayMode = .secondaryOnly }
                } else {
                    split.preferredDisplayMode = .secondaryOnly
                }
            }
        }
        let ends = app.traceLines(from: 1).filter { $0.contains("viewDidDisappear") }
        #expect(ends == [isAnimated ? "2 List viewDidDisappear(true)" : "1 List viewDidDisappear(false)"])
        #expect(split.children[0].view.superview == nil)
    }

    /// The user's choice is kept until the shape of the view changes.
    @Test func aRotationDiscardsTheChosenMode() throws {
        let split = two()
        _ = try play(split) { app in
            app.at(1) { split.hide(.primary) }
            app.at(2) { app.window.change(size: Self.high, angle: 0) }
            app.at(3) {
                #expect(split.displayMode == .secondaryOnly)
                app.window.change(size: Self.wide, angle: 0)
            }
        }
        #expect(split.displayMode == .oneBesideSecondary)
    }

    // MARK: The button and gestures

    @Test func theButtonChangesTheMode() throws {
        let (split, delegate) = (two(), Delegate())
        split.delegate = delegate
        let item = split.displayModeButtonItem
        _ = try play(split, Self.high) { app in
            @MainActor func press(_ seconds: Double, _ mode: UISplitViewController.DisplayMode) {
                app.at(seconds) { item.press(in: app.window) }
                app.at(seconds + 0.5) { #expect(split.displayMode == mode) }
            }
            press(1, .oneOverSecondary)
            press(2, .secondaryOnly)
            app.at(2.9) { delegate.target = .oneBesideSecondary }
            press(3, .oneBesideSecondary)
            // There is no second column to show.
            app.at(3.9) { delegate.target = .twoOverSecondary }
            press(4, .oneOverSecondary)
        }
    }

    /// With columns, the bar of the secondary column shows the button unless there is another item.
    @Test func theButtonIsInTheBarOfTheSecondaryColumn() throws {
        let split = columns(.doubleColumn)
        let detail = try #require(split.viewController(for: .secondary))
        _ = try play(split) { app in
            app.at(1) {
                #expect(detail.navigationItem.leftBarButtonItem === split.displayModeButtonItem)
                split.displayModeButtonVisibility = .never
            }
            app.at(2) {
                #expect(detail.navigationItem.leftBarButtonItem == nil)
                split.displayModeButtonVisibility = .always
            }
            app.at(3) { app.window.change(size: CGSize(width: 390, height: 844), angle: 0) }
        }
        #expect(detail.navigationItem.leftBarButtonItem == nil)
    }

    /// A swipe from the edge shows the primary column, and a tap beside it hides it.
    @Test(arguments: [true, false]) func aSwipeShowsTheColumn(presents: Bool) throws {
        let split = two()
        split.presentsWithGesture = presents
        _ = try play(split, Self.high) { app in
            let touches = app.stage.applicationState.touchScreen
            let swipe = touches.newTouch()
            for (seconds, phase, x) in [
                (1, .began, 2), (1.05, .moved, 40), (1.1, .moved, 120), (1.2, .ended, 120),
            ] as [(Double, UITouch.Phase, CGFloat)] {
                app.at(seconds) { touches.touch(swipe, phase, at: CGPoint(x: x, y: 500)) }
            }
            app.at(2) { #expect(split.displayMode == (presents ? .oneOverSecondary : .secondaryOnly)) }
            let tap = touches.newTouch()
            app.at(3) { touches.touch(tap, .began, at: CGPoint(x: 600, y: 500)) }
            app.at(3.1) { touches.touch(tap, .ended, at: CGPoint(x: 600, y: 500)) }
        }
        #expect(split.displayMode == .secondaryOnly)
        #expect(split.dimming.superview == nil)
    }

    // MARK: Showing

    @Test func aDetailReplacesTheSecondaryController() throws {
        let (split, card, delegate) = (two(), Card(), Delegate())
        split.delegate = delegate
        let list = split.viewControllers[0]
        _ = try play(split) { app in
            app.at(1) { list.showDetailViewController(card, sender: nil) }
            app.at(2) {
                #expect(split.viewControllers == [list, card])
                #expect(card.view.frame.minX == 320.5 && card.appearance == .appeared)
                delegate.handles = true
                list.showDetailViewController(Detail(), sender: nil)
                list.show(Detail(), sender: nil)
            }
        }
        #expect(split.viewControllers == [list, card])
        #expect(split.children == [list, card])
    }

    @Test func aColumnsDetailIsTheRootOfItsNavigationController() throws {
        let (split, card) = (columns(), Card())
        let stack = split.viewControllers[2] as? UINavigationController
        _ = try play(split) { app in
            app.at(1) { split.viewController(for: .primary)?.showDetailViewController(card, sender: nil) }
            app.at(2) { split.show(Detail(), sender: nil) }
        }
        #expect(split.viewController(for: .secondary) === card)
        #expect(stack?.viewControllers == [card])
        #expect((split.viewControllers[0] as? UINavigationController)?.viewControllers.count == 2)
    }

    @Test func showReplacesAPrimaryControllerWithoutAStack() throws {
        let (split, card) = (two(), Card())
        _ = try play(split) { app in app.at(1) { split.show(card, sender: nil) } }
        #expect(split.viewControllers[0] === card)
    }

    @Test func anUnwindSegueShowsTheColumn() throws {
        let (split, home, source) = (UISplitViewController(), Home(), Source())
        split.viewControllers = [home, source]
        _ = try play(split, Self.high) { app in
            app.at(1) {
                source.segueTemplates = [.unwinding()]
                source.performSegue(withIdentifier: "back", sender: nil)
            }
        }
        #expect(split.displayMode == .oneOverSecondary)
    }

    /// Only the child that defines the context is covered, as in figure 8-3 of the guide.
    @Test func aPresentationCanCoverOneColumn() throws {
        let (split, card) = (two(), Card())
        let detail = split.viewControllers[1]
        detail.definesPresentationContext = true
        card.modalPresentationStyle = .currentContext
        _ = try play(split) { app in app.at(1) { detail.present(card, animated: false) } }
        #expect(card.presentingViewController === detail)
        #expect(card.view.convert(card.view.bounds, to: nil) == CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
        #expect(split.viewControllers[0].appearance == .appeared)
    }

    @Test func eachStyleHasItsSetter() throws {
        let app = try TestApp()
        app.perform {
            UISplitViewController().setViewController(List(), for: .primary)
            UISplitViewController(style: .doubleColumn).viewControllers = [List()]
        }
        let mistakes = [
            "UISplitViewController has no columns: create it with a style, or set viewControllers.",
            "UISplitViewController has columns: call setViewController(_:for:) instead of setting viewControllers.",
        ]
        #expect(throws: StageError.misused(mistakes)) { try app.play() }
    }
}
