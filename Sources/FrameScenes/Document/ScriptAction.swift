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
    case tap(TapAction)
    case type(TypeAction)
    case container(ContainerAction)
    case setting(SettingAction)

    public struct Present: Equatable, Sendable {
        /// Name of the screen.
        public var screen: String
        public var presentation: PresentationDescription
        /// Custom animator; `nil` for UIKit's default animation.
        public var animator: AnimatorDescription?
        /// Interactive dismissal, if any.
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
        /// Custom animator, by default the reverse of the presentation; `nil` for UIKit's default animation.
        public var animator: AnimatorDescription?
        public var animated: Bool
        /// Start time, with the same meaning as ``Present/start``.
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
    /// Duration of one pass in seconds.
    public var duration: Double
    /// Delay before the first pass in seconds.
    public var delay: Double
    public var curve: TimingCurve
    /// Number of passes, possibly fractional.
    public var passes: Double
    /// Whether a pass runs forward and backward.
    public var autoreverses: Bool
    /// Start time, with the same meaning as ``ScriptAction/Present/start``.
    public var start: Double?

    public enum Key: String, JSONKey {
        case animate, duration, delay, curve, autoreverses
        case passes = "repeat"
        case start = "at"
    }

    /// Seconds from the start to the end of the last pass.
    var length: Double { delay + duration * (passes == 0 ? 1 : passes) * (autoreverses ? 2 : 1) }

    init(_ fields: JSONFields<Key>, names: ScreenNames) throws(JSONProblem) {
        changes = try ViewChange.list(fields.require(.animate), names: names)
        duration = try fields.require(.duration).duration()
        delay = try fields.optional(.delay)?.duration() ?? 0
        curve = NamedCurves.easeInOut
        if let cursor = fields.optional(.curve) { curve = try TimingCurve(json: cursor, duration: duration) }
        passes = try fields.optional(.passes)?.number(in: SceneRange.passes) ?? 1
        autoreverses = try fields.optional(.autoreverses)?.bool() ?? false
    }
}

/// Switches the topmost container to another of its screens. The action completes when that screen has appeared.
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
    /// Start time, with the same meaning as ``ScriptAction/Present/start``.
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
