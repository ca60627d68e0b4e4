import FrameGeometry
public import FrameJSON
package import UIKit

/// The validated contents of a scene file, from which UIKit objects are made.
///
/// `Schemas/scene.schema.json` documents the format for people and editors.
public struct SceneDocument: Equatable, Sendable {
    public var title: String?
    /// Canvas in portrait orientation.
    public var canvas: CanvasDescription
    /// Each of ``Setting/ofScenes``.
    package var settings: SettingValues
    /// One or more screens, in file order.
    public var screens: [ScreenDescription]
    /// Name of the initial screen.
    public var root: String
    public var script: [ScriptAction]
    /// Steps that follow the script.
    package var flow: [FlowStep]
    /// Named values, which controls change and texts show.
    public var values = NamedValues()
    /// Reactions of each source, by its position.
    public private(set) var reactions: [JSONPath: [Reaction]] = [:]
    /// Whether a screen reacts to taps on its tab.
    var reactsToTabs: Bool { reactions.values.joined().contains { $0.event == .select } }
    /// Entries of each menu, by its position.
    public private(set) var menus: [JSONPath: [MenuEntry]] = [:]

    /// The settings of the scene's movies and stills.
    public var movie = MovieDescription()

    /// All images of the screens, each with the position of its first use.
    public var images: [ImageReference]

    /// Returns the screen with this name.
    public func screen(_ name: String) -> ScreenDescription? {
        screens.first { $0.name == name }
    }

    /// The keys besides those of settings.
    public enum Key: String, JSONKey {
        case schema = "$schema"
        case title, device, canvas, components, values, screens, root, script, flow, film
    }

    /// The keys of earlier versions, with what replaces them.
    private static let replacedKeys = [
        "look": "\"system\", which is \"iOS18\" or \"iOS26\"",
        "barLook": "\"system\", which is \"iOS18\" or \"iOS26\" and applies to bars, too",
    ]

    /// All keys, in the order of messages.
    static let keys = Key.allCases.map(\.rawValue) + Setting.ofScenes.map(\.key)
}

extension SceneDocument {
    /// - Parameter knownDevices: Valid values of `"device"`.
    /// - Throws: `JSONProblem` for the first invalid value.
    public init(json: JSONCursor, knownDevices: [String]) throws(JSONProblem) {
        for member in try json.members() {
            if let new = Self.replacedKeys[member.key] { throw member.value.refusal("replaced by \(new)") }
        }
        let object = try json.object(keys: Self.keys)
        let fields = JSONFields<Key>(object)
        _ = try fields.optional(.schema)?.string()
        title = try fields.optional(.title)?.string()
        canvas = try CanvasDescription(fields, knownDevices: knownDevices)
        settings = try SettingValues(ofScene: object)

        if let cursor = fields.optional(.values) { values = try NamedValues(json: cursor) }
        var reader = ViewReader(components: try fields.optional(.components)?.members() ?? [], values: values)
        try reader.checkComponents()

        let screensCursor = try fields.require(.screens)
        screens = []
        var names: [(screen: String, names: ScreenNames)] = []
        for (name, cursor) in try screensCursor.members() {
            guard !name.isEmpty else { throw cursor.refusal("a screen needs a name") }
            reader.startScreen()
            let screen = try ScreenDescription(name: name, json: cursor, reader: &reader, values: values)
            screens.append(screen)
            names.append((name, reader.names(in: screen)))
        }
        let containers = Dictionary(uniqueKeysWithValues: screens.map { ($0.name, $0.container) })
        for (_, cursor) in try screensCursor.members() { try ScreenContainer.check(cursor, among: containers) }
        var script = ScriptReader(values: values, hasReactions: screens.contains(where: \.reacts))
        for (screen, names) in names { script.add(screen: screen, names) }
        script.containers = containers.compactMapValues { $0 }
        guard !screens.isEmpty else { throw screensCursor.mismatch("an object with at least one screen") }

        root = try script.screen(fields.require(.root))
        self.script = try script.actions(fields.optional(.script)?.elements() ?? [], root: root)
        flow = try script.flow(fields.optional(.flow)?.elements() ?? [])
        for source in screens.flatMap(\.reactionSources) { reactions[source.path] = try script.reactions(source) }
        for source in screens.flatMap(\.menuSources) { menus[source.path] = try script.menu(source.json) }
        if let cursor = fields.optional(.film) { movie = try MovieDescription(json: cursor) }
        images = reader.images
    }
}

/// The views of one view controller, or a container of other screens.
public struct ScreenDescription: Equatable, Sendable {
    public var name: String
    public var background: SceneColor
    public var views: [ViewDescription]
    /// Constraints in file order.
    public var constraints: [ConstraintDescription] = []
    /// Container; `nil` for a screen without children.
    public var container: ScreenContainer?
    /// Contents of its container's bars.
    public var bar: BarDescription?
    public var statusBarStyle = StatusBarStyle.default
    /// Parts of the system that are not drawn while the screen is in front.
    public var hides: Set<SystemPart> = []
    /// Reactions to the appearance of the screen and to taps on its tab.
    public var reactions: ReactionSource?

    /// Styles of the status bar, named like UIKit's.
    public enum StatusBarStyle: String, CaseIterable, Sendable {
        case `default`, lightContent, darkContent
    }

    /// A part of the screen that the system draws.
    public enum SystemPart: String, CaseIterable, Sendable {
        case statusBar, homeIndicator
    }

    public enum Key: String, JSONKey {
        case background, views, constraints, bar, statusBarStyle, hides, navigation, tabs
        case reactions = "on"
    }

    init(
        name: String, json: JSONCursor, reader: inout ViewReader, values: NamedValues
    ) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        self.name = name
        background = .white
        if let cursor = fields.optional(.background) { background = try SceneColor(json: cursor) }
        views = []
        for cursor in try fields.optional(.views)?.elements() ?? [] {
            views.append(try reader.view(cursor))
        }
        constraints = try reader.finishScreen(&views, formats: fields.optional(.constraints))
        if let cursor = fields.optional(.bar) { bar = try BarDescription(cursor, values: values) }
        if let cursor = fields.optional(.statusBarStyle) { statusBarStyle = try cursor.choice(of: StatusBarStyle.self) }
        for cursor in try fields.optional(.hides)?.elements() ?? [] {
            hides.insert(try cursor.choice(of: SystemPart.self))
        }
        if let cursor = fields.optional(.reactions) {
            reactions = try ReactionSource(cursor, events: [.appear, .select])
        }
        container = try Self.container(fields)
    }

    /// Reads the container. ``ScreenContainer/check(_:among:)`` checks the names once all screens are known.
    private static func container(_ fields: JSONFields<Key>) throws(JSONProblem) -> ScreenContainer? {
        func names(_ list: JSONCursor) throws(JSONProblem) -> [String] {
            var names: [String] = []
            for cursor in try list.elements() { names.append(try cursor.string()) }
            guard !names.isEmpty else { throw list.mismatch("a list of at least 1 screen") }
            return names
        }
        guard let list = fields.optional(.navigation) ?? fields.optional(.tabs) else { return nil }
        if fields.optional(.navigation) != nil, let tabs = fields.optional(.tabs) {
            throw tabs.refusal("a screen has \"navigation\" or \"tabs\", not both")
        }
        if let other = fields.optional(.views) ?? fields.optional(.constraints) ?? fields.optional(.background)
            ?? fields.optional(.bar) ?? fields.optional(.statusBarStyle) ?? fields.optional(.hides)
            ?? fields.optional(.reactions)
        {
            throw other.refusal("a container shows only other screens; this belongs to the screens that it lists")
        }
        return fields.optional(.tabs) == nil ? .navigation(try names(list)) : .tabs(try names(list))
    }
}

/// The children of a container screen, which has no views of its own.
public enum ScreenContainer: Equatable, Sendable {
    /// The initial stack of one or more screens, root first.
    case navigation([String])
    /// One or more screens, in tab order. The first is initially selected.
    case tabs([String])

    public var screens: [String] {
        switch self {
        case .navigation(let names), .tabs(let names): names
        }
    }

    /// Checks that each name is a valid child. Navigation screens contain plain screens; tab screens may also contain
    /// navigation screens.
    ///
    /// - Parameter containers: All screens by name; `nil` for plain screens.
    static func check(
        _ json: JSONCursor, among containers: [String: ScreenContainer?]
    ) throws(JSONProblem) {
        let fields = try json.fields(ScreenDescription.Key.self)
        var seen: Set<String> = []
        for list in [fields.optional(.navigation), fields.optional(.tabs)].compactMap({ $0 }) {
            let holdsNavigation = fields.optional(.tabs) != nil
            for cursor in try list.elements() {
                let container = try cursor.choice(of: containers)
                guard try seen.insert(cursor.string()).inserted else {
                    throw cursor.refusal("this screen appears twice")
                }
                switch container {
                case nil: break
                case .navigation? where holdsNavigation: break
                case .navigation?: throw cursor.refusal("navigation cannot contain navigation")
                case .tabs?: throw cursor.refusal("tabs cannot be inside a container")
                }
            }
        }
    }
}
