public import FrameGeometry
public import FramePainting

/// The surroundings of a scene's frames, the texts over them, and the speed of the scene.
///
/// Stills, sequences, movies and players are dressed alike. Times are seconds of the scene, so that a text stays with
/// the action that it describes when the scene is slowed down.
public struct Dressing: Equatable, Sendable {
    /// The fill behind everything else.
    public enum Background: Equatable, Sendable {
        case color(Color)
        /// Two or more evenly spaced colors. At 0 degrees, the last one is at the top; at 90 degrees, at the right.
        case gradient([Color], degrees: Double)
        /// The path of a PNG or JPEG file, which covers the canvas and is cropped evenly.
        case image(String)
    }

    /// How a stage is fitted into a canvas of a given size.
    public enum Fit: String, CaseIterable, Sendable {
        /// The whole stage is shown. Of a bare screen, a hundredth at most is cropped where it would leave a hairline.
        case contain
        /// The stage covers the canvas, and everything outside is cropped.
        case cover
    }

    /// A text that is shown during a part of the scene.
    public struct Caption: Equatable, Sendable {
        public var text: String
        public var from: Double
        /// The end; `nil` for the end of the scene.
        public var to: Double?

        public init(_ text: String, from: Double, to: Double? = nil) {
            (self.text, self.from, self.to) = (text, from, to)
        }
    }

    /// A part of the scene that runs at another speed.
    public struct Pace: Equatable, Sendable {
        public var from: Double
        public var to: Double
        /// Speed factor, above 0. At 0.25, the part takes four times as long.
        public var speed: Double

        public init(from: Double, to: Double, speed: Double) {
            (self.from, self.to, self.speed) = (from, to, speed)
        }
    }

    /// An instant at which the scene stands still.
    public struct Hold: Equatable, Sendable {
        public var at: Double
        /// Length in seconds, above 0.
        public var length: Double

        public init(at: Double, length: Double) { (self.at, self.length) = (at, length) }
    }

    /// A part of the scene during which a region of the first screen fills the stage.
    public struct Zoom: Equatable, Sendable {
        public var from: Double
        public var to: Double
        /// The region in points of the screen.
        public var region: Rect

        public init(from: Double, to: Double, region: Rect) {
            (self.from, self.to, self.region) = (from, to, region)
        }
    }

    /// The background; `nil` for none, in which case frames with transparency are clear.
    public var background: Background?
    /// Space around the stage in points; `nil` for a standard space, which is 0 if nothing else surrounds the screens.
    public var padding: Double?
    /// Reach of the shadow below each screen in points; 0 for none.
    public var shadow = 0.0
    /// Whether a device is drawn around each screen.
    public var hasBezel = false
    /// The size of frames in pixels; `nil` for one that fits the screens.
    public var canvas: PixelSize?
    public var fit = Fit.contain
    /// A text at the top for the whole length of the movie.
    public var title: String?
    /// The names above the screens, from left to right; empty for none.
    public var headings: [String] = []
    public var captions: [Caption] = []
    public var paces: [Pace] = []
    public var holds: [Hold] = []
    public var zooms: [Zoom] = []

    /// The scene file with the lists of this dressing; `nil` for options of a command line.
    public var source: String?

    public init() {}

    /// Returns the name of a part in messages: the element of the file that it is, or else its number.
    ///
    /// - Parameters:
    ///   - list: The key of the list in scene files.
    ///   - name: The name of a part, such as `zoom`.
    package func part(_ list: String, _ index: Int, _ name: String) -> String {
        source.map { "\($0): film.\(list)[\(index)]" } ?? "\(name) \(index + 1)"
    }

    /// Returns the name of the hold or slow part that takes longest in the movie; `nil` if none takes more than `seconds`.
    package func longestPart(beyond seconds: Double) -> String? {
        let parts =
            holds.enumerated().map { (name: part("hold", $0, "hold"), length: $1.length) }
            + paces.enumerated().map { (name: part("slow", $0, "slow"), length: ($1.to - $1.from) / $1.speed) }
        return parts.filter { $0.length > seconds }.max { $0.length < $1.length }?.name
    }

    /// A dressing that changes nothing.
    public static let none = Dressing()

    /// Whether the canvas shows nothing but one screen and its device.
    public var isPlain: Bool {
        var rest = self
        (rest.hasBezel, rest.paces, rest.holds, rest.source) = (false, [], [], nil)
        return rest == .none
    }

    /// The dressing of frames that are shown one by one, without texts, zooms or changes of speed.
    public var ofFrames: Dressing {
        var rest = self
        (rest.title, rest.headings, rest.captions) = (nil, [], [])
        (rest.paces, rest.holds, rest.zooms) = ([], [], [])
        return rest
    }

    /// Whether there is any text, which requires fonts.
    public var hasTexts: Bool { title != nil || !headings.isEmpty || !captions.isEmpty }
}
