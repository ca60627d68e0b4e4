public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy, reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}

/// The domain of errors of locations.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error that says why no location is available.
public struct CLError: CustomNSError, Equatable, Sendable {
    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }

    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure
        case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed
        case regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
        case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered
        case deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError

        /// Matches an error with this code, as in `case CLError.denied:`.
        public static func ~= (match: Code, error: any Error) -> Bool { (error as? CLError)?.code == match }
    }

    public static let locationUnknown = Code.locationUnknown
    public static let denied = Code.denied
    public static let network = Code.network
    public static let headingFailure = Code.headingFailure
    public static let regionMonitoringDenied = Code.regionMonitoringDenied
    public static let regionMonitoringFailure = Code.regionMonitoringFailure
    public static let regionMonitoringSetupDelayed = Code.regionMonitoringSetupDelayed
    public static let regionMonitoringResponseDelayed = Code.regionMonitoringResponseDelayed
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
    public static let geocodeCanceled = Code.geocodeCanceled
    public static let deferredFailed = Code.deferredFailed
    public static let deferredNotUpdatingLocation = Code.deferredNotUpdatingLocation
    public static let deferredAccuracyTooLow = Code.deferredAccuracyTooLow
    public static let deferredDistanceFiltered = Code.deferredDistanceFiltered
    public static let deferredCanceled = Code.deferredCanceled
    public static let rangingUnavailable = Code.rangingUnavailable
    public static let rangingFailure = Code.rangingFailure
    public static let promptDeclined = Code.promptDeclined
    public static let historicalLocationError = Code.historicalLocationError

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// A source of locations.
///
/// Differs from Core Location: no location ever comes, and authorization stays undetermined, which the first request
/// reports as unsupported. Options are stored without effect.
@MainActor @preconcurrency open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var headingFilter: CLLocationDegrees = 1
    open private(set) var monitoredRegions: Set<CLRegion> = []

    open class func locationServicesEnabled() -> Bool { true }
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
    open class func headingAvailable() -> Bool { false }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    open class func isRangingAvailable() -> Bool { false }

    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    open var location: CLLocation? { nil }

    public override nonisolated init() {
        super.init()
    }

    open func requestWhenInUseAuthorization() { report() }
    open func requestAlwaysAuthorization() { report() }
    open func startUpdatingLocation() { report() }
    open func stopUpdatingLocation() {}
    open func startUpdatingHeading() { report() }
    open func stopUpdatingHeading() {}
    open func startMonitoringSignificantLocationChanges() { report() }
    open func stopMonitoringSignificantLocationChanges() {}
    open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { report() }
    open func startRangingBeacons(in region: CLBeaconRegion) { report() }
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    open func stopRangingBeacons(in region: CLBeaconRegion) {}

    /// Fails on the next turn, because the location is unknown.
    open func requestLocation() {
        report()
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
        }
    }

    private func report() {
        // Entry point: A location manager has no view.
        Stage.current.diagnostics.reportUnsupported(
            "CLLocationManager", instead: "no location is available, and authorization stays undetermined")
    }
}

@MainActor @preconcurrency public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
    ) {}
    public func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon],
        satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) {}
}
