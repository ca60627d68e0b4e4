/// A button that turns on following the user's location.
///
/// Differs from MapKit: the map follows nothing; the button shows a symbol and changes the map's mode when it is tapped.
@MainActor @preconcurrency open class MKUserTrackingButton: UIView {
    open weak var mapView: MKMapView?
    private let symbol = UIImageView(image: UIImage(systemName: "location"))

    /// The side of the button, in points.
    private static let side: CGFloat = 44

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        self.mapView = mapView
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        symbol.contentMode = .center
        addSubview(symbol)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", MKUserTrackingButton.tap)))
    }

    private func tap() {
        guard let mapView else { return }
        mapView.setUserTrackingMode(mapView.userTrackingMode == .none ? .follow : .none, animated: true)
        symbol.image = UIImage(systemName: mapView.userTrackingMode == .none ? "location" : "location.fill")
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = bounds
    }
}
