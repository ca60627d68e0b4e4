/// The bar button item that turns on following the user's location in MapKit.
///
/// Differs from MapKit: the item shows a symbol, and a tap has no effect.
@MainActor @preconcurrency open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    open weak var mapView: MKMapView?

    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}
