// Core Foundation's types are Foundation's or Swift's own here, so that `data as CFData` compiles. Linux bridges none.

public typealias CFArray = [Any]
public typealias CFAttributedString = NSAttributedString
public typealias CFBoolean = Bool
public typealias CFData = Data
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFError = NSError
public typealias CFIndex = Int
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFMutableData = NSMutableData
public typealias CFNull = NSNull
public typealias CFNumber = NSNumber
public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias UniChar = UInt16
public typealias CFURL = URL

/// The entries of an `Info.plist` that Core Foundation names.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"

public let kCFBooleanFalse: CFBoolean! = false
public let kCFBooleanTrue: CFBoolean! = true
/// The one null object, so that it is identical to itself.
public let kCFNull: CFNull! = NSNull()

/// Returns the error's description for users.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }

/// A range of positions, such as characters of a text.
public struct CFRange: Equatable, Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { self.init(location: 0, length: 0) }

    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The position that stands for none.
public let kCFNotFound = -1

/// An object of Core Foundation. It equals only itself unless its class says otherwise.
public protocol _CFObject: AnyObject, Hashable {}

extension _CFObject {
    public static func == (left: Self, right: Self) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
