/// A service that makes pictures of maps.
///
/// Differs from MapKit: it never makes one, which is reported as unsupported.
@MainActor @preconcurrency open class MKMapSnapshotter: NSObject {
    public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void

    /// The region, size and style of the picture. Stored without effect.
    @MainActor @preconcurrency open class Options: NSObject {
        /// Read by applications: no picture is made.
        open var camera = MKMapCamera()
        /// Read by applications: no picture is made.
        open var mapRect = MKMapRect.world
        /// Read by applications: no picture is made.
        open var region = MKCoordinateRegion()
        /// Read by applications: no picture is made.
        open var mapType = MKMapType.standard
        /// Read by applications: no picture is made.
        open var showsBuildings = true
        /// Read by applications: no picture is made.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Read by applications: no picture is made.
        open var size = CGSize(width: 256, height: 256)
        /// Read by applications: no picture is made.
        open var scale: CGFloat = 1
        /// Read by applications: no picture is made.
        open var traitCollection = UITraitCollection()
    }

    /// A picture of a map, of which there is none.
    @MainActor @preconcurrency open class Snapshot: NSObject {
        open var image: UIImage { UIImage() }
        open var traitCollection: UITraitCollection { UITraitCollection() }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    private var pending: DispatchWorkItem?
    open var isLoading: Bool { pending != nil }

    public init(options: Options) {
        super.init()
    }

    public override convenience init() {
        self.init(options: Options())
    }

    /// - Parameter completionHandler: Receives an error on the next turn.
    open func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }

    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        report()
        let item = DispatchWorkItem { [self] in
            pending = nil
            completionHandler(nil, MKError(.unknown))
        }
        pending = item
        queue.async(execute: item)
    }

    open func start() async throws -> Snapshot {
        report()
        throw MKError(.unknown)
    }

    open func cancel() {
        pending?.cancel()
        pending = nil
    }

    private func report() {
        // Entry point: a service has no view to ask for its stage.
        Stage.current.diagnostics.reportUnsupported("MKMapSnapshotter", instead: "no picture is made")
    }
}
