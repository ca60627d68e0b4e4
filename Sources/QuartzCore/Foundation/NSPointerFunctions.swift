/// The settings of collections that can hold objects weakly.
///
/// Differs from UIKit: only the options exist. Collections do not take an application's own functions.
public final class NSPointerFunctions: NSObject {
    /// The ways in which a collection holds and compares its members. Raw values match the public header.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public static let strongMemory = Options([])
        /// Members disappear from the collection as soon as nothing else retains them.
        public static let weakMemory = Options(rawValue: 5)
        /// Members are compared with `isEqual(_:)` and `hash`.
        public static let objectPersonality = Options([])
        /// Members are equal if they are the same object.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Stored without effect: members are never copied.
        public static let copyIn = Options(rawValue: 1 << 16)

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
}

/// The former name of the options of hash tables.
public typealias NSHashTableOptions = NSPointerFunctions.Options

/// The former name of the options of map tables.
public typealias NSMapTableOptions = NSPointerFunctions.Options
