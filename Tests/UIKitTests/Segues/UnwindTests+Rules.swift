import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// The controllers that are searched and asked.
extension UnwindTests {
    private final class Unwilling: Unwindable {
        override func canPerformUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, sender: Any?
        ) -> Bool { false }
    }

    /// Refuses with the method of iOS 6.
    private final class UnwillingOfOld: Unwindable {
        override func canPerformUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
        ) -> Bool { false }
    }

    @Test(arguments: [true, false]) func aRefusingControllerIsSkipped(isOld: Bool) throws {
        let navigation = UINavigationController(rootViewController: home)
        _ = try play(navigation) { [source] _ in
            let unwilling = isOld ? UnwillingOfOld() : Unwilling()
            navigation.setViewControllers([navigation.viewControllers[0], unwilling, source], animated: false)
        }
        #expect(navigation.viewControllers == [home])
    }

    /// Searches with the method of iOS 6 to 8.
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

    /// It skips the nearest controller and is asked for nothing else; with `super`, it searches like any other
    /// container.
    @Test(arguments: [true, false]) func aContainerCanSearchItself(finds: Bool) throws {
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

    /// Creates the segue with the method of iOS 6 to 8.
    private final class Jumper: UINavigationController {
        override func segueForUnwinding(
            to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
        ) -> UIStoryboardSegue? {
            identifier == "back"
                ? Jump(identifier: "jump", source: fromViewController, destination: toViewController) : nil
        }
    }

    /// It replaces the storyboard's segue: it is prepared, follows the action, and nothing else is popped.
    @Test(arguments: ["back", "other"]) func aContainerCanCreateTheSegue(identifier: String) throws {
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

    /// Unless overridden, a controller does not unwind to itself, and has only the methods of its selectors.
    @Test func canPerformUnwindSegueActionFollowsTheRules() {
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

    @Test func aContainerCanExcludeChildrenFromTheSearch() throws {
        let (keeper, middle) = (Keeper(rootViewController: home), Middle())
        _ = try play(keeper) { [source] _ in
            keeper.setViewControllers([keeper.viewControllers[0], middle, source], animated: false)
        }
        #expect(keeper.viewControllers == [home])
    }

    /// The children of a child precede the child.
    @Test func childrenAreSearchedDepthFirst() throws {
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

    /// The child that contains the source is also found through presentations, and is not searched again.
    @Test func childContainingFindsTheSource() throws {
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

    private final class Wide: UIViewController {
        override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
            children
        }
    }

    /// This applies even if the container permits the child that contains the source, which has already been searched.
    @Test func noControllerIsSearchedTwice() throws {
        let (wide, navigation) = (Wide(), UINavigationController(rootViewController: Card()))
        let app = try play(wide) { [home, source] _ in
            for child in [navigation, home] {
                wide.addChild(child)
                wide.view.addSubview(child.view)
            }
            navigation.pushViewController(source, animated: false)
        }
        #expect(app.notes.last == "3 Home unwound from Source")
        #expect(
            calls(app).filter { $0.contains("allowedChildren") } == [
                "UINavigationController allowedChildrenForUnwinding(from: Source)",
                "Card allowedChildrenForUnwinding(from: Source)", "Wide allowedChildrenForUnwinding(from: Source)",
                "Home allowedChildrenForUnwinding(from: Source)",
            ])
    }

    private final class Backward: UIViewController {
        override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
            navigationController.map { [$0] } ?? []
        }
    }

    /// The child permits its own container.
    @Test func aSearchDoesNotLoop() throws {
        let finder = Finder(rootViewController: home)
        let app = try play(finder) { [source] app in
            finder.onSearch = { app.note("searches") }
            finder.setViewControllers([finder.viewControllers[0], Backward(), source], animated: false)
        }
        #expect(app.notes.filter { $0.contains("searches") }.count == 1)
        #expect(finder.viewControllers == [home])
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

    @Test func theSourceCanRefuse() throws {
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

    /// An application's class performs the transition itself, after the action.
    @Test func anUnwindSegueCanHaveACustomClass() throws {
        let app = try play(home, .unwinding(segueClass: Still.self)) { [home, source] _ in
            home.present(source, animated: false)
        }
        #expect(home.presentedViewController === source)
        #expect(app.notes == ["3 prepare Still for Home", "3 Home unwound from Source"])
    }
}
