/// A compass beside a map.
///
/// Differs from MapKit: it is empty, as on a map that points north.
@MainActor @preconcurrency open class MKCompassButton: UIView {
    open weak var mapView: MKMapView?
    /// Differs from MapKit: stored without effect, since the compass is empty.
    open var compassVisibility = MKFeatureVisibility.adaptive

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
