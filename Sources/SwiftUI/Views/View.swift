/// A part of a screen.
///
/// Differs from SwiftUI: views are neither laid out nor drawn.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { preconditionFailure("Never is no view.") }
}

/// A view that consists of no others.
@MainActor @preconcurrency public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Combines the views of a closure.
@MainActor @preconcurrency @resultBuilder public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> {
        .first(first)
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
        .second(second)
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public struct EmptyView: PrimitiveView {
    public init() {}
}

/// Several views.
public struct TupleView<Content>: PrimitiveView {
    public let value: Content

    public init(_ value: Content) {
        self.value = value
    }
}

/// One of two views.
public enum EitherView<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)
}

extension Optional: View where Wrapped: View {
    public var body: Never { preconditionFailure("An optional view has no body.") }
}

extension Optional: PrimitiveView where Wrapped: View {}

/// A view of any type.
public struct AnyView: PrimitiveView {
    public init(_ view: some View) {}

    public init(erasing view: some View) {}
}

/// A view in another form.
public struct ModifiedView<Content: View>: PrimitiveView {
    let content: Content
}

/// A change of views.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifiedView<AnyView>
    @ViewBuilder func body(content: Content) -> Body
}
