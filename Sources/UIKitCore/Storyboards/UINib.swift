internal import FrameStoryboards
internal import QuartzCore

/// A nib file from which objects can be created any number of times.
///
/// Differs from UIKit: the file is read as XML, as Interface Builder writes it, without being compiled.
@MainActor @preconcurrency open class UINib: NSObject {
    /// A key for the options of ``instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private let file: InterfaceFile?
    /// Makes the objects of a nib that is part of another file.
    private let part: (@MainActor () -> [NSObject])?

    /// Reads `name.xib` from the bundle or its folders `Base.lproj` and `en.lproj`; without a bundle, from the main
    /// bundle and the bundles beside the executable. A file that is missing or cannot be read fails the run, because
    /// UIKit throws an exception.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        file = InterfaceFile.named(name, "xib", in: bundleOrNil)
        part = nil
        super.init()
    }

    /// Creates a nib without objects.
    public convenience override init() { self.init(part: { [] }) }

    init(_ file: InterfaceFile) {
        self.file = file
        part = nil
        super.init()
    }

    package init(part: @escaping @MainActor () -> [NSObject]) {
        file = nil
        self.part = part
        super.init()
    }

    /// Creates the objects of the nib, connects the outlets of the owner and of the objects, and calls `awakeFromNib()`
    /// on each.
    ///
    /// Differs from UIKit: `externalObjects` are reported as unsupported.
    ///
    /// - Returns: The top-level objects, in the order of the nib.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        if let part { return Self.kept(part()) }
        guard let file else { return [] }
        if optionsOrNil?[.externalObjects] != nil {
            file.reportUnsupported("UINib.OptionsKey.externalObjects", instead: "outlets to them stay nil")
        }
        return Self.kept(NibReading.objects(of: file, owner: ownerOrNil as? NSObject))
    }

    /// Keeps objects until the turn ends, so that weak references to them hold until then.
    private static func kept(_ objects: [NSObject]) -> [NSObject] {
        // Entry point: UINib.instantiate is called for objects of any class.
        objects.map { Stage.current.loop.keep($0) }
    }
}

extension Bundle {
    /// The top-level objects of the nib `name.xib`; `nil` if it cannot be read.
    @MainActor @preconcurrency @discardableResult public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        InterfaceFile.named(name, "xib", in: self).map { UINib($0).instantiate(withOwner: owner, options: options) }
    }
}

extension UIViewController {
    /// Loads the view from the nib that the initializer named, or that has the name of the class; `nil` without such a
    /// nib.
    package var nibLoader: (@MainActor (UIViewController) -> Void)? {
        let bundles = ResourceBundles.searched(nibBundle)
        guard let nibName else {
            let file = nibNamesOfClass.lazy.compactMap {
                InterfaceFile.find($0, "xib", in: bundles, isConfined: false, on: self.stage)
            }.first
            guard let file else { return nil }
            return { _ = UINib(file).instantiate(withOwner: $0) }
        }
        guard let file = InterfaceFile.find(nibName, "xib", in: bundles, isConfined: false, on: stage) else {
            stage.diagnostics.reportUnsupported(
                "UIViewController.init(nibName: “\(nibName)”)", instead: "loadView() makes an empty view")
            return nil
        }
        return { _ = UINib(file).instantiate(withOwner: $0) }
    }

    /// The names `CardView` and `CardViewController`, in this order (documented by Apple); empty for UIKit's own
    /// classes.
    private var nibNamesOfClass: [String] {
        guard !String(reflecting: type(of: self)).hasPrefix("UIKit.") else { return [] }
        let name = "\(type(of: self))"
        return (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
    }
}
