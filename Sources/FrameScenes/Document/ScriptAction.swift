public import FrameJSON
public import FrameTiming

/// One thing a scene does.
public enum ScriptAction: Equatable, Sendable {
    /// For so many seconds nothing new happens.
    case wait(Double)
    case present(Present)
    case dismiss(Dismiss)
    case animate(AnimateAction)
    case scrub(ScrubAction)
    case touch(TouchAction)
    case container(ContainerAction)

    public struct Present: Equatable, Sendable {
        /// Its name.
        public var screen: String
        public var presentation: PresentationDescription
        /// `nil` for UIKit's own animation.
        public var animator: AnimatorDescription?
        /// `nil` where no finger takes the screen away.
        public var swipe: SwipeDescription?
        public var animated: Bool
        /// Seconds after the scene's start; `nil` for: when the action before is complete.
        public var start: Double?

        public enum Key: String, JSONKey {
            case present, presentation, animator, swipe, animated
            case start = "at"
        }
    }

    /// Takes away the screen presented last.
    public struct Dismiss: Equatable, Sendable {
        /// Unless the scene gives one, the presentation's reversed; `nil` for UIKit's own animation.
        public var animator: AnimatorDescription?
        public var animated: Bool
        /// As ``Present/start``.
        public var start: Double?

        public enum Key: String, JSONKey {
            case dismiss, animator, animated
            case start = "at"
        }
    }

    public enum WaitKey: String, JSONKey {
        case wait
    }
}

/// Views of the topmost screen change in a `UIView` animation block.
public struct AnimateAction: Equatable, Sendable {
    public var changes: [ViewChange]
    /// Seconds of one pass.
    public var duration: Double
    /// Seconds before the first pass.
    public var delay: Double
    public var curve: TimingCurve
    /// How many passes, possibly with a fraction.
    public var passes: Double
    /// Whether a pass is there and back.
    public var autoreverses: Bool
    /// As ``ScriptAction/Present/start``.
    public var start: Double?

    public enum Key: String, JSONKey {
        case animate, duration, delay, curve, autoreverses
        case passes = "repeat"
        case start = "at"
    }

    /// Seconds from the start to the end of the last pass.
    var length: Double { delay + duration * (passes == 0 ? 1 : passes) * (autoreverses ? 2 : 1) }

    init(_ fields: JSONFields<Key>, ids: Set<String>) throws(JSONProblem) {
        changes = try ViewChange.list(fields.require(.animate), ids: ids)
        duration = try fields.require(.duration).number(in: SceneRange.seconds)
        delay = try fields.optional(.delay)?.number(in: SceneRange.seconds) ?? 0
        curve = NamedCurves.easeInOut
        if let cursor = fields.optional(.curve) { curve = try TimingCurve(json: cursor, duration: duration) }
        passes = try fields.optional(.passes)?.number(in: SceneRange.passes) ?? 1
        autoreverses = try fields.optional(.autoreverses)?.bool() ?? false
    }
}

/// The container on top goes to another of its screens. The action is complete when that has come in.
public struct ContainerAction: Equatable, Sendable {
    public enum Change: Equatable, Sendable {
        /// The screen comes on top of the stack.
        case push(String)
        case pop, popToRoot
        /// The tab of that screen is selected.
        case select(String)
    }

    public var change: Change
    public var animated: Bool
    /// As ``ScriptAction/Present/start``.
    public var start: Double?

    public enum PushKey: String, JSONKey {
        case push, animated
        case start = "at"
    }

    public enum PopKey: String, JSONKey {
        case pop, animated
        case start = "at"
    }

    public enum PopToRootKey: String, JSONKey {
        case popToRoot, animated
        case start = "at"
    }

    public enum SelectKey: String, JSONKey {
        case select
        case start = "at"
    }
}

/// One property of one view of the topmost screen, and what it becomes.
public struct ViewChange: Equatable, Sendable {
    /// Its identifier.
    public var view: String
    public var property: AnimatedProperty
    public var value: TrackValue

    public enum Key: String, JSONKey {
        case view, property
        case value = "to"
    }

    /// - Parameter ids: the identifiers of the views that may be meant.
    init(json: JSONCursor, ids: Set<String>) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        let cursor = try fields.require(.view)
        guard case .string(let name) = cursor.value, ids.contains(name) else {
            throw cursor.noChoice(among: ids.sorted())
        }
        view = name
        property = try fields.require(.property).choice(of: AnimatedProperty.self)
        value = try TrackValue(json: fields.require(.value), property: property)
    }

    /// A list of at least one.
    static func list(_ json: JSONCursor, ids: Set<String>) throws(JSONProblem) -> [ViewChange] {
        var changes: [ViewChange] = []
        for element in try json.elements() { changes.append(try ViewChange(json: element, ids: ids)) }
        guard !changes.isEmpty else { throw json.mismatch("a list of at least 1 change") }
        return changes
    }
}
