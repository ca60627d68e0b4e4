internal import FrameJSON

/// Something on the screen, as people call it.
///
/// Only what is visible is found: not hidden, more opaque than 0.01, inside the window and every view that clips it, and where a touch
/// reaches it, something in it or a view around it. Of several, those that react to touches come first for steps that touch; then the one
/// in front where they overlap, and otherwise the first in reading order.
public enum ScreenElement: Equatable, Sendable {
    /// A view with this text, title, placeholder, accessibility label or accessibility identifier, exactly.
    case named(String)
    /// A view or bar item with this accessibility identifier.
    case identifier(String)
    /// A row or item, by its index path from 0, of the first list that has one there. It must be visible, except for scrolling to it.
    case cell(Int, section: Int = 0)
    /// A point of the window.
    case point(x: Double, y: Double)
}

extension ScreenElement: ExpressibleByStringLiteral {
    /// As ``named(_:)``.
    public init(stringLiteral name: String) { self = .named(name) }
}

extension ScreenElement {
    var words: String {
        switch self {
        case .named(let name): "“\(name)”"
        case .identifier(let identifier): "the identifier “\(identifier)”"
        case .cell(let row, section: 0): "row \(row)"
        case .cell(let row, let section): "row \(row) of section \(section)"
        case .point(let x, let y): "the point (\(JSONValue.number(x).compact), \(JSONValue.number(y).compact))"
        }
    }
}

/// The direction of a finger.
public enum SwipeDirection: String, CaseIterable, Sendable {
    case left, right, up, down
}

/// Where a sheet comes to rest.
public enum SheetPosition: Equatable, Sendable {
    case medium, large
    /// A detent of the application, by the raw value of its identifier.
    case detent(String)
    /// Off the screen.
    case dismissed

    var words: String {
        switch self {
        case .medium: "medium"
        case .large: "large"
        case .detent(let identifier): "“\(identifier)”"
        case .dismissed: "dismissed"
        }
    }
}
