import CardScenes
import Framereel

@main struct Transitions: ReelCommand {
    static let scenes = CardScenes.all
}
