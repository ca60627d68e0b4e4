internal import FrameGeometry
package import FrameStoryboards

/// An attribute of a class's elements, and the code that sets it in an object or in a part of one.
///
///     [
///         .flag("on") { $0.isOn = $1 },
///         .color("onTintColor") { $0.onTintColor = $1 },
///     ]
///
/// An attribute that is missing from the file sets nothing.
package struct ElementAttribute<Target>: Sendable {
    /// The attribute names that are read, with the forms of their values. A part has more than one.
    let forms: [(name: String, form: AttributeForm)]
    let apply: @MainActor @Sendable (inout Target, InterfaceObject, any ElementContext) -> Void

    /// - Parameter forms: The names that `apply` reads.
    package init(
        reading forms: [(name: String, form: AttributeForm)],
        _ apply: @escaping @MainActor @Sendable (inout Target, InterfaceObject, any ElementContext) -> Void
    ) {
        self.forms = forms
        self.apply = apply
    }

    private init<Value>(
        _ key: AttributeKey<Value>,
        _ set: @escaping @MainActor @Sendable (inout Target, Value, any ElementContext) -> Void
    ) {
        self.init(reading: [(key.name, Value.form)]) { target, object, context in
            if let value = object[key] { set(&target, value, context) }
        }
    }

    package static func flag(_ name: String, _ set: @escaping @MainActor @Sendable (inout Target, Bool) -> Void) -> Self
    {
        Self(AttributeKey<Bool>(name)) { target, value, _ in set(&target, value) }
    }

    package static func number(_ name: String, _ set: @escaping @MainActor @Sendable (inout Target, CGFloat) -> Void)
        -> Self
    {
        Self(AttributeKey<Double>(name)) { target, value, _ in set(&target, CGFloat(value)) }
    }

    /// - Parameter range: The permitted range, to which numbers are clamped.
    package static func integer(
        _ name: String, in range: ClosedRange<Int> = -10_000_000...10_000_000,
        _ set: @escaping @MainActor @Sendable (inout Target, Int) -> Void
    ) -> Self {
        Self(AttributeKey<Double>(name)) { target, value, _ in
            set(&target, min(max(Int(value), range.lowerBound), range.upperBound))
        }
    }

    package static func text(_ name: String, _ set: @escaping @MainActor @Sendable (inout Target, String) -> Void)
        -> Self
    {
        Self(AttributeKey<String>(name)) { target, value, _ in set(&target, value) }
    }

    static func texts(_ name: String, _ set: @escaping @MainActor @Sendable (inout Target, [String]) -> Void) -> Self {
        Self(AttributeKey<InterfaceTexts>(name)) { target, value, _ in set(&target, value.texts) }
    }

    /// An attribute whose value is a name of `Choice`. Unknown names set nothing.
    package static func choice<Choice: ArchivedChoice>(
        _ name: String, _ set: @escaping @MainActor @Sendable (inout Target, Choice) -> Void
    ) -> Self {
        Self(AttributeKey<String>(name)) { target, value, _ in
            if let choice = Choice(archived: value) { set(&target, choice) }
        }
    }

    /// An attribute whose values are names of `Options`.
    static func options<Options: ArchivedChoice & OptionSet>(
        _ name: String, _ set: @escaping @MainActor @Sendable (inout Target, Options) -> Void
    ) -> Self where Options.Element == Options {
        Self(AttributeKey<Set<String>>(name)) { target, value, _ in set(&target, Options(archived: value)) }
    }

    package static func size(_ name: String, _ set: @escaping @MainActor @Sendable (inout Target, CGSize) -> Void)
        -> Self
    {
        Self(AttributeKey<Size>(name)) { target, value, _ in
            set(&target, CGSize(width: value.width, height: value.height))
        }
    }

    static func offset(_ name: String, _ set: @escaping @MainActor @Sendable (inout Target, UIOffset) -> Void) -> Self {
        Self(AttributeKey<Point>(name)) { target, value, _ in
            set(&target, UIOffset(horizontal: value.x, vertical: value.y))
        }
    }

    package static func insets(
        _ name: String, _ set: @escaping @MainActor @Sendable (inout Target, UIEdgeInsets) -> Void
    ) -> Self {
        Self(AttributeKey<InterfaceInsets>(name)) { target, value, _ in set(&target, UIEdgeInsets(value)) }
    }

    static func directionalInsets(
        _ name: String, _ set: @escaping @MainActor @Sendable (inout Target, NSDirectionalEdgeInsets) -> Void
    ) -> Self {
        Self(AttributeKey<InterfaceInsets>(name)) { target, value, _ in
            set(
                &target,
                NSDirectionalEdgeInsets(
                    top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right))
        }
    }

    /// - Parameter set: Receives `nil` for a color that is explicitly absent.
    package static func color(_ name: String, _ set: @escaping @MainActor @Sendable (inout Target, UIColor?) -> Void)
        -> Self
    {
        Self(AttributeKey<InterfaceColor?>(name)) { target, value, context in set(&target, context.color(value)) }
    }

    static func font(_ name: String, _ set: @escaping @MainActor @Sendable (inout Target, UIFont) -> Void) -> Self {
        Self(AttributeKey<InterfaceFont>(name)) { target, value, context in set(&target, context.font(value)) }
    }

    /// An attribute whose value is an image. An image that does not exist sets nothing.
    package static func image(_ name: String, _ set: @escaping @MainActor @Sendable (inout Target, UIImage) -> Void)
        -> Self
    {
        Self(AttributeKey<InterfaceImage>(name)) { target, value, context in
            if let image = context.image(value) { set(&target, image) }
        }
    }

    static func attributedText(
        _ name: String, _ set: @escaping @MainActor @Sendable (inout Target, NSAttributedString) -> Void
    ) -> Self {
        Self(AttributeKey<[InterfaceFragment]>(name)) { target, value, context in
            set(&target, context.attributedString(value))
        }
    }

    /// - Parameter set: Receives the style of a blur effect.
    static func effect(_ name: String, _ set: @escaping @MainActor @Sendable (inout Target, String) -> Void) -> Self {
        Self(AttributeKey<InterfaceEffect>(name)) { target, value, _ in set(&target, value.style) }
    }
}

extension ElementAttribute {
    /// An attribute that the row reads before there is an object.
    static func readByInstance<Value>(_ key: AttributeKey<Value>) -> Self {
        Self(reading: [(key.name, Value.form)]) { _, _, _ in }
    }
}

// The contents of an element.
extension ElementAttribute {
    /// An attribute whose value is the object under a key, if it is a `Member`.
    package static func object<Member: NSObject>(
        _ key: String, of _: Member.Type, _ set: @escaping @MainActor @Sendable (inout Target, Member) -> Void
    ) -> Self {
        Self(reading: [(key, .any)]) { target, object, context in
            if let member = object.object(key).flatMap(context.make) as? Member { set(&target, member) }
        }
    }

    /// An attribute whose values are the `Member` objects of a list, in order. An empty list sets nothing.
    static func objects<Member: NSObject>(
        _ list: String, _ set: @escaping @MainActor @Sendable (inout Target, [Member]) -> Void
    ) -> Self {
        Self(reading: [(list, .any)]) { target, object, context in
            let members = object.list(list)
            if !members.isEmpty { set(&target, members.compactMap { context.make($0) as? Member }) }
        }
    }

    /// An attribute that describes an object under a key that the target has created itself.
    static func member<Member: NSObject>(
        _ key: String, _ member: @escaping @MainActor @Sendable (Target) -> Member
    ) -> Self {
        Self(reading: [(key, .any)]) { target, object, context in
            if let description = object.object(key) { context.fill(member(target), made: description) }
        }
    }

    /// An attribute that describes an object under a key that the target has created itself, and that `replace`
    /// replaces if the description names a class.
    static func member<Member: NSObject>(
        _ key: String, _ member: @escaping @MainActor @Sendable (Target) -> Member,
        replace: @escaping @MainActor @Sendable (inout Target, Member) -> Void
    ) -> Self {
        Self(reading: [(key, .any)]) { target, object, context in
            guard let description = object.object(key) else { return }
            if description.customClass != nil, let made = context.make(description) as? Member {
                replace(&target, made)
            } else {
                context.fill(member(target), made: description)
            }
        }
    }

    /// A part under a key, which has attributes of its own.
    ///
    /// - Parameter initial: The part before its attributes are set.
    package static func part<Part>(
        _ key: String, _ initial: @escaping @MainActor @Sendable (Target) -> Part,
        _ attributes: [ElementAttribute<Part>],
        _ set: @escaping @MainActor @Sendable (inout Target, Part) -> Void
    ) -> Self {
        Self(reading: attributes.flatMap(\.forms)) { target, object, context in
            guard let description = object.object(key) else { return }
            var part = initial(target)
            for attribute in attributes { attribute.apply(&part, description, context) }
            set(&target, part)
        }
    }

    /// All parts with an element of this name.
    ///
    /// - Parameter initial: The part under a key before its attributes are set; `nil` for an unknown key.
    static func parts<Part>(
        _ element: String, _ initial: @escaping @MainActor @Sendable (Target, _ key: String?) -> Part?,
        _ attributes: [ElementAttribute<Part>],
        _ set: @escaping @MainActor @Sendable (inout Target, Part) -> Void
    ) -> Self {
        Self(reading: attributes.flatMap(\.forms)) { target, object, context in
            for description in object.list("") where description.element == element {
                guard var part = initial(target, description.key) else { continue }
                for attribute in attributes { attribute.apply(&part, description, context) }
                set(&target, part)
            }
        }
    }
}

extension UIEdgeInsets {
    package init(_ insets: InterfaceInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
