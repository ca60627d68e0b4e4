/// The result of a call that has succeeded. Raw values match the public header.
public let OBJC_SYNC_SUCCESS = 0

/// Locks an object. Has no effect, because there is one thread, which may lock an object again.
///
/// - Returns: ``OBJC_SYNC_SUCCESS``.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 { Int32(OBJC_SYNC_SUCCESS) }

/// Unlocks an object. Has no effect.
///
/// - Returns: ``OBJC_SYNC_SUCCESS``.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 { Int32(OBJC_SYNC_SUCCESS) }
