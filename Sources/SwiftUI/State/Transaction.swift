/// The circumstances of a change. Kept without effect.
public struct Transaction {
    public var animation: Animation?
    /// Read by applications: nothing of SwiftUI moves.
    public var disablesAnimations = false
    public var isContinuous = false

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// Runs the body at once.
@MainActor public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        ModifiedView(content: self)
    }
}
