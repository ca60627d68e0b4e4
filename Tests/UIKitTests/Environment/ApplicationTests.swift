import QuartzCore
import Testing
import UIKit

/// The states of the application, its windows, settings, and clock.
@MainActor @Suite struct ApplicationTests {
    private final class Log {
        var lines: [String] = []
        @MainActor func add(_ text: String) {
            let application = UIApplication.shared
            let scene = application.connectedScenes.first?.activationState
            lines.append("\(text): \(application.applicationState), \(scene ?? .unattached)")
        }
    }

    private final class Application: NSObject, UIApplicationDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func applicationDidBecomeActive(_ application: UIApplication) { log.add("application active") }
        func applicationWillResignActive(_ application: UIApplication) { log.add("application resigns") }
        func applicationDidEnterBackground(_ application: UIApplication) { log.add("application background") }
        func applicationWillEnterForeground(_ application: UIApplication) { log.add("application foreground") }
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.add("application memory") }
    }

    private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func sceneDidBecomeActive(_ scene: UIScene) { log.add("scene active") }
        func sceneWillResignActive(_ scene: UIScene) { log.add("scene resigns") }
        func sceneWillEnterForeground(_ scene: UIScene) { log.add("scene foreground") }
        func sceneDidEnterBackground(_ scene: UIScene) { log.add("scene background") }
    }

    private static let names: [Notification.Name] = [
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        UIScene.didActivateNotification, UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
        UIScene.willEnterForegroundNotification,
    ]

    private func play(_ log: Log, hasScene: Bool) throws {
        let app = try TestApp(root: UIViewController())
        let (application, scene) = (Application(log), SceneDelegate(log))
        let observers = Self.names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let short = note.name.rawValue.replacing("Notification", with: "").replacing("UI", with: "")
                MainActor.assumeIsolated { log.add(short) }
            }
        }
        defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
        app.perform {
            UIApplication.shared.delegate = application
            if hasScene { UIApplication.shared.connectedScenes.first?.delegate = scene }
            let lifeCycle = app.stage.applicationState.lifeCycle
            lifeCycle.enterForeground()
            lifeCycle.becomeActive()
            lifeCycle.enterBackground()
            lifeCycle.enterBackground()
            lifeCycle.resignActive()
            lifeCycle.enterForeground()
        }
        try app.play()
    }

    /// Matches facts/application-states: each step once, in order, with the states of a device.
    @Test func theApplicationDelegateIsCalledWithoutASceneDelegate() throws {
        let log = Log()
        try play(log, hasScene: false)
        #expect(
            log.lines == [
                "SceneWillDeactivate: active, foregroundActive", "application resigns: active, foregroundActive",
                "ApplicationWillResignActive: active, foregroundActive",
                "SceneDidEnterBackground: background, background", "application background: background, background",
                "ApplicationDidEnterBackground: background, background",
                "SceneWillEnterForeground: background, background", "application foreground: background, background",
                "ApplicationWillEnterForeground: background, background",
                "SceneDidActivate: active, foregroundActive", "application active: active, foregroundActive",
                "ApplicationDidBecomeActive: active, foregroundActive",
            ])
    }

    @Test func aSceneDelegateReceivesTheCallsInstead() throws {
        let log = Log()
        try play(log, hasScene: true)
        #expect(
            log.lines.map { String($0.prefix { $0 != ":" }) } == [
                "scene resigns", "SceneWillDeactivate", "ApplicationWillResignActive", "scene background",
                "SceneDidEnterBackground", "ApplicationDidEnterBackground", "scene foreground",
                "SceneWillEnterForeground", "ApplicationWillEnterForeground", "scene active", "SceneDidActivate",
                "ApplicationDidBecomeActive",
            ])
    }

    @Test func memoryWarningsReachAllControllers() throws {
        final class Warned: UIViewController {
            var count = 0
            override func didReceiveMemoryWarning() { count += 1 }
        }
        let (root, child, sheet) = (Warned(), Warned(), Warned())
        let (app, log) = (try TestApp(root: root), Log())
        let delegate = Application(log)
        app.perform {
            UIApplication.shared.delegate = delegate
            root.addChild(child)
            root.present(sheet, animated: false)
        }
        app.at(1) { app.stage.applicationState.lifeCycle.receiveMemoryWarning() }
        try app.play()
        #expect([root, child, sheet].map(\.count) == [1, 1, 1] && log.lines.count == 1)
    }

    // MARK: Windows

    @Test func keyWindowChangesPostNotifications() throws {
        let app = try TestApp(root: UIViewController())
        var log: [String] = []
        let names = [
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
        ]
        let second = app.stage.perform { UIWindow() }
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let (window, name) = (ObjectIdentifier(note.object as AnyObject), note.name.rawValue)
                MainActor.assumeIsolated {
                    let isSecond = window == ObjectIdentifier(second)
                    log.append("\(isSecond ? "second" : "first") \(name.dropFirst(11).dropLast(12))")
                }
            }
        }
        defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
        app.perform {
            second.makeKeyAndVisible()
            #expect(second.isKeyWindow && !app.window.isKeyWindow)
            second.isHidden = true
            #expect(UIApplication.shared.keyWindow === app.window && app.window.isKeyWindow)
        }
        #expect(
            log == [
                "first ResignKey", "second BecomeKey", "second BecomeVisible", "second ResignKey", "first BecomeKey",
                "second BecomeHidden",
            ])
    }

    @Test func aWindowCanRefuseToBecomeKey() throws {
        final class Overlay: UIWindow {
            override var canBecomeKey: Bool { false }
        }
        let app = try TestApp(root: UIViewController())
        app.perform {
            let overlay = Overlay()
            overlay.makeKeyAndVisible()
            #expect(!overlay.isHidden && !overlay.isKeyWindow && app.window.isKeyWindow)
        }
    }

    // MARK: Settings

    @Test func settingsAreEmptyInEveryWorld() throws {
        let (first, second) = (try TestApp(), try TestApp())
        first.perform {
            let defaults = UserDefaults.standard
            #expect(defaults.object(forKey: "a") == nil && defaults.dictionaryRepresentation().isEmpty)
            defaults.set(3, forKey: "a")
            defaults.set("text", forKey: "b")
            #expect(UserDefaults.standard.integer(forKey: "a") == 3)
        }
        second.perform {
            #expect(UserDefaults.standard.dictionaryRepresentation().isEmpty)
            UserDefaults.standard.set(4, forKey: "a")
        }
        first.perform { #expect(UserDefaults.standard.integer(forKey: "a") == 3) }
    }

    @Test func settingsHaveTheTypesOfFoundation() throws {
        let app = try TestApp()
        app.perform {
            let defaults = UserDefaults.standard
            defaults.register(defaults: ["a": 1, "z": "registered"])
            #expect(defaults.integer(forKey: "a") == 1)
            defaults.set(2.5, forKey: "a")
            #expect(defaults.double(forKey: "a") == 2.5 && defaults.integer(forKey: "a") == 2)
            #expect(defaults.float(forKey: "a") == 2.5 && defaults.bool(forKey: "a"))
            defaults.removeObject(forKey: "a")
            #expect(defaults.integer(forKey: "a") == 1, "what was registered stays")
            defaults.set(true, forKey: "flag")
            #expect(defaults.bool(forKey: "flag") && defaults.integer(forKey: "flag") == 1)
            defaults.set("YES", forKey: "text")
            #expect(defaults.bool(forKey: "text") && defaults.integer(forKey: "text") == 0)
            defaults.set("42", forKey: "text")
            #expect(defaults.integer(forKey: "text") == 42)
            defaults.set(["x", "y"], forKey: "list")
            #expect(defaults.stringArray(forKey: "list") == ["x", "y"] && defaults.array(forKey: "list")?.count == 2)
            defaults.set(["k": 1], forKey: "map")
            #expect(defaults.dictionary(forKey: "map")?["k"] as? Int == 1)
            defaults.set(URL(string: "https://example.com"), forKey: "url")
            #expect(defaults.url(forKey: "url")?.host == "example.com")
            #expect(!defaults.bool(forKey: "none") && defaults.string(forKey: "none") == nil)
            let suite = UserDefaults(suiteName: "group")
            #expect(suite?.object(forKey: "flag") == nil && suite?.string(forKey: "z") == "registered")
            suite?.set(1, forKey: "own")
            #expect(UserDefaults(suiteName: "group")?.integer(forKey: "own") == 1)
            #expect(defaults.object(forKey: "own") == nil)
            defaults.removePersistentDomain(forName: "group")
            #expect(UserDefaults(suiteName: "group")?.object(forKey: "own") == nil)
        }
    }

    @Test func settingsChangesPostANotification() throws {
        let app = try TestApp()
        var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        app.perform {
            UserDefaults.standard.set(1, forKey: "a")
            UserDefaults.standard.removeObject(forKey: "a")
        }
        #expect(count == 2)
    }

    // MARK: Scenes

    /// Requests for another scene fail on the next turn, as on an iPhone, and are reported.
    @Test func thereIsOneScene() throws {
        let app = try TestApp(width: 820, height: 1180)
        var errors: [UISceneError.Code?] = []
        app.at(1) {
            let application = UIApplication.shared
            guard let scene = application.connectedScenes.first, application.connectedScenes.count == 1 else { return }
            let session = scene.session
            #expect(
                application.openSessions == [session] && session.scene === scene && !application.supportsMultipleScenes)
            #expect(session.role == .windowApplication && session.configuration.role == session.role)
            let note: (any Error) -> Void = { errors.append(($0 as? UISceneError)?.code) }
            application.requestSceneSessionActivation(session, userActivity: nil, options: nil, errorHandler: note)
            application.activateSceneSession(for: UISceneSessionActivationRequest(session: session), errorHandler: note)
            application.requestSceneSessionRefresh(session)
            #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
            let activity = NSUserActivity(activityType: "open")
            application.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: note)
            application.activateSceneSession(for: UISceneSessionActivationRequest(), errorHandler: note)
            application.requestSceneSessionDestruction(session, options: nil, errorHandler: note)
            #expect(errors.isEmpty)
        }
        try app.play()
        #expect(errors == [.multipleScenesNotSupported, .multipleScenesNotSupported, .requestDenied])
        #expect(app.stage.diagnostics.unsupported.entries.count == 3)
    }

    @Test func delegatesNameAConfiguration() throws {
        final class Delegate: NSObject, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
            }
        }
        final class Silent: NSObject, UIApplicationDelegate {}
        let app = try TestApp()
        app.perform {
            guard let session = UIApplication.shared.openSessions.first else { return }
            @MainActor func name(_ delegate: any UIApplicationDelegate) -> String? {
                delegate.application(.shared, configurationForConnecting: session, options: UIScene.ConnectionOptions())
                    .name
            }
            #expect(name(Delegate()) == "Main" && name(Silent()) == "Default Configuration")
        }
    }

    // MARK: The clock

    @Test func datesFollowVirtualTime() throws {
        let app = try TestApp()
        var dates: [Date] = []
        app.at(0) { dates.append(Date()) }
        app.at(90) { dates += [Date.now, Date(timeIntervalSinceNow: 10)] }
        app.at(91) { #expect(dates[2].timeIntervalSinceNow == 9) }
        try app.play(limit: 100)
        #expect(dates.map(\.timeIntervalSince1970) == [1_168_335_660, 1_168_335_750, 1_168_335_760])
    }

    @Test func theWorldHasALanguageAndATimeZone() throws {
        let (app, other) = (try TestApp(), try TestApp())
        app.perform {
            #expect(Locale.current.identifier == "en_US" && TimeZone.current == .gmt)
            app.window.screen.settings.language = "de"
            #expect(Locale.current.identifier == "de" && Calendar.current.locale?.identifier == "de")
            #expect(Calendar.current.timeZone == .gmt && Calendar.current.identifier == .gregorian)
        }
        other.perform { #expect(Locale.current.identifier == "en_US") }
        app.perform { #expect(Locale.current.identifier == "de") }
    }
}
