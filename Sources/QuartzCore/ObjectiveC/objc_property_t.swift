/// A property of a class by its name.
public typealias objc_property_t = OpaquePointer

/// Lists the properties that a class itself declares for Objective-C. The caller frees the list.
///
/// Differs from Objective-C: Swift on Linux cannot find properties by name; of ported classes those are listed that are
/// marked with `@objc`, and of UIKit's classes those that storyboards set.
///
/// - Parameter outCount: Receives the number of properties.
/// - Returns: The properties in the order of their declaration; `nil` if there are none.
@MainActor @preconcurrency public func class_copyPropertyList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
    let inherited = Set(propertyNames(of: class_getSuperclass(cls)))
    let names = propertyNames(of: cls).filter { !inherited.contains($0) }
    outCount?.pointee = UInt32(names.count)
    let list = malloc(names.count * MemoryLayout<objc_property_t>.stride)
    guard !names.isEmpty, let list = list?.bindMemory(to: objc_property_t.self, capacity: names.count) else {
        free(list)
        return nil
    }
    for (index, name) in names.enumerated() { list[index] = objc_property_t(staticText(name)) }
    return list
}

public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { UnsafePointer(property) }

@MainActor private func propertyNames(of type: AnyClass?) -> [String] {
    let listed = ((type as? any KeyListing.Type)?.keys ?? []) + ((type as? any OutletListing.Type)?.outlets ?? [])
    return listed.map(\.name)
}
