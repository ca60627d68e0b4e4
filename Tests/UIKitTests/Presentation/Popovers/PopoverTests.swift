import FrameTiming
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Popovers on an iPad of 820 × 1180 points, and their adaptation on an iPhone.
@MainActor @Suite struct PopoverTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var style: UIModalPresentationStyle?
        private(set) var heard: [String] = []

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { style ?? controller.adaptivePresentationStyle(for: traitCollection) }

        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            heard.append("prepare")
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            heard.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            heard.append("did")
        }
    }

    private let list = List()
    private let card = Card()
    private let source = UIView(frame: CGRect(x: 300, y: 400, width: 100, height: 40))
    private let delegate = Delegate()

    /// Presents a popover of 240 × 180 points at 1 s.
    private func present(
        width: Double = 820, height: Double = 1180, _ setUp: (UIPopoverPresentationController) -> Void = { _ in }
    ) throws -> TestApp {
        let app = try TestApp(root: list, width: width, height: height)
        app.perform {
            app.window.screen.settings.look = .iOS26
            list.view.addSubview(source)
            card.modalPresentationStyle = .popover
            card.preferredContentSize = CGSize(width: 240, height: 180)
            card.popoverPresentationController?.sourceView = source
            card.popoverPresentationController?.delegate = delegate
            card.popoverPresentationController.map(setUp)
        }
        app.at(1) { list.present(card, animated: true) }
        return app
    }

    private func tap(_ app: TestApp, at place: CGPoint, _ seconds: Double) {
        let finger = app.stage.applicationState.touchScreen.newTouch()
        app.at(seconds) { app.stage.applicationState.touchScreen.touch(finger, .began, at: place) }
        app.at(seconds + 0.05) { app.stage.applicationState.touchScreen.touch(finger, .ended, at: place) }
    }

    /// Implements only the methods of iOS 8 to 12.
    private final class OldDelegate: NSObject, UIPopoverPresentationControllerDelegate {
        var should = false
        private(set) var heard: [String] = []

        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool {
            heard.append("should")
            return should
        }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { heard.append("did") }
    }

    /// The delegate is asked at each tap outside, and notified at the end.
    @Test func theOldDelegateMethodsControlDismissal() throws {
        let old = OldDelegate()
        let app = try present { $0.delegate = old }
        tap(app, at: CGPoint(x: 20, y: 20), 2)
        app.at(3) {
            #expect(list.presentedViewController === card && old.heard == ["should"])
            old.should = true
        }
        tap(app, at: CGPoint(x: 20, y: 20), 4)
        app.at(5) { #expect(list.presentedViewController == nil && old.heard == ["should", "should", "did"]) }
        try app.play()
    }

    // MARK: Where

    /// The arrow makes the popover 13 points longer (measured: 240 × 180 becomes 253 × 180 or 240 × 193). The popover
    /// is centered on the source's center, at (350, 420), beside the source's edge.
    @Test(
        arguments: [
            (.up, CGRect(x: 230, y: 440, width: 240, height: 193)),
            (.down, CGRect(x: 230, y: 207, width: 240, height: 193)),
            (.left, CGRect(x: 400, y: 330, width: 253, height: 180)),
            (.right, CGRect(x: 47, y: 330, width: 253, height: 180)),
            (.any, CGRect(x: 230, y: 440, width: 240, height: 193)),
            (UIPopoverArrowDirection(), CGRect(x: 230, y: 330, width: 240, height: 180)),
        ] as [(UIPopoverArrowDirection, CGRect)])
    func thePopoverIsBesideItsSource(directions: UIPopoverArrowDirection, frame: CGRect) throws {
        let app = try present { popover in
            popover.permittedArrowDirections = directions
            #expect(popover.arrowDirection == .unknown)
        }
        app.at(2) {
            let popover = card.presentationController as? UIPopoverPresentationController
            #expect(popover?.presentedView?.frame == frame)
            let direction: UIPopoverArrowDirection = directions.isEmpty ? .unknown : directions
            #expect(popover?.arrowDirection == (directions == .any ? .up : direction))
            #expect(card.view.bounds.size == CGSize(width: 240, height: 180))
            #expect(list.view.window != nil)
        }
        try app.play()
        #expect(delegate.heard == ["prepare"])
    }

    /// Since iOS 26, popovers of bar items have no arrow, and hang at a fixed distance from the top.
    @Test(arguments: ScreenSettings.Look.allCases)
    func aRectangleOrABarItemCanBeTheSource(_ look: ScreenSettings.Look) throws {
        let navigation = UINavigationController(rootViewController: list)
        let app = try TestApp(root: navigation, width: 820, height: 1180)
        let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        app.perform {
            app.window.screen.settings.look = look
            list.navigationItem.rightBarButtonItem = item
            card.modalPresentationStyle = .popover
            card.preferredContentSize = CGSize(width: 240, height: 180)
            card.popoverPresentationController?.barButtonItem = item
        }
        app.at(1) { list.present(card, animated: true) }
        app.at(2) {
            guard let place = item.frame(in: app.window) else { return app.note("no place") }
            let frame = card.presentationController?.presentedView?.frame ?? .zero
            switch look {
            case .classic:
                #expect(frame.minY == place.maxY && frame.maxX == 810 && frame.height == 193)
            case .iOS26:
                #expect(frame.minY == 30 && frame.maxX == 801 && frame.height == 180)
                #expect(card.popoverPresentationController?.arrowDirection == .unknown)
            }
            let popover = card.popoverPresentationController
            popover?.barButtonItem = nil
            popover?.sourceView = list.view
            popover?.sourceRect = CGRect(x: 300, y: 600, width: 10, height: 10)
            popover?.containerView?.setNeedsLayout()
        }
        try app.play()
        #expect(app.notes.isEmpty)
        #expect(card.presentationController?.presentedView?.frame == CGRect(x: 185, y: 610, width: 240, height: 193))
    }

    @Test func aPopoverWithoutASourceIsAMistake() throws {
        let app = try present { $0.sourceView = nil }
        #expect(
            throws: StageError.misused([
                "UIPopoverPresentationController of Card should have a non-nil sourceView or barButtonItem set before the presentation occurs."
            ])
        ) { try app.play() }
    }

    // MARK: Coming and going

    @Test func itFadesInAndOut() throws {
        let app = try present()
        app.at(2) { card.dismiss(animated: true) }
        try app.play()
        let bubble = try #require(app.stage.committer.timeline?.displayList(at: MediaTime(seconds: 1.125)).items.last)
        guard case .group(let group) = bubble else { throw CancellationError() }
        #expect(abs(group.opacity - 0.5) < 1e-6)
        #expect(list.presentedViewController == nil)
        #expect(app.stage.committer.timeline?.displayList(at: MediaTime(seconds: 2.3)).items.isEmpty == true)
    }

    @Test func aTapOutsideDismissesThePopover() throws {
        let app = try present()
        tap(app, at: CGPoint(x: 700, y: 100), 2)
        try app.play()
        #expect(list.presentedViewController == nil)
        #expect(delegate.heard == ["prepare", "will", "did"])
    }

    @Test func aTapInsideOrOnAPassthroughViewDoesNotDismissIt() throws {
        let app = try present { $0.passthroughViews = [source] }
        app.at(2) {
            #expect(app.window.hitTest(CGPoint(x: 350, y: 420), with: nil) === source)
            #expect(app.window.hitTest(CGPoint(x: 350, y: 500), with: nil) === card.view)
        }
        tap(app, at: CGPoint(x: 350, y: 420), 2)
        tap(app, at: CGPoint(x: 350, y: 500), 2.2)
        try app.play()
        #expect(list.presentedViewController === card)
    }

    // MARK: Adapting

    @Test func onIPhoneItIsASheetUnlessTheDelegateRequestsAPopover() throws {
        for style in [nil, UIModalPresentationStyle.none] {
            let tests = PopoverTests()
            tests.delegate.style = style
            let app = try tests.present(width: 390, height: 844) { popover in
                popover.adaptiveSheetPresentationController.detents = [.medium()]
                popover.permittedArrowDirections = .up
            }
            app.at(2) {
                let controller = tests.card.presentationController
                if style == nil {
                    let sheet = controller as? UISheetPresentationController
                    #expect(sheet?.detents.first?.identifier == .medium)
                    #expect((sheet?.presentedView?.frame.height ?? 0) < 500)
                } else {
                    #expect(controller is UIPopoverPresentationController)
                    #expect(controller?.presentedView?.frame == CGRect(x: 140, y: 440, width: 240, height: 193))
                }
            }
            try app.play()
            #expect(tests.delegate.heard == (style == nil ? [] : ["prepare"]))
        }
    }

    // MARK: Sources that move

    /// Sets another source each time the popover moves.
    private final class Moving: NSObject, UIPopoverPresentationControllerDelegate {
        let other = UIView(frame: CGRect(x: 700, y: 500, width: 100, height: 100))
        private(set) var asked: [CGRect] = []

        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            asked.append(rect.pointee)
            rect.pointee = CGRect(x: 0, y: 0, width: 50, height: 50)
            view.pointee = other
        }
    }

    @Test func theDelegateCanChangeTheSourceAtAnotherSize() throws {
        let moving = Moving()
        let app = try present {
            $0.delegate = moving
            $0.permittedArrowDirections = .right
        }
        app.at(1.9) {
            #expect(moving.asked.isEmpty)
            list.view.addSubview(moving.other)
            card.preferredContentSize = CGSize(width: 200, height: 180)
        }
        app.at(2) { app.window.change(size: CGSize(width: 1180, height: 820), angle: 0) }
        try app.play()
        #expect(moving.asked == [CGRect(x: 0, y: 0, width: 100, height: 40)])
        #expect(card.popoverPresentationController?.sourceView === moving.other)
        #expect(card.popoverPresentationController?.sourceRect == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(card.presentationController?.presentedView?.frame.maxX == 700)
        #expect(card.presentationController?.presentedView?.frame.midY == 525)
    }

    /// The popover continues to point at the whole of its source.
    @Test func aDelegateThatKeepsTheSourceChangesNothing() throws {
        let app = try present()
        app.at(2) { app.window.change(size: CGSize(width: 1180, height: 820), angle: 0) }
        app.at(3) {
            source.frame.size.width = 200
            card.presentationController?.containerView?.setNeedsLayout()
        }
        try app.play()
        #expect(card.popoverPresentationController?.sourceRect.isNull == true)
        #expect(card.presentationController?.presentedView?.frame.midX == 400)
    }

    @Test func theDelegateIsNotAskedAboutBarItems() throws {
        let moving = Moving()
        let app = try present {
            $0.delegate = moving
            $0.sourceItem = source
        }
        app.at(2) { app.window.change(size: CGSize(width: 1180, height: 820), angle: 0) }
        try app.play()
        #expect(moving.asked.isEmpty)
    }

    // MARK: Backgrounds

    private final class Background: UIPopoverBackgroundView {
        private var offset: CGFloat = 0
        private var direction = UIPopoverArrowDirection.any

        override var arrowOffset: CGFloat {
            get { offset }
            set { offset = newValue }
        }
        override var arrowDirection: UIPopoverArrowDirection {
            get { direction }
            set { direction = newValue }
        }
        override class func arrowHeight() -> CGFloat { 20 }
        override class func arrowBase() -> CGFloat { 30 }
        override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7) }
        override class var wantsDefaultContentAppearance: Bool { false }
    }

    /// A content of 240 × 180 points, with its insets around it and the arrow below them. The source is too close to
    /// the left edge for the arrow to be centered.
    @Test func theApplicationCanDrawTheBackground() throws {
        let app = try present {
            $0.permittedArrowDirections = .down
            $0.sourceRect = CGRect(x: -200, y: 0, width: 20, height: 20)
            $0.popoverBackgroundViewClass = Background.self
        }
        try app.play()
        let bubble = try #require(card.presentationController?.presentedView)
        let background = try #require(bubble.subviews.first as? Background)
        #expect(bubble.frame == CGRect(x: 19, y: 190, width: 252, height: 210))
        #expect(background.frame == bubble.bounds && background.arrowDirection == .down)
        // The source's middle is at 110, the popover's at 145.
        #expect(background.arrowOffset == -35)
        #expect(card.view.convert(card.view.bounds, to: bubble) == CGRect(x: 5, y: 4, width: 240, height: 180))
        #expect(card.view.superview?.layer.cornerRadius == 0)
    }

    @Test func aBackgroundWithoutArrowOverridesIsAMistake() throws {
        final class Plain: UIPopoverBackgroundView {}
        let app = try present { $0.popoverBackgroundViewClass = Plain.self }
        #expect(
            throws: StageError.misused([
                "Plain must override arrowDirection, as every popover background does.",
                "Plain must override arrowOffset, as every popover background does.",
            ])
        ) { try app.play() }
    }
}
