/// Calls the original of a UIKit member from the code that replaces it in ported sources.
///
/// A replacement written by the porting step applies to a single class, and its code is a separate member, which cannot
/// name the original. `call` calls the replaced member, and ``_isOriginalCalled(of:_:)`` tells the replacement to call
/// the original.
///
/// - Parameter member: Name of the replacement.
@MainActor @preconcurrency public func _original<Result>(
    of object: AnyObject, _ member: String, _ call: () throws -> Result
) rethrows -> Result {
    originals.append(OriginalCall(object: ObjectIdentifier(object), member: member))
    return try call()
}

/// Returns whether the replacement is called by ``_original(of:_:_:)``; true once for each such call.
@MainActor @preconcurrency public func _isOriginalCalled(of object: AnyObject, _ member: String) -> Bool {
    let call = OriginalCall(object: ObjectIdentifier(object), member: member)
    guard let index = originals.lastIndex(of: call) else { return false }
    originals.remove(at: index)
    return true
}

private struct OriginalCall: Equatable {
    let object: ObjectIdentifier
    let member: String
}

/// The calls that have not yet reached their replacement.
@MainActor private var originals: [OriginalCall] = []
