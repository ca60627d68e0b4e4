/// A list of objects, which it can hold weakly. Places of released objects stay, as `nil`, until ``compact()``.
///
/// ```swift
/// let listeners = NSPointerArray.weakObjects()
/// listeners.addPointer(Unmanaged.passUnretained(listener).toOpaque())
/// ```
///
/// Every pointer must be of an object, and every index in `0..<count`; others trap.
public final class NSPointerArray: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var places: [HeldObject?] = []

    public init(options: NSPointerFunctions.Options = []) { self.options = options }

    public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    public static func strongObjects() -> NSPointerArray { NSPointerArray() }

    /// The number of places. A smaller number drops the last ones, a larger one adds places of `nil`.
    public var count: Int {
        get { places.count }
        set {
            places =
                newValue < places.count
                ? Array(places.prefix(max(newValue, 0)))
                : places + Array(repeating: nil, count: newValue - places.count)
        }
    }

    /// The objects that exist now, without the places of `nil`.
    public var allObjects: [Any] { places.compactMap { $0?.object } }

    public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    public func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(held(pointer)) }

    public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        places.insert(held(item), at: index)
    }

    public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        places[index] = held(item)
    }

    public func removePointer(at index: Int) { places.remove(at: index) }

    /// Removes the places of `nil`, also those of objects that were released.
    ///
    /// Differs from UIKit: there it does nothing unless `nil` was added before, a known defect.
    public func compact() { places.removeAll { $0?.object == nil } }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPointerArray(options: options)
        copy.places = places
        return copy
    }

    public override func copy() -> Any { copy(with: nil) }

    private func held(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
        pointer.map { HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }
}
