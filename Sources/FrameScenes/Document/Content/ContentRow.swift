import FrameJSON
import UIKit

/// A content identified by its key in scene files.
///
/// To add one, write its description, its case of ``ViewContent``, its row here and its entry in the schema. A UIKit
/// class needs only the entry, because its row comes from `ElementTable`.
struct ContentRow: Sendable {
    let key: String
    /// Keys of its value; empty if the value is not an object.
    let fields: [String]
    private let reading: @Sendable (JSONCursor) throws(JSONProblem) -> ViewContent

    private init(
        _ key: String, fields: [String] = [],
        _ reading: @escaping @Sendable (JSONCursor) throws(JSONProblem) -> ViewContent
    ) {
        (self.key, self.fields, self.reading) = (key, fields, reading)
    }

    private init<Key: JSONKey>(
        _ key: String, _: Key.Type, _ reading: @escaping @Sendable (JSONCursor) throws(JSONProblem) -> ViewContent
    ) {
        self.init(key, fields: Key.allCases.map(\.rawValue), reading)
    }

    func read(_ json: JSONCursor) throws(JSONProblem) -> ViewContent { try reading(json) }

    /// All rows, in the order in which they are read.
    static let all =
        [
            ContentRow("image") { json throws(JSONProblem) in .image(try ImageDescription(json: json)) },
            ContentRow("text", TextDescription.Key.self) { json throws(JSONProblem) in
                .text(try TextDescription(json: json))
            },
            ContentRow("gradient", GradientDescription.Key.self) { json throws(JSONProblem) in
                .gradient(try GradientDescription(json: json))
            },
            ContentRow("shape", ShapeDescription.Key.self) { json throws(JSONProblem) in
                .shape(try ShapeDescription(json: json))
            },
            ContentRow("stack", StackDescription.Key.self) { json throws(JSONProblem) in
                .stack(try StackDescription(json: json))
            },
            ContentRow("scroll", ScrollDescription.Key.self) { json throws(JSONProblem) in
                .scroll(try ScrollDescription(json: json))
            },
            ContentRow("list", ListDescription.Key.self) { json throws(JSONProblem) in
                .list(try ListDescription(json: json))
            },
        ]
        + ElementTable.contents.map { content in
            ContentRow(content.key, fields: content.fields.map(\.name)) { json throws(JSONProblem) in
                .element(try ElementDescription(json: json, of: content))
            }
        }
}
