internal import QuartzCore

/// Finds the classes that override a method of `UIViewController` or one of its subclasses, by comparing entries of
/// method tables.
///
/// Without the Objective-C runtime, there is no other way. The compared entry is the only word in which a class that
/// overrides the method differs from the class that declares it; classes that override nothing do not differ in it.
@MainActor package struct MethodOverride {
    static let show = MethodOverride(of: Showing.self)
    static let showDetail = MethodOverride(of: DetailShowing.self)
    static let unwindSearch = MethodOverride(of: UnwindSearching.self)
    static let unwindSegue = MethodOverride(of: UnwindSegueMaking.self)

    /// The class that declares the method.
    private let base: UIViewController.Type
    /// The index of the entry, in words from the start of a class's metadata; `nil` if it could not be found.
    private let entry: Int?

    /// - Parameters:
    ///   - probe: A class that overrides only the method.
    ///   - plain: A subclass of the declaring class that overrides nothing.
    package init(
        of probe: UIViewController.Type, declaredBy base: UIViewController.Type = UIViewController.self,
        besides plain: UIViewController.Type = Plain.self
    ) {
        self.base = base
        let words = Self.metadata(of: base)
        let (same, overriding) = (Self.metadata(of: plain), Self.metadata(of: probe))
        let entries = words.indices.filter { words[$0] == same[$0] && words[$0] != overriding[$0] }
        entry = entries.count == 1 ? entries[0] : nil
    }

    /// - Parameter controller: An instance of a subclass of the declaring class.
    package func isOverridden(by controller: UIViewController) -> Bool {
        guard let entry else { return false }
        return Self.metadata(of: type(of: controller))[entry] != Self.metadata(of: base)[entry]
    }

    /// The metadata of a class from its address point on. In the Swift ABI, the total size in bytes is at offset 32,
    /// and the size of the part before the address point at offset 36.
    private static func metadata(of type: UIViewController.Type) -> UnsafeBufferPointer<UInt> {
        let start = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
        let size = Int(
            start.load(fromByteOffset: 32, as: UInt32.self) - start.load(fromByteOffset: 36, as: UInt32.self))
        return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt.self), count: size / 8)
    }

    final class Plain: UIViewController {}

    private final class Showing: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) {}
    }

    private final class DetailShowing: UIViewController {
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    }

    private final class UnwindSearching: UIViewController {
        override func forUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
        ) -> UIViewController? { nil }
    }

    private final class UnwindSegueMaking: UIViewController {
        override func segueForUnwinding(
            to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
        ) -> UIStoryboardSegue? { nil }
    }
}
