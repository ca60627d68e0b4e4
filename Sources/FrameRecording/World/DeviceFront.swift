/// The front of a device around its screen: corners, camera and Home button.
public struct DeviceFront: Hashable, Sendable {
    /// The part of the front that covers the screen at its top, with sizes in points.
    public enum Camera: Hashable, Sendable {
        /// A camera above the screen that does not cover it.
        case bezel
        /// A notch at the top edge.
        case notch(width: Double, height: Double)
        /// An island whose top is at a distance from the top edge.
        case island(width: Double, height: Double, top: Double)
    }

    /// Radius of the corners of the screen, in points.
    public let cornerRadius: Double
    public let camera: Camera
    /// Whether a Home button is below the screen. A device without one has a home indicator.
    public let hasHomeButton: Bool
}

// Corner radii and islands: facts/device-fronts, widely reported. Notches: estimated from pictures of the devices.
extension DeviceFront {
    private init(_ cornerRadius: Double, _ camera: Camera, hasHomeButton: Bool = false) {
        (self.cornerRadius, self.camera, self.hasHomeButton) = (cornerRadius, camera, hasHomeButton)
    }

    /// One row for each kind of front, with the names of its devices.
    private static let rows: [(names: [String], front: DeviceFront)] = [
        (["iPhone SE", "iPhone 8"], DeviceFront(0, .bezel, hasHomeButton: true)),
        (["iPhone X", "iPhone 11 Pro", "iPhone 11 Pro Max"], DeviceFront(39, .notch(width: 209, height: 30))),
        (["iPhone XR", "iPhone 11"], DeviceFront(41.5, .notch(width: 230, height: 33))),
        (["iPhone 12 mini"], DeviceFront(44, .notch(width: 226, height: 35))),
        (["iPhone 13 mini"], DeviceFront(44, .notch(width: 176, height: 37))),
        (["iPhone 12"], DeviceFront(47.33, .notch(width: 210, height: 32))),
        (["iPhone 13", "iPhone 14", "iPhone 16e"], DeviceFront(47.33, .notch(width: 162, height: 34))),
        (["iPhone 12 Pro Max"], DeviceFront(53.33, .notch(width: 210, height: 32))),
        (["iPhone 13 Pro Max", "iPhone 14 Plus"], DeviceFront(53.33, .notch(width: 162, height: 34))),
        (
            [
                "iPhone 14 Pro", "iPhone 14 Pro Max", "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro",
                "iPhone 15 Pro Max", "iPhone 16", "iPhone 16 Plus",
            ], DeviceFront(55, .island(width: 126, height: 37.33, top: 11))
        ),
        (
            ["iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max"],
            DeviceFront(62, .island(width: 126, height: 37.33, top: 14))
        ),
        (["iPhone Air"], DeviceFront(62, .island(width: 126, height: 37.33, top: 20))),
        (["iPad mini"], DeviceFront(21.5, .bezel)),
        (["iPad"], DeviceFront(25, .bezel)),
        (["iPad Air", "iPad Air 13", "iPad Pro 11"], DeviceFront(18, .bezel)),
        (["iPad Pro 11 M4", "iPad Pro 13"], DeviceFront(30, .bezel)),
    ]

    private static let byName = Dictionary(
        uniqueKeysWithValues: rows.flatMap { row in row.names.map { ($0, row.front) } })

    /// The front of a device; `nil` for a device that is not in the table.
    init?(of device: Device) {
        guard let front = Self.byName[device.name] else { return nil }
        self = front
    }
}

extension Device {
    /// The front around the screen; `nil` for a custom device.
    public var front: DeviceFront? { DeviceFront(of: self) }
}
