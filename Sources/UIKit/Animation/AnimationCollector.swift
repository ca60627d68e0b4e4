internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// Receives the changes made inside an animation block.
@MainActor protocol AnimationCollector: AnyObject {
    /// Seconds; inherited by nested blocks, as are ``curve`` and ``inheritedOptions``.
    var duration: Double { get }
    var curve: TimingCurve { get }
    var inheritedOptions: UIView.AnimationOptions { get }

    /// Animates a change; its new value differs from the old one.
    func collect(_ change: PropertyChange)

    /// Whether nested blocks become part of this one because its run can be scrubbed. If so it calls the nested block's
    /// completion.
    func takesOver(_ completion: ((Bool) -> Void)?) -> Bool
}

extension AnimationCollector {
    var inheritedOptions: UIView.AnimationOptions { [] }

    func takesOver(_ completion: ((Bool) -> Void)?) -> Bool { false }
}

/// The animation block that is running. One per application: an application may run inside a block of another.
@MainActor struct AnimationScope {
    private var collector: (any AnimationCollector)?
    private var isFlattened = false
    private var observer: ((PropertyChange) -> Void)?

    /// The innermost block, or `nil` outside any.
    static var current: (any AnimationCollector)? { ApplicationState.current.animationScope.collector }

    /// Whether blocks animate linearly whatever their curve: while an interactive transition begins.
    static var isFlattened: Bool { ApplicationState.current.animationScope.isFlattened }

    /// Runs `body` inside `collector`'s block.
    static func with<Result>(_ collector: any AnimationCollector, _ body: () throws -> Result) rethrows -> Result {
        try changing({ $0.collector = collector }, body)
    }

    /// Runs `body` outside any block; blocks nested in it do not animate either.
    static func without<Result>(_ body: () throws -> Result) rethrows -> Result {
        let state = ApplicationState.current
        let wereEnabled = state.areAnimationsEnabled
        state.areAnimationsEnabled = false
        defer { state.areAnimationsEnabled = wereEnabled }
        return try changing({ $0.collector = nil }, body)
    }

    /// Runs `body`, calling `observe` with every change that a block in it animates.
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

    /// The action that animates a change of `key`; `nil` outside blocks and for a property that views do not animate.
    static func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        let properties = LayerProperty.animatedInViews(key)
        guard let current, !properties.isEmpty, UIView.areAnimationsEnabled else { return nil }
        return CollectingAction(
            collector: current, old: layer.model, shown: layer.shownProperties, properties: properties)
    }
}

/// Holds a layer's state before a change and hands the collector the difference after it.
private struct CollectingAction: CAAction {
    let collector: any AnimationCollector
    let old: LayerProperties
    let shown: LayerProperties
    let properties: [LayerProperty]

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        for property in properties {
            let change = PropertyChange(
                layer: layer, property: property, old: property.read(old), new: property.read(layer.model),
                shown: property.read(shown))
            if change.old != change.new { AnimationScope.collect(change, for: collector) }
        }
    }
}
