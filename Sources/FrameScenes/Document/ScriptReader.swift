import FrameJSON
import FrameTiming
import UIKit

/// Reads a script action by action while tracking the screens that are shown.
struct ScriptReader {
    /// The names in each screen, keyed by screen name.
    private var screens: [String: (name: String, names: ScreenNames)] = [:]
    /// Container screens, keyed by name.
    var containers: [String: ScreenContainer] = [:]
    /// Presentation stack, root first, each level with its animator.
    var stack: [Level] = []
    /// Time in seconds at which the actions so far end. UIKit's own animations, whose duration is unknown here, count
    /// as 0.
    private var end = 0.0

    /// Keys that identify an object as an action.
    private static let actionNames = [
        "wait", "present", "dismiss", "push", "pop", "popToRoot", "select", "animate", "scrub", "touch", "tap",
        "type", "erase", "set", "rotate", "application",
    ]

    mutating func add(screen: String, _ names: ScreenNames) {
        screens[screen] = (screen, names)
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

    private mutating func action(_ json: JSONCursor) throws(JSONProblem) -> ScriptAction {
        let keys = try json.members().map(\.key)
        if keys.contains(ScriptAction.WaitKey.wait.rawValue) {
            let seconds = try json.fields(ScriptAction.WaitKey.self).require(.wait).duration()
            end += seconds
            return .wait(seconds)
        }
        if keys.contains(ScriptAction.Present.Key.present.rawValue) {
            return .present(try present(json.fields(ScriptAction.Present.Key.self)))
        }
        if keys.contains(ScriptAction.Dismiss.Key.dismiss.rawValue) {
            return .dismiss(try dismiss(json.fields(ScriptAction.Dismiss.Key.self)))
        }
        if keys.contains(AnimateAction.Key.animate.rawValue) {
            let fields = try json.fields(AnimateAction.Key.self)
            var action = try AnimateAction(fields, names: names(in: stack.last?.shown))
            action.start = try start(fields.optional(.start), duration: action.length)
            return .animate(action)
        }
        if keys.contains(ScrubAction.Key.scrub.rawValue) {
            let fields = try json.fields(ScrubAction.Key.self)
            var action = try ScrubAction(fields, names: names(in: stack.last?.shown))
            action.start = try start(fields.optional(.start), duration: action.length)
            return .scrub(action)
        }
        if keys.contains(TouchAction.Key.touch.rawValue) || keys.contains(TouchAction.Key.touches.rawValue) {
            return .touch(try touch(json.fields(TouchAction.Key.self)))
        }
        if keys.contains(TapAction.Key.tap.rawValue) {
            let fields = try json.fields(TapAction.Key.self)
            var action = try TapAction(fields, names: names(in: stack.last?.shown))
            action.start = try start(fields.optional(.start), duration: action.rest)
            return .tap(action)
        }
        if keys.contains(TypeAction.TypeKey.type.rawValue) {
            let fields = try json.fields(TypeAction.TypeKey.self)
            return .type(try typing(TypeAction(fields), fields.optional(.start)))
        }
        if keys.contains(TypeAction.EraseKey.erase.rawValue) {
            let fields = try json.fields(TypeAction.EraseKey.self)
            return .type(try typing(TypeAction(fields), fields.optional(.start)))
        }
        if let action = try containerAction(json, keys: keys) { return .container(action) }
        if let action = try settingAction(json, keys: keys) { return .setting(action) }
        if let problem = try json.unknownKind(among: Self.actionNames, role: "action") { throw problem }
        let names = Self.actionNames.map { JSONValue.quoted($0) }
        throw json.mismatch(
            "an action: an object with \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])")
    }

    private mutating func settingAction(_ json: JSONCursor, keys: [String]) throws(JSONProblem) -> SettingAction? {
        if keys.contains(SettingAction.SetKey.set.rawValue) {
            let fields = try json.fields(SettingAction.SetKey.self)
            let settings = try SettingValues(changes: fields.require(.set))
            return SettingAction(change: .set(settings), start: try start(fields.optional(.start), duration: nil))
        }
        if keys.contains(SettingAction.RotateKey.rotate.rawValue) {
            let fields = try json.fields(SettingAction.RotateKey.self)
            let orientation = try fields.require(.rotate).choice(of: SettingAction.Orientation.self)
            return SettingAction(change: .rotate(orientation), start: try start(fields.optional(.start), duration: nil))
        }
        guard keys.contains(SettingAction.ApplicationKey.application.rawValue) else { return nil }
        let fields = try json.fields(SettingAction.ApplicationKey.self)
        let state = try fields.require(.application).choice(of: SettingAction.State.self)
        return SettingAction(change: .application(state), start: try start(fields.optional(.start), duration: nil))
    }

    private mutating func typing(_ action: TypeAction, _ at: JSONCursor?) throws(JSONProblem) -> TypeAction {
        var action = action
        action.start = try start(at, duration: action.length)
        return action
    }

    private mutating func touch(_ fields: JSONFields<TouchAction.Key>) throws(JSONProblem) -> TouchAction {
        var action = try TouchAction(fields)
        if action.dismisses, let cursor = fields.optional(.dismisses) {
            guard stack.last?.swipe != nil || stack.last?.isDismissedByTouch == true else {
                throw cursor.refusal(
                    "the topmost screen was presented without \"swipe\" and is neither a sheet nor a popover")
            }
            stack.removeLast()
        }
        if action.pops, let cursor = fields.optional(.pops) { try pop(cursor) { _ = $0.popLast() } }
        action.start = try start(fields.optional(.start), duration: action.length)
        return action
    }

    private mutating func present(
        _ fields: JSONFields<ScriptAction.Present.Key>
    ) throws(JSONProblem) -> ScriptAction.Present {
        let screen = try screen(fields.require(.present))
        var presentation = PresentationDescription.fullScreen
        if let cursor = fields.optional(.presentation) {
            presentation = try PresentationDescription(json: cursor, presenting: names(in: stack.last?.shown))
        }
        var animator: AnimatorDescription?
        if let cursor = fields.optional(.animator) {
            animator = try AnimatorDescription(
                json: cursor, presented: names(in: shown(screen)), presenting: names(in: stack.last?.shown))
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
        return ScriptAction.Present(
            screen: screen, presentation: presentation, animator: animator, swipe: swipe, animated: animated,
            start: start)
    }

    private mutating func dismiss(
        _ fields: JSONFields<ScriptAction.Dismiss.Key>
    ) throws(JSONProblem) -> ScriptAction.Dismiss {
        let cursor = try fields.require(.dismiss)
        guard cursor.value == .bool(true) else { throw cursor.mismatch("true") }
        guard stack.count > 1, let top = stack.popLast() else { throw cursor.refusal("nothing is presented here") }
        var animator = top.animator?.reversed
        if let cursor = fields.optional(.animator) {
            animator = try AnimatorDescription(
                json: cursor, presented: names(in: top.shown), presenting: names(in: stack.last?.shown))
        }
        let animated = try fields.optional(.animated)?.bool() ?? true
        let start = try start(fields.optional(.start), duration: animated ? animator?.duration : nil)
        return ScriptAction.Dismiss(animator: animator, animated: animated, start: start)
    }

    /// Reads the start of an action, if given, and adds the action's duration to the time of the script.
    mutating func start(_ cursor: JSONCursor?, duration: Double?) throws(JSONProblem) -> Double? {
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
}

// Actions inside containers.
extension ScriptReader {
    /// Reads a container action, or returns `nil` if the keys do not belong to one.
    mutating func containerAction(_ json: JSONCursor, keys: [String]) throws(JSONProblem) -> ContainerAction? {
        func has<Key: JSONKey>(_ key: Key) -> Bool { keys.contains(key.rawValue) }
        if has(ContainerAction.PushKey.push) {
            let fields = try json.fields(ContainerAction.PushKey.self)
            let cursor = try fields.require(.push)
            let name = try screen(cursor)
            guard containers[name] == nil else { throw cursor.refusal("a container cannot be pushed") }
            guard stack.last?.stack != nil else { throw cursor.refusal("there is no navigation here") }
            stack[stack.count - 1].stack?.append(name)
            return try action(.push(name), fields.optional(.animated), fields.optional(.start))
        }
        if has(ContainerAction.PopKey.pop) {
            let fields = try json.fields(ContainerAction.PopKey.self)
            try pop(fields.require(.pop)) { _ = $0.popLast() }
            return try action(.pop, fields.optional(.animated), fields.optional(.start))
        }
        if has(ContainerAction.PopToRootKey.popToRoot) {
            let fields = try json.fields(ContainerAction.PopToRootKey.self)
            try pop(fields.require(.popToRoot)) { $0 = Array($0.prefix(1)) }
            return try action(.popToRoot, fields.optional(.animated), fields.optional(.start))
        }
        if has(ContainerAction.SelectKey.select) {
            let fields = try json.fields(ContainerAction.SelectKey.self)
            let cursor = try fields.require(.select)
            guard let tabs = stack.last?.tabs, !tabs.isEmpty else { throw cursor.refusal("there are no tabs here") }
            let name = try cursor.choice(of: tabs.map { (name: $0, value: $0) })
            stack[stack.count - 1].select(name)
            return try action(.select(name), nil, fields.optional(.start))
        }
        return nil
    }

    /// Pops screens from the visible stack.
    mutating func pop(_ cursor: JSONCursor, _ change: (inout [String]) -> Void) throws(JSONProblem) {
        guard cursor.value == .bool(true) else { throw cursor.mismatch("true") }
        guard var names = stack.last?.stack, names.count > 1 else {
            throw cursor.refusal("there is nothing to pop here")
        }
        change(&names)
        stack[stack.count - 1].stack = names
    }

    private mutating func action(
        _ change: ContainerAction.Change, _ animated: JSONCursor?, _ at: JSONCursor?
    ) throws(JSONProblem) -> ContainerAction {
        ContainerAction(change: change, animated: try animated?.bool() ?? true, start: try start(at, duration: nil))
    }
}
