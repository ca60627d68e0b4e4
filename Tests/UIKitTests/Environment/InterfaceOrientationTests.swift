import QuartzCore
import Testing
import UIKit

/// The orientation of the interface, and the objects that determine it.
@MainActor @Suite struct InterfaceOrientationTests {
    private final class Screen: UIViewController {
        var supported = UIInterfaceOrientationMask.allButUpsideDown
        var preferred: UIInterfaceOrientation?
        var autorotates = true
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            preferred ?? super.preferredInterfaceOrientationForPresentation
        }
        override var shouldAutorotate: Bool { autorotates }

        convenience init(_ supported: UIInterfaceOrientationMask) {
            self.init()
            self.supported = supported
        }
    }

    private final class Application: NSObject, UIApplicationDelegate {
        var supported = UIInterfaceOrientationMask.all
        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { supported }
    }

    private func turn(_ app: TestApp, to orientation: UIDeviceOrientation) {
        app.stage.applicationState.rotation.turnDevice(to: orientation)
    }

    private func orientation(_ app: TestApp) -> UIInterfaceOrientation {
        app.stage.applicationState.scene.interfaceOrientation
    }

    // MARK: Turning the device

    @Test(arguments: [
        (UIDeviceOrientation.portrait, UIInterfaceOrientation.portrait), (.landscapeLeft, .landscapeRight),
        (.landscapeRight, .landscapeLeft), (.portraitUpsideDown, .portraitUpsideDown), (.faceUp, .portrait),
    ])
    func theInterfaceFollowsTheDevice(_ device: UIDeviceOrientation, _ interface: UIInterfaceOrientation) throws {
        let (root, delegate) = (Screen(.all), Application())
        let app = try TestApp(root: root)
        app.perform { UIApplication.shared.delegate = delegate }
        app.at(1) { turn(app, to: device) }
        app.at(3) {
            #expect(orientation(app) == interface && root.interfaceOrientation == interface)
            #expect(UIDevice.current.orientation == device)
            #expect(root.view.bounds.width == (interface.isLandscape ? 844 : 390))
            #expect(app.window.windowScene?.effectiveGeometry.interfaceOrientation == interface)
        }
        try app.play()
    }

    private final class Announced: UIViewController {
        var calls: [String] = []
        override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
            calls.append("will \(orientation.rawValue) \(duration > 0)")
        }
        override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
            calls.append("animate \(orientation.rawValue) \(view.bounds.width == 844)")
        }
        override func didRotate(from orientation: UIInterfaceOrientation) {
            calls.append("did \(orientation.rawValue)")
        }
    }

    /// The methods for rotations from before iOS 8.
    @Test func rotationsAreAnnouncedInTheOldWayToo() throws {
        let root = Announced()
        let app = try TestApp(root: root)
        app.at(1) { turn(app, to: .landscapeLeft) }
        app.at(3) { turn(app, to: .portrait) }
        try app.play()
        #expect(root.calls.filter { !$0.hasPrefix("animate") } == ["will 3 true", "did 1", "will 1 true", "did 3"])
        #expect(root.calls.count == 6)
    }

    /// The controller, the application, and autorotation can each prevent the rotation.
    @Test(arguments: ["controller", "application", "autorotation"])
    func theInterfaceStaysIfRotationIsNotSupported(because reason: String) throws {
        let (root, delegate) = (Screen(.allButUpsideDown), Application())
        let app = try TestApp(root: root)
        var told = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { told += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        app.perform {
            UIApplication.shared.delegate = delegate
            switch reason {
            case "controller": root.supported = .portrait
            case "application": delegate.supported = .portrait
            default: root.autorotates = false
            }
        }
        app.at(1) { turn(app, to: .landscapeLeft) }
        app.at(2) {
            root.supported = .allButUpsideDown
            delegate.supported = .all
            root.autorotates = true
            #expect(orientation(app) == .portrait && UIDevice.current.orientation == .landscapeLeft)
            root.setNeedsUpdateOfSupportedInterfaceOrientations()
        }
        try app.play()
        #expect(told == 1)
        #expect(
            app.traceLines([.note]) == [
                "1 Screen the interface stays in portrait: landscapeRight is not supported, or the controller does not autorotate"
            ])
        #expect(orientation(app) == .landscapeRight, "it follows when it may")
    }

    @Test func controllersThatSupportOnlyAnotherOrientationForceIt() throws {
        let root = Screen(.allButUpsideDown)
        let app = try TestApp(root: root)
        app.at(1) {
            root.supported = .landscapeLeft
            root.setNeedsUpdateOfSupportedInterfaceOrientations()
        }
        try app.play()
        #expect(orientation(app) == .landscapeLeft && root.view.bounds.width == 844)
    }

    @Test func aLandscapeOnlyRootBeginsInLandscape() throws {
        let root = Screen(.landscape)
        root.preferred = .landscapeLeft
        let app = try TestApp(root: root)
        app.perform {
            #expect(orientation(app) == .landscapeLeft && root.view.bounds.size == CGSize(width: 844, height: 390))
            #expect(app.window.layer.animationKeys()?.isEmpty ?? true)
        }
        try app.play()
        #expect(app.traceLines([.callback]).allSatisfy { !$0.contains("viewWillTransition") })
    }

    @Test func havingNoOrientationInCommonFailsTheRun() throws {
        let (root, delegate) = (Screen(.landscape), Application())
        let app = try TestApp()
        app.perform {
            delegate.supported = .portrait
            UIApplication.shared.delegate = delegate
            app.window.rootViewController = root
        }
        #expect { try app.play() } throws: { "\($0)".contains("no supported interface orientation in common") }
    }

    @Test func containerDelegatesDetermineTheOrientations() throws {
        final class Answers: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
            UIPageViewControllerDelegate
        {
            func navigationControllerSupportedInterfaceOrientations(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientationMask { .landscapeLeft }
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .landscapeRight }
            func tabBarControllerPreferredInterfaceOrientationForPresentation(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientation { .landscapeRight }
            func pageViewControllerSupportedInterfaceOrientations(
                _ pageViewController: UIPageViewController
            ) -> UIInterfaceOrientationMask { .portrait }
            func pageViewControllerPreferredInterfaceOrientationForPresentation(
                _ pageViewController: UIPageViewController
            ) -> UIInterfaceOrientation { .landscapeLeft }
        }
        final class Silent: NSObject, UITabBarControllerDelegate, UIPageViewControllerDelegate {}
        let (answers, silent) = (Answers(), Silent())
        let navigation = UINavigationController(rootViewController: Screen(.portrait))
        let app = try TestApp()
        app.perform {
            #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown, "children are not asked")
            navigation.delegate = answers
            #expect(navigation.supportedInterfaceOrientations == .landscapeLeft)
            let tabs = UITabBarController()
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            (tabs.delegate, pages.delegate) = (silent, silent)
            for controller in [tabs, pages] {
                #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
                #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
            }
            (tabs.delegate, pages.delegate) = (answers, answers)
            #expect(tabs.supportedInterfaceOrientations == .landscapeRight)
            #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeRight)
            #expect(pages.supportedInterfaceOrientations == .portrait)
            #expect(pages.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        }
    }

    /// The interface rotates as requested by the delegate of the root controller.
    @Test func theDelegateOfATabBarControllerRotatesTheInterface() throws {
        final class Wide: NSObject, UITabBarControllerDelegate {
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .landscapeLeft }
        }
        let (wide, tabs) = (Wide(), UITabBarController())
        let app = try TestApp()
        app.perform {
            tabs.viewControllers = [UIViewController()]
            app.window.rootViewController = tabs
        }
        app.at(1) {
            #expect(orientation(app) == .portrait)
            tabs.delegate = wide
            tabs.setNeedsUpdateOfSupportedInterfaceOrientations()
        }
        try app.play()
        #expect(orientation(app) == .landscapeLeft && tabs.view.bounds.width == 844)
    }

    // MARK: Requests and presentations

    @Test func theApplicationCanRequestAnOrientation() throws {
        let root = Screen(.allButUpsideDown)
        let app = try TestApp(root: root)
        var errors: [UISceneError.Code] = []
        @MainActor func ask(_ mask: UIInterfaceOrientationMask) {
            app.window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { error in
                if let error = error as? UISceneError { errors.append(error.code) }
            }
        }
        app.at(1) { ask(.landscape) }
        app.at(2) {
            #expect(orientation(app) == .landscapeRight && UIDevice.current.orientation == .portrait)
            ask(.portraitUpsideDown)
        }
        app.at(3) { ask(.portrait) }
        try app.play()
        #expect(errors == [.geometryRequestDenied] && orientation(app) == .portrait)
    }

    /// A full-screen presentation first rotates the interface, and its dismissal rotates it back.
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func aPresentationRotatesTheInterface(_ style: UIModalPresentationStyle) throws {
        let (root, film) = (Screen(.portrait), Screen(.landscape))
        film.preferred = .landscapeLeft
        film.modalPresentationStyle = style
        let app = try TestApp(root: root)
        let turns = style != .pageSheet
        app.at(1) { root.present(film, animated: true) }
        app.at(1.2) { #expect(film.isBeingPresented && orientation(app) == (turns ? .landscapeLeft : .portrait)) }
        app.at(3) {
            #expect(film.view.bounds.width == (turns ? 844 : 390))
            film.dismiss(animated: true)
        }
        try app.play()
        #expect(orientation(app) == .portrait && root.view.bounds.size == CGSize(width: 390, height: 844))
        #expect(root.view.window === app.window)
    }

    @Test func statusBarOrientationChangesPostNotifications() throws {
        let app = try TestApp(root: Screen(.allButUpsideDown))
        var log: [String] = []
        let names = [
            UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let value = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
                MainActor.assumeIsolated {
                    log.append(
                        "\(name == names[0]) \(value ?? 0) \(UIApplication.shared.statusBarOrientation.rawValue)")
                }
            }
        }
        defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
        app.at(1) { turn(app, to: .landscapeLeft) }
        try app.play()
        #expect(log == ["true 3 1", "false 1 3"])
    }

    @Test func allWindowsRotate() throws {
        let app = try TestApp(root: Screen(.allButUpsideDown))
        let second = app.stage.perform { UIWindow() }
        app.perform {
            second.rootViewController = UIViewController()
            second.isHidden = false
        }
        app.at(1) { turn(app, to: .landscapeLeft) }
        try app.play()
        #expect(second.bounds.size == app.window.bounds.size && second.transform == app.window.transform)
        #expect(second.bounds.width == 844)
    }

    // MARK: The home indicator

    @Test func theHomeIndicatorFollowsTheControllers() throws {
        final class Shy: UIViewController {
            var isShy = false
            override var prefersHomeIndicatorAutoHidden: Bool { isShy }
        }
        let root = Shy()
        let app = try TestApp(root: UINavigationController(rootViewController: root))
        @MainActor func bar() -> CALayer? {
            let cover = app.stage.committer.screen.sublayers?.last
            return cover?.sublayers?.first { $0.bounds.height == 5 }
        }
        app.perform {
            app.stage.applicationState.screenInsets = ScreenInsets(top: 47, bottom: 34)
            #expect(bar() == nil)
            app.window.screen.settings.showsHomeIndicator = true
        }
        app.at(1) {
            #expect(bar()?.frame == CGRect(x: 125, y: 831, width: 140, height: 5) && bar()?.opacity == 1)
            root.isShy = true
            root.setNeedsUpdateOfHomeIndicatorAutoHidden()
            #expect(bar()?.opacity == 0)
            root.isShy = false
            root.setNeedsUpdateOfHomeIndicatorAutoHidden()
            turn(app, to: .landscapeLeft)
        }
        app.at(2) { #expect(bar()?.frame.maxY == 382 && bar()?.frame.midX == 422) }
        try app.play()
    }
}
