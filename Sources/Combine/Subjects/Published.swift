/// A property of a class whose changes are published before they take effect.
@propertyWrapper public struct Published<Value> {
    private let storage: PublishedStorage<Value>

    public init(initialValue: Value) {
        storage = PublishedStorage(initialValue)
    }

    public init(wrappedValue: Value) {
        self.init(initialValue: wrappedValue)
    }

    /// A publisher of the property's current and future values.
    ///
    /// A value is published before the property is set to it, as in a `willSet` observer.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.outlets.add(subscriber)
        }

        /// Sets the property to every value of a publisher for as long as the property exists.
        func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
            storage.cancellables.insert(
                publisher.sink { [weak storage] value in storage?.value = value })
        }
    }

    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { self = Published(storage: newValue.storage) }
    }

    private init(storage: PublishedStorage<Value>) {
        self.storage = storage
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.value = newValue }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }
}

/// The value of a published property, which all copies of its wrapper share.
private final class PublishedStorage<Value> {
    let outlets: Outlets<Value, Never>
    var cancellables: Set<AnyCancellable> = []
    var objectWillChange: ObservableObjectPublisher?
    private var current: Value

    init(_ value: Value) {
        current = value
        outlets = Outlets(current: value)
    }

    var value: Value {
        get { current }
        set {
            objectWillChange?.send()
            outlets.send(newValue, keeps: true)
            current = newValue
        }
    }
}

/// A published property of any type.
protocol ReportingProperty {
    /// Makes the property announce its changes to the publisher of its object.
    func report(to publisher: ObservableObjectPublisher)
}

extension Published: ReportingProperty {
    func report(to publisher: ObservableObjectPublisher) { storage.objectWillChange = publisher }
}
