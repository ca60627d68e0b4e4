package import QuartzCore

extension TraceCall.Name {
    package static var applicationDidBecomeActive: Self { method() }
    package static var applicationWillResignActive: Self { method() }
    package static var applicationDidEnterBackground: Self { method() }
    package static var applicationWillEnterForeground: Self { method() }
    package static var sceneDidBecomeActive: Self { method() }
    package static var sceneWillResignActive: Self { method() }
    package static var sceneDidEnterBackground: Self { method() }
    package static var sceneWillEnterForeground: Self { method() }
}
