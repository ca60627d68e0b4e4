import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The collapsing and expanding of a split view controller's columns (facts/split-calls).
@MainActor @Suite struct SplitCollapseTests {
    private static let wide = CGSize(width: 1180, height: 820)
    private static let narrow = CGSize(width: 390, height: 844)

    private let list = List()
    private let detail = Detail()

    /// Returns configured answers; its calls are traced.
    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var collapsed: UIViewController?
        var expanded: UIViewController?
        var handles = false
        var secondary: UIViewController?
        var top: UISplitViewController.Column?
        var mode: UISplitViewController.DisplayMode?

        func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
            collapsed
        }

        func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
            expanded
        }

        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { handles }

        func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? { secondary }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { top ?? proposedTopColumn }

        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode { mode ?? proposedDisplayMode }
    }

    private let delegate = Delegate()

    /// Two controllers, both on stacks of their own.
    private func two() -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = [
            UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail),
        ]
        split.delegate = delegate
        return split
    }

    private func three() -> UISplitViewController {
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(Card(), for: .supplementary)
        split.setViewController(detail, for: .secondary)
        split.delegate = delegate
        return split
    }

    /// Begins at one size and changes to the others, one per second.
    private func play(
        _ split: UISplitViewController, _ sizes: [CGSize], _ play: (TestApp) -> Void = { _ in }
    ) throws -> TestApp {
        let app = try TestApp(root: split, width: sizes[0].width, height: sizes[0].height)
        for (index, size) in sizes.enumerated().dropFirst() {
            app.at(2 * Double(index)) { app.window.change(size: size, angle: 0) }
        }
        play(app)
        try app.play()
        return app
    }

    private func stack(_ controller: UIViewController?) -> [UIViewController] {
        (controller as? UINavigationController)?.viewControllers ?? []
    }

    private func calls(_ app: TestApp, from start: Double) -> [String] {
        app.traceLines([.callback], from: start).filter { $0.contains("Delegate") || $0.contains("Secondary") }
            .map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    // MARK: Without a style

    @Test func stacksMergeAndSeparate() throws {
        let split = two()
        let (primary, secondary) = (split.viewControllers[0], split.viewControllers[1])
        let app = try play(split, [Self.wide, Self.narrow, Self.wide]) { app in
            app.at(3) {
                #expect(split.isCollapsed)
                #expect(split.viewControllers == [primary])
                #expect(stack(primary) == [list, detail])
                #expect(primary.view.frame == app.window.bounds)
                #expect(primary.traitCollection.horizontalSizeClass == .compact)
                #expect(detail.appearance == .appeared && list.appearance == .disappeared)
            }
        }
        #expect(!split.isCollapsed)
        #expect(split.viewControllers == [primary, secondary])
        #expect(stack(primary) == [list] && stack(secondary) == [detail])
        #expect(list.appearance == .appeared && detail.appearance == .appeared)
        #expect(secondary.view.frame.minX == 320.5)
        #expect(
            calls(app, from: 1) == [
                "Delegate primaryViewController(forCollapsing:)",
                "Delegate splitViewController(_:collapseSecondary: UINavigationController, onto: UINavigationController)",
                "UINavigationController collapseSecondaryViewController(UINavigationController, for: UISplitViewController)",
                "Delegate primaryViewController(forExpanding:)",
                "Delegate splitViewController(_:separateSecondaryFrom: UINavigationController)",
                "UINavigationController separateSecondaryViewController(for: UISplitViewController)",
            ])
    }

    /// On an iPhone, the secondary controller is on top unless the delegate handles it.
    @Test(arguments: [true, false]) func anIPhoneStartsWithTheSecondaryController(handles: Bool) throws {
        let split = two()
        let secondary = split.viewControllers[1]
        delegate.handles = handles
        _ = try play(split, [Self.narrow, Self.wide]) { app in
            app.at(1) {
                #expect(stack(split.viewControllers.first) == (handles ? [list] : [list, detail]))
                #expect(list.isViewLoaded == handles)
            }
        }
        // Controllers that were not shown have been kept.
        #expect(split.viewControllers.last === secondary)
        #expect(stack(secondary) == [detail])
    }

    /// Controllers pushed in compact width stay with the detail, and a detail that was popped returns.
    @Test(arguments: [true, false]) func theDetailIsKept(pushes: Bool) throws {
        let (split, card) = (two(), Card())
        let secondary = split.viewControllers[1]
        _ = try play(split, [Self.wide, Self.narrow, Self.wide]) { app in
            app.at(3) {
                let navigation = split.viewControllers[0] as? UINavigationController
                if pushes {
                    navigation?.pushViewController(card, animated: true)
                } else {
                    navigation?.popViewController(animated: true)
                }
            }
        }
        #expect(split.viewControllers.last === secondary)
        #expect(stack(secondary) == (pushes ? [detail, card] : [detail]))
        #expect(stack(split.viewControllers[0]) == [list])
    }

    @Test func aDetailIsPushedWhileCollapsed() throws {
        let (split, card) = (two(), Card())
        let app = try play(split, [Self.narrow, Self.wide]) { app in
            app.at(1) { list.showDetailViewController(card, sender: nil) }
        }
        #expect(split.viewControllers[1] === card)
        #expect(stack(split.viewControllers[0]) == [list])
        #expect(card.appearance == .appeared)
        #expect(app.traceLines().contains { $0.contains("NavigationAnimator animateTransition") })
    }

    @Test func theDelegateNamesTheControllers() throws {
        let split = two()
        let (other, primary, secondary) = (Card(), Card(), Card())
        delegate.collapsed = other
        delegate.handles = true
        delegate.expanded = primary
        delegate.secondary = secondary
        _ = try play(split, [Self.wide, Self.narrow, Self.wide]) { app in
            app.at(3) {
                #expect(split.viewControllers == [other])
                #expect(other.view.frame == app.window.bounds)
            }
        }
        #expect(split.viewControllers == [primary, secondary])
        #expect(split.children == [primary, secondary])
        #expect(other.appearance == .disappeared && primary.appearance == .appeared)
    }

    /// A controller without a stack can take the secondary one itself, and return another.
    private final class Taker: UIViewController {
        var taken: UIViewController?
        var given: UIViewController?
        override func collapseSecondaryViewController(
            _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
        ) { taken = secondaryViewController }
        override func separateSecondaryViewController(for splitViewController: UISplitViewController)
            -> UIViewController?
        { given }
    }

    @Test func thePrimaryControllerCollapsesAndSeparates() throws {
        let (split, taker) = (UISplitViewController(), Taker())
        split.viewControllers = [taker, detail]
        taker.given = list
        _ = try play(split, [Self.wide, Self.narrow, Self.wide])
        #expect(taker.taken === detail)
        #expect(split.viewControllers == [taker, list])
    }

    @Test func withoutAMergeTheTopOfTheStackIsSeparated() throws {
        let (split, navigation) = (UISplitViewController(), UINavigationController(rootViewController: list))
        split.viewControllers = [navigation]
        _ = try play(split, [Self.narrow, Self.wide]) { app in
            app.at(1) { navigation.pushViewController(detail, animated: false) }
        }
        #expect(split.viewControllers == [navigation, detail])
    }

    // MARK: With columns

    @Test func columnsMergeIntoOneStackAndSeparate() throws {
        let split = three()
        let columns = split.viewControllers
        let app = try play(split, [Self.wide, Self.narrow, Self.wide]) { app in
            app.at(3) {
                #expect(split.viewControllers == [columns[0]])
                #expect(stack(columns[0]).map { "\(type(of: $0))" } == ["List", "Card", "Detail"])
            }
        }
        #expect(split.viewControllers == columns)
        #expect(columns.map { stack($0).count } == [1, 1, 1])
        #expect(
            calls(app, from: 1) == [
                "Delegate splitViewController(_:topColumnForCollapsingToProposedTopColumn: .secondary)",
                "Delegate splitViewControllerDidCollapse(_:)",
                "Delegate splitViewController(_:displayModeForExpandingToProposedDisplayMode: .oneBesideSecondary)",
                "Delegate splitViewControllerDidExpand(_:)",
            ])
    }

    @Test func theDelegateNamesTheTopColumnAndTheMode() throws {
        let split = three()
        delegate.top = .supplementary
        delegate.mode = .twoBesideSecondary
        _ = try play(split, [Self.narrow, Self.wide]) { app in
            app.at(1) { #expect(stack(split.viewControllers[0]).map { "\(type(of: $0))" } == ["List", "Card"]) }
        }
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(stack(split.viewControllers[2]) == [detail])
    }

    /// The compact column replaces the others.
    @Test func theCompactColumnIsShownAlone() throws {
        let (split, compact) = (three(), Card())
        split.setViewController(compact, for: .compact)
        let columns = split.viewControllers
        let app = try play(split, [Self.wide, Self.narrow, Self.wide]) { app in
            app.at(3) { #expect(split.viewControllers == [compact]) }
        }
        #expect(calls(app, from: 1).first?.contains("ProposedTopColumn: .compact") == true)
        #expect(split.viewControllers == columns)
        #expect(compact.parent == nil && compact.appearance == .disappeared)
    }

    @Test func columnsArePushedAndPopped() throws {
        let split = three()
        delegate.top = .primary
        let types = { self.stack(split.viewControllers[0]).map { "\(type(of: $0))" } }
        _ = try play(split, [Self.narrow, Self.narrow, Self.wide]) { app in
            app.at(1) {
                #expect(types() == ["List"])
                split.show(.secondary)
            }
            app.at(2) {
                #expect(types() == ["List", "Detail"])
                split.hide(.secondary)
            }
            app.at(3) {
                #expect(types() == ["List"])
                split.showDetailViewController(Base(), sender: nil)
            }
            app.at(3.9) { #expect(types() == ["List", "Base"]) }
        }
        #expect(split.viewController(for: .secondary).map { "\(type(of: $0))" } == "Base")
        #expect(split.viewControllers.map { stack($0).count } == [1, 1, 1])
    }

    @Test func thePrimaryColumnMovesToTheTop() throws {
        let split = three()
        _ = try play(split, [Self.narrow, Self.narrow, Self.wide]) { app in
            app.at(1) { split.show(.primary) }
            app.at(2) { #expect(stack(split.viewControllers[0]) == [list]) }
        }
        #expect(split.viewControllers.map { stack($0).count } == [1, 1, 1])
    }

    // MARK: Appearance

    /// Each `will` has its `did`, and visible controllers have appeared.
    @Test(arguments: [true, false]) func appearanceCallsAreBalanced(hasColumns: Bool) throws {
        let split = hasColumns ? three() : two()
        let app = try play(split, [Self.wide, Self.narrow, Self.wide, Self.narrow]) { app in
            app.at(2.2) { app.window.change(size: Self.wide, angle: 0) }
            app.at(4.5) { split.hide(.primary) }
            app.at(4.6) { split.show(.primary) }
            app.at(5.5) { split.preferredDisplayMode = .oneOverSecondary }
        }
        for name in ["List", "Card", "Detail"] {
            let calls = app.stage.diagnostics.trace.filter { $0.kind == .callback && $0.subject == name }
                .compactMap(\.call).filter { AppearanceCalls.names.contains($0.name) }
            #expect(AppearanceCalls(calls).mistake == nil, "\(name): \(AppearanceCalls(calls).mistake ?? "")")
        }
        #expect(detail.appearance == .appeared)
    }
}
