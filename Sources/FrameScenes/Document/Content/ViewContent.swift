internal import FrameJSON

/// The content of a view, or the way it treats the enclosed views. A view has at most one content.
public enum ViewContent: Equatable, Sendable {
    case image(ImageDescription)
    case text(TextDescription)
    case gradient(GradientDescription)
    case shape(ShapeDescription)
    case stack(StackDescription)
    case scroll(ScrollDescription)
    case list(ListDescription)
    /// A control, or another class that UIKit lists as a content.
    case element(ElementDescription)

    var isImage: Bool {
        if case .image = self { true } else { false }
    }

    var isStack: Bool {
        if case .stack = self { true } else { false }
    }

    /// Number of rows in each section of a list; `nil` for other contents.
    var rowCounts: [Int]? {
        if case .list(let list) = self { list.sections.map(\.rows.count) } else { nil }
    }

    /// Returns the image files of this content, which has been read from `json`, with their positions.
    func images(in json: JSONCursor) throws(JSONProblem) -> [JSONCursor] {
        switch self {
        case .image: [json]
        case .list: try ListDescription.images(in: json)
        case .text, .gradient, .shape, .stack, .scroll, .element: []
        }
    }

    var isScroll: Bool {
        if case .scroll = self { true } else { false }
    }

    var value: any ContentDescription {
        switch self {
        case .image(let image): image
        case .text(let text): text
        case .gradient(let gradient): gradient
        case .shape(let shape): shape
        case .stack(let stack): stack
        case .scroll(let scroll): scroll
        case .list(let list): list
        case .element(let element): element
        }
    }
}
