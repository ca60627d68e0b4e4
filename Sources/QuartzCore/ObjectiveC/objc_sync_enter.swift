/// The result of a successful call. The value matches the public header.
public let OBJC_SYNC_SUCCESS = 0

/// Locks an object. Has no effect because there is only one thread, which may lock an object repeatedly.
///
/// - Returns: ``OBJC_SYNC_SUCCESS``.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 { Int32(OBJC_SYNC_SUCCESS) }

/// Unlocks an object. Has no effect.
///
/// - Returns: ``OBJC_SYNC_SUCCESS``.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 { Int32(OBJC_SYNC_SUCCESS) }
