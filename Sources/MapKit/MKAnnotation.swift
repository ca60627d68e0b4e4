/// A place on a map.
@MainActor @preconcurrency public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }

    public func isKind(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: aClass) ?? false }
    public func isMember(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isMember(of: aClass) ?? false }
}

@MainActor @preconcurrency open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    public override init() {
        super.init()
    }
}

@MainActor @preconcurrency open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()

    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }

    public convenience init(
        __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.init()
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// The location of the user, which is never known.
@MainActor @preconcurrency open class MKUserLocation: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var location: CLLocation? { nil }
    open var isUpdating: Bool { false }
}

/// The view of an annotation, which no map shows. Its options are stored without effect.
@MainActor @preconcurrency open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    open var image: UIImage?
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var canShowCallout = false
    open var isEnabled = true
    open var isSelected = false
    open var isDraggable = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// The view of an annotation as a pin. Its options are stored without effect.
@MainActor @preconcurrency open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor?
    open var animatesDrop = false
}

/// The view of an annotation as a balloon. Its options are stored without effect.
@MainActor @preconcurrency open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var animatesWhenAdded = false
}
