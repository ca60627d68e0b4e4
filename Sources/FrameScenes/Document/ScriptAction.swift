public import FrameJSON

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
