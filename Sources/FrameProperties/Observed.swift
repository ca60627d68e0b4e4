/// A public property of a class, with observers that run no matter how an application sets it.
///
/// In every initializer of a class, including those that an application adds in an extension, Swift sets a stored
/// property without calling its observers or the overrides of subclasses. A wrapped property is computed, so its
/// observers run there, too:
///
///     @Observed open var prompt: String? {
///         didSet { if _prompt.wrappedValue != oldValue { invalidateIntrinsicContentSize() } }
///     }
///
/// Read `_prompt.wrappedValue` where the stored value is needed regardless of overrides. The designated initializers of
/// the class itself set the storage directly before `super.init`; after it, they run the observers but no overrides.
/// Values that must be set through an override are set in a method.
///
/// The wrapper stores nothing but the value, so that reading and setting cost the same as without it.
@propertyWrapper public struct Observed<Value> {
    public var wrappedValue: Value

    @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
