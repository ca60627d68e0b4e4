/// A shape for a map, which no map shows.
@MainActor @preconcurrency public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

@MainActor @preconcurrency open class MKMultiPoint: MKShape {
    private let places: [CLLocationCoordinate2D]

    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        places = Array(UnsafeBufferPointer(start: coords, count: count))
        super.init()
    }

    open var pointCount: Int { places.count }

    /// Copies the places of the range; those that do not exist are left out.
    ///
    /// - Parameter coords: Room for as many places as the range has.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (offset, index) in (Range(range) ?? 0..<0).enumerated() where places.indices.contains(index) {
            coords[offset] = places[index]
        }
    }

    open override var coordinate: CLLocationCoordinate2D { MKMapPoint(x: rect.midX, y: rect.midY).coordinate }

    fileprivate var rect: MKMapRect {
        places.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize(width: 0, height: 0))) }
    }
}

@MainActor @preconcurrency open class MKPolyline: MKMultiPoint, MKOverlay {
    open var boundingMapRect: MKMapRect { rect }
}

@MainActor @preconcurrency open class MKPolygon: MKMultiPoint, MKOverlay {
    open var boundingMapRect: MKMapRect { rect }
}

@MainActor @preconcurrency open class MKCircle: MKShape, MKOverlay {
    public let radius: CLLocationDistance
    private let center: CLLocationCoordinate2D

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        center = coord
        self.radius = radius
        super.init()
    }

    open override var coordinate: CLLocationCoordinate2D { center }

    open var boundingMapRect: MKMapRect {
        MKMapRect(
            MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
    }
}

/// A renderer of an overlay, which draws nothing.
@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    /// Stored without effect.
    open var alpha: CGFloat = 1

    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }
}

/// A renderer of a path. Its options are stored without effect.
@MainActor @preconcurrency open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
}

@MainActor @preconcurrency open class MKPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(polyline: MKPolyline) {
        self.init(overlay: polyline)
    }
}

@MainActor @preconcurrency open class MKPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(polygon: MKPolygon) {
        self.init(overlay: polygon)
    }
}

@MainActor @preconcurrency open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) {
        self.init(overlay: circle)
    }
}
