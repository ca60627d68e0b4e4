/// A value of a view. Changes are kept, and have no effect on the screen.
@propertyWrapper public struct State<Value> {
    private final class Box {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let box: Box

    public init(wrappedValue value: Value) {
        box = Box(value)
    }

    public init(initialValue value: Value) {
        box = Box(value)
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup public struct ObjectBindings<ObjectType: AnyObject> {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
        let object = object
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// An object that a view shows. Its changes have no effect on the screen.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
    public typealias Wrapper = ObjectBindings<ObjectType>

    public var wrappedValue: ObjectType
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }
}

/// An object that a view makes and shows, on first use.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
    private final class Box {
        lazy var object: ObjectType = make()
        private let make: () -> ObjectType

        init(_ make: @escaping () -> ObjectType) {
            self.make = make
        }
    }

    private let box: Box

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        box = Box(thunk)
    }

    public var wrappedValue: ObjectType { box.object }
    public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
}

/// An object that a view above has set. Since no view is shown, there is none.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
    public init() {}

    public var wrappedValue: ObjectType {
        preconditionFailure(
            "No object of the type \(ObjectType.self) is in the environment: views of SwiftUI are not shown.")
    }
    public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }
}
