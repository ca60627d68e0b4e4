import Framereel

/// The command `framereel`, which has no scenes of its own and runs any scene file.
@main struct Tool: ReelCommand {
    static let scenes: [Scene] = []
}
