import FrameTiming
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The adaptation of presentation styles to compact size classes, and the delegate's part in it.
@MainActor @Suite struct AdaptivityTests {
    /// Returns configured answers and records its calls.
    private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var style: UIModalPresentationStyle?
        var replacement: UIViewController?
        var mayDismiss = true
        private(set) var heard: [String] = []

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { style ?? controller.adaptivePresentationStyle(for: traitCollection) }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { replacement }

        func presentationController(
            _ presentationController: UIPresentationController,
            prepare adaptivePresentationController: UIPresentationController
        ) { heard.append("prepare \(type(of: adaptivePresentationController))") }

        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { heard.append("will present \(style), \(transitionCoordinator == nil ? "no " : "")coordinator") }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            mayDismiss
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            heard.append("will dismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            heard.append("did dismiss")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            heard.append("did attempt")
        }
    }

    private let list = List()
    private let card = Card()
    private let delegate = Delegate()

    private func present(
        _ style: UIModalPresentationStyle, width: Double = 390, height: Double = 844, before: () -> Void = {}
    ) throws -> TestApp {
        let app = try TestApp(root: list, width: width, height: height)
        card.modalPresentationStyle = style
        app.perform { before() }
        app.at(1) { list.present(card, animated: true) }
        return app
    }

    /// Portrait iPhone, landscape iPhone, and iPad; the rows are written by hand from Apple's page of the style.
    @Test(
        arguments: [
            (.pageSheet, .none, .fullScreen, .none), (.formSheet, .none, .fullScreen, .none),
            (.automatic, .none, .fullScreen, .none), (.popover, .formSheet, .fullScreen, .none),
            (.fullScreen, .none, .none, .none), (.overFullScreen, .none, .none, .none),
            (.currentContext, .none, .none, .none), (.overCurrentContext, .none, .none, .none),
            (.custom, .none, .none, .none), (.none, .none, .none, .none),
        ] as [(UIModalPresentationStyle, UIModalPresentationStyle, UIModalPresentationStyle, UIModalPresentationStyle)])
    func stylesAdaptAsDocumented(
        style: UIModalPresentationStyle, phone: UIModalPresentationStyle, onItsSide: UIModalPresentationStyle,
        pad: UIModalPresentationStyle
    ) {
        for (size, wanted) in [
            (CGSize(width: 390, height: 844), phone), (CGSize(width: 844, height: 390), onItsSide),
            (CGSize(width: 820, height: 1180), pad),
        ] {
            #expect(
                style.definition.adapted(UITraitCollection(ofWindow: size, scale: 2)) == wanted,
                "\(size)")
        }
    }

    /// The presentation controller of a style has the properties of the style, and adaptation targets do not adapt
    /// further.
    @Test(arguments: UIModalPresentationStyle.allCases) func controllersMatchStyles(style: UIModalPresentationStyle)
        throws
    {
        let app = try TestApp(root: list)
        app.perform {
            card.modalPresentationStyle = style
            let controller = PresentationStyle.controller(for: card, presenting: list, source: list)
            #expect(controller.style == style && controller.presentingViewController === list)
            #expect(controller.shouldPresentInFullscreen == !style.definition.coversContext)
            #expect(controller.shouldRemovePresentersView == style.definition.removesPresentersView)
            for size in [
                CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 820, height: 1180),
            ] {
                let traits = UITraitCollection(ofWindow: size, scale: 2)
                #expect(controller.adaptivePresentationStyle(for: traits) == style.definition.adapted(traits))
                let adapted = style.definition.adapted(traits)
                guard adapted != .none else { continue }
                #expect(adapted.definition.isAdaptationTarget && adapted.definition.adapted(traits) == .none)
            }
        }
    }

    @Test(
        arguments: [
            (375, 667, .compact, .regular, .phone), (667, 375, .compact, .compact, .phone),
            (414, 736, .compact, .regular, .phone), (736, 414, .regular, .compact, .phone),
            (812, 375, .compact, .compact, .phone), (896, 414, .regular, .compact, .phone),
            (874, 402, .compact, .compact, .phone), (956, 440, .regular, .compact, .phone),
            (744, 1133, .regular, .regular, .pad), (1376, 1032, .regular, .regular, .pad),
        ] as [(CGFloat, CGFloat, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass, UIUserInterfaceIdiom)])
    func sizeClassesOfDevices(
        width: CGFloat, height: CGFloat, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
        idiom: UIUserInterfaceIdiom
    ) {
        let traits = UITraitCollection(ofWindow: CGSize(width: width, height: height), scale: 3)
        #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
        #expect(traits.userInterfaceIdiom == idiom && traits.displayScale == 3)
    }

    // MARK: Sheets

    @Test(arguments: [.pageSheet, .formSheet, .automatic] as [UIModalPresentationStyle])
    func aSheetOnAPhoneIsACard(style: UIModalPresentationStyle) throws {
        let app = try present(style)
        app.at(2) {
            #expect(card.view.frame == CGRect(x: 0, y: 30, width: 390, height: 814))
            #expect(list.view.window != nil)
            #expect(card.view.superview?.subviews.first?.backgroundColor == UIColor(white: 0, alpha: 0.12))
        }
        try app.play()
        #expect(!app.traceLines().contains { $0.contains("List viewWill") && $0.contains("true") })
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
        // The dimming follows the system spring, like the card.
        let dimming = try #require(card.view.superview?.subviews.first)
        let fractions = try app.numbers("opacity", of: dimming, at: [1, 1.1, 1.2])
        for (fraction, wanted) in zip(fractions, [0, 0.54478, 0.87928]) { #expect(abs(fraction - wanted) < 1e-4) }
    }

    @Test func aSheetInLandscapeFillsTheScreenAndHidesThePresenter() throws {
        let app = try present(.pageSheet, width: 844, height: 390)
        try app.play()
        #expect(card.view.frame == app.window.bounds)
        #expect(list.view.window == nil)
        #expect(card.presentationController?.presentationStyle == .fullScreen)
    }

    @Test func aFormSheetOnIPadHasItsPreferredSize() throws {
        let app = try present(.formSheet, width: 820, height: 1180)
        app.at(2) { #expect(card.view.frame == CGRect(x: 140, y: 280, width: 540, height: 620)) }
        app.at(3) { card.preferredContentSize = CGSize(width: 400, height: 300) }
        try app.play()
        #expect(card.view.frame == CGRect(x: 210, y: 440, width: 400, height: 300))
    }

    // MARK: Delegates

    @Test func thePresentationControllerExistsBeforePresenting() throws {
        let app = try present(.pageSheet) { card.presentationController?.delegate = delegate }
        try app.play()
        #expect(delegate.heard == ["will present none, coordinator"])
        #expect(card.presentationController?.delegate === delegate)
        #expect(list.presentationController == nil)
    }

    @Test(
        arguments: [
            (.fullScreen, "FullScreenPresentation"), (.overFullScreen, "FullScreenPresentation"),
            (.formSheet, "UISheetPresentationController"), (.none, "UISheetPresentationController"),
            (.popover, "UISheetPresentationController"), (.custom, "UISheetPresentationController"),
        ] as [(UIModalPresentationStyle, String)])
    func theDelegateChoosesTheStyle(style: UIModalPresentationStyle, controller: String) throws {
        delegate.style = style
        let app = try present(.pageSheet) { card.presentationController?.delegate = delegate }
        try app.play()
        #expect(card.presentationController.map { "\(type(of: $0))" } == controller)
        let isHeard = [.fullScreen, .overFullScreen, .formSheet].contains(style)
        #expect(
            delegate.heard == (isHeard ? ["prepare \(controller)"] : []) + [
                "will present \(isHeard ? style : .none), coordinator"
            ])
    }

    @Test func theDelegateMayWrapThePresentedController() throws {
        let wrapper = Detail()
        delegate.style = .fullScreen
        delegate.replacement = wrapper
        wrapper.addChild(card)
        card.removeFromParent()
        let app = try present(.popover) { card.presentationController?.delegate = delegate }
        try app.play()
        #expect(list.presentedViewController === wrapper)
        #expect(wrapper.view.window != nil && card.presentingViewController == nil)
    }

    private func tapOutside(_ app: TestApp, at seconds: Double) {
        let finger = app.stage.applicationState.touchScreen.newTouch()
        app.at(seconds) { app.stage.applicationState.touchScreen.touch(finger, .began, at: CGPoint(x: 20, y: 20)) }
        app.at(seconds + 0.05) {
            app.stage.applicationState.touchScreen.touch(finger, .ended, at: CGPoint(x: 20, y: 20))
        }
    }

    @Test func aTapOutsideAFormSheetDismissesIt() throws {
        let app = try present(.formSheet, width: 820, height: 1180) { card.presentationController?.delegate = delegate }
        tapOutside(app, at: 2)
        try app.play()
        #expect(list.presentedViewController == nil)
        #expect(delegate.heard == ["will present none, coordinator", "will dismiss", "did dismiss"])
    }

    @Test(arguments: [true, false]) func theDelegateCanPreventDismissal(byDelegate: Bool) throws {
        delegate.mayDismiss = !byDelegate
        card.isModalInPresentation = !byDelegate
        let app = try present(.formSheet, width: 820, height: 1180) { card.presentationController?.delegate = delegate }
        tapOutside(app, at: 2)
        try app.play()
        #expect(list.presentedViewController === card)
        #expect(delegate.heard == ["will present none, coordinator", "did attempt"])
    }

    @Test func programmaticDismissalsDoNotCallTheDelegate() throws {
        let app = try present(.formSheet, width: 820, height: 1180) { card.presentationController?.delegate = delegate }
        app.at(2) { card.dismiss(animated: true) }
        try app.play()
        #expect(delegate.heard == ["will present none, coordinator"])
    }
}
