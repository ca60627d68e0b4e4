internal import FrameJSON

/// Something on the screen, described the way people would.
///
/// Only visible elements are found. They are not hidden, have an opacity above 0.01, and lie inside the window and all
/// views that clip them, where a touch reaches them, something in them or an enclosing view. If several match, steps
/// that touch prefer elements that react to touches. Otherwise, the frontmost of overlapping elements is chosen, or
/// else the first in reading order.
public enum ScreenElement: Equatable, Sendable {
    /// A view with exactly this text, title, placeholder, accessibility label or accessibility identifier.
    case named(String)
    /// A view or bar item with this accessibility identifier.
    case identifier(String)
    /// A row or item in the first list that has this index path; indices start at 0. It must be visible, unless it is
    /// the target of scrolling.
    case cell(Int, section: Int = 0)
    /// A point of the window.
    case point(x: Double, y: Double)
}

extension ScreenElement: ExpressibleByStringLiteral {
    /// Creates an element with ``named(_:)``.
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

/// The direction in which a finger moves.
public enum SwipeDirection: String, CaseIterable, Sendable {
    case left, right, up, down
}

/// The position at which a sheet comes to rest.
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
