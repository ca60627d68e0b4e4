public import FrameJSON

extension SceneDocument {
    /// - Parameter knownDevices: What `"device"` may name.
    /// - Throws: ``FramePainting/JSONProblem``: the first value that is not as a scene demands.
    public init(json: JSONCursor, knownDevices: [String]) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        _ = try fields.optional(.schema)?.string()
        title = try fields.optional(.title)?.string()
        canvas = try CanvasDescription(fields, knownDevices: knownDevices)

        var reader = ViewReader(components: try fields.optional(.components)?.members() ?? [])
        try reader.checkComponents()

        let screensCursor = try fields.require(.screens)
        screens = []
        var script = ScriptReader()
        for (name, cursor) in try screensCursor.members() {
            guard !name.isEmpty else { throw cursor.refusal("a screen needs a name") }
            reader.startScreen()
            screens.append(try ScreenDescription(name: name, json: cursor, reader: &reader))
            script.add(screen: name, ids: Set(reader.ids.keys))
        }
        let containers = Dictionary(uniqueKeysWithValues: screens.map { ($0.name, $0.container) })
        for (_, cursor) in try screensCursor.members() { try ScreenContainer.check(cursor, among: containers) }
        script.containers = containers.compactMapValues { $0 }
        guard !screens.isEmpty else { throw screensCursor.mismatch("an object with at least one screen") }

        root = try script.screen(fields.require(.root))
        self.script = try script.actions(fields.optional(.script)?.elements() ?? [], root: root)
        images = reader.images
    }
}
