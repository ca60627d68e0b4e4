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
    case alert(AlertAction)
    case share(ShareAction)
    case value(ValueAction)
    /// A step in words, which begins when the screen is at rest or at its own time.
    case step(FlowStep)

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
        /// Custom animator; `nil` for UIKit's default animation.
        public var animator: AnimatorDescription?
        /// Whether the dismissal reverses the animator of the presentation.
        public var reverses = true
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

extension ScriptAction {
    /// Seconds after the start of the scene; `nil` if the action has no time of its own.
    var start: Double? {
        switch self {
        case .wait: nil
        case .present(let action): action.start
        case .dismiss(let action): action.start
        case .animate(let action): action.start
        case .scrub(let action): action.start
        case .touch(let action): action.start
        case .tap(let action): action.start
        case .type(let action): action.start
        case .container(let action): action.start
        case .setting(let action): action.start
        case .alert(let action): action.start
        case .share(let action): action.start
        case .value(let action): action.start
        case .step(let step): step.start
        }
    }

    /// The action in words, such as `present “card”`.
    var words: String {
        switch self {
        case .wait(let seconds): "wait for \(seconds) s"
        case .present(let action): "present “\(action.screen)”"
        case .dismiss: "dismiss"
        case .animate: "animate"
        case .scrub: "scrub"
        case .touch: "touch"
        case .tap(let action): "tap “\(action.view)”"
        case .type: "type"
        case .container(let action): action.change.words
        case .setting: "change the settings"
        case .alert(let action): "ask “\(action.title ?? action.message ?? "")”"
        case .share(let action): "share “\(action.text)”"
        case .value(let action): "change “\(action.target.name)”"
        case .step(let step): step.action.words
        }
    }
}

extension ContainerAction.Change {
    fileprivate var words: String {
        switch self {
        case .push(let screen): "push “\(screen)”"
        case .pop: "pop"
        case .popToRoot: "pop to the root"
        case .select(let tab): "select “\(tab)”"
        }
    }
}

extension ValueAction.Target {
    var name: String {
        switch self {
        case .value(let name), .view(let name): name
        }
    }
}
