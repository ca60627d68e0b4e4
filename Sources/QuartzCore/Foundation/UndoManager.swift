public import FrameProperties

/// Records actions that undo and redo changes.
///
/// A group by event collects the actions of one turn of the run loop.
@MainActor @preconcurrency open class UndoManager: NSObject {
    private struct Action {
        let target: ObjectIdentifier
        let handler: @MainActor () -> Void
    }

    private final class Group {
        var actions: [Action] = []
        var name = ""
    }

    private var undone: [Group] = []
    private var redone: [Group] = []
    private var openGroups: [Group] = []
    private var disabled = 0

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    /// The maximum number of groups that can be undone; 0 for no limit.
    @Observed open var levelsOfUndo = 0 { didSet { trim() } }
    /// Whether actions of one turn of the run loop that are outside groups form a group.
    open var groupsByEvent = true
    private var closesWithEvent = false

    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var groupingLevel: Int { openGroups.count }
    open var canUndo: Bool { !undone.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
    open var canRedo: Bool { !redone.isEmpty }
    open var undoActionName: String { (openGroups.first ?? undone.last)?.name ?? "" }
    open var redoActionName: String { redone.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

    open func beginUndoGrouping() { openGroups.append(Group()) }

    open func endUndoGrouping() {
        guard let group = openGroups.popLast() else { return }
        if let outer = openGroups.last {
            outer.actions += group.actions
            if outer.name.isEmpty { outer.name = group.name }
        } else if !group.actions.isEmpty {
            if isUndoing {
                redone.append(group)
            } else {
                undone.append(group)
                trim()
            }
        }
    }

    /// Registers a handler, which is called with the target if that still exists. The target is not retained.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty, groupsByEvent { beginEventGroup() }
        if openGroups.isEmpty { beginUndoGrouping() }
        if !isUndoing, !isRedoing { redone = [] }
        openGroups.last?.actions.append(
            Action(target: ObjectIdentifier(target)) { [weak target] in if let target { handler(target) } })
    }

    open func setActionName(_ actionName: String) {
        guard let group = openGroups.last ?? (isUndoing ? redone : undone).last else { return }
        group.name = actionName
    }

    open func undo() {
        endEventGroup()
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        guard let group = undone.popLast() else { return }
        isUndoing = true
        perform(group)
        isUndoing = false
    }

    open func redo() {
        guard let group = redone.popLast() else { return }
        isRedoing = true
        perform(group)
        isRedoing = false
    }

    open func removeAllActions() { (undone, redone, openGroups) = ([], [], []) }

    open func removeAllActions(withTarget target: Any) {
        let target = ObjectIdentifier(target as AnyObject)
        for group in undone + redone + openGroups { group.actions.removeAll { $0.target == target } }
        undone.removeAll(where: \.actions.isEmpty)
        redone.removeAll(where: \.actions.isEmpty)
    }

    private func perform(_ group: Group) {
        beginUndoGrouping()
        openGroups.last?.name = group.name
        for action in group.actions.reversed() { action.handler() }
        endUndoGrouping()
    }

    private func beginEventGroup() {
        beginUndoGrouping()
        guard !isUndoing, !isRedoing else { return }
        closesWithEvent = true
        RunLoop.main.perform { [weak self] in self?.endEventGroup() }
    }

    private func endEventGroup() {
        guard closesWithEvent else { return }
        closesWithEvent = false
        while !openGroups.isEmpty { endUndoGrouping() }
    }

    private func trim() {
        if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
    }
}
