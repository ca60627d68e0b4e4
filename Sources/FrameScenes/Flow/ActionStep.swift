internal import FrameJSON

/// A step of a flow that performs an action of the scene when the screen is at rest, or at its own time.
struct ActionStep: FlowAction {
    let action: ScriptAction
    /// Position of the action in the file.
    let path: JSONPath

    var words: String { action.words }
    var hasGap: Bool { false }

    func performance(on player: FlowPlayer) throws(StepError.Reason) -> FlowPlayer.Performance {
        { ended in player.perform(PlacedAction(action: action, path: path), ended) }
    }
}
