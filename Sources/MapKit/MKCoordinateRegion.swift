/// The size of a region in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() {
        self.init(latitudeDelta: 0, longitudeDelta: 0)
    }

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A rectangular part of Earth's surface.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() {
        self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
    }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates a region with a size in meters, at 111,320 meters per degree.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / Self.metersPerDegree,
                longitudeDelta: longitudinalMeters / Self.metersPerDegree))
    }

    public init(_ rect: MKMapRect) {
        self.init(
            center: CLLocationCoordinate2D(latitude: rect.midY, longitude: rect.midX),
            span: MKCoordinateSpan(latitudeDelta: rect.size.height, longitudeDelta: rect.size.width))
    }

    private static let metersPerDegree = 111_320.0
}

/// A point on a map.
///
/// Differs from MapKit: it is measured in degrees.
public struct MKMapPoint: Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public init(_ coordinate: CLLocationCoordinate2D) {
        self.init(x: coordinate.longitude, y: coordinate.latitude)
    }

    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: y, longitude: x) }

    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        CLLocation(latitude: y, longitude: x).distance(from: CLLocation(latitude: other.y, longitude: other.x))
    }
}

public struct MKMapSize: Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle on a map, measured in degrees like ``MKMapPoint``.
public struct MKMapRect: Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public static let world = MKMapRect(x: -180, y: -90, width: 360, height: 180)

    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    init(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        self.init(
            x: center.longitude - span.longitudeDelta / 2, y: center.latitude - span.latitudeDelta / 2,
            width: span.longitudeDelta, height: span.latitudeDelta)
    }

    public var isNull: Bool { origin.x == .infinity }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }

    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }
}
