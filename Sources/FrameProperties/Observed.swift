/// A public property of a class, with observers that run however an application sets it.
///
/// Swift sets a stored property past its observers, and past the overrides of subclasses, in every initializer of the class, also in
/// those that an application adds in an extension. A wrapped property is computed, so its observers run there:
///
///     @Observed open var prompt: String? {
///         didSet { if _prompt.wrappedValue != oldValue { invalidateIntrinsicContentSize() } }
///     }
///
/// Read `_prompt.wrappedValue` where the stored value is needed whatever an override returns. The designated initializers of
/// the class itself set the storage until `super.init`, and after it run the observers but no overrides: what they have to set
/// through an override, they set in a method.
///
/// The wrapper stores the value and nothing else, so that reading and setting cost what they cost without it.
@propertyWrapper public struct Observed<Value> {
    public var wrappedValue: Value

    @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
