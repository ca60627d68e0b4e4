import FrameTiming
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct DeviceTests {
    @Test func theScreenSizeDeterminesTheDeviceIdiom() throws {
        let phone = try TestApp()
        phone.perform {
            #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
            #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
        }
        let pad = try TestApp(width: 820, height: 1180)
        pad.perform {
            #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.systemName == "iPadOS")
            #expect(UIViewController().supportedInterfaceOrientations == .all)
        }
    }

    @Test func rotatingTheScreenPostsANotification() throws {
        let app = try TestApp(root: UIViewController())
        var told: [UIDeviceOrientation] = []
        let device = app.stage.perform { UIDevice.current }
        let observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
        ) { _ in MainActor.assumeIsolated { told.append(device.orientation) } }
        defer { NotificationCenter.default.removeObserver(observer) }
        app.at(1) { app.window.change(size: CGSize(width: 844, height: 390), angle: .pi / 2) }
        app.at(2) {
            #expect(app.window.rootViewController?.interfaceOrientation == .landscapeRight)
            app.window.change(size: CGSize(width: 390, height: 844), angle: 0)
        }
        try app.play()
        #expect(told == [.landscapeLeft, .portrait])
    }

    @Test func theControllerThatCoversTheScreenDeterminesTheStatusBar() throws {
        let root = StatusBarController()
        let app = try TestApp(root: root)
        app.stage.applicationState.screenInsets = ScreenInsets(top: 59, bottom: 34)
        let (card, cover) = app.stage.perform { (StatusBarController(), StatusBarController()) }
        app.at(1) {
            #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 54))
            card.isStatusBarHiddenHere = true
            cover.isStatusBarHiddenHere = true
            card.modalPresentationStyle = .overFullScreen
            cover.modalPresentationStyle = .fullScreen
            root.present(card, animated: false)
        }
        app.at(2) {
            #expect(!UIApplication.shared.isStatusBarHidden)
            card.modalPresentationCapturesStatusBarAppearance = true
            #expect(UIApplication.shared.isStatusBarHidden)
            card.dismiss(animated: false)
        }
        app.at(3) { root.present(cover, animated: false) }
        app.at(4) {
            #expect(UIApplication.shared.statusBarFrame == .zero)
            cover.isStatusBarHiddenHere = false
            #expect(UIApplication.shared.statusBarFrame.height == 54)
        }
        try app.play()
    }

    @Test func theDeleteAnimationFollowsTheSystemSpring() throws {
        let app = try TestApp(root: UIViewController())
        let (view, beside) = app.stage.perform { (UIView(), UIView()) }
        app.perform {
            app.window.addSubview(view)
            app.window.addSubview(beside)
        }
        app.at(1) {
            UIView.perform(.delete, on: [view]) {
                beside.alpha = 0
            } completion: { _ in
                app.note("deleted \(view.superview == nil) \(view.alpha) \(view.transform.isIdentity)")
            }
        }
        try app.play()
        let shown = try app.numbers("opacity", of: beside, at: [1.1, 1.2])
        // Critically damped with ω = 18.257, mass 3 and stiffness 1000: (1 + ωt)·exp(−ωt).
        #expect(shown.map { ($0 * 1e4).rounded() / 1e4 } == [0.4552, 0.1207])
        #expect(try app.shown("opacity", of: view, at: 1.1) == app.shown("opacity", of: beside, at: 1.1))
        #expect(app.notes.count == 1 && app.notes[0].hasSuffix("deleted true 1.0 true"))
    }
}

private final class StatusBarController: UIViewController {
    var isStatusBarHiddenHere = false
    override var prefersStatusBarHidden: Bool { isStatusBarHiddenHere }
}
