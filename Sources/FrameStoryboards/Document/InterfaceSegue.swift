public import FrameJSON

/// A property to which another object is assigned.
public struct InterfaceOutlet: Equatable, Sendable {
    public let property: String
    public let destination: String
    /// Whether the property holds a list to which the destination is added.
    public let isCollection: Bool
    public let id: String
    public let place: TextPosition
}

/// A method that a control, a bar item or a recognizer calls.
public struct InterfaceAction: Equatable, Sendable {
    /// Selector with colons, such as `showCard:`.
    public let selector: String
    /// ID of the object with the method.
    public let destination: String
    /// Event, such as `touchUpInside`; `nil` if the source has only one.
    public let event: String?
    public let id: String
    public let place: TextPosition
}

/// A transition from one controller to another.
public struct InterfaceSegue: Equatable, Sendable {
    /// The kind of segue, as spelled in files; `push`, `modal`, `popover` and `replace` occur in files from before size
    /// classes.
    public enum Kind: String, CaseIterable, Sendable {
        case show, showDetail, presentation, popoverPresentation, embed, relationship, unwind, custom
        case push, modal, popover, replace
    }

    public let id: String
    public let kind: Kind
    public let identifier: String?
    /// Object ID of the controller of its scene.
    public internal(set) var source: String
    /// ID of the object that contains it: the button that performs it, the view that embeds, or the controller itself.
    public let sender: String
    /// Object ID of a controller, a placeholder or the exit.
    public let destination: String
    /// Role of the destination, such as `rootViewController`, for a relationship.
    public let relationship: String?
    public let modalPresentationStyle: String?
    public let modalTransitionStyle: String?
    public let animates: Bool
    public let customClass: CustomClass?
    /// Method that creates the destination.
    public let creationSelector: String?
    /// Method to unwind to.
    public let unwindAction: String?
    /// Object ID of the view or bar item that a popover points to.
    public let popoverAnchor: String?
    /// Permitted directions of a popover's arrow; `nil` if the file does not restrict them.
    public let popoverArrowDirections: Set<String>?
    /// Views that can be touched through a popover.
    public let popoverPassthroughViews: [String]
    /// Part of a cell that performs the segue, such as `accessoryAction`.
    public let trigger: String?
    /// Column of a split view that is replaced.
    public let splitViewControllerTargetIndex: Int?
    public let place: TextPosition

    /// The identifier of the segue, or its object ID if the identifier is missing or empty.
    public var name: String { identifier.flatMap { $0.isEmpty ? nil : $0 } ?? id }
}
