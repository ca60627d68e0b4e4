import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The steps between a trigger and a destination (facts/segue-calls).
@MainActor @Suite struct SegueTests {
    private let source = Source()
    private let destination = Destination()
    private let app: TestApp

    init() throws {
        app = try TestApp(root: UINavigationController(rootViewController: source))
        let app = app
        source.note = { app.note($0) }
        destination.note = { app.note($0) }
    }

    private func template(
        _ kind: SegueTemplate.Kind, segueClass: UIStoryboardSegue.Type = UIStoryboardSegue.self, isAnimated: Bool = true
    ) -> SegueTemplate {
        SegueTemplate(kind, identifier: "a", segueClass: segueClass, isAnimated: isAnimated) {
            [app, destination] _ in
            app.note("made")
            return destination
        }
    }

    /// Performs the only segue by its identifier and plays the run.
    private func perform(_ template: SegueTemplate, sender: Any? = nil) throws {
        app.at(1) {
            source.segueTemplates = [template]
            source.performSegue(withIdentifier: "a", sender: sender)
        }
        try app.play()
    }

    /// The view is loaded when the transition begins, after `prepare`. The source is not asked whether to perform the
    /// segue.
    @Test func aSegueIsPreparedBeforeTheViewIsLoaded() throws {
        try perform(template(.show))
        #expect(
            app.notes == [
                "1 made", "1 prepare UIStoryboardSegue for Destination", "1 destination loaded",
            ])
        #expect(
            app.traceLines(from: 1).prefix(4) == [
                "1 Source performSegue(withIdentifier: a, sender:)", "1 Source prepare(for: “a”, sender:)",
                "1 UINavigationController pushViewController(Destination, animated: true)",
                "1 Destination willMove(toParent: UINavigationController)",
            ])
    }

    @Test func theSegueIsReleasedAfterwards() throws {
        weak var performed: UIStoryboardSegue?
        source.onPrepare = { performed = $0 }
        app.at(2) { #expect(performed == nil) }
        try perform(template(.show))
    }

    @Test func theSourceCanRefuseATriggeredSegue() throws {
        source.should = false
        let template = template(.show)
        app.at(1) {
            source.segueTemplates = [template]
            template.trigger(sender: nil)
        }
        try app.play()
        #expect(app.notes == ["1 should “a”"])
        #expect(source.navigationController?.topViewController === source)
    }

    @Test func aSegueWithoutAnIdentifierHasAnEmptyOne() throws {
        app.at(1) {
            source.segueTemplates = [SegueTemplate(.show) { [destination] _ in destination }]
            source.segueTemplates[0].trigger(sender: nil)
        }
        try app.play()
        #expect(app.notes.first == "1 should “”")
    }

    @Test func anUnknownIdentifierFailsTheRun() throws {
        app.at(1) {
            source.performSegue(withIdentifier: "b", sender: nil)
            source.segueTemplates = [template(.show), SegueTemplate(.show)]
            source.performSegue(withIdentifier: "c", sender: nil)
        }
        let mistakes = [
            "Source has no segue with identifier “b”: it was not made from a storyboard with segues; present or show the destination in code.",
            "Source has no segue with identifier “c”: the storyboard gives it “a”.",
        ]
        #expect(throws: StageError.misused(mistakes)) { try app.play() }
        #expect(app.notes.isEmpty)
    }

    // MARK: Triggers

    private enum Trigger: CaseIterable {
        case control, barItem, tap, longPress
    }

    /// A long press changes its state many times but triggers once.
    @Test(arguments: Trigger.allCases) private func touchedControlsTriggerTheirSegues(_ trigger: Trigger) throws {
        let template = template(.showDetail)
        var sender: AnyObject?
        app.at(1) {
            source.segueTemplates = [template]
            switch trigger {
            case .control:
                let button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 44))
                button.addTarget(template, action: SegueTemplate.action, for: .primaryActionTriggered)
                source.view.addSubview(button)
                sender = button
            case .barItem:
                let item = UIBarButtonItem(
                    title: "A", style: .plain, target: template, action: SegueTemplate.action)
                sender = item
                item.press(in: source.view)
            case .tap: sender = UITapGestureRecognizer(target: template, action: SegueTemplate.action)
            case .longPress: sender = UILongPressGestureRecognizer(target: template, action: SegueTemplate.action)
            }
            if let recognizer = sender as? UIGestureRecognizer { source.view.addGestureRecognizer(recognizer) }
        }
        let touches = app.stage.applicationState.touchScreen
        let touch = touches.newTouch()
        app.at(1.2) { touches.touch(touch, .began, at: CGPoint(x: 150, y: 420)) }
        if trigger == .longPress {
            app.at(1.9) { touches.touch(touch, .moved, at: CGPoint(x: 152, y: 420)) }
            app.at(1.95) { touches.touch(touch, .ended, at: CGPoint(x: 152, y: 420)) }
        } else {
            app.at(1.3) { touches.touch(touch, .ended, at: CGPoint(x: 150, y: 420)) }
        }
        try app.play()
        #expect(app.notes.map { String($0.drop { $0 != " " }.dropFirst()) }.prefix(2) == ["should “a”", "made"])
        #expect(app.notes.filter { $0.contains("should") }.count == 1)
        #expect(source.presentedViewController === destination)
    }

    // MARK: Kinds

    /// The storyboard's presentation attributes are set before `prepare`, which may change them.
    @Test func aPresentationTakesTheStylesOfTheSegue() throws {
        source.onPrepare = { segue in
            #expect(segue.destination.modalPresentationStyle == .fullScreen)
            #expect(segue.destination.modalTransitionStyle == .crossDissolve)
            segue.destination.modalTransitionStyle = .flipHorizontal
        }
        destination.modalPresentationStyle = .pageSheet
        try perform(template(.presentation(style: .fullScreen, transition: .crossDissolve)))
        #expect(source.presentedViewController === destination)
        #expect(app.traceLines().contains { $0.contains("FlipHorizontalAnimator animateTransition") })
    }

    @Test func withoutStylesThePresentationKeepsTheDestinationsStyles() throws {
        destination.modalPresentationStyle = .overFullScreen
        destination.modalTransitionStyle = .crossDissolve
        try perform(template(.presentation(style: nil, transition: nil)))
        #expect(destination.modalPresentationStyle == .overFullScreen)
        #expect(app.traceLines().contains { $0.contains("CrossDissolveAnimator animateTransition") })
    }

    /// The anchor is the storyboard's, or otherwise the touched view; `prepare` finds the presentation controller.
    @Test(arguments: [true, false]) func aPopoverPointsAtItsAnchor(isGiven: Bool) throws {
        let (anchor, button) = (UIView(), UIButton())
        source.onPrepare = { segue in
            let popover = segue.destination.popoverPresentationController
            #expect(popover?.sourceView === (isGiven ? anchor : button))
            #expect(popover?.permittedArrowDirections == .left)
            #expect(popover?.passthroughViews == [anchor])
        }
        let settings = SegueTemplate.Popover(
            anchor: isGiven ? anchor : nil, directions: .left, passthroughViews: [anchor])
        try perform(template(.popoverPresentation(settings)), sender: button)
        #expect(destination.presentingViewController != nil)
    }

    @Test func aPopoverPointsAtABarItemOrAGesturesView() throws {
        let (item, recognizer) = (UIBarButtonItem(), UITapGestureRecognizer())
        app.at(1) {
            source.view.addGestureRecognizer(recognizer)
            source.onPrepare = { [source] segue in
                let popover = segue.destination.popoverPresentationController
                app.note(popover?.barButtonItem === item ? "item" : popover?.sourceView === source.view ? "view" : "?")
            }
            for sender in [item, recognizer] {
                let template = SegueTemplate(.popoverPresentation(.init()), identifier: "a", segueClass: Still.self) {
                    _ in
                    UIViewController()
                }
                source.segueTemplates = [template]
                template.perform(sender: sender)
            }
        }
        try app.play()
        #expect(app.notes.filter { !$0.contains("prepare") } == ["1 item", "1 view"])
    }

    /// A segue that does nothing.
    private final class Still: UIStoryboardSegue {
        override func perform() {}
    }

    /// An application's class can do anything, and may leave the rest to the segue's kind.
    private final class Own: UIStoryboardSegue {
        required init(identifier: String?, source: UIViewController, destination: UIViewController) {
            super.init(identifier: identifier, source: source, destination: destination)
            (source as? Source)?.note("init \(identifier ?? "")")
        }

        override func perform() {
            (source as? Source)?.note("perform")
            super.perform()
        }
    }

    @Test func aSegueCanHaveACustomClass() throws {
        try perform(template(.presentation(style: .fullScreen, transition: nil), segueClass: Own.self))
        #expect(
            app.notes.prefix(4) == ["1 made", "1 init a", "1 prepare Own for Destination", "1 perform"])
        #expect(source.presentedViewController === destination)
    }

    /// Without a kind, the base class shows the destination.
    @Test func aCustomSegueIsPerformedByItsClass() throws {
        try perform(template(.custom, segueClass: Still.self))
        #expect(app.notes == ["1 made", "1 prepare Still for Destination"])
        #expect(source.navigationController?.topViewController === source)
    }

    @Test func anEmbeddedChildFillsItsContainer() throws {
        let container = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 80))
        app.at(0.5) { source.view.addSubview(container) }
        try perform(template(.embed(in: container)))
        #expect(
            app.traceLines(from: 1).filter { !$0.contains("SafeArea") } == [
                "1 Source performSegue(withIdentifier: a, sender:)", "1 Source prepare(for: “a”, sender:)",
                "1 Destination willMove(toParent: Source)", "1 Destination loadView()", "1 Destination viewDidLoad()",
                "1 Destination viewWillAppear(false)", "1 Destination didMove(toParent: Source)",
                "1 Destination viewIsAppearing(false)", "1 Destination viewDidAppear(false)",
            ])
        #expect(destination.view.frame == container.bounds)
        #expect(destination.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test func aStoryboardCanDisableTheAnimationOfASegue() throws {
        try perform(template(.show, isAnimated: false))
        #expect(app.traceLines().contains { $0.contains("pushViewController(Destination, animated: false)") })
        app.at(2) {
            destination.segueTemplates = [
                SegueTemplate(.presentation(style: nil, transition: nil), identifier: "b", isAnimated: false) { _ in
                    Card()
                }
            ]
            destination.performSegue(withIdentifier: "b", sender: nil)
        }
        try app.play()
        #expect(app.traceLines().contains { $0.contains("present(Card, animated: false)") })
    }

    // MARK: Segue actions

    private final class Maker: Source {
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
            note("make for \(sender ?? "?") in \(identifier ?? "?")")
            return should ? Card() : nil
        }
    }

    /// The source creates the destination from its archive, or leaves that to the storyboard.
    @Test(arguments: [true, false]) func aSegueActionCreatesTheDestination(makes: Bool) throws {
        let maker = Maker()
        maker.should = makes
        maker.note = { app.note($0) }
        app.at(1) {
            source.show(maker, sender: nil)
            maker.segueTemplates = [
                SegueTemplate(.show, identifier: "a", creation: Selector("make", Maker.make)) { creator in
                    creator?(NSCoder()) ?? Detail()
                }
            ]
            maker.performSegue(withIdentifier: "a", sender: "button")
        }
        try app.play()
        #expect(
            app.notes == [
                "1 make for button in a", "1 prepare UIStoryboardSegue for \(makes ? "Card" : "Detail")",
            ])
    }
}
