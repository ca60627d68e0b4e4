/// A presented screen, or the root, together with the state of its containers while a script is read.
struct Level {
    let screen: String
    let animator: AnimatorDescription?
    let swipe: SwipeDescription?
    /// Whether a touch may dismiss the screen without a swipe defined in the scene.
    let isDismissedByTouch: Bool
    private let container: ScreenContainer?
    private var selected: String?
    /// Stack of each navigation screen.
    private var stacks: [String: [String]] = [:]

    init(
        _ screen: String, animator: AnimatorDescription? = nil, swipe: SwipeDescription? = nil,
        isDismissedByTouch: Bool = false, among containers: [String: ScreenContainer]
    ) {
        self.screen = screen
        self.animator = animator
        self.swipe = swipe
        self.isDismissedByTouch = isDismissedByTouch
        container = containers[screen]
        if case .tabs(let tabs)? = container { selected = tabs.first }
        for name in [screen] + (container?.screens ?? []) {
            if case .navigation(let stack)? = containers[name] { stacks[name] = stack }
        }
    }

    /// Names of the tabs; empty if there are none.
    var tabs: [String] {
        if case .tabs(let tabs)? = container { tabs } else { [] }
    }

    /// Name of the visible screen.
    var shown: String { stack?.last ?? selected ?? screen }

    /// Name of the visible navigation screen.
    private var navigation: String? {
        let name = selected ?? screen
        return stacks[name] == nil ? nil : name
    }

    /// Stack of the visible navigation screen, if there is one.
    var stack: [String]? {
        get { navigation.flatMap { stacks[$0] } }
        set { if let navigation { stacks[navigation] = newValue } }
    }

    mutating func select(_ tab: String) { selected = tab }
}
