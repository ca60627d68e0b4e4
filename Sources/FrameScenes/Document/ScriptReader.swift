import FrameJSON
import FrameTiming
import UIKit

/// Reads a script action by action while tracking the screens that are shown.
struct ScriptReader {
    /// The names in each screen, keyed by screen name.
    private var screens: [String: (name: String, names: ScreenNames)] = [:]
    /// The names in all screens.
    private var allNames = ScreenNames()
    /// Container screens, keyed by name.
    var containers: [String: ScreenContainer] = [:]
    /// Presentation stack, root first, each level with its animator.
    var stack: [Level] = []
    /// Time in seconds at which the actions so far end. UIKit's own animations, whose duration is unknown here, count
    /// as 0.
    private var end = 0.0

    /// Named values of the scene.
    let values: NamedValues
    /// Whether screens can change without an action of the script, because views react to touches.
    let hasReactions: Bool
    /// Whether ``stack`` is known. Otherwise an action may name the views of every screen.
    private var tracksScreens = true
    /// Whether the actions of a reaction are being read.
    private var isReaction = false

    init(values: NamedValues = NamedValues(), hasReactions: Bool = false) {
        (self.values, self.hasReactions) = (values, hasReactions)
    }

    mutating func add(screen: String, _ names: ScreenNames) {
        screens[screen] = (screen, names)
        allNames.add(names)
    }

    /// Reads the name of a screen.
    func screen(_ cursor: JSONCursor) throws(JSONProblem) -> String {
        try cursor.choice(of: screens).name
    }

    mutating func actions(_ cursors: [JSONCursor], root: String) throws(JSONProblem) -> [ScriptAction] {
        stack = [Level(root, among: containers)]
        var actions: [ScriptAction] = []
        for cursor in cursors {
            actions.append(try action(cursor))
        }
        return actions
    }

    /// Reads an action, or a step in words.
    private mutating func action(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        if let kind = try ActionKind(of: json), try !kind.isInWords(json) { return try kind.read(&self, json) }
        if try FlowStep.isStep(json) {
            forgetScreens()
            return .step(try FlowStep(json: json))
        }
        if let problem = try json.unknownKind(among: ActionKind.names, role: "action") { throw problem }
        let names = ActionKind.names.map { JSONValue.quoted($0) }
        throw json.mismatch(
            "an action: an object with \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])")
    }

    // MARK: Reactions and flows

    /// Marks that screens may have changed in a way that the script does not show.
    mutating func forgetScreens() { tracksScreens = false }

    /// Reads the reactions of a view, an item or a screen. They begin on any screen, so they may name all views.
    func reactions(_ source: ReactionSource) throws(JSONProblem) -> [Reaction] {
        var reactions: [Reaction] = []
        for (key, cursor) in try source.json.members() {
            guard let event = Reaction.Event(rawValue: key) else { continue }
            let isList = if case .array = cursor.value { true } else { false }
            var actions: [PlacedAction] = []
            var reader = self
            (reader.isReaction, reader.tracksScreens) = (true, false)
            for action in isList ? try cursor.elements() : [cursor] {
                actions.append(PlacedAction(action: try reader.reacting(action), path: action.path))
            }
            guard !actions.isEmpty else { throw cursor.mismatch("an action or a list of at least 1 action") }
            reactions.append(Reaction(event: event, actions: actions, path: cursor.path))
        }
        return reactions
    }

    private mutating func reacting(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        if let kind = try ActionKind(of: json) {
            guard kind.isReaction else {
                throw json.refusal("a reaction has no touches and keys; \"script\" and \"flow\" have them")
            }
            return try kind.read(&self, json)
        }
        let names = ActionKind.all.filter(\.isReaction).map(\.key)
        if let problem = try json.unknownKind(among: names, role: "action") { throw problem }
        throw json.mismatch("an action: an object with one of \(Spelling.list(names))")
    }

    /// Reads the flow: steps in words, and actions that begin when the screen is at rest.
    func flow(_ cursors: [JSONCursor]) throws(JSONProblem) -> [FlowStep] {
        var steps: [FlowStep] = []
        for json in cursors {
            guard let kind = try ActionKind(of: json), !FlowStep.keys.contains(kind.key) else {
                steps.append(try FlowStep(json: json))
                continue
            }
            var reader = self
            (reader.tracksScreens, reader.end) = (false, 0)
            let action = try kind.read(&reader, json)
            steps.append(FlowStep(ActionStep(action: action, path: json.path), start: action.start))
        }
        return steps
    }

    // MARK: Kinds

    mutating func wait(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let seconds = try json.fields(ScriptAction.WaitKey.self).require(.wait).duration()
        end += seconds
        return .wait(seconds)
    }

    mutating func animate(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(AnimateAction.Key.self)
        var action = try AnimateAction(fields, names: shownNames)
        action.start = try start(fields.optional(.start), duration: action.length)
        return .animate(action)
    }

    mutating func scrub(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(ScrubAction.Key.self)
        var action = try ScrubAction(fields, names: shownNames)
        action.start = try start(fields.optional(.start), duration: action.length)
        return .scrub(action)
    }

    mutating func tap(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(TapAction.Key.self)
        var action = try TapAction(fields, names: shownNames)
        action.start = try start(fields.optional(.start), duration: action.rest)
        if hasReactions { forgetScreens() }
        return .tap(action)
    }

    mutating func type(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(TypeAction.TypeKey.self)
        return .type(try typing(TypeAction(fields), fields.optional(.start)))
    }

    mutating func erase(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(TypeAction.EraseKey.self)
        return .type(try typing(TypeAction(fields), fields.optional(.start)))
    }

    mutating func set(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(SettingAction.SetKey.self)
        let settings = try SettingValues(changes: fields.require(.set))
        return .setting(SettingAction(change: .set(settings), start: try start(fields.optional(.start), duration: nil)))
    }

    mutating func rotate(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(SettingAction.RotateKey.self)
        let orientation = try fields.require(.rotate).choice(of: SettingAction.Orientation.self)
        return .setting(
            SettingAction(change: .rotate(orientation), start: try start(fields.optional(.start), duration: nil)))
    }

    mutating func application(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(SettingAction.ApplicationKey.self)
        let state = try fields.require(.application).choice(of: SettingAction.State.self)
        return .setting(
            SettingAction(change: .application(state), start: try start(fields.optional(.start), duration: nil)))
    }

    private mutating func typing(_ action: TypeAction, _ at: JSONCursor?) throws(JSONProblem) -> TypeAction {
        var action = action
        action.start = try start(at, duration: action.length)
        if hasReactions { forgetScreens() }
        return action
    }

    mutating func touch(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(TouchAction.Key.self)
        var action = try TouchAction(fields)
        if action.dismisses, let cursor = fields.optional(.dismisses) {
            guard !tracksScreens || stack.last?.swipe != nil || stack.last?.isDismissedByTouch == true else {
                throw cursor.refusal(
                    "the topmost screen was presented without \"swipe\" and is neither a sheet nor a popover")
            }
            if tracksScreens { stack.removeLast() }
        }
        if action.pops, let cursor = fields.optional(.pops) { try pop(cursor) { _ = $0.popLast() } }
        action.start = try start(fields.optional(.start), duration: action.length)
        if hasReactions { forgetScreens() }
        return .touch(action)
    }

    mutating func present(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(ScriptAction.Present.Key.self)
        let screen = try screen(fields.require(.present))
        var presentation = PresentationDescription.fullScreen
        if let cursor = fields.optional(.presentation) {
            presentation = try PresentationDescription(json: cursor, presenting: shownNames)
        }
        var animator: AnimatorDescription?
        if let cursor = fields.optional(.animator) {
            animator = try AnimatorDescription(
                json: cursor, presented: names(in: shown(screen)), presenting: shownNames)
        }
        var swipe: SwipeDescription?
        if let cursor = fields.optional(.swipe) {
            guard animator != nil else { throw cursor.refusal("a swipe needs an \"animator\" to drive") }
            swipe = try SwipeDescription(json: cursor)
        }
        let animated = try fields.optional(.animated)?.bool() ?? true
        let start = try start(fields.optional(.start), duration: animated ? animator?.duration : nil)
        stack.append(
            Level(
                screen, animator: animator, swipe: swipe, isDismissedByTouch: presentation.style.isDismissedByTouch,
                among: containers))
        return .present(
            ScriptAction.Present(
                screen: screen, presentation: presentation, animator: animator, swipe: swipe, animated: animated,
                start: start))
    }

    mutating func dismiss(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(ScriptAction.Dismiss.Key.self)
        let cursor = try fields.require(.dismiss)
        guard cursor.value == .bool(true) else { throw cursor.mismatch("true") }
        guard !tracksScreens || stack.count > 1 else { throw cursor.refusal("nothing is presented here") }
        let (presented, leaving) = (shownNames, tracksScreens ? stack.popLast() : nil)
        var animator = leaving?.animator?.reversed
        if let cursor = fields.optional(.animator) {
            animator = try AnimatorDescription(json: cursor, presented: presented, presenting: shownNames)
        }
        let animated = try fields.optional(.animated)?.bool() ?? true
        let start = try start(fields.optional(.start), duration: animated ? animator?.duration : nil)
        return .dismiss(
            ScriptAction.Dismiss(
                animator: animator, reverses: fields.optional(.animator) == nil, animated: animated, start: start))
    }

    /// Reads the start of an action, if given, and adds the action's duration to the time of the script.
    mutating func start(_ cursor: JSONCursor?, duration: Double?) throws(JSONProblem) -> Double? {
        if isReaction, let cursor {
            throw cursor.refusal("a reaction begins with its event; put a {\"wait\": 0.2} before the action")
        }
        let start = try cursor?.number(in: SceneRange.seconds)
        // The tolerance of one nanosecond is for sums of decimals such as 0.5 + 0.15.
        if let start, let cursor, start < end - 1e-9 {
            throw cursor.refusal(
                "\(JSONValue.number(start).compact) s is before the end of the previous action, "
                    + "\(JSONValue.number(end).compact) s")
        }
        end = max(end, start ?? 0) + (duration ?? 0)
        return start
    }

    /// Returns the screen that is visible inside a newly shown screen.
    private func shown(_ screen: String) -> String { Level(screen, among: containers).shown }

    private func names(in screen: String?) -> ScreenNames {
        screen.flatMap { screens[$0]?.names } ?? ScreenNames()
    }

    /// Names on the visible screen, or on all screens if it is unknown.
    var shownNames: ScreenNames {
        tracksScreens ? names(in: stack.last?.shown) : allNames
    }

    /// Reads the identifier of a view on the visible screen.
    func view(_ json: JSONCursor) throws(JSONProblem) -> String {
        guard case .string(let view) = json.value, shownNames.views.contains(view) else {
            throw json.noChoice(among: shownNames.views.sorted())
        }
        return view
    }
}

// Actions inside containers.
extension ScriptReader {
    mutating func push(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(ContainerAction.PushKey.self)
        let cursor = try fields.require(.push)
        let name = try screen(cursor)
        guard containers[name] == nil else { throw cursor.refusal("a container cannot be pushed") }
        if tracksScreens {
            guard stack.last?.stack != nil else { throw cursor.refusal("there is no navigation here") }
            stack[stack.count - 1].stack?.append(name)
        }
        return try action(.push(name), fields.optional(.animated), fields.optional(.start))
    }

    mutating func pop(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(ContainerAction.PopKey.self)
        try pop(fields.require(.pop)) { _ = $0.popLast() }
        return try action(.pop, fields.optional(.animated), fields.optional(.start))
    }

    mutating func popToRoot(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(ContainerAction.PopToRootKey.self)
        try pop(fields.require(.popToRoot)) { $0 = Array($0.prefix(1)) }
        return try action(.popToRoot, fields.optional(.animated), fields.optional(.start))
    }

    mutating func select(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let fields = try json.fields(ContainerAction.SelectKey.self)
        let cursor = try fields.require(.select)
        let tabs = tracksScreens ? stack.last?.tabs ?? [] : allTabs
        guard !tabs.isEmpty else { throw cursor.refusal("there are no tabs here") }
        let name = try cursor.choice(of: tabs.map { (name: $0, value: $0) })
        if tracksScreens { stack[stack.count - 1].select(name) }
        return try action(.select(name), nil, fields.optional(.start))
    }

    /// Names of the tabs of all screens.
    private var allTabs: [String] {
        containers.values.flatMap { container -> [String] in
            if case .tabs(let tabs) = container { tabs } else { [] }
        }.sorted()
    }

    /// Pops screens from the visible stack.
    private mutating func pop(_ cursor: JSONCursor, _ change: (inout [String]) -> Void) throws(JSONProblem) {
        guard cursor.value == .bool(true) else { throw cursor.mismatch("true") }
        guard tracksScreens else { return }
        guard var names = stack.last?.stack, names.count > 1 else {
            throw cursor.refusal("there is nothing to pop here")
        }
        change(&names)
        stack[stack.count - 1].stack = names
    }

    private mutating func action(
        _ change: ContainerAction.Change, _ animated: JSONCursor?, _ at: JSONCursor?
    ) throws(JSONProblem) -> ScriptAction {
        .container(
            ContainerAction(change: change, animated: try animated?.bool() ?? true, start: try start(at, duration: nil))
        )
    }
}
