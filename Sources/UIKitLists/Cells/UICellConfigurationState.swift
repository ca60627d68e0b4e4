/// State of a view, such as a header. Read by applications: which parts of it matter is up to their configurations.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    /// The style of the enclosing list; `nil` outside lists.
    var listStyle: RowAppearance.Style?
    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}

/// State of a cell. Read by applications: which parts of it matter is up to their configurations.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The phase of a drag that lifts the cell. Raw values match the public header.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// The phase of a drop on the cell. Raw values match the public header.
    public enum DropState: Int, Sendable {
        case none, notTargeted, targeted
    }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    /// Whether the cell shows its child items in an outline.
    public var isExpanded = false
    public var isSwiped = false
    /// Whether the cell is being moved by its reorder control.
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    /// The style of the enclosing list; `nil` outside lists.
    var listStyle: RowAppearance.Style?
    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}

/// The properties that UIKit's configurations read from any state.
struct ConfigurationFlags {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isEditing = false
    var isSwiped = false
    var isReordering = false
    var isPinned = false
    var listStyle: RowAppearance.Style?

    init(_ state: any UIConfigurationState) {
        if let cell = state as? UICellConfigurationState {
            isDisabled = cell.isDisabled
            isHighlighted = cell.isHighlighted
            isSelected = cell.isSelected
            isEditing = cell.isEditing
            isSwiped = cell.isSwiped
            isReordering = cell.isReordering
            isPinned = cell.isPinned
            listStyle = cell.listStyle
        } else if let view = state as? UIViewConfigurationState {
            isDisabled = view.isDisabled
            isHighlighted = view.isHighlighted
            isSelected = view.isSelected
            isPinned = view.isPinned
            listStyle = view.listStyle
        }
    }
}
