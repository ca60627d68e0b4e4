import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

extension AdaptationTests {
    var drawer: Drawer? { card.presentationController?.requested as? Drawer }

    /// A controller in the list that owns a presentation context, in which the card is presented.
    func owner(_ style: UIModalPresentationStyle, _ delegate: Delegate, in app: TestApp) -> UIViewController {
        let owner = Detail()
        app.perform {
            list.addChild(owner)
            owner.view.frame = CGRect(x: 100, y: 0, width: 200, height: 600)
            list.view.addSubview(owner.view)
            owner.definesPresentationContext = true
            card.modalPresentationStyle = style
            card.transitioningDelegate = vendor
            card.presentationController?.delegate = delegate
        }
        return owner
    }

    /// A delegate that keeps the style in regular width and adapts to `style` in compact width.
    func narrow(
        _ style: UIModalPresentationStyle,
        replacement: @escaping (UIModalPresentationStyle) -> UIViewController? = { _ in nil }
    ) -> Delegate {
        Delegate(
            style: { $0.horizontalSizeClass == .compact ? style : UIModalPresentationStyle.none },
            replacement: replacement)
    }

    static let compact = UITraitCollection(horizontalSizeClass: .compact)

    // MARK: When

    /// The old controller keeps its container until the end of the change.
    @Test func aReplacedPresentationControllerDoesNotAdapt() throws {
        try run(.custom, [Self.pad, Self.third]) { app in
            app.at(1.9) {
                let drawer = drawer
                app.at(2.2) {
                    guard let drawer, let coordinator = card.transitionCoordinator else { return app.note("nothing") }
                    #expect(drawer.containerView != nil)
                    drawer.willTransition(to: UITraitCollection(horizontalSizeClass: .regular), with: coordinator)
                }
            }
            app.at(2.9) {
                #expect(state() == "FullScreenPresentation 0 0 320 1180, presenter gone")
                #expect(app.notes.isEmpty)
            }
        }
    }

    /// Traits that change while a presentation begins or is about to end apply once it has ended.
    @Test(arguments: [true, false]) func aPresentationInTransitionAdaptsAtItsEnd(comes: Bool) throws {
        let (app, delegate, fader) = (
            try TestApp(root: list, width: 820, height: 1180), narrow(.overFullScreen), Fader()
        )
        let owner = owner(.overCurrentContext, delegate, in: app)
        fader.completes = false
        vendor.dismissing = fader
        app.at(1) { owner.present(card, animated: true) }
        app.at(2) { if !comes { card.dismiss(animated: true) } }
        app.at(comes ? 1.2 : 2.2) {
            list.setOverrideTraitCollection(Self.compact, forChild: owner)
            #expect(card.presentationController?.presentationStyle == .overCurrentContext)
        }
        app.at(3) {
            #expect(card.presentationController?.presentationStyle == .overFullScreen)
            #expect(delegate.heard.last == "will present overFullScreen, at once")
            #expect(list.presentedViewController === card && card.appearance == .appeared)
        }
        try app.play()
        for controller in [list, owner, card] { #expect(PresentationState.violations(of: controller) == []) }
    }

    /// The traits of the controller whose context would be covered, wherever it is.
    @Test func theTraitsOfTheContextDetermineTheStyle() throws {
        let (app, delegate) = (try TestApp(root: list, width: 820, height: 1180), narrow(.fullScreen))
        let owner = owner(.currentContext, delegate, in: app)
        app.perform { list.setOverrideTraitCollection(Self.compact, forChild: owner) }
        app.at(1) { owner.present(card, animated: true) }
        app.at(2) { app.window.overrideUserInterfaceStyle = .dark }
        app.at(3) { app.window.change(size: Self.third, angle: 0) }
        app.at(4) { app.window.change(size: Self.pad, angle: 0) }
        try app.play()
        #expect(card.presentationController?.presentationStyle == .fullScreen)
        #expect(card.presentingViewController === list)
        #expect(delegate.heard.filter { $0.contains("will present") } == ["will present fullScreen, alongside"])
    }

    /// Whether as requested or adapted, the presentation stays with its controller.
    @Test(arguments: [nil, .overFullScreen] as [UIModalPresentationStyle?])
    func adaptingToTheSameStyleChangesNothing(adapted: UIModalPresentationStyle?) throws {
        let delegate = Delegate(style: { _ in adapted })
        let app = try run(adapted == nil ? .pageSheet : .popover, [Self.pad, Self.third], delegate: delegate) { app in
            app.at(1.9) {
                let controller = card.presentationController
                _ = delegate.takeHeard()
                app.at(2.9) { #expect(card.presentationController === controller) }
            }
        }
        #expect(delegate.heard == ["style for compact × regular"])
        #expect(calls(app, from: 2, until: 3).isEmpty)
    }

    // MARK: Answers

    @Test(
        arguments: [
            .currentContext, .overCurrentContext, .popover, .pageSheet, .automatic, .custom,
        ] as [UIModalPresentationStyle])
    func invalidAdaptiveStylesAreIgnored(style: UIModalPresentationStyle) throws {
        try run(.custom, [Self.pad, Self.third]) { app in
            drawer?.narrowStyle = style
            app.at(2.9) { #expect(state() == "Drawer 160 0 160 1180, presenter there") }
        }
    }

    /// The requested style is equivalent to `none`.
    @Test(arguments: [[third, pad], [pad, third]])
    func answeringWithTheRequestedStyleDoesNotAdapt(sizes: [CGSize]) throws {
        let delegate = Delegate(style: { _ in .fullScreen })
        let app = try run(.fullScreen, sizes, delegate: delegate) { app in
            app.at(1.9) {
                let controller = card.presentationController
                app.at(2.9) { #expect(card.presentationController === controller) }
            }
        }
        #expect(delegate.heard.filter { !$0.hasPrefix("style for") } == ["will present none, at once"])
        #expect(calls(app, from: 2, until: 3).isEmpty)
    }

    /// A delegate that implements only the method of iOS 8.0.
    private final class OldDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            controller.traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
        }
    }

    @Test func theOldDelegateMethodIsCalled() throws {
        let old = OldDelegate()
        try run(.popover, [Self.third], delegate: old) { app in
            app.at(1.9) { #expect(state() == "FullScreenPresentation 0 0 320 1180, presenter gone") }
        }
    }

    /// When the delegate is no longer being asked about other traits, the style is the one for the current traits.
    @Test func theAdaptiveStyleFollowsTheTraits() throws {
        let app = try run(.popover, [Self.pad, Self.third], delegate: Silent()) { app in
            app.at(1.9) {
                let popover = card.popoverPresentationController
                #expect(popover?.adaptivePresentationStyle == UIModalPresentationStyle.none)
                app.at(2.9) { #expect(popover?.adaptivePresentationStyle == .formSheet) }
                app.at(4.9) { #expect(popover?.adaptivePresentationStyle == UIModalPresentationStyle.none) }
            }
            app.at(3) { list.dismiss(animated: false) }
            app.at(4) { app.window.change(size: Self.pad, angle: 0) }
        }
        #expect(app.notes.isEmpty)
    }

    // MARK: The new controller

    /// The popover's own sheet controller presents the controller of the popover, and no other.
    @Test func aReplacementGetsItsOwnSheet() throws {
        let card = card
        let delegate = Delegate(replacement: { _ in UINavigationController(rootViewController: card) })
        try run(.popover, [Self.pad, Self.third, Self.pad], delegate: delegate) { app in
            app.at(2.9) {
                let navigation = list.presentedViewController
                #expect(navigation is UINavigationController && card.parent === navigation)
                #expect(navigation?.presentationController is UISheetPresentationController)
                #expect(navigation?.presentationController?.presentedViewController === navigation)
            }
            app.at(3.9) { #expect(list.presentedViewController === card) }
        }
    }

    @Test func theSheetOfAPopoverKeepsItsDelegate() throws {
        let (delegate, own) = (Delegate(), Delegate())
        try run(.popover, [Self.pad, Self.third], delegate: delegate) { app in
            card.popoverPresentationController?.adaptiveSheetPresentationController.delegate = own
            app.at(2.9) {
                #expect(card.presentationController is UISheetPresentationController)
                #expect(card.presentationController?.delegate === own)
                #expect(card.popoverPresentationController?.delegate === delegate)
            }
        }
        #expect(own.heard.isEmpty && delegate.heard.last == "will present formSheet, alongside")
    }

    /// The controller that was asked to present may be gone, but the one that presents is not.
    @Test func theSheetOfAPopoverHasThePopoversPresenter() throws {
        weak var gone: UIViewController?
        let app = try TestApp(root: list, width: 820, height: 1180)
        app.perform {
            let asked = Detail()
            gone = asked
            list.addChild(asked)
            list.view.addSubview(asked.view)
            card.modalPresentationStyle = .popover
            card.popoverPresentationController?.sourceView = list.view
            // Before there is a presenter.
            card.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
            asked.present(card, animated: false)
        }
        app.at(1) { [list] in
            list.children.first?.view.removeFromSuperview()
            list.children.first?.removeFromParent()
        }
        app.at(2) { app.window.change(size: Self.third, angle: 0) }
        app.at(3) {
            #expect(gone == nil)
            #expect(card.presentationController is UISheetPresentationController)
            #expect(card.presentingViewController === list && list.presentedViewController === card)
        }
        try app.play()
        for controller in [list, card] { #expect(PresentationState.violations(of: controller) == []) }
    }

    // MARK: Surroundings

    /// Full screen follows a presentation that also hides the presenter, which returns with the dismissal.
    @Test func aPresenterHiddenInBothStylesReceivesNoCalls() throws {
        let app = try run(.custom, [Self.pad, Self.third, Self.pad]) { app in
            drawer?.removesPresenter = true
            app.at(1.9) { #expect(state() == "Drawer 410 0 410 1180, presenter gone") }
            app.at(2.9) { #expect(state() == "FullScreenPresentation 0 0 320 1180, presenter gone") }
            app.at(3.9) { #expect(state() == "Drawer 410 0 410 1180, presenter gone") }
            app.at(4) { list.dismiss(animated: false) }
            app.at(5) { #expect(app.window.subviews == [list.view] && list.view.frame == app.window.bounds) }
        }
        let appearances = calls(app, from: 2, until: 6).filter { $0.contains("List") && !$0.contains("Is") }
        #expect(appearances == ["4 List viewWillAppear(false)", "4 List viewDidAppear(false)"])
    }

    /// The application's own views in the window stay in front.
    @Test func theNewContainerReplacesTheOldOneInPlace() throws {
        let banner = UIView()
        try run(.popover, [Self.pad, Self.third, Self.pad]) { app in
            app.at(1.5) { app.window.addSubview(banner) }
            for time in [2.9, 3.9] { app.at(time) { #expect(app.window.subviews.last === banner) } }
        }
    }

    /// The presentation in the context leaves with its tab, as it did before it was full screen.
    @Test func aReadaptedContextPresentationLeavesWithItsTab() throws {
        let (tabs, other, delegate) = (UITabBarController(), Detail(), narrow(.fullScreen))
        tabs.viewControllers = [list, other]
        let app = try TestApp(root: tabs, width: 820, height: 1180)
        app.perform {
            list.definesPresentationContext = true
            card.modalPresentationStyle = .currentContext
            card.presentationController?.delegate = delegate
        }
        app.at(1) { list.present(card, animated: false) }
        app.at(2) { app.window.change(size: Self.third, angle: 0) }
        app.at(2.9) { #expect(card.presentingViewController === tabs) }
        app.at(3) { app.window.change(size: Self.pad, angle: 0) }
        app.at(3.9) {
            #expect(card.presentingViewController === list)
            #expect(tabs.transitionView.subviews.map(\.layerName) == ["Card.container"])
        }
        app.at(4) { tabs.selectedIndex = 1 }
        app.at(4.9) { #expect(tabs.transitionView.subviews.map(\.layerName) == ["Detail.view"]) }
        app.at(5) { tabs.selectedIndex = 0 }
        try app.play()
        #expect(tabs.transitionView.subviews.map(\.layerName) == ["Card.container"])
        #expect(list.appearance == .disappeared && card.appearance == .appeared)
    }

    /// An animator receives the presenter's frame from before the new controller moved it.
    @Test func thePresenterReturnsToItsFrameAtTheTimeOfTheChange() throws {
        let fader = Fader()
        try run(.custom, [Self.pad, Self.third, Self.pad]) { app in
            drawer?.shift = 100
            vendor.dismissing = fader
            fader.onAnimate = { context in app.note("\(context.finalFrame(for: list))") }
            app.at(3.9) {
                #expect(list.view.frame.minX == -100)
                list.dismiss(animated: true)
            }
            app.at(5) {
                #expect(app.notes == ["3.9 \(CGRect(x: 0, y: 0, width: 820, height: 1180))"])
                #expect(list.view.frame == app.window.bounds)
            }
        }
    }

    /// Back in the requested style, the presenter is determined again, starting at the controller that was asked to
    /// present.
    @Test func returningToTheRequestedStyleDeterminesThePresenterAgain() throws {
        let (app, delegate) = (try TestApp(root: list, width: 820, height: 1180), narrow(.overFullScreen))
        let owner = owner(.overCurrentContext, delegate, in: app)
        app.at(1) { owner.present(card, animated: false) }
        app.at(2) { app.window.change(size: Self.third, angle: 0) }
        app.at(2.9) { owner.definesPresentationContext = false }
        app.at(3) { app.window.change(size: Self.pad, angle: 0) }
        try app.play()
        #expect(card.presentationController?.presentationStyle == .overCurrentContext)
        #expect(card.presentingViewController === list && card.view.frame == app.window.bounds)
    }

    /// The child appears once, with the change; afterward, its container's views determine its appearance.
    @Test func aReturningChildAppears() throws {
        let (app, delegate) = (try TestApp(root: list, width: 820, height: 1180), narrow(.overFullScreen))
        let owner = owner(.currentContext, delegate, in: app)
        app.at(1) { owner.present(card, animated: false) }
        app.at(2) { app.window.change(size: Self.third, angle: 0) }
        app.at(3) { card.dismiss(animated: false) }
        app.at(4) { owner.view.removeFromSuperview() }
        try app.play()
        let appearances = calls(app, from: 2, until: 5).filter { $0.contains(" Detail view") }
        #expect(
            appearances == [
                "2 Detail viewWillAppear(true)", "2.4 Detail viewDidAppear(true)", "4 Detail viewWillDisappear(false)",
                "4 Detail viewDidDisappear(false)",
            ])
    }

    /// Records the upcoming traits that it is notified of.
    private final class Told: UIViewController {
        private(set) var levels: [UIUserInterfaceLevel] = []

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            levels.append(newCollection.userInterfaceLevel)
            super.willTransition(to: newCollection, with: coordinator)
        }
    }

    /// A popover is elevated; a full-screen presentation is not.
    @Test func upcomingTraitsAreThoseOfTheNewStyle() throws {
        let (told, delegate) = (Told(), narrow(.fullScreen))
        let app = try TestApp(root: list, width: 820, height: 1180)
        app.perform {
            told.modalPresentationStyle = .popover
            told.popoverPresentationController?.sourceView = list.view
            told.popoverPresentationController?.delegate = delegate
            list.present(told, animated: false)
        }
        app.at(1) { app.window.change(size: Self.third, angle: 0) }
        app.at(2) { app.window.change(size: Self.pad, angle: 0) }
        try app.play()
        #expect(told.levels == [.base, .elevated])
    }
}
