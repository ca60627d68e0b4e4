import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The notifications to the delegate of a split view controller, and the effect of its answers (facts/split-calls).
@MainActor @Suite struct SplitDelegateTests {
    nonisolated private static let wide = CGSize(width: 1180, height: 820)
    nonisolated private static let high = CGSize(width: 820, height: 1180)
    nonisolated private static let narrow = CGSize(width: 390, height: 844)

    /// Records its calls and answers as configured.
    private final class Listener: NSObject, UISplitViewControllerDelegate {
        var collapsed: UIViewController?
        var expanded: UIViewController?
        var secondary: UIViewController?
        var top: UISplitViewController.Column?
        var mode: UISplitViewController.DisplayMode?
        var target = UISplitViewController.DisplayMode.automatic
        private var heard: [String] = []

        func takeHeard() -> [String] {
            defer { heard = [] }
            return heard
        }

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { heard.append("change \(displayMode)") }

        func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
            heard.append("target")
            return target
        }

        func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
            collapsed
        }

        func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
            expanded
        }

        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            heard.append("collapse")
            return false
        }

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

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("expanded") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            heard.append("will show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            heard.append("will hide \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
            heard.append("did show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
            heard.append("did hide \(column)")
        }
    }

    private let listener = Listener()
    private let list = List()
    private let detail = Detail()

    private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        switch style {
        case .unspecified: split.viewControllers = [list, detail]
        case .tripleColumn:
            split.setViewController(Card(), for: .supplementary)
            fallthrough
        case .doubleColumn:
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
        }
        split.delegate = listener
        return split
    }

    @discardableResult private func play(
        _ split: UISplitViewController, _ size: CGSize = wide, _ play: (TestApp) -> Void
    ) throws -> TestApp {
        let app = try TestApp(root: split, width: size.width, height: size.height)
        play(app)
        try app.play()
        return app
    }

    private func swipe(_ app: TestApp, _ places: ClosedRange<CGFloat>, backwards: Bool = false, at seconds: Double) {
        let touches = app.stage.applicationState.touchScreen
        let touch = touches.newTouch()
        for (step, phase) in ([.began, .moved, .moved, .ended] as [UITouch.Phase]).enumerated() {
            let way = (places.upperBound - places.lowerBound) * CGFloat(min(step, 2)) / 2
            let x = backwards ? places.upperBound - way : places.lowerBound + way
            app.at(seconds + 0.05 * Double(step)) { touches.touch(touch, phase, at: CGPoint(x: x, y: 500)) }
        }
    }

    // MARK: Modes

    @Test func theDelegateIsNotifiedOfEachColumn() throws {
        let split = split(.tripleColumn)
        try play(split) { app in
            app.at(0.9) {
                #expect(
                    listener.takeHeard() == [
                        "change oneBesideSecondary", "will show supplementary", "did show supplementary",
                    ])
            }
            app.at(1) { split.show(.primary) }
            app.at(1.2) {
                #expect(listener.takeHeard() == ["change twoDisplaceSecondary", "will show primary"])
            }
            app.at(1.9) { #expect(listener.takeHeard() == ["did show primary"]) }
            app.at(2) { split.hide(.supplementary) }
            app.at(2.9) {
                #expect(
                    listener.takeHeard() == [
                        "change secondaryOnly", "will hide primary", "will hide supplementary", "did hide primary",
                        "did hide supplementary",
                    ])
            }
            app.at(3) { app.window.change(size: Self.narrow, angle: 0) }
            app.at(3.9) { #expect(listener.takeHeard() == ["collapsed"]) }
            app.at(4) { app.window.change(size: Self.wide, angle: 0) }
            app.at(5) {
                #expect(
                    listener.takeHeard() == [
                        "expanded", "change oneBesideSecondary", "will show supplementary", "did show supplementary",
                    ])
            }
        }
    }

    /// Without columns, only the mode is reported.
    @Test func withoutAStyleTheDelegateIsNotifiedOfTheMode() throws {
        let split = split(.unspecified)
        try play(split) { app in
            app.at(1) { split.hide(.primary) }
            app.at(2) { #expect(listener.takeHeard() == ["change oneBesideSecondary", "change secondaryOnly"]) }
        }
    }

    @Test func theDelegateIsNotifiedOfAColumnWithoutAController() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(detail, for: .secondary)
        split.delegate = listener
        try play(split) { app in
            app.at(0.9) { _ = listener.takeHeard() }
            app.at(1) { split.hide(.primary) }
            app.at(2) {
                #expect(listener.takeHeard() == ["change secondaryOnly", "will hide primary", "did hide primary"])
            }
        }
    }

    /// Showing a column does not depend on hiding another, and does not reduce the number of columns.
    @Test func showingAVisibleColumnHasNoEffect() throws {
        let split = split(.tripleColumn)
        split.preferredDisplayMode = .secondaryOnly
        try play(split) { app in
            app.at(1) {
                #expect(listener.takeHeard().isEmpty)
                split.hide(.primary)
            }
            app.at(2) {
                #expect(split.displayMode == .secondaryOnly && listener.takeHeard().isEmpty)
                split.preferredDisplayMode = .twoBesideSecondary
            }
            app.at(3) {
                _ = listener.takeHeard()
                split.show(.supplementary)
            }
        }
        #expect(split.displayMode == .twoBesideSecondary && listener.takeHeard().isEmpty)
    }

    // MARK: Swipes

    @Test func theDelegateDeterminesTheModeAfterASwipe() throws {
        let split = split(.doubleColumn)
        listener.target = .oneBesideSecondary
        try play(split, Self.high) { app in swipe(app, 2...120, at: 1) }
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(listener.takeHeard().filter { $0 == "target" }.count == 1)
    }

    private enum Vain: CaseIterable {
        case shown, otherSide, collapsed
    }

    /// A swipe while the column is visible, from the other side, or without columns.
    @Test(arguments: Vain.allCases) private func anIneffectiveSwipeDoesNotCallTheDelegate(vain: Vain) throws {
        let split = split(.doubleColumn)
        split.setViewController(Card(), for: .compact)
        let size = [.shown: Self.wide, .otherSide: Self.high, .collapsed: Self.narrow][vain] ?? .zero
        try play(split, size) { app in
            if vain == .otherSide {
                swipe(app, 700...818, backwards: true, at: 1)
            } else {
                swipe(app, 2...120, at: 1)
            }
            app.at(2) { #expect(!listener.takeHeard().contains("target")) }
            app.at(3) { if vain == .collapsed { app.window.change(size: Self.wide, angle: 0) } }
        }
        #expect(split.displayMode == (vain == .otherSide ? .secondaryOnly : .oneBesideSecondary))
    }

    // MARK: Collapsing and expanding

    /// It is not pushed onto itself.
    @Test func theSecondaryControllerCanBeTheOnlyOne() throws {
        let split = split(.unspecified)
        (listener.collapsed, listener.expanded) = (detail, list)
        try play(split, Self.narrow) { app in
            app.at(1) {
                #expect(split.viewControllers == [detail] && detail.appearance == .appeared)
                #expect(listener.takeHeard().isEmpty)
                app.window.change(size: Self.wide, angle: 0)
            }
        }
        #expect(split.viewControllers == [list, detail])
        #expect(list.appearance == .appeared && detail.appearance == .appeared)
    }

    @Test func aDetailAloneIsTheOnlyOne() throws {
        let split = UISplitViewController()
        split.showDetailViewController(detail, sender: nil)
        try play(split, Self.narrow) { _ in }
        #expect(split.viewControllers == [detail] && detail.appearance == .appeared)
    }

    /// The column has no controller, so the proposed column is on top.
    @Test func aTopColumnWithoutAControllerIsIgnored() throws {
        let split = split(.doubleColumn)
        listener.top = .supplementary
        try play(split, Self.narrow) { _ in }
        let stack = split.viewControllers.first as? UINavigationController
        #expect(stack?.viewControllers == [list, detail])
    }

    /// `automatic` or the proposed mode leaves the choice to the split view controller.
    @Test(arguments: [.automatic, .oneBesideSecondary] as [UISplitViewController.DisplayMode])
    func theProposedModeIsNotAUserChoice(mode: UISplitViewController.DisplayMode) throws {
        let split = split(.doubleColumn)
        listener.mode = mode
        try play(split, Self.narrow) { app in
            app.at(1) { app.window.change(size: Self.wide, angle: 0) }
            app.at(2) {
                #expect(split.displayMode == .oneBesideSecondary)
                split.preferredSplitBehavior = .overlay
            }
        }
        #expect(split.displayMode == .secondaryOnly)
    }

    /// A detail that was popped is on the stack that the delegate returns.
    @Test func theDelegateCanReturnTheSecondaryController() throws {
        let (split, secondary) = (UISplitViewController(), UINavigationController(rootViewController: detail))
        let primary = UINavigationController(rootViewController: list)
        split.viewControllers = [primary, secondary]
        split.delegate = listener
        listener.secondary = secondary
        try play(split, Self.narrow) { app in
            app.at(1) { primary.popViewController(animated: false) }
            app.at(2) { app.window.change(size: Self.wide, angle: 0) }
        }
        #expect(split.viewControllers == [primary, secondary])
        #expect(primary.viewControllers == [list] && secondary.viewControllers == [detail])
    }

    /// A column that appears along with the split view controller.
    @Test func aColumnAppearsWithTheOthers() throws {
        let split = split(.doubleColumn)
        split.modalPresentationStyle = .fullScreen
        let home = Home()
        let app = try TestApp(root: home, width: Self.high.width, height: Self.high.height)
        app.at(1) { home.present(split, animated: true) }
        app.at(1.2) { split.show(.primary) }
        try app.play()
        let calls = app.stage.diagnostics.trace.filter { $0.kind == .callback && $0.subject == list.subject }
            .compactMap(\.call).filter { AppearanceCalls.names.contains($0.name) }
        #expect(calls.map(\.name) == [.viewWillAppear, .viewIsAppearing, .viewDidAppear])
    }
}
