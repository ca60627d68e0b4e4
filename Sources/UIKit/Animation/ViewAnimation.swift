internal import FrameLayers
internal import FrameTiming
internal import QuartzCore

/// One `UIView.animate` block: gives changes made inside it their animations, and runs the completion when all have ended.
@MainActor final class ViewAnimation {
    /// The innermost block being run.
    private(set) static var current: ViewAnimation?

    let duration: Double
    let delay: Double
    let curve: TimingCurve
    let options: UIView.AnimationOptions
    private let completion: ((Bool) -> Void)?
    private var running = 0
    private var allFinished = true

    init(
        duration: Double, delay: Double, curve: TimingCurve, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
        self.options = options
        self.completion = completion
    }

    /// Runs `changes` in this block. Where nothing moves, the completion comes on the next turn.
    func collect(_ changes: () -> Void) {
        Self.with(self, changes)
        if running == 0 { Stage.current.schedule(at: Stage.current.now) { self.completion?(true) } }
    }

    /// Runs `body` with `animation` as the current block; with `nil`, outside any.
    static func with<Result>(_ animation: ViewAnimation?, _ body: () throws -> Result) rethrows -> Result {
        let outer = current
        current = animation
        defer { current = outer }
        return try body()
    }

    /// What makes a change of `key` move; `nil` for a property that views do not animate.
    func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        guard let movements = Movement.of(key) else { return nil }
        return Action(animation: self, old: layer.model, shown: layer.shownProperties, movements: movements)
    }

    /// The properties views animate, by the key that changes, and how.
    ///
    /// Since iOS 8 geometry moves additively: the model has the new value at once, and the difference to the old one is
    /// added and fades to nothing, so that several such animations of one property sum (uikit-facts 1.7: d-ronnqvist's
    /// gist, iosoteric). A change of the bounds is two movements, of the origin and of the size.
    struct Movement {
        let property: LayerProperty
        let isAdditive: Bool

        private static let table: [(key: String, moves: [String], isAdditive: Bool)] = [
            ("position", ["position"], true),
            ("bounds", ["bounds.origin", "bounds.size"], true),
            ("transform", ["transform"], true),
            ("zPosition", ["zPosition"], true),
            ("anchorPoint", ["anchorPoint"], true),
            ("opacity", ["opacity"], false),
            ("backgroundColor", ["backgroundColor"], false),
            ("cornerRadius", ["cornerRadius"], false),
            ("borderWidth", ["borderWidth"], false),
            ("borderColor", ["borderColor"], false),
            ("contentsRect", ["contentsRect"], false),
        ]

        static func of(_ key: String) -> [Movement]? {
            table.first { $0.key == key }.map { row in
                row.moves.compactMap(LayerProperty.named).map { Movement(property: $0, isAdditive: row.isAdditive) }
            }
        }
    }

    private struct Action: CAAction {
        let animation: ViewAnimation
        let old: LayerProperties
        let shown: LayerProperties
        let movements: [Movement]

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            guard let layer = anObject as? CALayer else { return }
            for movement in movements {
                animation.start(movement, on: layer, old: old, shown: shown)
            }
        }
    }

    private func start(_ movement: Movement, on layer: CALayer, old: LayerProperties, shown: LayerProperties) {
        let property = movement.property
        let new = property.read(layer.model)
        let previous = property.read(old)
        guard new != previous else { return }
        let animation = CABasicAnimation(keyPath: property.keyPath)
        if movement.isAdditive {
            guard let difference = previous.difference(from: new) else { return }
            animation.isAdditive = true
            animation.fromValue = difference.objectValue
            animation.toValue = difference.neutral.objectValue
        } else {
            let start = options.contains(.beginFromCurrentState) ? property.read(shown) : previous
            animation.fromValue = start.objectValue
            animation.toValue = new.objectValue
        }
        animation.duration = duration
        animation.delay = delay
        animation.curve = curve
        animation.fillMode = .both
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        running += 1
        animation.onStop = { finished in self.didStop(finished: finished) }
        layer.add(animation, forKey: movement.isAdditive ? layer.unusedKey(property.keyPath) : property.keyPath)
    }

    private func didStop(finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        if running == 0 { completion?(allFinished) }
    }
}

extension CALayer {
    /// `key`, or `key-2`, `key-3` … when animations of that name are running already.
    fileprivate func unusedKey(_ key: String) -> String {
        let taken = Set(animationKeys() ?? [])
        guard taken.contains(key) else { return key }
        return sequence(first: 2) { $0 + 1 }.lazy.map { "\(key)-\($0)" }.first { !taken.contains($0) } ?? key
    }
}
