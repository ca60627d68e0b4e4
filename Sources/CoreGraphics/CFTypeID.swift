/// The kind of an object of Core Foundation.
///
/// Differs from iOS: the numbers are our own. Programs compare them with each other only.
public typealias CFTypeID = UInt

public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFNullGetTypeID() -> CFTypeID { 16 }
public func CFSetGetTypeID() -> CFTypeID { 17 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFDateGetTypeID() -> CFTypeID { 42 }
public func CFURLGetTypeID() -> CFTypeID { 29 }

/// Returns the type identifier of an object, which differs between Booleans and other numbers; 1 for an object of no Core
/// Foundation type.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    // A Boolean is one of two objects.
    case let number as NSNumber where number === NSNumber(value: true) || number === NSNumber(value: false):
        CFBooleanGetTypeID()
    case is NSNumber: CFNumberGetTypeID()
    case is NSString: CFStringGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case is NSSet: CFSetGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSDate: CFDateGetTypeID()
    case is NSURL: CFURLGetTypeID()
    case is CGColor: CGColor.typeID
    case is CGColorSpace: CGColorSpace.typeID
    case is CGImage: CGImage.typeID
    case is CGPath: CGPath.typeID
    case is CGGradient: CGGradient.typeID
    case is CGFont: CGFont.typeID
    default: 1
    }
}

// The classes of Core Graphics.

extension CGColor {
    public static var typeID: CFTypeID { 101 }
}

extension CGColorSpace {
    public static var typeID: CFTypeID { 102 }
}

extension CGImage {
    public static var typeID: CFTypeID { 103 }
}

extension CGPath {
    public static var typeID: CFTypeID { 104 }
}

extension CGGradient {
    public static var typeID: CFTypeID { 105 }
}

extension CGFont {
    public static var typeID: CFTypeID { 106 }
}
