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

/// The animation block that is running, and whether blocks animate at all.
///
/// One per application: an application can run inside a block of another.
@MainActor final class AnimationScope {
    private struct Block {
        var collector: (any AnimationCollector)?
        var isFlattened = false
        var observer: ((PropertyChange) -> Void)?
    }

    private var block = Block()
    /// What `UIView.setAnimationsEnabled(_:)` last said.
    var areAnimationsEnabled = true

    /// The collector of the innermost block; `nil` outside blocks.
    var collector: (any AnimationCollector)? { block.collector }

    /// Whether blocks animate linearly whatever their curve: while an interactive transition begins.
    var isFlattened: Bool { block.isFlattened }

    /// Runs `body` inside `collector`'s block.
    func with<Result>(_ collector: any AnimationCollector, _ body: () throws -> Result) rethrows -> Result {
        try changing({ $0.collector = collector }, body)
    }

    /// Runs `body` outside any block; blocks nested in it do not animate either.
    func without<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wereEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        defer { areAnimationsEnabled = wereEnabled }
        return try changing({ $0.collector = nil }, body)
    }

    /// Runs `body`, calling `observe` with every change that a block in it animates.
    func observing(flattened: Bool, _ observe: @escaping (PropertyChange) -> Void, _ body: () -> Void) {
        changing(
            {
                $0.isFlattened = flattened
                $0.observer = observe
            }, body)
    }

    private func changing<Result>(_ change: (inout Block) -> Void, _ body: () throws -> Result) rethrows -> Result {
        let outer = block
        change(&block)
        defer { block = outer }
        return try body()
    }

    fileprivate func collect(_ change: PropertyChange, for collector: any AnimationCollector) {
        block.observer?(change)
        collector.collect(change)
    }

    /// The action that animates a change of `key`; `nil` outside blocks and for a property that views do not animate.
    func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        let properties = LayerProperty.animatedInViews(key)
        guard let collector, !properties.isEmpty, areAnimationsEnabled else { return nil }
        return CollectingAction(
            scope: self, collector: collector, old: layer.model, shown: layer.shownProperties, properties: properties)
    }
}

/// Holds a layer's state before a change and hands the collector the difference after it.
private struct CollectingAction: CAAction {
    let scope: AnimationScope
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
            if change.old != change.new { scope.collect(change, for: collector) }
        }
    }
}
