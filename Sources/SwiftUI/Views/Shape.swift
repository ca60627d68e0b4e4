/// A shape, which is filled where it stands as a view.
@MainActor @preconcurrency public protocol Shape: PrimitiveView {}

extension Shape {
    public func fill(_ color: Color) -> some View { ModifiedView(content: self) }
    public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View { ModifiedView(content: self) }
}

public struct Rectangle: Shape {
    public init() {}
}

public struct RoundedRectangle: Shape {
    public init(cornerRadius: CGFloat) {}
}

public struct Circle: Shape {
    public init() {}
}

public struct Ellipse: Shape {
    public init() {}
}

public struct Capsule: Shape {
    public init() {}
}
