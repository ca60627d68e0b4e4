internal import Synchronization

/// A value that is unique to a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private enum Identity: Hashable {
        case number(Int)
        case object(ObjectIdentifier)
    }

    private static let count = Mutex(0)
    private let identity: Identity

    public init() {
        identity = .number(
            Self.count.withLock { count in
                count += 1
                return count
            })
    }

    public init(_ obj: AnyObject) {
        identity = .object(ObjectIdentifier(obj))
    }

    public var description: String {
        switch identity {
        case .number(let number): "\(number)"
        case .object(let object): "\(object)"
        }
    }
}

/// A type whose values are distinguished by an identifier, which defaults to the object's identity for a class.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
