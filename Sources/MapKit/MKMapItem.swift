/// A place on a map by its coordinate, without an address.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    public let coordinate: CLLocationCoordinate2D
    open var title: String? { name }
    open var subtitle: String? { nil }
    open var countryCode: String? { nil }
    open override var location: CLLocation? {
        CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init()
    }

    /// - Parameter addressDictionary: Not used here.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }

    public convenience init(placemark: CLPlacemark) {
        self.init(coordinate: placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid)
    }
}

/// A point of interest.
@MainActor @preconcurrency open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    public let isCurrentLocation: Bool
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        isCurrentLocation = false
        super.init()
    }

    private init(ofUserAt coordinate: CLLocationCoordinate2D) {
        placemark = MKPlacemark(coordinate: coordinate)
        isCurrentLocation = true
        super.init()
    }

    /// The location of the user, which is never known.
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(ofUserAt: kCLLocationCoordinate2DInvalid) }

    /// Shows the items in the system's maps.
    ///
    /// Differs from MapKit: nothing is shown, which is reported as unsupported.
    ///
    /// - Returns: `false`.
    @discardableResult open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
    ) -> Bool {
        // Entry point: Maps belong to no view.
        Stage.current.diagnostics.reportUnsupported(
            "MKMapItem.openMaps(with:launchOptions:)", instead: "no map is opened")
        return false
    }

    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
