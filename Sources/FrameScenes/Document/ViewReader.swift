import FrameGeometry
import FrameJSON
import FramePainting

/// Reads views, expands components and collects identifiers and images.
struct ViewReader {
    /// Maximum number of views in a scene after expansion. Tuned: a screen of a real app has a few hundred. Without a
    /// limit, ten components that each use the previous one ten times would expand to ten billion views.
    static let viewLimit = 10_000
    /// Maximum nesting depth of views. Tuned: a tenth of it is a deep tree in a real app.
    static let depthLimit = 100

    private let components: [(key: String, value: JSONCursor)]
    private let componentNamed: [String: JSONCursor]
    private(set) var images: [ImageReference] = []
    private var imageFiles: Set<String> = []
    /// Identifiers of the current screen with the position of their first use.
    private(set) var ids: [String: JSONPath] = [:]
    private var layout = LayoutReader()
    private var viewsLeft = ViewReader.viewLimit
    private var expandsComponents = true
    private let values: NamedValues

    init(components: [(key: String, value: JSONCursor)], values: NamedValues = NamedValues()) {
        self.values = values
        self.components = components
        componentNamed = Dictionary(components.map { ($0.key, $0.value) }) { first, _ in first }
    }

    mutating func startScreen() {
        ids = [:]
        layout = LayoutReader()
    }

    /// Resolves the layout of a screen.
    ///
    /// - Parameters:
    ///   - views: All views of the screen.
    ///   - formats: The constraints of the screen itself.
    mutating func finishScreen(
        _ views: inout [ViewDescription], formats: JSONCursor?
    ) throws(JSONProblem) -> [ConstraintDescription] {
        let screen = ConstraintDescription.Item.screen
        if let formats { try layout.read(formats, of: screen, in: screen, prefix: "", isPositioned: true) }
        return try layout.finish(&views)
    }

    /// Returns the names in the screen that was read last.
    func names(in screen: ScreenDescription) -> ScreenNames {
        ScreenNames(
            views: Set(ids.keys), constraints: Set(screen.constraints.compactMap(\.name)),
            solved: screen.views.solvedIDs, lists: screen.views.rowCounts,
            settable: screen.views.settableKinds)
    }

    /// Checks every component, used or not, and verifies that none contains itself.
    func checkComponents() throws(JSONProblem) {
        for (name, cursor) in components {
            guard !name.isEmpty else { throw cursor.refusal("a component needs a name") }
            var reader = self
            reader.expandsComponents = false
            _ = try reader.view(cursor)
        }
        try ComponentGraph(components).checkForCycles()
    }

    mutating func view(_ json: JSONCursor) throws(JSONProblem) -> ViewDescription {
        try view(json, prefix: "", parent: ConstraintDescription.Item.screen, depth: 0)
    }

    /// - Parameters:
    ///   - prefix: Prefix of identifiers; `nil` inside a component used without an identifier, whose views cannot be
    ///     referred to.
    ///   - parent: Number of the enclosing view.
    private mutating func view(
        _ json: JSONCursor, prefix: String?, parent: Int, depth: Int
    ) throws(JSONProblem) -> ViewDescription {
        guard depth < ViewReader.depthLimit else {
            throw json.refusal("more than \(ViewReader.depthLimit) views inside each other")
        }
        guard viewsLeft > 0 else { throw json.refusal("more than \(ViewReader.viewLimit) views in one scene") }
        viewsLeft -= 1
        let object = try json.object(keys: ViewDescription.keys)
        let fields = JSONFields<ViewDescription.Key>(object)
        let id = try fields.optional(.id).map { cursor throws(JSONProblem) in try ViewReader.id(cursor) }
        let qualified = id.flatMap { id in prefix.map { $0 + id } }

        var view = ViewDescription()
        if let use = fields.optional(.use) {
            let component = try use.choice(of: componentNamed)
            if expandsComponents {
                layout.open()
                view = try self.view(component, prefix: qualified.map { $0 + "." }, parent: parent, depth: depth + 1)
                layout.close(as: id)
            }
        }
        let number = view.number ?? layout.add()
        layout.note(view: json, of: number)
        view.number = number
        view.id = qualified
        if let id { layout.note(id: id, of: number) }
        if let qualified, let cursor = fields.optional(.id) { try note(id: qualified, cursor) }
        if let content = try content(object) { view.content = content }
        try read(fields, into: &view)
        try readLayout(fields, into: &view)
        try readBehavior(fields, into: &view)
        if let constraints = fields.optional(.constraints) {
            try layout.read(
                constraints, of: number, in: parent, prefix: prefix,
                isPositioned: fields.has(.frame) || fields.has(.insets)
            )
        }
        if let mask = fields.optional(.mask) {
            view.mask = []
            layout.open()
            for child in try mask.elements() {
                view.mask?.append(try self.view(child, prefix: nil, parent: number, depth: depth + 1))
            }
            layout.close(as: nil)
        }
        if let views = fields.optional(.views), view.content?.rowCounts != nil {
            throw views.refusal("a list has rows, and no views; put it and them into a view")
        }
        for child in try fields.optional(.views)?.elements() ?? [] {
            view.views.append(try self.view(child, prefix: prefix, parent: number, depth: depth + 1))
        }
        return view
    }

    private mutating func note(id: String, _ cursor: JSONCursor) throws(JSONProblem) {
        if let earlier = ids.updateValue(cursor.path, forKey: id) {
            throw cursor.refusal("the identifier \(JSONValue.quoted(id)) is taken at \(earlier)")
        }
    }

    private static func id(_ cursor: JSONCursor) throws(JSONProblem) -> String {
        let id = try cursor.string()
        let isReserved = TrackTarget.reservedNames.contains(id)
        guard !id.isEmpty, !id.contains("."), !isReserved else {
            throw cursor.mismatch(
                "an identifier: not empty, without \".\", not one of \(Spelling.list(TrackTarget.reservedNames))")
        }
        return id
    }

    /// Reads all properties except nested views. Properties given here override those of the component in `view`.
    private mutating func read(
        _ fields: JSONFields<ViewDescription.Key>, into view: inout ViewDescription
    ) throws(JSONProblem) {
        if let cursor = fields.optional(.background) { view.background = try SceneColor(json: cursor) }
        if let cursor = fields.optional(.alpha) { view.alpha = try cursor.number(in: SceneRange.fraction) }
        if let cursor = fields.optional(.cornerRadius) { view.cornerRadius = try cursor.number(in: SceneRange.length) }
        if let cursor = fields.optional(.corners) { view.corners = try cursor.choice(of: RoundedCorners.self) }
        if let cursor = fields.optional(.clips) { view.clips = try cursor.bool() }
        if let cursor = fields.optional(.hidden) { view.hidden = try cursor.bool() }
        if let cursor = fields.optional(.border) { view.border = try ViewDescription.Border(json: cursor) }
        if let cursor = fields.optional(.shadow) { view.shadow = try ViewDescription.Shadow(json: cursor) }
        if let cursor = fields.optional(.mode) {
            view.imageMode = try cursor.choice(of: ImageDescription.Mode.self)
            if expandsComponents, view.content?.isImage != true { throw cursor.refusal("a mode without an image") }
        }
        if let cursor = fields.optional(.rotation) { view.rotation = try cursor.number(in: SceneRange.degrees) }
        if let cursor = fields.optional(.scale) { view.scale = try cursor.number(in: SceneRange.scale) }
    }

    /// Reads the layout of the view and its subviews, except for constraints.
    private mutating func readLayout(
        _ fields: JSONFields<ViewDescription.Key>, into view: inout ViewDescription
    ) throws(JSONProblem) {
        if let frame = try ViewDescription.Layout(fields) {
            view.layout = frame
            if let number = view.number, let cursor = fields.optional(.frame) ?? fields.optional(.insets) {
                layout.note(frame: cursor, of: number)
            }
        }
        if let cursor = fields.optional(.margins) {
            let numbers = try cursor.numbers(
                4, expected: "[top, leading, bottom, trailing] in points", in: SceneRange.length)
            view.margins = .init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
        }
        if let cursor = fields.optional(.spacingAfter) {
            view.spacingAfter = try cursor.number(in: SceneRange.length)
            if let number = view.number { layout.note(spacingAfter: cursor, of: number) }
        }
        if let cursor = fields.optional(.hugging) { view.hugging = try ContentPriority(json: cursor) }
        if let cursor = fields.optional(.resistance) { view.resistance = try ContentPriority(json: cursor) }
    }

    /// Reads reactions, menus and the named value.
    private func readBehavior(
        _ fields: JSONFields<ViewDescription.Key>, into view: inout ViewDescription
    ) throws(JSONProblem) {
        if let cursor = fields.optional(.reactions) {
            view.reactions = try ReactionSource(cursor, events: [.tap, .change, .return])
            if expandsComponents { try check(cursor, of: view) }
        }
        if let cursor = fields.optional(.menu) {
            view.menu = try MenuSource(cursor)
            if expandsComponents, view.content?.isButton != true {
                throw cursor.refusal("only a button has a \"menu\"; a \"contextMenu\" opens with a long press")
            }
        }
        if let cursor = fields.optional(.contextMenu) { view.contextMenu = try MenuSource(cursor) }
        if let cursor = fields.optional(.value), expandsComponents {
            guard let control = view.content?.control else {
                throw cursor.refusal("only a control has a named value; a text shows one as \"{name}\"")
            }
            view.value = try values.name(cursor, of: control.kind)
        }
    }

    /// Checks that the events occur in a view with this content.
    private func check(_ json: JSONCursor, of view: ViewDescription) throws(JSONProblem) {
        let control = view.content?.control
        for (key, cursor) in try json.members() {
            if key == Reaction.Event.change.rawValue, control == nil {
                throw cursor.refusal("only a control changes; a \"tap\" is a touch of any view")
            }
            if key == Reaction.Event.return.rawValue, control?.hasReturnKey != true {
                throw cursor.refusal("only text fields and search bars have a return key")
            }
        }
    }

    /// Reads the content, or returns `nil` if the view has none.
    private mutating func content(_ object: JSONObject) throws(JSONProblem) -> ViewContent? {
        var found: (key: String, content: ViewContent)?
        for row in ContentRow.all {
            guard let cursor = object.optional(row.key) else { continue }
            let content = try row.read(cursor)
            if let found {
                throw cursor.refusal(
                    "a view has \"\(found.key)\" or \"\(row.key)\", not both; put one into a view inside")
            }
            found = (row.key, content)
            for text in try content.texts(in: cursor) { try values.checkNames(in: text) }
            if case .list = content, let filter = try cursor.fields(ListDescription.Key.self).optional(.filter) {
                _ = try values.name(filter, of: .text)
            }
            for image in try expandsComponents ? content.images(in: cursor) : [] {
                let file = try image.string()
                if imageFiles.insert(file).inserted { images.append(ImageReference(file: file, path: image.path)) }
            }
        }
        return found?.content
    }
}

extension ViewDescription.Layout {
    /// Fails if the view gives neither.
    fileprivate init?(_ fields: JSONFields<ViewDescription.Key>) throws(JSONProblem) {
        switch (fields.optional(.frame), fields.optional(.insets)) {
        case (let frame?, nil):
            self = .frame(try Rect(scene: frame))
        case (nil, let insets?):
            let expected = "[top, left, bottom, right] in points"
            let numbers = try insets.numbers(4, expected: expected, in: SceneRange.coordinate)
            self = .insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        case (_?, let insets?):
            throw insets.refusal("a view has a \"frame\" or \"insets\", not both")
        case (nil, nil):
            return nil
        }
    }
}

extension ViewDescription.Border {
    fileprivate init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        width = try fields.require(.width).number(in: SceneRange.length)
        color = .black
        if let cursor = fields.optional(.color) { color = try Color(json: cursor, in: SceneRange.fraction) }
    }
}

extension ViewDescription.Shadow {
    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        color = .black
        if let cursor = fields.optional(.color) { color = try Color(json: cursor, in: SceneRange.fraction) }
        opacity = try fields.optional(.opacity)?.number(in: SceneRange.fraction) ?? 1
        radius = try fields.require(.radius).number(in: SceneRange.length)
        offset = .zero
        if let cursor = fields.optional(.offset) {
            let numbers = try cursor.numbers(2, expected: "[x, y] in points", in: SceneRange.coordinate)
            offset = Point(x: numbers[0], y: numbers[1])
        }
    }
}
