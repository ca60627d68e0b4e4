/// A value as it comes back from an Objective-C interface: a number of any type is an `NSNumber`, which converts to any
/// other.
func objectiveC(_ value: Any?) -> Any? { value.map { ($0 as? NSNumber) ?? $0 } }
