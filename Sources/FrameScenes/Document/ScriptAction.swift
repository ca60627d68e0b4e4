public import FrameJSON
public import FrameTiming

/// One action of a script.
public enum ScriptAction: Equatable, Sendable {
    /// Waits for a number of seconds.
    case wait(Double)
    case present(Present)
    case dismiss(Dismiss)
    case animate(AnimateAction)
    case scrub(ScrubAction)
    case touch(TouchAction)
    case container(ContainerAction)

    public struct Present: Equatable, Sendable {
        /// The name of the screen.
        public var screen: String
        public var presentation: PresentationDescription
        /// `nil` for UIKit's default animation.
        public var animator: AnimatorDescription?
        /// The interactive dismissal, if there is one.
        public var swipe: SwipeDescription?
        public var animated: Bool
        /// Seconds after the start of the scene; `nil` starts the action when the previous one has completed.
        public var start: Double?

        public enum Key: String, JSONKey {
            case present, presentation, animator, swipe, animated
            case start = "at"
        }
    }

    /// Dismisses the topmost screen.
    public struct Dismiss: Equatable, Sendable {
        /// By default the reverse of the presentation; `nil` for UIKit's default animation.
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

/// Animates views of the topmost screen in a `UIView` animation block.
public struct AnimateAction: Equatable, Sendable {
    public var changes: [ViewChange]
    /// The duration of one pass in seconds.
    public var duration: Double
    /// The delay before the first pass in seconds.
    public var delay: Double
    public var curve: TimingCurve
    /// The number of passes, possibly fractional.
    public var passes: Double
    /// Whether a pass runs forwards and backwards.
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

/// Switches the topmost container to another of its screens. Completes when that has appeared.
public struct ContainerAction: Equatable, Sendable {
    public enum Change: Equatable, Sendable {
        /// Pushes the screen.
        case push(String)
        case pop, popToRoot
        /// Selects the tab of the screen.
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

/// The new value of one property of a view on the topmost screen.
public struct ViewChange: Equatable, Sendable {
    /// The identifier of the view.
    public var view: String
    public var property: AnimatedProperty
    public var value: TrackValue

    public enum Key: String, JSONKey {
        case view, property
        case value = "to"
    }

    /// - Parameter ids: The valid view identifiers.
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

    /// Reads a list with at least one element.
    static func list(_ json: JSONCursor, ids: Set<String>) throws(JSONProblem) -> [ViewChange] {
        var changes: [ViewChange] = []
        for element in try json.elements() { changes.append(try ViewChange(json: element, ids: ids)) }
        guard !changes.isEmpty else { throw json.mismatch("a list of at least 1 change") }
        return changes
    }
}
