import QuartzCore
import Testing
import UIKit

/// An application's own containers.
@MainActor @Suite struct ContainerTests {
    private let list = List()
    private let card = Card()
    private let detail = Detail()

    private func showing(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func calls(_ app: TestApp, from start: Double) -> [String] {
        app.traceLines([.callback, .hierarchy], from: start)
    }

    /// Matches facts/container-calls: adds one child, animates, and removes the other; both receive appearance calls.
    @Test func transitionBetweenChildrenMakesTheDocumentedCalls() throws {
        let app = try TestApp(root: list)
        app.at(0.5) { showing(card, in: list) }
        app.at(1) {
            list.addChild(detail)
            detail.view.frame = list.view.bounds.offsetBy(dx: 390, dy: 0)
            list.transition(from: card, to: detail, duration: 0.4, options: .curveLinear) {
                detail.view.frame = list.view.bounds
            } completion: { finished in
                #expect(finished && card.view.superview == nil)
                detail.didMove(toParent: list)
            }
        }
        try app.play()
        #expect(
            calls(app, from: 1) == [
                "1 Detail willMove(toParent: List)", "1 Detail loadView()", "1 Detail viewDidLoad()",
                "1 Card viewWillDisappear(true)", "1 Detail viewWillAppear(true)", "1 Detail.view added to List.view",
                "1 Detail viewIsAppearing(true)", "1.4 Card.view removed from List.view",
                "1.4 Card viewDidDisappear(true)", "1.4 Detail viewDidAppear(true)", "1.4 List transition completion",
            ])
        let half = try #require(try app.shown("position", of: detail.view, at: 1.2)?.point)
        #expect(abs(half.x - 390) < 1e-6)
    }

    @Test func aFlipSwapsTheViewsImmediatelyAndCompletesAtItsEnd() throws {
        let app = try TestApp(root: list)
        app.at(0.5) { showing(card, in: list) }
        app.at(1) {
            list.addChild(detail)
            list.transition(
                from: card, to: detail, duration: 0.4, options: .transitionFlipFromLeft, animations: nil
            ) { _ in detail.didMove(toParent: list) }
            #expect(list.view.subviews == [detail.view])
        }
        try app.play()
        let appearing = calls(app, from: 1).filter { $0.contains("Appear") || $0.contains("Disappear") }
        #expect(
            appearing == [
                "1 Card viewWillDisappear(true)", "1 Detail viewWillAppear(true)", "1 Detail viewIsAppearing(true)",
                "1.4 Card viewDidDisappear(true)", "1.4 Detail viewDidAppear(true)",
            ])
    }

    @Test func withoutADurationTheTransitionIsImmediate() throws {
        let app = try TestApp(root: list)
        app.at(0.5) { showing(card, in: list) }
        app.at(1) {
            list.addChild(detail)
            list.transition(from: card, to: detail, duration: 0, animations: nil)
        }
        try app.play()
        #expect(list.view.subviews == [detail.view])
        #expect(calls(app, from: 1).contains("1 Detail viewDidAppear(false)"))
    }

    @Test func aContainerThatForwardsManuallyMakesTheCallsItself() throws {
        final class Container: Base {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let container = Container()
        let app = try TestApp(root: container)
        app.at(0.5) { showing(card, in: container) }
        app.at(1) {
            container.addChild(detail)
            container.transition(from: card, to: detail, duration: 0.4, animations: nil)
        }
        try app.play()
        #expect(!calls(app, from: 1).contains { $0.contains("ppear") })
    }

    // MARK: Rules

    @Test func invalidContainmentIsRefusedAsInUIKit() throws {
        let wrongs: [(String, (List, Card, Detail) -> Void)] = [
            (
                "Children view controllers Card and Detail must have a common parent view controller when calling",
                { list, card, detail in list.transition(from: card, to: detail, duration: 1, animations: nil) }
            ),
            (
                "child view controller:Detail should have parent view controller:List but requested parent is:Card",
                { list, card, detail in
                    card.addChild(detail)
                    list.view.addSubview(detail.view)
                }
            ),
            (
                "cannot become a child of",
                { list, card, _ in
                    list.addChild(card)
                    card.addChild(list)
                }
            ),
        ]
        for (sentence, wrong) in wrongs {
            let app = try TestApp()
            app.perform { wrong(List(), Card(), Detail()) }
            do {
                try app.play()
                Issue.record("“\(sentence)” was not said")
            } catch {
                #expect("\(error)".contains(sentence), "\(error)")
            }
        }
    }

    @Test func unbalancedCallsAreNoted() throws {
        let app = try TestApp(root: list)
        app.perform { list.addChild(card) }
        app.at(1) { card.endAppearanceTransition() }
        app.at(2) {
            card.beginAppearanceTransition(true, animated: false)
            card.beginAppearanceTransition(true, animated: false)
            card.endAppearanceTransition()
        }
        try app.play()
        let sentence = "Card Unbalanced calls to begin/end appearance transitions"
        #expect(app.traceLines([.note]) == ["1 \(sentence)", "2 \(sentence)"])
    }

    @Test func isMovingFlagsAreSetDuringTheCalls() throws {
        final class Asking: Base {
            var seen: [String] = []
            private func note(_ name: String) {
                seen.append("\(name) \(isMovingToParent ? "joining" : "") \(isMovingFromParent ? "leaving" : "")")
            }
            override func viewWillAppear(_ animated: Bool) { note("will appear") }
            override func viewDidAppear(_ animated: Bool) { note("did appear") }
            override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        }
        let child = Asking()
        let app = try TestApp(root: list)
        app.at(1) { showing(child, in: list) }
        app.at(2) { app.window.rootViewController = card }
        app.at(3) { app.window.rootViewController = list }
        app.at(4) {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        try app.play()
        #expect(
            child.seen == [
                "will appear joining ", "did appear joining ", "will disappear  ", "did disappear  ", "will appear  ",
                "did appear  ", "will disappear  leaving", "did disappear  leaving",
            ])
    }

    // MARK: Sizes

    @Test func preferredSizesAreReportedToTheParent() throws {
        let app = try TestApp()
        app.perform {
            let nav = UINavigationController(rootViewController: list)
            list.preferredContentSize = CGSize(width: 100, height: 200)
            list.preferredContentSize = CGSize(width: 100, height: 200)
            #expect(nav.preferredContentSize == list.preferredContentSize)
        }
        try app.play()
        let told = app.traceLines([.callback]).filter { $0.contains("preferredContentSize") }
        #expect(
            told == ["0 UINavigationController preferredContentSizeDidChange(forChildContentContainer: List)"])
    }

    /// Matches facts/size-change: traits, size, animation with alongside animations, new traits, completion.
    @Test func rotationIsAnnouncedFromTheTopDown() throws {
        final class Half: Base {
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
        }
        let parent = Half()
        let app = try TestApp(root: parent)
        app.perform { showing(card, in: parent) }
        var order: [String] = []
        app.at(1) {
            app.window.change(size: CGSize(width: 844, height: 390), angle: .pi / 2)
            card.transitionCoordinator?.animate(alongsideTransition: nil) { context in
                order.append("ended at \(app.stage.loop.now.seconds)")
            }
            #expect(parent.view.bounds.size == CGSize(width: 844, height: 390))
            #expect(parent.traitCollection.verticalSizeClass == .compact)
            #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
            #expect(UIScreen.main.nativeBounds.size == CGSize(width: 780, height: 1688))
        }
        app.at(2) { app.window.change(size: CGSize(width: 844, height: 390), angle: .pi / 2) }
        try app.play()
        #expect(order == ["ended at 1.4"])
        #expect(
            app.traceLines([.callback], from: 1).filter { !$0.contains("Animator") } == [
                "1 Half willTransition(to: compact × compact)", "1 Card willTransition(to: compact × compact)",
                "1 Half viewWillTransition(to: 844 × 390)", "1 Card viewWillTransition(to: 422 × 390)",
                "1 Half traitCollectionDidChange(_:)", "1 Card traitCollectionDidChange(_:)",
                "1.4 transition coordinator completions",
            ])
        // Meanwhile, the window is between both sizes and both angles.
        let size = try #require(try app.shown("bounds.size", of: parent.view, at: 1.2)?.size)
        #expect(abs(size.width - 617) < 1e-6 && abs(size.height - 617) < 1e-6)
    }
}
