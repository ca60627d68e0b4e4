internal import QuartzCore

// Not overridable: UIKit makes the scene.
extension UIWindowScene {
    /// An application's request to change the geometry of a scene.
    @MainActor @preconcurrency open class GeometryPreferences: NSObject {
        /// A request for one of several interface orientations.
        public final class iOS: GeometryPreferences {
            /// The requested orientations; `nil` for no request.
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

    /// The scene's geometry as the system displays it.
    @MainActor @preconcurrency open class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation

        init(_ interfaceOrientation: UIInterfaceOrientation) {
            self.interfaceOrientation = interfaceOrientation
            super.init()
        }
    }

    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Rotates the interface to an orientation that the controller on screen supports, regardless of the device's
    /// orientation.
    ///
    /// - Parameter errorHandler: Called on the next turn if none of the orientations is supported.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let orientations = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
            !application.rotation.request(orientations), let errorHandler
        else { return }
        // Entry point: A scene has no stage of its own.
        Stage.current.loop.scheduleNow { errorHandler(UISceneError(.geometryRequestDenied)) }
    }
}
