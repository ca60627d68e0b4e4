// Randomness: identifiers of beacons are only kept here.

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

public enum CLProximity: Int, Sendable {
    case unknown, immediate, near, far
}

/// The identity that beacons have in common.
open class CLBeaconIdentityConstraint: NSObject {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?

    public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init()
    }
}

/// The area around beacons, which the device never enters here.
open class CLBeaconRegion: CLRegion {
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// Stored without effect.
    open var notifyEntryStateOnDisplay = false
    open var uuid: UUID { beaconIdentityConstraint.uuid }

    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    public convenience init(
        uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil, identifier: String
    ) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
            identifier: identifier)
    }

    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil, identifier: String
    ) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }
}

/// A beacon nearby, of which none is ever found.
open class CLBeacon: NSObject {
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
}
