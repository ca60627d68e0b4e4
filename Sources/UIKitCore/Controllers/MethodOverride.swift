internal import QuartzCore

/// Finds the classes that override a method of `UIViewController` or of a class below it, by its entry in their method tables.
///
/// Without the Objective-C runtime there is no other way. The entry is the only word in which a class that
/// overrides the method, and no class that overrides nothing, differs from the class that declares it.
@MainActor package struct MethodOverride {
    static let show = MethodOverride(of: Showing.self)
    static let showDetail = MethodOverride(of: DetailShowing.self)
    static let unwindSearch = MethodOverride(of: UnwindSearching.self)
    static let unwindSegue = MethodOverride(of: UnwindSegueMaking.self)

    /// The class that declares the method.
    private let base: UIViewController.Type
    /// In words from the start of a class's metadata; `nil` if it could not be found.
    private let entry: Int?

    /// - Parameters:
    ///   - probe: a class that overrides nothing but the method.
    ///   - plain: a class below the one that declares the method, which overrides nothing.
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

    /// - Parameter controller: of a class below the one that declares the method.
    package func isOverridden(by controller: UIViewController) -> Bool {
        guard let entry else { return false }
        return Self.metadata(of: type(of: controller))[entry] != Self.metadata(of: base)[entry]
    }

    /// The metadata of a class from its address point on. The Swift ABI has the whole size in bytes at offset 32, and at 36 how
    /// much of it lies before the address point.
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
