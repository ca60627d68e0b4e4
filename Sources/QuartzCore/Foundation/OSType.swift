// Numbers of Darwin's headers.

/// A number of four characters, such as the format of pixels.
public typealias FourCharCode = UInt32
public typealias OSType = FourCharCode
public typealias SInt32 = Int32

// The conditions of C on the platform: a simulator of iOS, as `targetEnvironment(simulator)` says in ported sources.
public let TARGET_OS_IPHONE: Int32 = 1
public let TARGET_OS_IOS: Int32 = 1
public let TARGET_OS_SIMULATOR: Int32 = 1
public let TARGET_IPHONE_SIMULATOR: Int32 = 1
public let TARGET_OS_EMBEDDED: Int32 = 0
public let TARGET_OS_MAC: Int32 = 1
public let TARGET_OS_OSX: Int32 = 0
public let TARGET_OS_MACCATALYST: Int32 = 0
public let TARGET_OS_TV: Int32 = 0
public let TARGET_OS_WATCH: Int32 = 0
