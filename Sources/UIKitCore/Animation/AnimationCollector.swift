internal import FrameLayers
package import FrameTiming
internal import QuartzCore

/// The timing of the changes in an animation block. Nested blocks inherit it.
package struct BlockTiming {
    /// The duration in seconds; changes take effect immediately if it is 0 or less.
    package var duration: Double
    package var curve: TimingCurve
    var options: UIView.AnimationOptions

    package init(duration: Double, curve: TimingCurve, options: UIView.AnimationOptions = []) {
        self.duration = duration
        self.curve = curve
        self.options = options
    }
}

/// Receives the changes made inside an animation block.
@MainActor protocol AnimationCollector: AnyObject {
    var timing: BlockTiming { get }

    /// Animates a change whose new value differs from the old one.
    func collect(_ change: PropertyChange)

    /// Whether this collector absorbs nested blocks, because its run can be scrubbed. If so, it also calls their
    /// completions.
    func takesOver(_ completion: ((Bool) -> Void)?) -> Bool
}

extension AnimationCollector {
    func takesOver(_ completion: ((Bool) -> Void)?) -> Bool { false }
}

/// The current animation block of an application, and whether blocks animate at all.
///
/// Each application has a scope of its own, because one application can run inside an animation block of another.
@MainActor final class AnimationScope {
    private struct Block {
        var collector: (any AnimationCollector)?
        var timing: BlockTiming?
        var isFlattened = false
        var observer: ((PropertyChange, (any AnimationCollector)?) -> Void)?
    }

    private var block = Block()
    /// The blocks that applications have opened, with those around them.
    private var openBlocks: [(block: OpenBlock, outer: Block)] = []
    /// The views to lay out at the end of the innermost block with a collector; `nil` after that layout.
    private var layouts: [UIView]?
    /// The value last passed to `UIView.setAnimationsEnabled(_:)`.
    var areAnimationsEnabled = true

    /// The collector of the innermost block; `nil` outside blocks, and in a block whose changes take effect
    /// immediately.
    var collector: (any AnimationCollector)? { block.collector }

    /// The timing of the innermost block; `nil` outside blocks.
    var timing: BlockTiming? { block.timing }

    /// Whether blocks animate linearly and without delay regardless of their curve and delay, as they do while an
    /// interactive transition begins.
    var isFlattened: Bool { block.isFlattened }

    // MARK: Blocks without closures

    /// The innermost block that an application has opened and not closed; `nil` outside of such blocks.
    var openBlock: OpenBlock? { openBlocks.last?.block }

    func open(_ opened: OpenBlock) {
        openBlocks.append((opened, block))
        block.collector = opened
        block.timing = nil
    }

    func closeBlock() {
        guard let (opened, outer) = openBlocks.popLast() else { return }
        block = outer
        opened.close()
    }

    // MARK: Blocks with closures

    /// Runs `body` inside `collector`'s block.
    func with<Result>(_ collector: any AnimationCollector, _ body: () throws -> Result) rethrows -> Result {
        let outer = layouts
        layouts = []
        defer { layouts = outer }
        return try changing(
            {
                $0.collector = collector
                $0.timing = collector.timing
            },
            {
                let result = try body()
                let views = layouts ?? []
                layouts = nil
                views.forEach { $0.layoutIfNeeded() }
                return result
            })
    }

    /// Collects the hiding or showing of a layer, which stays visible during the animation, and lays out its stack view
    /// at the end of the innermost block. Does nothing outside blocks that animate.
    func collectHiding(_ isHidden: Bool, of layer: CALayer, laidOutBy stack: UIView) {
        guard areAnimationsEnabled, let collector else { return }
        collector.collect(
            PropertyChange(
                layer: layer, property: .hidden, old: .number(isHidden ? 0 : 1), new: .number(isHidden ? 1 : 0),
                shown: .number(0)))
        layOutAtEnd(stack)
    }

    /// Lays out a view once at the end of the innermost block, as part of its animation, for all changes made in the
    /// block.
    func layOutAtEnd(_ view: UIView) {
        guard layouts != nil else { return view.layoutIfNeeded() }
        if layouts?.last !== view { layouts?.append(view) }
    }

    /// Runs `body` in a block whose changes take effect immediately. Blocks nested in it animate only if they override
    /// the inherited duration.
    func immediately(_ timing: BlockTiming, _ body: () -> Void) {
        changing(
            {
                $0.collector = nil
                $0.timing = timing
            }, body)
    }

    /// Runs `body` outside any block. Blocks nested in it do not animate either.
    func without<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wereEnabled = areAnimationsEnabled
        areAnimationsEnabled = false
        defer { areAnimationsEnabled = wereEnabled }
        return try changing(
            {
                $0.collector = nil
                $0.timing = nil
            }, body)
    }

    /// The timing for a block that requests `own`: inherited from the current block, except for the values its options
    /// override (facts/view-animation-rules).
    func nested(_ own: BlockTiming) -> BlockTiming {
        guard let outer = timing else { return own }
        var timing = own
        if !own.options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
        if !own.options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
        if !own.options.contains(.overrideInheritedOptions) {
            timing.options.formUnion(outer.options.intersection(.inherited))
        }
        return timing
    }

    /// Runs `body` and calls `observe` for every change that a block in it animates, with the block's collector, and
    /// without a collector for every change passed to ``note(_:)``.
    func observing(
        flattened: Bool, _ observe: @escaping (PropertyChange, (any AnimationCollector)?) -> Void, _ body: () -> Void
    ) {
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

    /// Reports a change that is animated by something other than a block.
    func note(_ change: PropertyChange) { block.observer?(change, nil) }

    fileprivate func collect(_ change: PropertyChange, for collector: any AnimationCollector) {
        block.observer?(change, collector)
        collector.collect(change)
    }

    /// The action that animates a change of `key`, or `nil` outside blocks and for properties that views do not
    /// animate.
    func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        guard let collector, areAnimationsEnabled else { return nil }
        let properties = LayerProperty.animatedInViews(key)
        guard !properties.isEmpty else { return nil }
        return CollectingAction(
            scope: self, collector: collector, old: layer.modelValues, shown: layer.shownProperties,
            properties: properties)
    }
}

/// Captures a layer's state before a change and passes the difference to the collector after it.
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
                layer: layer, property: property, old: property.read(old), new: property.read(layer.modelValues),
                shown: property.read(shown))
            if change.old != change.new, (layer.delegate as? UIView)?.animates(change) != false {
                scope.collect(change, for: collector)
            }
        }
    }
}
