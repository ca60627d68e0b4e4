public import FramePainting

/// The scenes of a storyboard as pictures, with the segues between them as arrows.
///
/// Scenes are arranged in columns by the path that leads to them, with most arrows pointing from left to right.
public struct StoryboardMap: Sendable {
    /// Title printed above the map; `nil` for none.
    public var title: String?
    public private(set) var scenes: [MapScene] = []
    private var identifiers: Set<String> = []
    public private(set) var segues: [MapSegue] = []
    /// Width of a picture, in points.
    public let sceneWidth: Double
    /// Pixels per point of pictures.
    public let scale: Int

    public init(title: String? = nil, sceneWidth: Double = 160, scale: Int = 2) {
        self.title = title
        self.sceneWidth = max(40, sceneWidth)
        self.scale = max(1, scale)
    }

    /// Appends a scene.
    ///
    /// - Parameter picture: Picture, which is scaled to the map's width; `nil` for a scene that cannot be shown here.
    /// - Throws: ``FigureError/emptyFrame(_:)``.
    public mutating func append(_ scene: MapScene, picture: PixelBuffer? = nil) throws(FigureError) {
        var scene = scene
        if let picture {
            guard picture.size.width > 0, picture.size.height > 0 else { throw .emptyFrame(picture.size) }
            let height = sceneWidth * Double(picture.size.height) / Double(picture.size.width)
            scene.pictureHeight = max(1, height.rounded())
            func pixels(_ side: Double) -> Int { max(1, Int((side * Double(scale)).rounded())) }
            scene.picture = RasterImage(
                picture.shrunk(to: PixelSize(width: pixels(sceneWidth), height: pixels(scene.pictureHeight))))
        }
        scenes.append(scene)
        identifiers.insert(scene.id)
    }

    /// Appends an arrow, if both of its ends are scenes of the map.
    public mutating func append(_ segue: MapSegue) {
        if identifiers.contains(segue.source), identifiers.contains(segue.destination) { segues.append(segue) }
    }

    /// - Throws: ``FigureError/noScenes``.
    public func figure(_ palette: Palette, _ lettering: Lettering) throws(FigureError) -> Figure {
        guard !scenes.isEmpty else { throw .noScenes }
        var drawing = StoryboardMapDrawing(self, palette, lettering)
        drawing.draw()
        return Figure(
            size: drawing.size, background: palette.ground, title: title ?? "Storyboard", summary: summary,
            elements: drawing.elements)
    }

    private var summary: String {
        let names = Dictionary(scenes.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let sentences = segues.map { segue in
            let words = segue.label.isEmpty ? segue.kind.rawValue : "\(segue.kind.rawValue) “\(segue.label)”"
            return "\(names[segue.source] ?? "") to \(names[segue.destination] ?? ""): \(words)."
        }
        return (["\(scenes.count) scene\(scenes.count == 1 ? "" : "s")."] + sentences).joined(separator: " ")
    }
}

/// A scene on a ``StoryboardMap``.
public struct MapScene: Sendable {
    /// Identifier that is unique in the map.
    public let id: String
    /// First line below the picture.
    public let name: String
    /// Second line below the picture, in a quieter color; may be empty.
    public let note: String
    /// Whether the storyboard begins with the scene.
    public let isInitial: Bool
    var picture: RasterImage?
    /// Height of the picture in points, which is low if there is nothing to show.
    var pictureHeight = 56.0

    public init(id: String, name: String, note: String = "", isInitial: Bool = false) {
        self.id = id
        self.name = name
        self.note = note
        self.isInitial = isInitial
    }
}

/// An arrow on a ``StoryboardMap``.
public struct MapSegue: Sendable {
    /// The kind of segue. Raw values are the words in the key.
    public enum Kind: String, CaseIterable, Sendable {
        case contains, show
        case showDetail = "show detail"
        case present
        case popover = "present as popover"
        case custom, embed, unwind
    }

    public let source: String
    public let destination: String
    public let kind: Kind
    /// Text printed on the arrow; may be empty.
    public let label: String

    public init(from source: String, to destination: String, _ kind: Kind, label: String = "") {
        self.source = source
        self.destination = destination
        self.kind = kind
        self.label = label
    }
}
