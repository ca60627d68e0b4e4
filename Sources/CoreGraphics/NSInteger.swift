// Names that Darwin's headers declare and Linux's headers do not.

/// The greatest finite value, as Darwin's `math.h` defines it.
public let HUGE = Float.greatestFiniteMagnitude
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias SInt8 = Int8
public typealias SInt16 = Int16
public typealias SInt32 = Int32
public typealias SInt64 = Int64
/// A code of four characters, of one byte each.
public typealias FourCharCode = UInt32
public typealias OSType = FourCharCode

// What `TargetConditionals.h` says of a simulator of iOS, as `targetEnvironment(simulator)` does in ported sources.

public let TARGET_OS_MAC: Int32 = 1
public let TARGET_OS_OSX: Int32 = 0
public let TARGET_OS_IPHONE: Int32 = 1
public let TARGET_OS_IOS: Int32 = 1
public let TARGET_OS_TV: Int32 = 0
public let TARGET_OS_WATCH: Int32 = 0
public let TARGET_OS_VISION: Int32 = 0
public let TARGET_OS_MACCATALYST: Int32 = 0
public let TARGET_OS_SIMULATOR: Int32 = 1
public let TARGET_IPHONE_SIMULATOR: Int32 = 1
public let TARGET_OS_EMBEDDED: Int32 = 0
