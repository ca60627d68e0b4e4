import QuartzCore
import Testing

@testable import UIKit

/// Where unwinding ends and what it changes on its way (facts/unwind-search and facts/unwind-calls).
@MainActor @Suite struct UnwindTests {
    private let home = Home()
    private let source = Source()

    /// Plays an application that `prepare` brings to the place from where the source unwinds at 3 s.
    private func play(
        _ root: UIViewController, _ template: SegueTemplate = .unwinding(), triggers: Bool = false,
        _ prepare: @escaping @MainActor (TestApp) -> Void
    ) throws -> TestApp {
        let app = try TestApp(root: root)
        home.note = { app.note($0) }
        source.note = { app.note($0) }
        app.at(1) { prepare(app) }
        app.at(3) {
            source.segueTemplates = [template]
            if triggers {
                template.trigger(sender: nil)
            } else {
                source.performSegue(withIdentifier: "back", sender: nil)
            }
        }
        try app.play()
        return app
    }

    /// What is called when the source unwinds, without the end of the animation.
    private func calls(_ app: TestApp) -> [String] {
        app.traceLines(from: 3).filter { $0.hasPrefix("3 ") && !$0.contains("containerView") }
            .map { String($0.dropFirst(2)) }
    }

    // MARK: Containers

    /// From the top of the stack down, then the stack itself. The action comes before the pop.
    @Test func aStackIsPopped() throws {
        let navigation = UINavigationController(rootViewController: home)
        let app = try play(navigation) { [source] _ in
            navigation.setViewControllers([navigation.viewControllers[0], Card(), Detail(), source], animated: false)
        }
        #expect(
            calls(app).prefix(19) == [
                "Source performSegue(withIdentifier: back, sender:)",
                "UINavigationController allowedChildrenForUnwinding(from: Source)",
                "Detail allowedChildrenForUnwinding(from: Source)",
                "Detail canPerformUnwindSegueAction(unwindHere:, from: Source)",
                "Card allowedChildrenForUnwinding(from: Source)",
                "Card canPerformUnwindSegueAction(unwindHere:, from: Source)",
                "Home allowedChildrenForUnwinding(from: Source)",
                "Home canPerformUnwindSegueAction(unwindHere:, from: Source)",
                "Source prepare(for: “back”, sender:)", "Home unwind action unwindHere:",
                "UINavigationController unwind(for: “back”, towards: Home)",
                "UINavigationController popToViewController(Home, animated: true)",
                "Card willMove(toParent: nil)", "Detail willMove(toParent: nil)", "Source willMove(toParent: nil)",
                "Source viewWillDisappear(true)", "Home viewWillAppear(true)",
                "NavigationAnimator transitionDuration(using:) is 0.5057348843824728 s",
                "NavigationAnimator animateTransition(using:)",
            ])
        #expect(app.notes == ["3 prepare UIStoryboardSegue for Home", "3 Home unwound from Source"])
        #expect(navigation.viewControllers == [home])
    }

    /// The nearest on the stack, though the root has the action, too.
    @Test func theNearestHandlesIt() throws {
        let middle = Middle()
        let navigation = UINavigationController(rootViewController: home)
        _ = try play(navigation) { app in
            middle.note = { app.note($0) }
            navigation.setViewControllers([navigation.viewControllers[0], middle, self.source], animated: false)
        }
        #expect(navigation.viewControllers == [home, middle])
    }

    @Test func tabsAreSelected() throws {
        let (tabs, other) = (UITabBarController(), UINavigationController(rootViewController: home))
        tabs.viewControllers = [other, source]
        let app = try play(tabs) { [source] _ in
            other.pushViewController(Card(), animated: false)
            tabs.selectedViewController = source
        }
        #expect(tabs.selectedViewController === other)
        #expect(other.viewControllers == [home])
        #expect(
            calls(app).filter { $0.contains(" unwind") || $0.contains("popTo") || $0.contains("select") } == [
                "Home unwind action unwindHere:",
                "UITabBarController unwind(for: “back”, towards: UINavigationController)",
                "UITabBarController select UINavigationController",
                "UINavigationController unwind(for: “back”, towards: Home)",
                "UINavigationController popToViewController(Home, animated: false)",
            ])
    }

    /// A container of the application's own says itself how it goes on.
    @Test func anOwnContainerUnwinds() throws {
        let pile = Pile()
        let app = try play(pile) { [home, source] _ in [home, Card(), source].forEach(pile.pile) }
        #expect(pile.children == [home])
        #expect(calls(app).contains("Pile unwind(for: “back”, towards: Home)"))
        #expect(home.view.window != nil)
    }

    // MARK: Presentations

    /// With the presented controller's own way.
    @Test func aPresenterDismisses() throws {
        source.modalTransitionStyle = .crossDissolve
        let app = try play(home) { [home, source] _ in home.present(source, animated: true) }
        #expect(home.presentedViewController == nil)
        #expect(
            calls(app).prefix(7) == [
                "Source performSegue(withIdentifier: back, sender:)",
                "Home allowedChildrenForUnwinding(from: Source)",
                "Home canPerformUnwindSegueAction(unwindHere:, from: Source)",
                "Source prepare(for: “back”, sender:)", "Home unwind action unwindHere:",
                "Home dismiss(animated: true)",
                "UISheetPresentationController dismissalTransitionWillBegin()",
            ])
        #expect(calls(app).contains("CrossDissolveAnimator animateTransition(using:)"))
    }

    /// The stack below changes unseen: one animation, the dismissal's.
    @Test func theStackBelowAPresentationIsPoppedUnseen() throws {
        let navigation = UINavigationController(rootViewController: home)
        let app = try play(navigation) { [source] _ in
            navigation.pushViewController(Card(), animated: false)
            navigation.present(UINavigationController(rootViewController: source), animated: false)
        }
        #expect(navigation.viewControllers == [home])
        #expect(navigation.presentedViewController == nil)
        #expect(
            calls(app).filter { $0.contains("dismiss(") || $0.contains("popTo") || $0.contains("animateTransition") }
                == [
                    "UINavigationController dismiss(animated: true)",
                    "UINavigationController popToViewController(Home, animated: false)",
                    "CoverVerticalAnimator animateTransition(using:)",
                ])
    }

    /// Those between are dismissed with the topmost, which alone is animated.
    @Test func aChainOfPresentationsIsDismissed() throws {
        let card = Card()
        let app = try play(home) { [home, source] _ in
            home.present(card, animated: false) { card.present(source, animated: false) }
        }
        #expect(home.presentedViewController == nil)
        #expect(card.presentedViewController == nil)
        #expect(calls(app).filter { $0.contains("animateTransition") }.count == 1)
        #expect(calls(app).filter { $0.contains("dismiss(") } == ["Home dismiss(animated: true)"])
    }

    @Test(arguments: [true, false]) func nothingIsAnimatedIfTheSegueIsNot(pushes: Bool) throws {
        let navigation = UINavigationController(rootViewController: home)
        let template = SegueTemplate(
            .unwind(Selector("unwindHere:")), identifier: "back", isAnimated: false)
        let app = try play(navigation, template) { [home, source] _ in
            if pushes {
                navigation.pushViewController(source, animated: false)
            } else {
                home.present(source, animated: false)
            }
        }
        let request = pushes ? "popToViewController(Home, animated: false)" : "dismiss(animated: false)"
        #expect(calls(app).contains("UINavigationController \(request)"))
        #expect(!calls(app).contains { $0.contains("animateTransition") })
    }

    // MARK: Rules

    private final class Unwilling: Unwindable {
        override func canPerformUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, sender: Any?
        ) -> Bool { false }
    }

    /// Refuses in the form of iOS 6.
    private final class UnwillingOfOld: Unwindable {
        override func canPerformUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
        ) -> Bool { false }
    }

    @Test(arguments: [true, false]) func aControllerThatRefusesIsPassed(isOld: Bool) throws {
        let navigation = UINavigationController(rootViewController: home)
        _ = try play(navigation) { [source] _ in
            let unwilling = isOld ? UnwillingOfOld() : Unwilling()
            navigation.setViewControllers([navigation.viewControllers[0], unwilling, source], animated: false)
        }
        #expect(navigation.viewControllers == [home])
    }

    /// Searches in the form of iOS 6 to 8.
    private final class Finder: UINavigationController {
        var found: UIViewController?
        var onSearch: () -> Void = {}

        override func forUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
        ) -> UIViewController? {
            onSearch()
            return found ?? super.forUnwindSegueAction(action, from: fromViewController, withSender: sender)
        }
    }

    /// It passes the nearest by, and is asked for nothing else; with `super` it searches as any other.
    @Test(arguments: [true, false]) func aContainerSearchesItself(finds: Bool) throws {
        let (finder, middle) = (Finder(rootViewController: home), Middle())
        finder.found = finds ? home : nil
        let app = try play(finder) { [source] app in
            finder.onSearch = { app.note("searches") }
            finder.setViewControllers([finder.viewControllers[0], middle, source], animated: false)
        }
        #expect(finder.viewControllers == (finds ? [home] : [home, middle]))
        #expect(app.notes.prefix(2) == ["3 searches", "3 prepare UIStoryboardSegue for \(finds ? "Home" : "Middle")"])
        #expect(
            calls(app).filter { $0.contains("ForUnwind") || $0.contains("forUnwind") }.first
                == "Finder forUnwindSegueAction(unwindHere:, from: Source, withSender:)")
        #expect(calls(app).contains { $0.contains("allowedChildren") } == !finds)
    }

    private final class Jump: UIStoryboardSegue {
        override func perform() {
            source.navigationController?.setViewControllers([destination], animated: false)
        }
    }

    /// Makes the segue in the form of iOS 6 to 8.
    private final class Jumper: UINavigationController {
        override func segueForUnwinding(
            to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
        ) -> UIStoryboardSegue? {
            identifier == "back"
                ? Jump(identifier: "jump", source: fromViewController, destination: toViewController) : nil
        }
    }

    /// In place of the storyboard's: it is prepared, follows the action, and nothing is popped besides.
    @Test(arguments: ["back", "other"]) func aContainerMakesTheSegueItself(identifier: String) throws {
        let jumper = Jumper(rootViewController: home)
        let app = try play(jumper, .unwinding(identifier), triggers: true) { [source] _ in
            jumper.setViewControllers([jumper.viewControllers[0], Card(), source], animated: false)
        }
        let isOwn = identifier == "back"
        #expect(jumper.viewControllers == [home])
        #expect(
            app.notes == [
                "3 should “\(identifier)”", "3 prepare \(isOwn ? "Jump" : "UIStoryboardSegue") for Home",
                "3 Home unwound from Source",
            ])
        #expect(
            calls(app).contains("Jumper segueForUnwinding(to: Home, from: Source, identifier: \(identifier))"))
        #expect(calls(app).contains { $0.contains("popToViewController") } == !isOwn)
    }

    private final class UnwindableSource: Source {
        override class var selectors: [Selector] { [Selector("unwindHere:", unwindHere)] }
        func unwindHere(_ segue: UIStoryboardSegue) {}
    }

    /// Unless the class says otherwise, a controller does not unwind to itself, and has the methods of its selectors only.
    @Test func whoCanPerformAnUnwindAction() {
        let (source, action) = (UnwindableSource(), Selector("unwindHere:"))
        #expect(!source.canPerformUnwindSegueAction(action, from: source, sender: nil))
        #expect(home.canPerformUnwindSegueAction(action, from: source, sender: nil))
        #expect(!home.canPerformUnwindSegueAction(Selector("unwindThere:"), from: source, sender: nil))
        #expect(!Card().canPerformUnwindSegueAction(action, from: source, sender: nil))
        let method = Selector("unwindHere:", Unwindable.unwindHere)
        #expect(home.canPerformUnwindSegueAction(method, from: source, sender: nil))
        #expect(!source.canPerformUnwindSegueAction(method, from: home, sender: nil))
    }

    private final class Keeper: UINavigationController {
        override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
            super.allowedChildrenForUnwinding(from: source).filter { $0 is Home }
        }
    }

    @Test func aContainerKeepsChildrenFromTheSearch() throws {
        let (keeper, middle) = (Keeper(rootViewController: home), Middle())
        _ = try play(keeper) { [source] _ in
            keeper.setViewControllers([keeper.viewControllers[0], middle, source], animated: false)
        }
        #expect(keeper.viewControllers == [home])
    }

    /// Each child's own children come before the child.
    @Test func childrenAreSearchedInDepth() throws {
        let (pile, middle) = (Pile(), Middle())
        _ = try play(pile) { [home, source] app in
            middle.note = { app.note($0) }
            pile.pile(home)
            home.addChild(middle)
            home.view.addSubview(middle.view)
            pile.pile(source)
        }
        #expect(home.children == [middle])
        #expect(pile.children == [home])
    }

    /// The child that contains the source is found through presentations, too, and is not searched again.
    @Test func theChildThatContainsTheSource() throws {
        let (navigation, card) = (UINavigationController(rootViewController: home), Card())
        card.definesPresentationContext = true
        source.modalPresentationStyle = .overCurrentContext
        let app = try play(navigation) { [source] app in
            navigation.pushViewController(card, animated: false)
            app.at(2) { card.present(source, animated: false) }
        }
        let unwinding = UIStoryboardUnwindSegueSource(source, Selector("unwindHere:"), nil)
        #expect(navigation.childContaining(unwinding) == nil)
        #expect(
            calls(app).filter { $0.contains("allowedChildren") } == [
                "Card allowedChildrenForUnwinding(from: Source)",
                "UINavigationController allowedChildrenForUnwinding(from: Source)",
                "Home allowedChildrenForUnwinding(from: Source)",
            ])
        #expect(navigation.viewControllers == [home])
        let inner = Card()
        home.addChild(inner)
        let other = UIStoryboardUnwindSegueSource(inner, Selector("unwindHere:"), nil)
        #expect(navigation.childContaining(other) === home)
        #expect(navigation.allowedChildrenForUnwinding(from: other).isEmpty)
        #expect(navigation.allowedChildrenForUnwinding(from: unwinding) == [home])
    }

    @Test func withoutADestinationNothingHappens() throws {
        let navigation = UINavigationController(rootViewController: Card())
        let app = try play(navigation) { [source] _ in navigation.pushViewController(source, animated: false) }
        #expect(navigation.topViewController === source)
        #expect(app.notes.isEmpty)
        #expect(
            app.traceLines([.note]) == [
                "3 Source performSegue refused: no controller handles the unwind action unwindHere:"
            ])
    }

    @Test func theSourceMayRefuse() throws {
        source.should = false
        let navigation = UINavigationController(rootViewController: home)
        let app = try play(navigation, triggers: true) { [source] _ in
            navigation.pushViewController(source, animated: false)
        }
        #expect(app.notes == ["3 should “back”"])
        #expect(navigation.topViewController === source)
        #expect(!calls(app).contains { $0.contains("allowedChildren") })
    }

    private final class Still: UIStoryboardSegue {
        override func perform() {}
    }

    /// A class of the application's own makes the transition itself, after the action.
    @Test func anUnwindSegueMayHaveAClassOfItsOwn() throws {
        let app = try play(home, .unwinding(segueClass: Still.self)) { [home, source] _ in
            home.present(source, animated: false)
        }
        #expect(home.presentedViewController === source)
        #expect(app.notes == ["3 prepare Still for Home", "3 Home unwound from Source"])
    }
}
