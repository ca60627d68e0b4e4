import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Presentations whose window changes size classes while they are on screen.
@MainActor @Suite struct AdaptationTests {
    /// Returns configured answers and records its calls.
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var style: (UITraitCollection) -> UIModalPresentationStyle?
        var replacement: (UIModalPresentationStyle) -> UIViewController?
        private(set) var heard: [String] = []

        init(
            style: @escaping (UITraitCollection) -> UIModalPresentationStyle? = { _ in nil },
            replacement: @escaping (UIModalPresentationStyle) -> UIViewController? = { _ in nil }
        ) {
            self.style = style
            self.replacement = replacement
        }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            heard.append("style for \(traitCollection.summary)")
            return style(traitCollection) ?? controller.adaptivePresentationStyle
        }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            heard.append("controller for \(style)")
            return replacement(style)
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            prepare adaptivePresentationController: UIPresentationController
        ) {
            heard.append("prepare \(type(of: presentationController)) for \(type(of: adaptivePresentationController))")
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { heard.append("will present \(style), \(transitionCoordinator == nil ? "at once" : "alongside")") }

        func takeHeard() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    /// A delegate that implements no methods.
    final class Silent: NSObject, UIAdaptivePresentationControllerDelegate {}

    /// Covers the right half of a wide window, dimmed, or the whole of a narrow one.
    final class Drawer: UIPresentationController {
        let dimming = UIView()
        var narrowStyle = UIModalPresentationStyle.fullScreen
        var removesPresenter = false
        /// The distance by which the presenter moves to the left, in points.
        var shift: CGFloat = 0

        override var shouldRemovePresentersView: Bool { removesPresenter }

        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
        }

        override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
            traitCollection.horizontalSizeClass == .compact ? narrowStyle : .none
        }

        override func presentationTransitionWillBegin() {
            containerView?.insertSubview(dimming, at: 0)
            presentingViewController.view.frame.origin.x -= shift
            guard let coordinator = presentedViewController.transitionCoordinator else { return dimming.alpha = 1 }
            dimming.alpha = 0
            coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1 }, completion: nil)
        }

        override func dismissalTransitionWillBegin() {
            presentedViewController.transitionCoordinator?.animate(
                alongsideTransition: { _ in
                    self.dimming.alpha = 0
                    self.presentingViewController.view.frame.origin.x += self.shift
                }, completion: nil)
        }

        override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { dimming.removeFromSuperview() } }

        override func containerViewWillLayoutSubviews() {
            if presentedView?.superview === containerView { presentedView?.frame = frameOfPresentedViewInContainerView }
        }
    }

    let list = List()
    let card = Card()
    let source = UIView(frame: CGRect(x: 300, y: 400, width: 100, height: 40))
    let vendor = Vendor()

    nonisolated static let pad = CGSize(width: 820, height: 1180)
    nonisolated static let third = CGSize(width: 320, height: 1180)
    nonisolated static let upright = CGSize(width: 390, height: 844)
    nonisolated static let onItsSide = CGSize(width: 844, height: 390)

    /// The list presents the card without animation at 1 s. The window has the first size from the beginning, the
    /// second from 2 s on, the third from 3 s on, and so on.
    @discardableResult func run(
        _ style: UIModalPresentationStyle, screen: CGSize = Self.pad, _ sizes: [CGSize],
        delegate: (any UIAdaptivePresentationControllerDelegate)? = nil, _ check: (TestApp) -> Void
    ) throws -> TestApp {
        let app = try TestApp(root: list, width: screen.width, height: screen.height)
        app.perform {
            list.view.addSubview(source)
            card.transitioningDelegate = vendor
            vendor.presentation = { Drawer(presentedViewController: $0, presenting: $1) }
            card.modalPresentationStyle = style
            card.preferredContentSize = CGSize(width: 240, height: 180)
            card.popoverPresentationController?.sourceView = source
            card.presentationController?.delegate = delegate
        }
        app.at(1) { list.present(card, animated: false) }
        for (index, size) in sizes.enumerated() {
            app.at(index == 0 ? 0.1 : Double(index) + 1) { app.window.change(size: size, angle: 0) }
        }
        app.perform { check(app) }
        try app.play()
        for controller in [list, card] { #expect(PresentationState.violations(of: controller) == []) }
        return app
    }

    /// The presentation controller, the view's frame in the window, and whether the presenting view is in the window.
    func state(of controller: UIViewController? = nil) -> String {
        let presented: UIViewController = controller ?? card
        let frame = presented.view.superview.map { $0.convert(presented.view.frame, to: nil) } ?? .zero
        let name = presented.presentationController.map { "\(type(of: $0))" } ?? "nothing"
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }.joined(separator: " ")
        return "\(name) \(numbers), presenter \(list.view.window == nil ? "gone" : "there")"
    }

    /// The calls to appearance methods and presentation controllers from `start` until before `end`.
    func calls(_ app: TestApp, from start: Double, until end: Double) -> [String] {
        let inTime = app.traceLines([.callback], from: start).filter {
            Double($0.prefix { $0 != " " }).map { $0 < end } ?? false
        }
        return inTime.filter { line in
            ["Appear(", "Disappear(", "TransitionWillBegin", "TransitionDidEnd"].contains { line.contains($0) }
        }
    }

    // MARK: Styles

    @Test func aPopoverBecomesASheetInANarrowWindowAndThenAPopoverAgain() throws {
        try run(.popover, [Self.pad, Self.third, Self.pad]) { app in
            app.at(1.9) { #expect(state() == "UIPopoverPresentationController 230 453 240 180, presenter there") }
            app.at(2.9) {
                #expect(state() == "UISheetPresentationController 0 30 320 1150, presenter there")
                #expect(card.popoverPresentationController?.arrowDirection == .unknown)
                #expect(card.sheetPresentationController === card.presentationController)
                #expect(card.traitCollection.horizontalSizeClass == .compact)
            }
            app.at(3.9) {
                #expect(state() == "UIPopoverPresentationController 230 453 240 180, presenter there")
                #expect(card.popoverPresentationController?.arrowDirection == .up)
                #expect(app.window.subviews.count == 2 && card.view.layer.cornerRadius == 0)
            }
        }
    }

    @Test func aPopoverPresentedInANarrowWindowBecomesAPopoverInAWideOne() throws {
        try run(.popover, [Self.third, Self.pad]) { app in
            app.at(1.9) { #expect(state() == "UISheetPresentationController 0 30 320 1150, presenter there") }
            app.at(2.9) { #expect(state() == "UIPopoverPresentationController 230 453 240 180, presenter there") }
        }
    }

    /// A popover becomes the sheet that the application may have configured.
    @Test func aPopoverAdaptsToItsAdaptiveSheetController() throws {
        try run(.popover, [Self.pad, Self.third]) { app in
            let sheet = card.popoverPresentationController?.adaptiveSheetPresentationController
            sheet?.detents = [.medium()]
            app.at(2.9) {
                #expect(card.presentationController === sheet && card.view.frame.minY > 500)
                #expect(sheet?.presentationStyle == .formSheet)
            }
        }
    }

    /// The presenter leaves the screen with appearance calls, and returns with them.
    @Test func aSheetCoversTheScreenAfterRotationToLandscape() throws {
        let app = try run(.pageSheet, screen: Self.upright, [Self.upright, Self.onItsSide, Self.upright]) { app in
            app.at(1.9) { #expect(state() == "UISheetPresentationController 0 30 390 814, presenter there") }
            app.at(2.9) {
                #expect(state() == "FullScreenPresentation 0 0 844 390, presenter gone")
                #expect(card.sheetPresentationController?.presentationStyle == .pageSheet)
                #expect(card.view.layer.cornerRadius == 0 && card.view.gestureRecognizers?.isEmpty != false)
            }
            app.at(3.9) {
                #expect(state() == "UISheetPresentationController 0 30 390 814, presenter there")
                #expect(app.window.subviews.first === list.view && app.window.subviews.count == 2)
            }
        }
        #expect(
            calls(app, from: 2, until: 3) == [
                "2 UISheetPresentationController dismissalTransitionWillBegin()",
                "2 FullScreenPresentation presentationTransitionWillBegin()", "2 List viewWillDisappear(true)",
                "2.4 List viewDidDisappear(true)", "2.4 UISheetPresentationController dismissalTransitionDidEnd(true)",
                "2.4 FullScreenPresentation presentationTransitionDidEnd(true)",
            ])
        #expect(
            calls(app, from: 3, until: 4) == [
                "3 FullScreenPresentation dismissalTransitionWillBegin()", "3 List viewWillAppear(true)",
                "3 UISheetPresentationController presentationTransitionWillBegin()",
                "3.4 List viewDidAppear(true)", "3.4 FullScreenPresentation dismissalTransitionDidEnd(true)",
                "3.4 UISheetPresentationController presentationTransitionDidEnd(true)",
            ])
    }

    @Test func aSheetPresentedInLandscapeBecomesACardInPortrait() throws {
        try run(.formSheet, screen: Self.onItsSide, [Self.onItsSide, Self.upright, Self.onItsSide]) { app in
            app.at(1.9) { #expect(state() == "FullScreenPresentation 0 0 844 390, presenter gone") }
            app.at(2.9) { #expect(state() == "UISheetPresentationController 0 30 390 814, presenter there") }
            app.at(3.9) { #expect(state() == "FullScreenPresentation 0 0 844 390, presenter gone") }
        }
    }

    /// The presented view moves from its old frame to the new one with the window, and the dimming fades.
    @Test func theViewMovesAndTheDimmingFades() throws {
        let app = try run(.custom, [Self.pad, Self.third, Self.pad]) { app in
            app.at(1.9) { #expect(state() == "Drawer 410 0 410 1180, presenter there") }
            app.at(2.9) { #expect(state() == "FullScreenPresentation 0 0 320 1180, presenter gone") }
            app.at(3.9) { #expect(state() == "Drawer 410 0 410 1180, presenter there") }
        }
        let width = try app.shown("bounds.size.width", of: card.view, at: 2.2)?.number ?? 0
        #expect(width > 325 && width < 405)
        let drawer = try #require(card.presentationController as? Drawer)
        let dimming = try app.numbers("opacity", of: drawer.dimming, at: [2.2, 3.2])
        #expect(dimming.allSatisfy { $0 > 0.1 && $0 < 0.9 })
    }

    /// The widths of side-by-side windows on iPads of two sizes in landscape.
    @Test(
        arguments: [
            (820, 1180, .regular), (820, 795, .regular), (820, 585, .compact), (820, 375, .compact),
            (1024, 981, .regular), (1024, 678, .regular), (1024, 375, .compact), (1024, 639, .compact),
            (768, 694, .regular), (768, 507, .compact), (768, 320, .compact),
        ] as [(Double, CGFloat, UIUserInterfaceSizeClass)])
    func sheetsAdaptInSideBySideWindows(short: Double, width: CGFloat, horizontal: UIUserInterfaceSizeClass) throws {
        let app = try TestApp(root: list, width: short, height: short + 300)
        app.perform {
            app.window.change(size: CGSize(width: width, height: short), angle: 0)
            let traits = app.window.traitCollection
            #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == .regular)
            #expect(traits.userInterfaceIdiom == .pad)
        }
    }

    /// A presenter that a full-screen presentation has removed from the window has the traits of its window.
    @Test func traitsReachAPresentationWhosePresenterIsHidden() throws {
        let app = try run(.fullScreen, [Self.pad, Self.third]) { app in
            app.at(2.9) {
                #expect(list.view.window == nil && list.traitCollection.horizontalSizeClass == .compact)
                #expect(card.traitCollection.horizontalSizeClass == .compact)
            }
        }
        let lines = app.traceLines([.callback], from: 2)
        #expect(lines.contains("2 FullScreenPresentation willTransition(to: compact × regular)"))
        #expect(lines.contains("2 FullScreenPresentation viewWillTransition(to: 320 × 1180)"))
        #expect(lines.contains("2 FullScreenPresentation traitCollectionDidChange(_:)"))
        #expect(lines.contains("2 Card traitCollectionDidChange(_:)"))
    }

    /// Resizing a window within its size classes does not change a presentation.
    @Test func aSizeChangeAloneDoesNotAdapt() throws {
        let delegate = Delegate()
        try run(.popover, [Self.pad, CGSize(width: 1180, height: 820)], delegate: delegate) { app in
            app.at(2.9) { #expect(card.presentationController is UIPopoverPresentationController) }
        }
        #expect(delegate.heard == ["style for regular × regular", "will present none, at once"])
    }

    // MARK: The delegate

    @Test func theDelegateIsAskedAtEachChange() throws {
        let delegate = Delegate(style: {
            $0.horizontalSizeClass == .compact ? .fullScreen : UIModalPresentationStyle.none
        })
        try run(.popover, [Self.pad, Self.third, Self.pad], delegate: delegate) { app in
            app.at(1.9) {
                #expect(delegate.takeHeard() == ["style for regular × regular", "will present none, at once"])
            }
            app.at(2.9) {
                #expect(state() == "FullScreenPresentation 0 0 320 1180, presenter gone")
                #expect(card.presentationController?.delegate === delegate)
                #expect(
                    delegate.takeHeard() == [
                        "style for compact × regular", "controller for fullScreen",
                        "prepare UIPopoverPresentationController for FullScreenPresentation",
                        "will present fullScreen, alongside",
                    ])
            }
            app.at(3.9) {
                #expect(delegate.takeHeard() == ["style for regular × regular", "will present none, alongside"])
            }
        }
    }

    /// The system's answer is for the upcoming traits, although the presentation still has the old ones.
    @Test func adaptivePresentationStyleUsesTheTraitsInQuestion() throws {
        try run(.popover, [Self.pad, Self.third], delegate: Delegate()) { app in
            app.at(2.9) { #expect(card.presentationController is UISheetPresentationController) }
        }
        let tests = AdaptationTests()
        try tests.run(.popover, [Self.pad, Self.third], delegate: Silent()) { _ in }
        #expect(tests.card.presentationController is UISheetPresentationController)
    }

    @Test(
        arguments: [
            (UIModalPresentationStyle.none, "UIPopoverPresentationController"),
            (.overFullScreen, "FullScreenPresentation"), (.formSheet, "UISheetPresentationController"),
            // The style is not permitted, so the system chooses.
            (.currentContext, "UISheetPresentationController"), (.popover, "UISheetPresentationController"),
        ])
    func theDelegateChoosesTheStyle(style: UIModalPresentationStyle, controller: String) throws {
        let delegate = Delegate(style: { $0.horizontalSizeClass == .compact ? style : UIModalPresentationStyle.none })
        let app = try run(.popover, [Self.pad, Self.third], delegate: delegate) { app in
            app.at(2.9) { #expect(card.presentationController.map { "\(type(of: $0))" } == controller) }
        }
        #expect(!calls(app, from: 2, until: 3).contains { $0.contains("List") })
    }

    /// A replacement that contains the presented controller takes its place, and returns it.
    @Test func theDelegateMayWrapThePresentedController() throws {
        let card = card
        let delegate = Delegate(
            style: { $0.horizontalSizeClass == .compact ? .fullScreen : UIModalPresentationStyle.none },
            replacement: { _ in UINavigationController(rootViewController: card) })
        let app = try run(.popover, [Self.pad, Self.third, Self.pad, Self.third], delegate: delegate) { app in
            for time in [2.9, 4.9] {
                app.at(time) {
                    let navigation = list.presentedViewController as? UINavigationController
                    #expect(navigation != nil && card.navigationController === navigation)
                    #expect(card.view.window != nil && card.presentingViewController === list)
                    #expect(list.view.window == nil)
                }
            }
            app.at(3.9) {
                #expect(list.presentedViewController === card && card.parent == nil)
                #expect(state() == "UIPopoverPresentationController 230 453 240 180, presenter there")
            }
            app.at(5.9) { list.dismiss(animated: true) }
            app.at(7) { #expect(list.presentedViewController == nil && list.view.window != nil) }
        }
        #expect(
            app.traceLines([.callback]).filter { $0.contains("willMove(toParent: nil)") } == [
                "3 Card willMove(toParent: nil)"
            ])
        let appearances = calls(app, from: 2, until: 4).filter { !$0.contains("Transition") && !$0.contains("Is") }
        #expect(
            appearances == [
                "2 Card viewWillDisappear(true)", "2 Card viewDidDisappear(true)", "2 List viewWillDisappear(true)",
                "2 UINavigationController viewWillAppear(true)", "2 Card viewWillAppear(true)",
                "2.4 UINavigationController viewDidAppear(true)", "2.4 Card viewDidAppear(true)",
                "2.4 List viewDidDisappear(true)",
                "3 List viewWillAppear(true)", "3 UINavigationController viewWillDisappear(true)",
                "3 Card viewWillDisappear(true)", "3 UINavigationController viewDidDisappear(true)",
                "3 Card viewDidDisappear(true)", "3 Card viewWillAppear(true)", "3.4 Card viewDidAppear(true)",
                "3.4 List viewDidAppear(true)",
            ])
    }
}
