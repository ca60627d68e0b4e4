import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct WindowTests {
    @Test func windowsWithAHigherLevelStayInFront() throws {
        let app = try TestApp(root: UIViewController())
        app.perform {
            let (alert, later) = (UIWindow(), UIWindow())
            alert.windowLevel = .alert
            alert.isHidden = false
            later.isHidden = false
            let application = UIApplication.shared
            #expect(application.windows.map { $0 === alert } == [false, false, true])
            #expect(app.stage.committer.screen.sublayers?.last === alert.layer)
            alert.windowLevel = .normal
            #expect(application.windows.last === alert)
            app.window.windowLevel = .statusBar
            #expect(application.windows.last === app.window)
            #expect(app.stage.committer.screen.sublayers?.last === app.window.layer)
        }
    }

    private final class Overlay: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    /// Toasts and tools for debugging rely on it.
    @Test func aWindowLetsTouchesThroughWhereItHasNoView() throws {
        let app = try TestApp()
        var (overlay, view, small) = (Overlay(), TouchCounter(), UIWindow())
        app.perform {
            overlay = Overlay()
            overlay.windowLevel = .alert
            overlay.isHidden = false
            small = UIWindow(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
            small.windowLevel = .statusBar
            small.isHidden = false
            view = TouchCounter()
            view.frame = app.window.bounds
            app.window.addSubview(view)
        }
        let screen = app.stage.applicationState.touchScreen
        app.at(1) {
            screen.touch(1, .began, at: CGPoint(x: 10, y: 20))
            #expect(screen.target(at: CGPoint(x: 10, y: 720)) === small)
            #expect(screen.target(at: CGPoint(x: 10, y: 20)) === view)
        }
        app.at(1.1) { screen.touch(1, .ended, at: CGPoint(x: 10, y: 20)) }
        try app.play()
        #expect(view.began == 1 && view.ended == 1)
        withExtendedLifetime((overlay, small)) {}
    }

    @Test func aWindowWithoutASceneOrOwnerLeaves() throws {
        let app = try TestApp(root: UIViewController())
        var overlay: UIWindow?
        app.at(1) {
            overlay = UIWindow()
            overlay?.makeKeyAndVisible()
        }
        app.at(2) {
            overlay?.windowScene = nil
            #expect(UIApplication.shared.windows == [app.window] && app.window.isKeyWindow)
            #expect(overlay?.windowScene == nil && overlay?.isHidden == false)
        }
        app.at(3) {
            overlay?.windowScene = app.window.windowScene
            #expect(UIApplication.shared.windows.last === overlay)
            overlay?.makeKey()
        }
        app.at(4) { overlay = nil }
        app.at(5) {
            #expect(UIApplication.shared.windows == [app.window] && app.window.isKeyWindow)
            #expect(app.stage.committer.screen.sublayers?.count == 1)
        }
        try app.play()
    }

    @Test func onlyOneWindowIsKey() throws {
        let app = try TestApp()
        app.perform {
            let window = KeyWindow()
            window.makeKey()
            app.window.makeKey()
            #expect(window.told == ["became", "resigned"])
            #expect(UIApplication.shared.keyWindow === app.window && !window.isKeyWindow)
        }
    }

    @Test func overridingSendEventWithholdsTouches() throws {
        let app = try TestApp()
        var (window, view) = (SievingWindow(), TouchCounter())
        app.perform {
            window = SievingWindow()
            view = TouchCounter()
            view.frame = window.bounds
            window.addSubview(view)
            window.makeKeyAndVisible()
        }
        let screen = app.stage.applicationState.touchScreen
        app.at(1) { screen.touch(1, .began, at: CGPoint(x: 10, y: 10)) }
        app.at(1.1) { screen.touch(1, .ended, at: CGPoint(x: 10, y: 10)) }
        app.at(2) {
            window.isOpen = false
            screen.touch(2, .began, at: CGPoint(x: 10, y: 10))
        }
        app.at(2.1) { screen.touch(2, .ended, at: CGPoint(x: 10, y: 10)) }
        try app.play()
        #expect(window.seen == 4)
        #expect(view.began == 1)
    }

    @Test func ignoredTouchesAreNeverDelivered() throws {
        let app = try TestApp()
        let view = app.stage.perform { TouchCounter() }
        app.perform {
            view.frame = app.window.bounds
            app.window.addSubview(view)
        }
        let screen = app.stage.applicationState.touchScreen
        app.at(1) {
            UIApplication.shared.beginIgnoringInteractionEvents()
            UIApplication.shared.beginIgnoringInteractionEvents()
            UIApplication.shared.endIgnoringInteractionEvents()
            #expect(UIApplication.shared.isIgnoringInteractionEvents)
            screen.touch(1, .began, at: CGPoint(x: 10, y: 10))
        }
        app.at(1.2) { UIApplication.shared.endIgnoringInteractionEvents() }
        app.at(1.3) { screen.touch(1, .ended, at: CGPoint(x: 10, y: 10)) }
        app.at(2) { screen.touch(2, .began, at: CGPoint(x: 10, y: 10)) }
        try app.play()
        #expect(view.began == 1 && view.ended == 0)
    }

    @Test(arguments: [false, true]) func aSecondTouchReachesAMultipleTouchView(several: Bool) throws {
        let app = try TestApp()
        let view = app.stage.perform { TouchCounter() }
        app.perform {
            view.frame = app.window.bounds
            view.isMultipleTouchEnabled = several
            app.window.addSubview(view)
        }
        let screen = app.stage.applicationState.touchScreen
        app.at(1) { screen.touch(1, .began, at: CGPoint(x: 10, y: 10)) }
        app.at(1.1) { screen.touch(2, .began, at: CGPoint(x: 50, y: 10)) }
        app.at(1.2) { screen.touch(1, .ended, at: CGPoint(x: 10, y: 10)) }
        app.at(1.3) { screen.touch(2, .ended, at: CGPoint(x: 50, y: 10)) }
        app.at(1.4) { screen.touch(3, .began, at: CGPoint(x: 50, y: 10)) }
        try app.play()
        #expect(view.began == (several ? 3 : 2))
        #expect(view.ended == (several ? 2 : 1))
    }
}

private final class KeyWindow: UIWindow {
    var told: [String] = []
    override func becomeKey() { told.append("became") }
    override func resignKey() { told.append("resigned") }
}

private final class SievingWindow: UIWindow {
    var isOpen = true
    var seen = 0
    override func sendEvent(_ event: UIEvent) {
        seen += 1
        if isOpen { super.sendEvent(event) }
    }
}

private final class TouchCounter: UIView {
    var began = 0
    var ended = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += touches.count }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += touches.count }
}
