/// A scale beside a map.
///
/// Differs from MapKit: it is empty, as on a map that is not being zoomed.
@MainActor @preconcurrency open class MKScaleView: UIView {
    /// The edge at which the scale begins. Raw values match the public header.
    public enum Alignment: Int, Sendable {
        case leading, trailing
    }

    open weak var mapView: MKMapView?
    /// Differs from MapKit: stored without effect, since the scale is empty.
    open var scaleVisibility = MKFeatureVisibility.adaptive
    /// Differs from MapKit: stored without effect, since the scale is empty.
    open var legendAlignment = Alignment.leading

    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
