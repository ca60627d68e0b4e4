/// Where a controller's view is between off screen and on screen, with whether the way there is animated.
enum Appearance: Equatable {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)

    /// On screen, or on the way there.
    var isOnScreen: Bool {
        switch self {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }
}
