internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// Takes the changes that are made inside an animation block.
@MainActor protocol AnimationCollector: AnyObject {
    /// Seconds: what a block inside this one inherits.
    var duration: Double { get }
    /// What a block inside this one inherits.
    var curve: TimingCurve { get }
    /// What a block inside this one inherits.
    var inheritedOptions: UIView.AnimationOptions { get }

    /// Lets a change move; its value differs from the one before.
    func collect(_ change: PropertyChange)

    /// Whether blocks inside this one become part of it, because its run can be scrubbed; it then sees to the
    /// completion of the inner block.
    func takesOver(_ completion: ((Bool) -> Void)?) -> Bool
}

extension AnimationCollector {
    var inheritedOptions: UIView.AnimationOptions { [] }

    func takesOver(_ completion: ((Bool) -> Void)?) -> Bool { false }
}

/// Which block is being run. Each application has its own: one may run inside a block of another.
@MainActor struct AnimationScope {
    private var collector: (any AnimationCollector)?
    private var isFlattened = false
    private var observer: ((PropertyChange) -> Void)?

    /// The innermost block.
    static var current: (any AnimationCollector)? { ApplicationState.current.animationScope.collector }

    /// Whether blocks animate in a straight line whatever their curve: while an interactive transition begins.
    static var isFlattened: Bool { ApplicationState.current.animationScope.isFlattened }

    /// Runs `body` inside `collector`'s block.
    static func with<Result>(_ collector: any AnimationCollector, _ body: () throws -> Result) rethrows -> Result {
        try changing({ $0.collector = collector }, body)
    }

    /// Runs `body` outside any block; blocks inside it do not animate either.
    static func without<Result>(_ body: () throws -> Result) rethrows -> Result {
        let state = ApplicationState.current
        let wereEnabled = state.areAnimationsEnabled
        state.areAnimationsEnabled = false
        defer { state.areAnimationsEnabled = wereEnabled }
        return try changing({ $0.collector = nil }, body)
    }

    /// Runs `body`; `observe` hears of every change that a block in it animates.
    static func observing(flattened: Bool, _ observe: @escaping (PropertyChange) -> Void, _ body: () -> Void) {
        changing(
            {
                $0.isFlattened = flattened
                $0.observer = observe
            }, body)
    }

    private static func changing<Result>(
        _ change: (inout AnimationScope) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        let state = ApplicationState.current
        let outer = state.animationScope
        change(&state.animationScope)
        defer { state.animationScope = outer }
        return try body()
    }

    static func collect(_ change: PropertyChange, for collector: any AnimationCollector) {
        ApplicationState.current.animationScope.observer?(change)
        collector.collect(change)
    }

    /// What makes a change of `key` move; `nil` outside blocks and for a property that views do not animate.
    static func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        let movements = PropertyMovement.of(key)
        guard let current, !movements.isEmpty, UIView.areAnimationsEnabled else { return nil }
        return CollectingAction(
            collector: current, old: layer.model, shown: layer.shownProperties, movements: movements)
    }
}

/// Knows a layer as it was before a change, and tells a collector what became of it.
private struct CollectingAction: CAAction {
    let collector: any AnimationCollector
    let old: LayerProperties
    let shown: LayerProperties
    let movements: [PropertyMovement]

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        for movement in movements {
            let property = movement.property
            let change = PropertyChange(
                layer: layer, property: property, isAdditive: movement.isAdditive, old: property.read(old),
                new: property.read(layer.model), shown: property.read(shown))
            if change.old != change.new { AnimationScope.collect(change, for: collector) }
        }
    }
}
