internal import QuartzCore

extension UIWindowScene {
    /// A request of an application for another shape of a scene.
    @MainActor @preconcurrency open class GeometryPreferences: NSObject {
        /// The orientations of which the interface is to have one.
        public final class iOS: GeometryPreferences {
            /// `nil` for no request.
            public let interfaceOrientations: UIInterfaceOrientationMask?

            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }

            public override init() {
                interfaceOrientations = nil
                super.init()
            }
        }
    }

    /// The scene's shape as the system shows it.
    @MainActor @preconcurrency open class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation

        init(_ interfaceOrientation: UIInterfaceOrientation) {
            self.interfaceOrientation = interfaceOrientation
            super.init()
        }
    }

    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Turns the interface, whichever way the device is held, to an orientation that the controller on screen supports.
    ///
    /// - Parameter errorHandler: called on the next turn if none of the orientations is supported.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let orientations = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
            !application.rotation.request(orientations), let errorHandler
        else { return }
        Stage.current.loop.scheduleNow { errorHandler(UISceneError(.geometryRequestDenied)) }
    }
}
