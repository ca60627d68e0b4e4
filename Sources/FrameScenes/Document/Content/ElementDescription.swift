import FrameGeometry
import FrameJSON
import UIKit

/// A view of a class that UIKit lists as a content, with the values of its fields.
public struct ElementDescription: Equatable, Sendable {
    private let content: ElementContent
    private var values: [String: ContentValue] = [:]

    var key: String { content.key }

    /// Title of a button; `nil` for other classes.
    var title: String? {
        if case .text(let title)? = values["title"] { title } else { nil }
    }

    init(json: JSONCursor, of content: ElementContent) throws(JSONProblem) {
        self.content = content
        let object = try json.object(keys: content.fields.map(\.name))
        for field in content.fields {
            if let cursor = try field.isRequired ? object.require(field.name) : object.optional(field.name) {
                values[field.name] = try ContentValue(json: cursor, in: field.form)
            }
        }
    }

    public static func == (first: ElementDescription, second: ElementDescription) -> Bool {
        first.content.key == second.content.key && first.values == second.values
    }
}

extension ElementDescription: ContentDescription {
    @MainActor func makeView(of view: ViewDescription, images: [String: UIImage]) -> UIView {
        content.makeView(values)
    }
}

extension ContentValue {
    fileprivate init(json: JSONCursor, in form: ContentForm) throws(JSONProblem) {
        switch form {
        case .flag: self = .flag(try json.bool())
        case .number(let range): self = .number(try json.number(in: range))
        case .text: self = .text(try json.string())
        case .texts:
            var texts: [String] = []
            for element in try json.elements() { texts.append(try element.string()) }
            self = .texts(texts)
        case .color: self = .color(try SceneColor(json: json).color)
        case .choice(let names): self = .text(try json.choice(of: names.map { (name: $0, value: $0) }))
        }
    }
}
