/// The description of a place.
@MainActor @preconcurrency open class CLPlacemark: NSObject {
    open var location: CLLocation? { nil }
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var timeZone: TimeZone? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }
    open var addressDictionary: [AnyHashable: Any]? { nil }
}

/// A source of descriptions of places.
///
/// Differs from Core Location: it never finds a place.
@MainActor @preconcurrency open class CLGeocoder: NSObject {
    public typealias CLGeocodeCompletionHandler = @MainActor ([CLPlacemark]?, (any Error)?) -> Void

    open var isGeocoding: Bool { false }

    public override nonisolated init() {
        super.init()
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        DispatchQueue.main.async { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
    }

    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        DispatchQueue.main.async { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
    }

    open func cancelGeocode() {}
}
