/// A motion of changes. Kept without effect.
public struct Animation: Hashable, Sendable {
    private let name: String

    public static let `default` = Animation(name: "default")
    public static let linear = Animation(name: "linear")
    public static let easeIn = Animation(name: "easeIn")
    public static let easeOut = Animation(name: "easeOut")
    public static let easeInOut = Animation(name: "easeInOut")
    public static let spring = Animation(name: "spring")

    public static func linear(duration: TimeInterval) -> Animation { linear }
    public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { spring }

    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// Runs the body at once.
@MainActor public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
