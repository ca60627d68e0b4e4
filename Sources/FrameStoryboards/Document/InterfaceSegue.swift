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
    /// With colons: `showCard:`.
    public let selector: String
    /// The id of the object with the method.
    public let destination: String
    /// Such as `touchUpInside`; `nil` where the source has only one.
    public let event: String?
    public let id: String
    public let place: TextPosition
}

/// A transition from one controller to another.
public struct InterfaceSegue: Equatable, Sendable {
    /// As spelled in files; `push`, `modal`, `popover` and `replace` are of files from before size classes.
    public enum Kind: String, CaseIterable, Sendable {
        case show, showDetail, presentation, popoverPresentation, embed, relationship, unwind, custom
        case push, modal, popover, replace
    }

    public let id: String
    public let kind: Kind
    public let identifier: String?
    /// The object id of the controller of its scene.
    public internal(set) var source: String
    /// The id of the object that contains it: the button that performs it, the view that embeds, or the controller itself.
    public let sender: String
    /// The object id of a controller, of a placeholder, or of the exit.
    public let destination: String
    /// The role of the destination, such as `rootViewController`; only for a relationship.
    public let relationship: String?
    public let modalPresentationStyle: String?
    public let modalTransitionStyle: String?
    public let animates: Bool
    public let customClass: CustomClass?
    /// The method that makes the destination.
    public let creationSelector: String?
    /// The method to unwind to.
    public let unwindAction: String?
    /// The object id of the view or bar item at which a popover points.
    public let popoverAnchor: String?
    /// The allowed directions of a popover's arrow; `nil` if the file does not restrict them.
    public let popoverArrowDirections: Set<String>?
    /// The views that are touched through a popover.
    public let popoverPassthroughViews: [String]
    /// The part of a cell that performs it, such as `accessoryAction`.
    public let trigger: String?
    /// The column of a split view that is replaced.
    public let splitViewControllerTargetIndex: Int?
    public let place: TextPosition

    /// Its identifier, or its object id where that is missing or empty.
    public var name: String { identifier.flatMap { $0.isEmpty ? nil : $0 } ?? id }
}
