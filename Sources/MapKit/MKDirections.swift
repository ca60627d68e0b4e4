/// An error of a service of maps.
public struct MKError: Error, Equatable, Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt

    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// A route between two places.
@MainActor @preconcurrency open class MKRoute: NSObject {
    /// A part of a route with one instruction.
    @MainActor @preconcurrency open class Step: NSObject {
        open var instructions: String { "" }
        open var notice: String? { nil }
        open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
        open var distance: CLLocationDistance { 0 }
        open var transportType: MKDirectionsTransportType { .any }
    }

    open var name: String { "" }
    open var advisoryNotices: [String] { [] }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var transportType: MKDirectionsTransportType { .any }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    open var steps: [Step] { [] }
}

/// A service that finds ways between places.
///
/// Differs from MapKit: it never finds one, which is reported as unsupported.
@MainActor @preconcurrency open class MKDirections: NSObject {
    public typealias DirectionsHandler = @MainActor (Response?, (any Error)?) -> Void
    public typealias ETAHandler = @MainActor (ETAResponse?, (any Error)?) -> Void

    @MainActor @preconcurrency open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        /// Read by applications: no route is searched for.
        open var transportType = MKDirectionsTransportType.any
        /// Read by applications: no route is searched for.
        open var requestsAlternateRoutes = false
        /// Read by applications: no route is searched for.
        open var departureDate: Date?
        /// Read by applications: no route is searched for.
        open var arrivalDate: Date?
    }

    @MainActor @preconcurrency open class Response: NSObject {
        public let source: MKMapItem
        public let destination: MKMapItem
        open var routes: [MKRoute] { [] }

        init(from source: MKMapItem, to destination: MKMapItem) {
            (self.source, self.destination) = (source, destination)
            super.init()
        }
    }

    @MainActor @preconcurrency open class ETAResponse: NSObject {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
    }

    open var isCalculating: Bool { !pending.isEmpty }
    private var pending: [DispatchWorkItem] = []

    public init(request: Request) {
        super.init()
    }

    open func calculate(completionHandler: @escaping DirectionsHandler) {
        fail { completionHandler(nil, $0) }
    }

    open func calculateETA(completionHandler: @escaping ETAHandler) {
        fail { completionHandler(nil, $0) }
    }

    open func calculate() async throws -> Response {
        report()
        throw MKError(.directionsNotFound)
    }

    open func cancel() {
        pending.forEach { $0.cancel() }
        pending = []
    }

    private func fail(_ handler: @escaping @MainActor (any Error) -> Void) {
        report()
        let answer = DispatchWorkItem { [self] in
            pending.removeFirst()
            handler(MKError(.directionsNotFound))
        }
        pending.append(answer)
        DispatchQueue.main.async(execute: answer)
    }

    private func report() {
        // Entry point: Directions belong to no view.
        Stage.current.diagnostics.reportUnsupported("MKDirections", instead: "no way is found")
    }
}
