/// The kind of an object of Core Foundation.
public typealias CFTypeID = UInt

// Differs from iOS: the numbers are our own. Programs compare them with each other only.

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

/// Returns the kind of the object, which tells flags from numbers; 1 for an object that is none of Core Foundation's.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    // A flag is one of two objects.
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
    default: 1
    }
}
