public import FrameGeometry
public import FrameJSON
import UIKit

/// A list of rows, shown by a table view.
public struct ListDescription: Equatable, Sendable {
    /// Table styles, named like UIKit's.
    public enum Style: String, CaseIterable, Sendable {
        case plain, grouped, insetGrouped
    }

    /// The view at the trailing end of a row.
    public enum Accessory: String, CaseIterable, Sendable {
        case none, disclosure, detail, detailDisclosure, checkmark
    }

    public struct Section: Equatable, Sendable {
        /// Text above the rows.
        public var header: String?
        /// Text below the rows.
        public var footer: String?
        public var rows: [Row]

        public enum Key: String, JSONKey {
            case header, footer, rows
        }
    }

    public struct Row: Equatable, Sendable {
        public var title: String
        /// Text below the title.
        public var subtitle: String?
        /// Text next to the title, at the trailing edge.
        public var value: String?
        /// Image before the title.
        public var image: RowImage?
        public var accessory = Accessory.none
        /// Reactions to a tap.
        public var reactions: ReactionSource?

        public enum Key: String, JSONKey {
            case title, subtitle, value, image, symbol, icon, accessory
            case reactions = "on"
        }
    }

    public enum RowImage: Equatable, Sendable {
        case image(ImageDescription)
        /// A system symbol, by name.
        case symbol(String)
        /// A rounded square of this color.
        case icon(Color)
    }

    public var style = Style.plain
    /// Row height in points; `nil` for the height of the contents.
    public var rowHeight: Double?
    /// Width and height of icons in points, and maximum size of images.
    public var iconSize = 29.0
    public var separators = true
    public var sections: [Section]
    /// Name of a text that filters the rows: only rows that contain it are shown.
    public var filter: String?

    public enum Key: String, JSONKey {
        case style, rowHeight, iconSize, separators, filter, sections
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        if let cursor = fields.optional(.style) { style = try cursor.choice(of: Style.self) }
        rowHeight = try fields.optional(.rowHeight)?.number(in: SceneRange.length)
        if let cursor = fields.optional(.iconSize) { iconSize = try cursor.number(in: SceneRange.iconSize) }
        if let cursor = fields.optional(.separators) { separators = try cursor.bool() }
        filter = try fields.optional(.filter)?.string()
        sections = []
        for cursor in try fields.require(.sections).elements() { sections.append(try Section(json: cursor)) }
    }

    /// Returns the texts of the rows, which can name values, with their positions.
    static func texts(in json: JSONCursor) throws(JSONProblem) -> [JSONCursor] {
        var texts: [JSONCursor] = []
        for section in try json.fields(Key.self).require(.sections).elements() {
            for row in try section.fields(Section.Key.self).require(.rows).elements() {
                let fields = try row.fields(Row.Key.self)
                texts += [Row.Key.title, .subtitle, .value].compactMap { fields.optional($0) }
            }
        }
        return texts
    }

    /// Returns the image files of a list that has been read, with their positions.
    static func images(in json: JSONCursor) throws(JSONProblem) -> [JSONCursor] {
        var images: [JSONCursor] = []
        for section in try json.fields(Key.self).require(.sections).elements() {
            for row in try section.fields(Section.Key.self).require(.rows).elements() {
                if let image = try row.fields(Row.Key.self).optional(.image) { images.append(image) }
            }
        }
        return images
    }
}

extension ListDescription.Section {
    fileprivate init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        header = try fields.optional(.header)?.string()
        footer = try fields.optional(.footer)?.string()
        rows = []
        for cursor in try fields.require(.rows).elements() { rows.append(try ListDescription.Row(json: cursor)) }
    }
}

extension ListDescription.Row {
    fileprivate init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        title = try fields.require(.title).string()
        subtitle = try fields.optional(.subtitle)?.string()
        value = try fields.optional(.value)?.string()
        if subtitle != nil, let cursor = fields.optional(.value) {
            throw cursor.refusal("a row has a \"subtitle\" or a \"value\", not both")
        }
        for (key, cursor) in [Key.image, .symbol, .icon].compactMap({ key in fields.optional(key).map { (key, $0) } }) {
            guard image == nil else {
                throw cursor.refusal("a row has one of \"image\", \"symbol\" and \"icon\", not two")
            }
            image =
                switch key {
                case .image: .image(try ImageDescription(json: cursor))
                case .symbol: .symbol(try cursor.string())
                case .icon: .icon(try Color(json: cursor, in: SceneRange.fraction))
                case .title, .subtitle, .value, .accessory, .reactions: nil
                }
        }
        if let cursor = fields.optional(.accessory) {
            accessory = try cursor.choice(of: ListDescription.Accessory.self)
        }
        if let cursor = fields.optional(.reactions) { reactions = try ReactionSource(cursor, events: [.tap]) }
    }
}

extension ListDescription: ContentDescription {
    @MainActor func makeView(of view: ViewDescription, images: [String: UIImage]) -> UIView {
        ListView(self, images: images)
    }
}
