import QuartzCore
import Testing
import UIKit

/// The destinations of unwinding, and the changes it makes along the path (facts/unwind-search and facts/unwind-calls).
@MainActor @Suite struct UnwindTests {
    let home = Home()
    let source = Source()

    /// Plays an application that `prepare` brings to the point from which the source unwinds at 3 s.
    func play(
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

    /// The calls when the source unwinds, without the end of the animation.
    func calls(_ app: TestApp) -> [String] {
        app.traceLines(from: 3).filter { $0.hasPrefix("3 ") && !$0.contains("containerView") }
            .map { String($0.dropFirst(2)) }
    }

    // MARK: Containers

    /// The stack is searched from the top down, then the navigation controller itself. The action precedes the pop.
    @Test func unwindingPopsAStack() throws {
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

    /// The nearest controller on the stack handles it, although the root has the action as well.
    @Test func theNearestControllerHandlesIt() throws {
        let middle = Middle()
        let navigation = UINavigationController(rootViewController: home)
        _ = try play(navigation) { app in
            middle.note = { app.note($0) }
            navigation.setViewControllers([navigation.viewControllers[0], middle, self.source], animated: false)
        }
        #expect(navigation.viewControllers == [home, middle])
    }

    @Test func unwindingSelectsTabs() throws {
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

    /// An application's own container determines how to continue.
    @Test func aCustomContainerUnwinds() throws {
        let pile = Pile()
        let app = try play(pile) { [home, source] _ in [home, Card(), source].forEach(pile.pile) }
        #expect(pile.children == [home])
        #expect(calls(app).contains("Pile unwind(for: “back”, towards: Home)"))
        #expect(home.view.window != nil)
    }

    // MARK: Presentations

    /// The dismissal uses the presented controller's own transition.
    @Test func unwindingDismissesPresentations() throws {
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

    /// The stack below changes unseen; the dismissal is the only animation.
    @Test func theStackBelowAPresentationIsPoppedWithoutAnimation() throws {
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

    /// Intermediate presentations are dismissed with the topmost one, which alone is animated.
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

    @Test(arguments: [true, false]) func anUnanimatedSegueAnimatesNothing(pushes: Bool) throws {
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
}
