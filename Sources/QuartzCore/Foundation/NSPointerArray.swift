/// A list of objects, which it can hold weakly. The places of released objects remain as `nil` until ``compact()``.
///
/// ```swift
/// let listeners = NSPointerArray.weakObjects()
/// listeners.addPointer(Unmanaged.passUnretained(listener).toOpaque())
/// ```
///
/// Every pointer must be that of an object. An index outside of `0..<count` traps.
public final class NSPointerArray: NSObject, NSCopying {
    private let options: NSPointerFunctions.Options
    private var places: [HeldObject?] = []

    public init(options: NSPointerFunctions.Options = []) { self.options = options }

    public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    public static func strongObjects() -> NSPointerArray { NSPointerArray() }

    /// The number of places. Setting a smaller number removes the last places; setting a larger one adds `nil` places.
    public var count: Int {
        get { places.count }
        set {
            places =
                newValue < places.count
                ? Array(places.prefix(max(newValue, 0)))
                : places + Array(repeating: nil, count: newValue - places.count)
        }
    }

    /// The objects that exist now, without `nil` places.
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

    /// Removes the places that are `nil`, including those of objects that have been released.
    ///
    /// Differs from UIKit, where it does nothing unless `nil` was added before, a known defect.
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
