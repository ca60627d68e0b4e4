public import FrameJSON

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
