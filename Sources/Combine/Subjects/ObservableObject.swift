internal import QuartzCore

/// An object that announces its changes before they take effect.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

private let publisherKey = AssociationKey()

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher of changes to all `@Published` properties, including inherited ones.
    public var objectWillChange: ObservableObjectPublisher {
        publisherKey.value(of: self) {
            let publisher = ObservableObjectPublisher()
            var mirror: Mirror? = Mirror(reflecting: self)
            while let part = mirror {
                for (_, value) in part.children { (value as? any ReportingProperty)?.report(to: publisher) }
                mirror = part.superclassMirror
            }
            return publisher
        }
    }
}

/// The publisher of an object's changes.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let outlets = Outlets<Void, Never>()

    public init() {}

    public func send() { outlets.send((), keeps: false) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        outlets.add(subscriber)
    }
}
