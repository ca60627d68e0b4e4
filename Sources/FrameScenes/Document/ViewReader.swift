import FrameGeometry
import FrameJSON
import FramePainting

/// Reads views, expands components and collects identifiers and images.
struct ViewReader {
    /// The maximum number of views in a scene after expansion (tuned: a screen of a real app has a few hundred). Without a
    /// limit ten components, each using the previous one ten times, would expand to ten billion views.
    static let viewLimit = 10_000
    /// The maximum nesting of views (tuned: a tenth of it is a deep tree in a real app).
    static let depthLimit = 100

    private let components: [(key: String, value: JSONCursor)]
    private let componentNamed: [String: JSONCursor]
    private(set) var images: [ImageReference] = []
    private var imageFiles: Set<String> = []
    /// The identifiers of the current screen with the position of their first use.
    private(set) var ids: [String: JSONPath] = [:]
    private var viewsLeft = ViewReader.viewLimit
    private var expandsComponents = true

    init(components: [(key: String, value: JSONCursor)]) {
        self.components = components
        componentNamed = Dictionary(components.map { ($0.key, $0.value) }) { first, _ in first }
    }

    mutating func startScreen() {
        ids = [:]
    }

    /// Checks every component, used or not, and that none contains itself.
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
        try view(json, prefix: "", depth: 0)
    }

    /// - Parameter prefix: The prefix of identifiers; `nil` inside a component used without an identifier, whose views cannot
    ///   be referred to.
    private mutating func view(_ json: JSONCursor, prefix: String?, depth: Int) throws(JSONProblem) -> ViewDescription {
        guard depth < ViewReader.depthLimit else {
            throw json.refusal("more than \(ViewReader.depthLimit) views inside each other")
        }
        guard viewsLeft > 0 else { throw json.refusal("more than \(ViewReader.viewLimit) views in one scene") }
        viewsLeft -= 1
        let fields = try json.fields(ViewDescription.Key.self)
        let id = try fields.optional(.id).map { cursor throws(JSONProblem) in try ViewReader.id(cursor) }
        let qualified = id.flatMap { id in prefix.map { $0 + id } }

        var view = ViewDescription()
        if let use = fields.optional(.use) {
            let component = try use.choice(of: componentNamed)
            if expandsComponents {
                view = try self.view(component, prefix: qualified.map { $0 + "." }, depth: depth + 1)
            }
        }
        view.id = qualified
        if let qualified, let cursor = fields.optional(.id) { try note(id: qualified, cursor) }
        try read(fields, into: &view)
        try readContent(fields, into: &view)
        if let mask = fields.optional(.mask) {
            view.mask = []
            for child in try mask.elements() { view.mask?.append(try self.view(child, prefix: nil, depth: depth + 1)) }
        }
        for child in try fields.optional(.views)?.elements() ?? [] {
            view.views.append(try self.view(child, prefix: prefix, depth: depth + 1))
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

    /// Reads all properties except nested views. Given properties override those of the component in `view`.
    private mutating func read(
        _ fields: JSONFields<ViewDescription.Key>, into view: inout ViewDescription
    ) throws(JSONProblem) {
        if let layout = try ViewDescription.Layout(fields) { view.layout = layout }
        if let cursor = fields.optional(.background) {
            view.background = try Color(json: cursor, in: SceneRange.fraction)
        }
        if let cursor = fields.optional(.alpha) { view.alpha = try cursor.number(in: SceneRange.fraction) }
        if let cursor = fields.optional(.cornerRadius) { view.cornerRadius = try cursor.number(in: SceneRange.length) }
        if let cursor = fields.optional(.clips) { view.clips = try cursor.bool() }
        if let cursor = fields.optional(.hidden) { view.hidden = try cursor.bool() }
        if let cursor = fields.optional(.border) { view.border = try ViewDescription.Border(json: cursor) }
        if let cursor = fields.optional(.shadow) { view.shadow = try ViewDescription.Shadow(json: cursor) }
        if let cursor = fields.optional(.rotation) { view.rotation = try cursor.number(in: SceneRange.degrees) }
        if let cursor = fields.optional(.scale) { view.scale = try cursor.number(in: SceneRange.scale) }
    }

    /// Reads the content of a view, of which there is at most one.
    private mutating func readContent(
        _ fields: JSONFields<ViewDescription.Key>, into view: inout ViewDescription
    ) throws(JSONProblem) {
        if let cursor = fields.optional(.image) {
            let file = try cursor.string()
            if let reason = SceneFolder.refusal(of: file) { throw cursor.refusal(reason) }
            view.image = file
            if expandsComponents, imageFiles.insert(file).inserted {
                images.append(ImageReference(file: file, path: cursor.path))
            }
        }
        if let cursor = fields.optional(.text) {
            view.text = try TextDescription(json: cursor)
            if view.image != nil { throw cursor.refusal("a view has a \"text\" or an \"image\", not both") }
        }
        if let cursor = fields.optional(.gradient) {
            view.gradient = try GradientDescription(json: cursor)
            if view.image != nil || view.text != nil {
                throw cursor.refusal("a view has a \"gradient\" or another content, not both")
            }
        }
        if let cursor = fields.optional(.shape) {
            view.shape = try ShapeDescription(json: cursor)
            if view.image != nil || view.text != nil || view.gradient != nil {
                throw cursor.refusal("a view has a \"shape\" or another content, not both")
            }
        }
        if let cursor = fields.optional(.mode) {
            view.imageMode = try cursor.choice(of: ViewDescription.ImageMode.self)
            if view.image == nil, expandsComponents { throw cursor.refusal("a mode without an image") }
        }
    }
}

extension ViewDescription.Layout {
    /// `nil` if the view gives neither.
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
