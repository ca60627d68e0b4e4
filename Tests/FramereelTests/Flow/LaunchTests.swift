import Framereel
import Shop
import TestSupport
import Testing
import UIKit

@testable import FrameRecording

/// Launching applications with their delegates.
@MainActor @Suite struct LaunchTests {
    @MainActor private final class Log {
        var lines: [String] = []
        func add(_ text: String) { lines.append("\(text), \(UIApplication.shared.applicationState)") }
    }

    private final class Controller: UIViewController {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { log.add("will appear") }
        override func viewDidAppear(_ animated: Bool) { log.add("did appear") }
    }

    private class Delegate: UIResponder, UIApplicationDelegate {
        let log: Log
        var window: UIWindow?

        init(_ log: Log) { self.log = log }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.add("will finish, window: \(window != nil)")
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.add("did finish")
            #expect(application.delegate === self && UIApplication.shared === application)
            return true
        }
        func applicationWillEnterForeground(_ application: UIApplication) { log.add("application foreground") }
        func applicationDidBecomeActive(_ application: UIApplication) { log.add("application active") }
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            log.add("configuration “\(session.configuration.name ?? "")”, scenes: \(application.connectedScenes.count)")
            return session.configuration
        }
    }

    /// A delegate that creates its window in code.
    private final class WindowDelegate: Delegate {
        override func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            _ = super.application(application, didFinishLaunchingWithOptions: launchOptions)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Controller(log)
            window?.makeKeyAndVisible()
            return true
        }
    }

    private final class Scenes: UIResponder, UIWindowSceneDelegate {
        let log: Log
        var window: UIWindow?

        init(_ log: Log) { self.log = log }

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            log.add("connect, window: \(window != nil), \(scene.activationState)")
            #expect(scene.delegate === self && session.scene === scene)
            #expect(UIApplication.shared.connectedScenes == [scene])
            guard window == nil, let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = Controller(log)
            window?.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) { log.add("scene foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { log.add("scene active") }
    }

    private static let trips = Repository.root.appending(path: "Fixtures/storyboards/trips").path

    // MARK: Order

    /// facts/launch-order.
    @Test func anApplicationWithScenesIsLaunchedInOrder() throws {
        let log = Log()
        var root: UIViewController?
        let recording = try Recording(
            of: Scene("app", device: .iPhone14, launching: Delegate(log), sceneDelegate: Scenes(log)) { world in
                root = world.window.rootViewController
                #expect(UIApplication.shared.windows == [world.window])
            })
        #expect(root is Controller, "the window of the delegate is that of the world")
        #expect(
            log.lines == [
                "will finish, window: false, background", "did finish, background",
                "configuration “Default Configuration”, scenes: 0, background",
                "connect, window: false, unattached, background", "will appear, background",
                "scene foreground, background", "scene active, active", "did appear, active",
            ])
        let calls = recording.trace.text.split(separator: "\n").filter {
            $0.contains("Delegate ") || $0.contains("Scenes ")
        }
        #expect(calls.count == 6, "\(calls)")
    }

    @Test func anApplicationWithoutScenesIsLaunchedInOrder() throws {
        let log = Log()
        _ = try Recording(of: Scene("app", device: .iPhone14, launching: WindowDelegate(log)))
        #expect(
            log.lines == [
                "will finish, window: false, inactive", "did finish, inactive", "will appear, inactive",
                "application active, active", "did appear, active",
            ])
    }

    @Test func aMainStoryboardMakesTheWindowBeforeTheDelegateIsCalled() throws {
        let log = Log()
        var root: UIViewController?
        _ = try withInfo(Self.mainStoryboard) { path in
            try Recording(
                of: Scene(
                    "app", device: .iPhone8, launching: Delegate(log), resources: Self.trips, infoPlist: path
                ) { world in
                    root = world.window.rootViewController
                    #expect((UIApplication.shared.delegate as? Delegate)?.window === world.window)
                }, drawsTextAsBlocks: true)
        }
        #expect(root != nil)
        #expect(
            log.lines == [
                "will finish, window: true, inactive", "did finish, inactive", "application active, active",
            ])
    }

    @Test func notificationsArePostedInOrder() throws {
        let wanted = [
            UIApplication.didFinishLaunchingNotification, UIScene.willConnectNotification,
            UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
            UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
        ]
        let log = Log()
        _ = try Recording(
            of: Scene("app", device: .iPhone14, launching: Listening(wanted, log), sceneDelegate: SceneDelegate()))
        #expect(log.lines == wanted.map(\.rawValue))
    }

    private final class Listening: UIResponder, UIApplicationDelegate {
        private var tokens: [any NSObjectProtocol] = []

        init(_ names: [Notification.Name], _ log: Log) {
            super.init()
            tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    log.lines.append(note.name.rawValue)
                }
            }
        }
    }

    // MARK: Frames

    private static func buy(_ world: World) {
        world.tap("Umbrella")
        world.tap("Add to cart")
        world.expect("In your cart")
        world.back()
        world.tap("Cart")
    }

    /// A launched application looks the same as its screens in the window of a scene.
    @Test func aLaunchedApplicationShowsTheSameFrames() throws {
        let launched = try Recording(
            of: Scene("app", device: .iPhone14, launching: AppDelegate(), sceneDelegate: SceneDelegate()) {
                Self.buy($0)
            },
            drawsTextAsBlocks: true)
        let shown = try FlowPlay.shop { Self.buy($0) }
        #expect(launched.duration == shown.duration && launched.steps == shown.steps && launched.steps.count == 5)
        for number in 0..<shown.frameCount(at: .fps60) {
            #expect(
                launched.displayList(ofFrame: number, at: .fps60) == shown.displayList(ofFrame: number, at: .fps60))
        }
    }

    /// The storyboard of an application without scenes, and of one whose manifest names it.
    @Test(arguments: [
        mainStoryboard,
        """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneStoryboardFile</key><string>Main</string>
        </dict></array></dict></dict>
        """,
    ])
    func theStoryboardIsShown(entries: String) throws {
        let log = Log()
        let launched = try withInfo(entries) { path in
            try Recording(
                of: Scene(
                    "app", device: .iPhone15, launching: Delegate(log), resources: Self.trips, infoPlist: path),
                drawsTextAsBlocks: true)
        }
        let shown = try Recording(
            of: Scene(contentsOfStoryboard: Self.trips + "/Main.storyboard", showing: .initial), drawsTextAsBlocks: true
        )
        #expect(launched.timeline.canvas.size == shown.timeline.canvas.size)
        #expect(launched.displayList(at: launched.duration).items == shown.displayList(at: shown.duration).items)
        #expect(shown.displayList(at: shown.duration).items.count > 3)
    }

    @Test func everyRunHasItsOwnDelegates() throws {
        final class Counting: UIResponder, UIApplicationDelegate {
            static var count = 0
            override init() {
                super.init()
                Self.count += 1
            }
        }
        let scene = Scene("app", device: .iPhone14, launching: Counting(), sceneDelegate: SceneDelegate())
        _ = try Recording(of: scene)
        _ = try Recording(of: scene)
        #expect(Counting.count == 2)
    }

    // MARK: Mistakes

    private nonisolated static let mainStoryboard = "<key>UIMainStoryboardFile</key><string>Main</string>"

    private func withInfo<Result>(_ entries: String, _ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("framereel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Info.plist")
        let text = entries.hasPrefix("<") ? "<plist version=\"1.0\"><dict>\(entries)</dict></plist>" : entries
        try text.write(to: file, atomically: true, encoding: .utf8)
        return try body(file.path)
    }

    private func error(
        sceneDelegate: @autoclosure @escaping @MainActor @Sendable () -> (any UISceneDelegate)? = nil,
        resources: String? = nil, info: String? = nil
    ) -> LaunchError? {
        let scene = Scene(
            "app", device: .iPhone14, launching: Delegate(Log()), sceneDelegate: sceneDelegate(), resources: resources,
            infoPlist: info)
        do {
            _ = try Recording(of: scene)
            return nil
        } catch {
            return error as? LaunchError
        }
    }

    @Test func mistakesAreNamed() throws {
        #expect(error() == .noWindow)
        #expect(error(resources: "/nowhere") == .resources(path: "/nowhere"))
        #expect(error(info: "/nowhere.plist") == .info(path: "/nowhere.plist", reason: "no such file"))
        try withInfo("no list") { path in
            #expect(error(info: path) == .info(path: path, reason: "expected a property list with a dictionary"))
        }
        let manifest = """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            </dict></array></dict></dict>
            """
        try withInfo(manifest) { path in
            #expect(error(info: path) == .sceneDelegate(named: "SceneDelegate", instead: nil))
            #expect(
                error(sceneDelegate: Scenes(Log()), info: path)
                    == .sceneDelegate(named: "SceneDelegate", instead: "Scenes"))
            #expect(error(sceneDelegate: SceneDelegate(), info: path) == nil)
        }
    }

    @Test func theDelegateOfTheConfigurationMustBeTheOneGiven() {
        #expect {
            try Recording(
                of: Scene("app", device: .iPhone14, launching: AppDelegate(), sceneDelegate: Scenes(Log())))
        } throws: { ($0 as? RecordingError)?.message.contains("pass sceneDelegate: SceneDelegate()") == true }
    }

    @Test func thereIsNoOtherRunLoop() {
        #expect(UIApplicationMain(0, nil, nil, nil) == 64)
        #expect {
            try Recording(
                of: Scene("app", device: .iPhone14) { _ in UIApplicationMain(0, nil, nil, "Shop.AppDelegate") })
        } throws: { ($0 as? RecordingError)?.message.contains("launching: AppDelegate()") == true }
    }
}
