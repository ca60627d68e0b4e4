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
