/// Where in a storyboard a controller comes from.
@MainActor final class ControllerOrigin {
    /// Declared as what it is in Storyboards.
    let storyboard: NSObject
    /// The object id of the controller.
    let id: String
    /// Performs the segues from the controller, by their object ids.
    var performers: [String: @MainActor () -> Void] = [:]

    /// The objects that stand beside the controller in its scene and live as long.
    var companions: [NSObject] = []

    init(storyboard: NSObject, id: String) {
        self.storyboard = storyboard
        self.id = id
    }
}
