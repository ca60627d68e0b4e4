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

    var isButton: Bool {
        if case .element(let element) = self { element.key == "button" } else { false }
    }

    /// The row of the control that is shown; `nil` for other contents.
    var control: ValueControl? {
        if case .element(let element) = self { ValueControl.all.first { $0.key == element.key } } else { nil }
    }

    /// Kind of the value that actions can change; `nil` if there is none.
    var valueKind: SceneValue.Kind? {
        if case .text = self { return .text }
        return isButton ? .text : control?.kind
    }

    /// Returns the texts of this content that can name values, with their positions.
    func texts(in json: JSONCursor) throws(JSONProblem) -> [JSONCursor] {
        switch self {
        case .text: [try json.fields(TextDescription.Key.self).require(.string)]
        case .list: try ListDescription.texts(in: json)
        case .element: isButton ? try json.members().filter { $0.key == "title" }.map(\.value) : []
        case .image, .gradient, .shape, .stack, .scroll: []
        }
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
