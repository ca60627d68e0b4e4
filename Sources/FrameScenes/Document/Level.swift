/// One presented screen, or the root, while a script is read: what it shows of the screens it holds.
struct Level {
    let screen: String
    let animator: AnimatorDescription?
    let swipe: SwipeDescription?
    private let container: ScreenContainer?
    private var selected: String?
    /// The stack of each navigation.
    private var stacks: [String: [String]] = [:]

    init(
        _ screen: String, animator: AnimatorDescription? = nil, swipe: SwipeDescription? = nil,
        among containers: [String: ScreenContainer]
    ) {
        self.screen = screen
        self.animator = animator
        self.swipe = swipe
        container = containers[screen]
        if case .tabs(let tabs)? = container { selected = tabs.first }
        for name in [screen] + (container?.screens ?? []) {
            if case .navigation(let stack)? = containers[name] { stacks[name] = stack }
        }
    }

    /// The names of the tabs; none where there are no tabs.
    var tabs: [String] {
        if case .tabs(let tabs)? = container { tabs } else { [] }
    }

    /// The screen that is seen.
    var shown: String { stack?.last ?? selected ?? screen }

    /// The navigation that is seen.
    private var navigation: String? {
        let name = selected ?? screen
        return stacks[name] == nil ? nil : name
    }

    /// The stack of the navigation that is seen; `nil` where there is none.
    var stack: [String]? {
        get { navigation.flatMap { stacks[$0] } }
        set { if let navigation { stacks[navigation] = newValue } }
    }

    mutating func select(_ tab: String) { selected = tab }
}
