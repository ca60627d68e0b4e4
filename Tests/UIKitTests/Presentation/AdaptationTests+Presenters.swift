import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

extension AdaptationTests {
    // MARK: Presenters

    /// When a presentation in a context becomes full screen, its presenter changes, and changes back to the context's
    /// owner when it returns.
    @Test func thePresenterIsDeterminedAgain() throws {
        let owner = Detail()
        let delegate = Delegate(style: {
            $0.horizontalSizeClass == .compact ? .fullScreen : UIModalPresentationStyle.none
        })
        let app = try TestApp(root: list, width: Self.pad.width, height: Self.pad.height)
        app.perform {
            list.addChild(owner)
            owner.view.frame = CGRect(x: 300, y: 0, width: 520, height: 1180)
            owner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.view.addSubview(owner.view)
            owner.definesPresentationContext = true
            card.modalPresentationStyle = .currentContext
            card.presentationController?.delegate = delegate
        }
        app.at(1) { owner.present(card, animated: false) }
        app.at(2) { app.window.change(size: Self.third, angle: 0) }
        app.at(2.9) {
            #expect(card.presentingViewController === list && owner.presentation.presented == nil)
            #expect(state() == "FullScreenPresentation 0 0 320 1180, presenter gone")
        }
        app.at(3) { app.window.change(size: Self.pad, angle: 0) }
        app.at(3.9) {
            #expect(card.presentingViewController === owner && list.presentation.presented == nil)
            #expect(state() == "FullScreenPresentation 300 0 520 1180, presenter there")
            #expect(owner.view.window == nil && owner.appearance == .disappeared)
        }
        app.at(4) { card.dismiss(animated: true) }
        try app.play()
        #expect(owner.view.superview === list.view && owner.appearance == .appeared)
        // The controller is notified once of each change, although its presentation changes in the meantime.
        let told = app.traceLines([.callback], from: 2).filter {
            $0.hasSuffix(" Card willTransition(to: compact × regular)")
        }
        #expect(told.count == 1)
    }

    /// Without a delegate, a presentation in a context becomes full screen with a change to compact width, and stays in
    /// its context if the width was compact from the beginning.
    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
    func aContextBecomesFullScreenWithItsWidth(style: UIModalPresentationStyle, isWide: Bool) throws {
        let owner = Detail()
        let (first, second) = isWide ? (Self.pad, Self.third) : (Self.third, CGSize(width: 300, height: 1180))
        let app = try TestApp(root: list, width: first.width, height: first.height)
        app.perform {
            list.addChild(owner)
            list.view.addSubview(owner.view)
            owner.definesPresentationContext = true
            card.modalPresentationStyle = style
        }
        app.at(1) { owner.present(card, animated: false) }
        app.at(1.5) { #expect(card.presentingViewController === owner) }
        app.at(2) { app.window.change(size: second, angle: 0) }
        app.at(2.9) { #expect(card.presentingViewController === (isWide ? list : owner)) }
        app.at(3) { app.window.change(size: first, angle: 0) }
        try app.play()
        #expect(card.presentingViewController === owner && card.presentationController?.presentationStyle == style)
    }

    /// If the other presenter is already presenting a controller, the presentation does not adapt.
    @Test func aBusyPresenterPreventsAdaptation() throws {
        let (owner, other) = (Detail(), Base())
        let delegate = Delegate(style: {
            $0.horizontalSizeClass == .compact ? .fullScreen : UIModalPresentationStyle.none
        })
        let app = try TestApp(root: list, width: Self.pad.width, height: Self.pad.height)
        app.perform {
            list.addChild(owner)
            list.view.addSubview(owner.view)
            owner.definesPresentationContext = true
            card.modalPresentationStyle = .overCurrentContext
            card.presentationController?.delegate = delegate
            other.modalPresentationStyle = .overFullScreen
        }
        app.at(1) { owner.present(card, animated: false) }
        app.at(1.5) { list.present(other, animated: false) }
        app.at(2) { app.window.change(size: Self.third, angle: 0) }
        try app.play()
        #expect(owner.presentation.presented === card && list.presentation.presented === other)
        #expect(card.presentationController?.presentationStyle == .overCurrentContext)
    }

    /// Two stacked sheets: the lower one leaves the screen under the upper one, and returns under it.
    @Test func sheetsOnSheetsAdaptTogether() throws {
        let upper = Detail()
        try run(.pageSheet, screen: Self.upright, [Self.upright, Self.onItsSide, Self.upright]) { app in
            app.at(1.5) { card.present(upper, animated: false) }
            app.at(2.9) {
                #expect(state(of: upper) == "FullScreenPresentation 0 0 844 390, presenter gone")
                #expect(card.view.window == nil && card.appearance == .disappeared)
            }
            app.at(3.9) {
                #expect(state(of: upper) == "UISheetPresentationController 0 30 390 814, presenter there")
                #expect(card.view.window != nil && card.appearance == .appeared)
                #expect(app.window.subviews.map(\.layerName) == ["List.view", "Card.container", "Detail.container"])
                #expect(upper.presentingViewController === card && card.presentingViewController === list)
            }
            app.at(4) { list.dismiss(animated: true) }
            app.at(5) { #expect(app.window.subviews == [list.view] && list.view.superview === app.window) }
        }
    }

    // MARK: Overlapping changes

    /// Covers a window that changes again before it has reached its size, and a dismissal that is requested before that
    /// and has to wait.
    @Test func anAdaptationIsCompletedBeforeTheNext() throws {
        let app = try run(.pageSheet, screen: Self.upright, [Self.upright, Self.onItsSide]) { app in
            app.at(2.2) { app.window.change(size: Self.upright, angle: 0) }
            app.at(2.5) { #expect(app.stage.applicationState.adaptations.count == 1) }
            app.at(3) { app.window.change(size: Self.onItsSide, angle: 0) }
            app.at(3.1) { card.dismiss(animated: true) }
            app.at(4) { #expect(app.window.subviews == [list.view] && list.appearance == .appeared) }
        }
        let appearances = calls(app, from: 2, until: 5).filter { $0.contains("List") && !$0.contains("Is") }
        #expect(
            appearances == [
                "2 List viewWillDisappear(true)", "2.2 List viewDidDisappear(true)", "2.2 List viewWillAppear(true)",
                "2.6 List viewDidAppear(true)", "3 List viewWillDisappear(true)", "3.1 List viewDidDisappear(true)",
                "3.4 List viewWillAppear(true)", "3.9057 List viewDidAppear(true)",
            ])
    }

    /// A container that overrides its child's traits adapts the child's presentation immediately, as does an override
    /// that does not forward trait changes.
    @Test func unannouncedTraitChangesAdaptImmediately() throws {
        let owner = Detail()
        let delegate = Delegate(style: {
            $0.horizontalSizeClass == .compact ? .overFullScreen : UIModalPresentationStyle.none
        })
        let app = try TestApp(root: list, width: Self.pad.width, height: Self.pad.height)
        app.perform {
            list.addChild(owner)
            owner.view.frame = CGRect(x: 100, y: 0, width: 200, height: 600)
            list.view.addSubview(owner.view)
            owner.definesPresentationContext = true
            card.modalPresentationStyle = .overCurrentContext
            card.presentationController?.delegate = delegate
        }
        app.at(1) { owner.present(card, animated: false) }
        app.at(2) {
            _ = delegate.takeHeard()
            list.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: owner)
            #expect(state() == "FullScreenPresentation 0 0 820 1180, presenter there")
            #expect(delegate.takeHeard().last == "will present overFullScreen, at once")
        }
        try app.play()
        #expect(card.presentationController?.presentationStyle == .overFullScreen)
    }

    /// Neither the controller nor its presentation stays in memory after adapting and being dismissed.
    @Test func adaptedControllersAreDeallocated() throws {
        weak var presented: UIViewController?
        weak var popover: UIPresentationController?
        let app = try TestApp(root: list, width: Self.pad.width, height: Self.pad.height)
        app.perform {
            let card = Card()
            (presented, popover) = (card, card.presentationController)
            card.modalPresentationStyle = .popover
            card.popoverPresentationController?.sourceView = list.view
            popover = card.popoverPresentationController
            app.at(1) { [list] in list.present(card, animated: false) }
        }
        app.at(2) { app.window.change(size: Self.third, angle: 0) }
        app.at(3) { [list] in list.dismiss(animated: false) }
        try app.play()
        #expect(presented == nil && popover == nil)
    }
}
