import QuartzCore
import Testing
import UIKit

/// The controllers that show and present others, and the transition style.
@MainActor @Suite struct ShowingTests {
    private final class Shower: Base {
        var shown: [String] = []
        override func show(_ vc: UIViewController, sender: Any?) { shown.append("show \(type(of: vc))") }
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
            shown.append("detail \(type(of: vc))")
        }
    }

    /// Classes between the container and the overriding class, and below it.
    private class Inheriting: Base {
        var answers = true
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { answers }
    }

    private final class Heir<Content>: UINavigationController {}

    private let show = Selector("show(_:sender:)", UIViewController.show)
    private let showDetail = Selector("showDetailViewController:sender:")

    @Test func theNearestContainerShowsTheController() throws {
        let (shower, list) = (Shower(), List())
        let app = try TestApp(root: shower)
        app.at(1) {
            shower.addChild(list)
            shower.view.addSubview(list.view)
            list.show(Card(), sender: nil)
            list.showDetailViewController(Detail(), sender: nil)
            for action in [show, showDetail] {
                #expect(list.targetViewController(forAction: action, sender: nil) === shower)
                #expect(shower.targetViewController(forAction: action, sender: nil) === shower)
            }
        }
        try app.play()
        #expect(shower.shown == ["show Card", "detail Detail"])
    }

    /// A class that overrides one of the methods, inherits the override, or claims to perform every action.
    @Test func methodOverridesAreDetected() throws {
        let app = try TestApp()
        app.perform {
            let (heir, saying) = (Heir<Int>(), Inheriting())
            #expect(heir.targetViewController(forAction: show, sender: nil) === heir)
            #expect(heir.targetViewController(forAction: showDetail, sender: nil) == nil)
            #expect(saying.targetViewController(forAction: show, sender: nil) == nil)
            #expect(saying.targetViewController(forAction: Selector("other"), sender: nil) === saying)
            saying.answers = false
            #expect(saying.targetViewController(forAction: Selector("other"), sender: nil) == nil)
        }
    }

    /// At the top, the search continues with the presenter.
    @Test func aPresentersContainerShows() throws {
        let (shower, card) = (Shower(), Card())
        let app = try TestApp(root: shower)
        card.modalPresentationStyle = .overFullScreen
        app.at(1) { shower.present(card, animated: false) }
        app.at(2) { card.show(Detail(), sender: nil) }
        try app.play()
        #expect(shower.shown == ["show Detail"])
        #expect(card.presentedViewController == nil)
    }

    @Test func withoutAContainerTheControllerIsPresented() throws {
        let (list, child, card) = (List(), Detail(), Card())
        let app = try TestApp(root: list)
        app.at(1) {
            list.addChild(child)
            list.view.addSubview(child.view)
            #expect(child.targetViewController(forAction: show, sender: nil) == nil)
            child.show(card, sender: nil)
        }
        try app.play()
        #expect(list.presentedViewController === card)
        #expect(app.traceLines([.request]).contains("1 Detail present(Card, animated: true)"))
    }

    // MARK: Contexts

    /// The context's style, if the context provides it, in both directions.
    @Test(arguments: [true, false]) func aContextCanProvideItsTransitionStyle(lends: Bool) throws {
        let (list, child, card) = (List(), Detail(), Card())
        let app = try TestApp(root: list)
        child.definesPresentationContext = true
        child.providesPresentationContextTransitionStyle = lends
        child.modalTransitionStyle = .crossDissolve
        card.modalPresentationStyle = .overCurrentContext
        app.at(1) {
            list.addChild(child)
            list.view.addSubview(child.view)
            child.present(card, animated: true)
        }
        app.at(3) { card.dismiss(animated: true) }
        try app.play()
        let animators = app.traceLines().filter { $0.hasSuffix("animateTransition(using:)") }
        #expect(animators.count == 2)
        #expect(animators.allSatisfy { $0.contains(lends ? "CrossDissolve" : "CoverVertical") })
        #expect(!app.traceLines().contains { $0.contains("List viewWillDisappear") })
    }

    /// Full-screen presentations go to the top, and presentations in a context to the nearest context, or to the top.
    @Test(
        arguments: [
            (.fullScreen, false, "List"), (.overFullScreen, true, "List"), (.pageSheet, true, "List"),
            (.currentContext, false, "List"), (.currentContext, true, "Detail"), (.overCurrentContext, true, "Detail"),
        ] as [(UIModalPresentationStyle, Bool, String)])
    func thePresenterIsDetermined(style: UIModalPresentationStyle, defines: Bool, presenter: String) throws {
        let (list, child, leaf, card) = (List(), Detail(), Base(), Card())
        let app = try TestApp(root: list)
        child.definesPresentationContext = defines
        card.modalPresentationStyle = style
        app.at(1) {
            list.addChild(child)
            list.view.addSubview(child.view)
            child.addChild(leaf)
            child.view.addSubview(leaf.view)
            leaf.present(card, animated: false)
        }
        try app.play()
        #expect(card.presentingViewController.map { "\(type(of: $0))" } == presenter)
        #expect(leaf.presentedViewController === card)
    }

    @Test func aPartialCurlNeedsTheFullScreen() throws {
        let (list, card) = (List(), Card())
        let app = try TestApp(root: list)
        card.modalTransitionStyle = .partialCurl
        card.modalPresentationStyle = .overFullScreen
        app.at(1) { list.present(card, animated: true) }
        app.at(2) {
            card.modalPresentationStyle = .fullScreen
            list.present(card, animated: true)
        }
        app.at(3) { card.present(Detail(), animated: true) }
        let mistakes = [
            "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller Card; give it the modalPresentationStyle .fullScreen.",
            "Application tried to present Detail on Card, which came with a partial curl and may not present another view controller.",
        ]
        #expect(throws: StageError.misused(mistakes)) { try app.play() }
        #expect(
            app.traceLines([.note]).filter { $0.contains("refused") } == [
                "1 List present refused: \(mistakes[0])", "3 Card present refused: \(mistakes[1])",
            ])
    }

    // MARK: Segues

    @Test func aSeguePerformsItsHandlerOrShowsItsDestination() throws {
        let (list, card) = (List(), Card())
        let app = try TestApp(root: list)
        app.at(1) {
            UIStoryboardSegue(identifier: "a", source: list, destination: card) { app.note("performed") }.perform()
            UIStoryboardSegue(identifier: nil, source: list, destination: card).perform()
        }
        try app.play()
        #expect(app.notes == ["1 performed"])
        #expect(list.presentedViewController === card)
    }
}
