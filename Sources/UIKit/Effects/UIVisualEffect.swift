/// What a visual effect view does to what lies behind it.
@MainActor @preconcurrency open class UIVisualEffect: NSObject, NSCopying {
    public override init() {
        super.init()
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}
