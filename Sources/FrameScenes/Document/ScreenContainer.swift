internal import FrameJSON

/// Which other screens a screen holds: it is a container then and has nothing else.
public enum ScreenContainer: Equatable, Sendable {
    /// The stack at the beginning, the root first; at least one.
    case navigation([String])
    /// In the order of the tabs; at least one. The first is selected.
    case tabs([String])

    public var screens: [String] {
        switch self {
        case .navigation(let names), .tabs(let names): names
        }
    }

    var isTabs: Bool {
        if case .tabs = self { true } else { false }
    }

    /// Checks that each name is a screen that this kind of container may hold: navigation holds plain screens, tabs also
    /// navigation.
    ///
    /// - Parameter containers: of all screens, by name; `nil` for plain ones.
    static func check(
        _ json: JSONCursor, among containers: [String: ScreenContainer?]
    ) throws(JSONProblem) {
        let fields = try json.fields(ScreenDescription.Key.self)
        var seen: Set<String> = []
        for list in [fields.optional(.navigation), fields.optional(.tabs)].compactMap({ $0 }) {
            let holdsNavigation = fields.optional(.tabs) != nil
            for cursor in try list.elements() {
                let container = try cursor.choice(of: containers)
                guard try seen.insert(cursor.string()).inserted else {
                    throw cursor.refusal("this screen is here twice")
                }
                switch container {
                case nil: break
                case .navigation? where holdsNavigation: break
                case .navigation?: throw cursor.refusal("navigation cannot hold navigation")
                case .tabs?: throw cursor.refusal("tabs cannot be inside a container")
                }
            }
        }
    }
}
