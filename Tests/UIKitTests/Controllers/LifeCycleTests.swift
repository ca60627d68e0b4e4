import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Loading, appearance, containment, and windows.
@MainActor @Suite struct LifeCycleTests {
    /// The trace's lines about controllers, without times.
    private func calls(_ app: TestApp, from start: Double = 0) -> [String] {
        app.traceLines([.callback], from: start).map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    // MARK: The root

    @Test func aRootIsLoadedOnceAndAppears() throws {
        let list = List()
        let app = try TestApp()
        app.at(1) {
            #expect(!list.isViewLoaded && list.viewIfLoaded == nil)
            app.window.rootViewController = list
            #expect(list.view.superview === app.window)
            #expect(list.view.frame == app.window.bounds)
        }
        app.at(2) { list.loadViewIfNeeded() }
        try app.play()
        #expect(
            app.traceLines([.callback]) == [
                "1 List loadView()", "1 List viewDidLoad()", "1 List viewWillAppear(false)",
                "1 List viewIsAppearing(false)", "1 List viewDidAppear(false)",
            ])
    }

    @Test func aRootIsReplaced() throws {
        let (list, card) = (List(), Card())
        let app = try TestApp(root: list)
        app.at(1) {
            app.window.rootViewController = card
            app.window.rootViewController = card
        }
        app.at(2) { app.window.rootViewController = nil }
        try app.play()
        #expect(
            app.traceLines([.callback], from: 1) == [
                "1 List viewWillDisappear(false)", "1 List viewDidDisappear(false)", "1 Card loadView()",
                "1 Card viewDidLoad()", "1 Card viewWillAppear(false)", "1 Card viewIsAppearing(false)",
                "1 Card viewDidAppear(false)", "2 Card viewWillDisappear(false)", "2 Card viewDidDisappear(false)",
            ])
        #expect(app.window.subviews.isEmpty)
    }

    @Test func aRootReplacedBeforeItAppearedIsBalanced() throws {
        let (list, card) = (List(), Card())
        let app = try TestApp()
        app.at(1) {
            app.window.rootViewController = list
            app.window.rootViewController = card
            app.window.rootViewController = list
        }
        try app.play()
        #expect(
            calls(app) == [
                "List loadView()", "List viewDidLoad()", "List viewWillAppear(false)",
                "List viewWillDisappear(false)", "List viewDidDisappear(false)",
                "Card loadView()", "Card viewDidLoad()", "Card viewWillAppear(false)",
                "Card viewWillDisappear(false)", "Card viewDidDisappear(false)",
                "List viewWillAppear(false)", "List viewIsAppearing(false)", "List viewDidAppear(false)",
            ])
    }

    @Test func aVisibleWindowShowsItsRoot() throws {
        let list = List()
        let app = try TestApp()
        app.at(1) {
            let window = UIWindow()
            #expect(window.isHidden && window.frame == UIScreen.main.bounds)
            window.rootViewController = list
            #expect(!list.isViewLoaded)
            #expect(UIApplication.shared.windows == [app.window])
            window.makeKeyAndVisible()
            #expect(list.view.window === window)
            #expect(UIApplication.shared.windows == [app.window, window])
            #expect(UIApplication.shared.keyWindow === window && window.isKeyWindow && !app.window.isKeyWindow)
            window.isHidden = true
            #expect(UIApplication.shared.windows == [app.window])
        }
        try app.play()
        #expect(app.stage.committer.screen.sublayers == [app.window.layer])
    }

    @Test func loadViewOfASubclassCreatesTheView() throws {
        final class Custom: Base {
            let made = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
            override func loadView() { view = made }
        }
        final class Lazy: Base {
            override func loadView() {}
        }
        let app = try TestApp()
        app.perform {
            let custom = Custom()
            #expect(custom.view === custom.made)
            #expect(custom.view.next === custom)
            let lazy = Lazy()
            #expect(lazy.view.bounds == UIScreen.main.bounds)
            let other = UIView()
            custom.view = other
            #expect(other.next === custom)
            #expect(custom.made.next == nil)
        }
    }

    @Test func theControllerIsNotifiedOfRootViewLayout() throws {
        final class Layouting: Base {
            var calls: [String] = []
            final class View: UIView {
                var onLayout: () -> Void = {}
                override func layoutSubviews() { onLayout() }
            }
            override func loadView() {
                let view = View()
                view.onLayout = { self.calls.append("layoutSubviews") }
                self.view = view
            }
            override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
            override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
            override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
            override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
            override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
        }
        let controller = Layouting()
        let app = try TestApp(root: controller)
        try app.play()
        #expect(
            controller.calls == [
                "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "layoutSubviews",
                "viewDidLayoutSubviews",
                "viewDidAppear",
            ])
    }

    // MARK: Children

    @Test func aChildAppearsAndDisappearsWithItsParent() throws {
        let (list, child) = (List(), Detail())
        let app = try TestApp(root: list)
        app.perform {
            list.addChild(child)
            list.view.addSubview(child.view)
            child.didMove(toParent: list)
        }
        app.at(1) { app.window.rootViewController = nil }
        try app.play()
        #expect(
            calls(app) == [
                "List loadView()", "List viewDidLoad()", "List viewWillAppear(false)",
                "Detail willMove(toParent: List)", "Detail loadView()", "Detail viewDidLoad()",
                "Detail viewWillAppear(false)", "List viewIsAppearing(false)", "Detail viewIsAppearing(false)",
                "List viewDidAppear(false)", "Detail viewDidAppear(false)",
                "List viewWillDisappear(false)", "Detail viewWillDisappear(false)",
                "List viewDidDisappear(false)", "Detail viewDidDisappear(false)",
            ])
    }

    @Test func aChildAddedLaterAppears() throws {
        let (list, child) = (List(), Detail())
        let app = try TestApp(root: list)
        app.at(1) {
            list.addChild(child)
            #expect(child.parent === list && list.children == [child])
            list.view.addSubview(child.view)
            child.didMove(toParent: list)
        }
        app.at(2) {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(child.parent == nil && list.children.isEmpty)
        }
        try app.play()
        #expect(
            app.traceLines([.callback, .hierarchy], from: 1) == [
                "1 Detail willMove(toParent: List)", "1 Detail loadView()", "1 Detail viewDidLoad()",
                "1 Detail viewWillAppear(false)", "1 Detail.view added to List.view",
                "1 Detail viewIsAppearing(false)", "1 Detail viewDidAppear(false)",
                "2 Detail.view removed from List.view", "2 Detail viewWillDisappear(false)",
                "2 Detail viewDidDisappear(false)", "2 Detail didMove(toParent: nil)",
            ])
    }

    /// `viewWillDisappear` is called while the view is still in its window, and `viewWillAppear` before it is in one.
    @Test func aChildsWillCallsComeBeforeTheMove() throws {
        final class Looking: Base {
            var seen: [String] = []
            private func look(_ call: String) { seen.append("\(call) \(view.window != nil)") }
            override func viewWillAppear(_ animated: Bool) { look("will appear") }
            override func viewDidAppear(_ animated: Bool) { look("did appear") }
            override func viewWillDisappear(_ animated: Bool) { look("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { look("did disappear") }
        }
        let (list, child) = (List(), Looking())
        let app = try TestApp(root: list)
        app.at(1) {
            list.addChild(child)
            list.view.addSubview(child.view)
        }
        app.at(2) { child.view.removeFromSuperview() }
        try app.play()
        #expect(child.seen == ["will appear false", "did appear true", "will disappear true", "did disappear false"])
    }

    @Test func aContainerCanForwardManually() throws {
        final class Container: Base {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (container, child) = (Container(), Detail())
        let app = try TestApp(root: container)
        app.at(1) {
            container.addChild(child)
            container.view.addSubview(child.view)
        }
        app.at(2) {
            child.beginAppearanceTransition(true, animated: true)
            // A second call in the same direction, or an end without a beginning, changes nothing.
            child.beginAppearanceTransition(true, animated: true)
            child.endAppearanceTransition()
            child.endAppearanceTransition()
        }
        app.at(3) {
            child.beginAppearanceTransition(false, animated: true)
            child.beginAppearanceTransition(true, animated: true)
            child.endAppearanceTransition()
        }
        try app.play()
        #expect(
            app.traceLines([.callback], from: 2) == [
                "2 Detail viewWillAppear(true)", "2 Detail viewIsAppearing(true)", "2 Detail viewDidAppear(true)",
                "3 Detail viewWillDisappear(true)", "3 Detail viewWillAppear(true)", "3 Detail viewIsAppearing(true)",
                "3 Detail viewDidAppear(true)",
            ])
    }

    @Test func childrenOfAPresentedControllerAppearWithIt() throws {
        let (list, card, child) = (List(), Card(), Detail())
        let app = try TestApp(root: list)
        card.modalPresentationStyle = .overFullScreen
        card.modalTransitionStyle = .crossDissolve
        app.at(1) {
            card.addChild(child)
            card.view.addSubview(child.view)
            list.present(card, animated: true)
        }
        app.at(2) { list.dismiss(animated: true) }
        try app.play()
        let lines = app.traceLines([.callback]).filter { $0.contains("Detail view") }
        #expect(
            lines == [
                "1 Detail viewDidLoad()", "1 Detail viewWillAppear(true)", "1 Detail viewIsAppearing(true)",
                "1.4 Detail viewDidAppear(true)", "2 Detail viewWillDisappear(true)",
                "2.4 Detail viewDidDisappear(true)",
            ])
    }

    @Test func aControllerHasOneParent() throws {
        let (list, card, child) = (List(), Card(), Detail())
        let app = try TestApp()
        app.perform {
            list.addChild(child)
            card.addChild(child)
            card.addChild(child)
            #expect(list.children.isEmpty && card.children == [child] && child.parent === card)
            #expect(child.rootAncestor === card)
            // A controller can be neither its own child nor its child's.
            child.addChild(card)
            child.addChild(child)
            #expect(card.parent == nil && child.children.isEmpty)
        }
        #expect(throws: StageError.self) { try app.play() }
    }

    /// Every `will` is followed by its `did` or the opposite `will`, whatever happens.
    @Test func willAndDidAreBalanced() throws {
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom, .currentContext] {
            for animated in [true, false] {
                let (list, card, detail) = (List(), Card(), Detail())
                let app = try TestApp(root: list)
                card.modalPresentationStyle = style
                detail.modalPresentationStyle = style
                app.at(1) { list.present(card, animated: animated) }
                app.at(2) { card.present(detail, animated: animated) }
                app.at(3) { card.dismiss(animated: animated) }
                app.at(4) { card.present(detail, animated: animated) }
                app.at(5) { list.dismiss(animated: animated) }
                try app.play()
                for name in ["List", "Card", "Detail"] {
                    var state = "out"
                    for line in app.traceLines([.callback]) where line.contains(" \(name) view") {
                        switch line.split(separator: " ")[2].prefix(while: { $0 != "(" }) {
                        case "viewWillAppear": #expect(state == "out" || state == "going", "\(line)"); state = "coming"
                        case "viewDidAppear": #expect(state == "coming", "\(line)"); state = "in"
                        case "viewWillDisappear":
                            #expect(state == "in" || state == "coming", "\(line)"); state = "going"
                        case "viewDidDisappear": #expect(state == "going", "\(line)"); state = "out"
                        default: break
                        }
                    }
                    #expect(state == (name == "List" ? "in" : "out"), "\(name), \(style)")
                }
                #expect(app.window.subviews == [list.view])
            }
        }
    }
}
