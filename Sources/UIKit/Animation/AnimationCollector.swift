internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// Takes the changes that are made inside an animation block.
@MainActor protocol AnimationCollector: AnyObject {
    /// Seconds: what a block inside this one inherits.
    var duration: Double { get }
    /// What a block inside this one inherits.
    var curve: TimingCurve { get }

    /// Lets a change move; its value differs from the one before.
    func collect(_ change: PropertyChange)

    /// Whether blocks inside this one become part of it, because its run can be scrubbed; it then sees to the
    /// completion of the inner block.
    func takesOver(_ completion: ((Bool) -> Void)?) -> Bool
}

extension AnimationCollector {
    func takesOver(_ completion: ((Bool) -> Void)?) -> Bool { false }
}

/// Which block is being run.
@MainActor enum AnimationScope {
    private(set) static var current: (any AnimationCollector)?

    /// Whether blocks animate in a straight line whatever their curve: while an interactive transition begins.
    private(set) static var isFlattened = false
    private static var observer: ((PropertyChange) -> Void)?

    /// Runs `body`; `observe` hears of every change that a block in it animates.
    static func observing(flattened: Bool, _ observe: @escaping (PropertyChange) -> Void, _ body: () -> Void) {
        let outer = (isFlattened, observer)
        (isFlattened, observer) = (flattened, observe)
        defer { (isFlattened, observer) = outer }
        body()
    }

    static func collect(_ change: PropertyChange, for collector: any AnimationCollector) {
        observer?(change)
        collector.collect(change)
    }

    /// Runs `body` inside `collector`'s block; with `nil`, outside any.
    static func with<Result>(_ collector: (any AnimationCollector)?, _ body: () throws -> Result) rethrows -> Result {
        let outer = current
        current = collector
        defer { current = outer }
        return try body()
    }

    /// What makes a change of `key` move; `nil` outside blocks and for a property that views do not animate.
    static func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        let movements = PropertyMovement.of(key)
        guard let current, !movements.isEmpty else { return nil }
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
