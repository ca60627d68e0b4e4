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
