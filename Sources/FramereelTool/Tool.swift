import Framereel

/// The command `framereel`: no scenes of its own, all scene files.
@main struct Tool: ReelCommand {
    static let scenes: [Scene] = []
}
