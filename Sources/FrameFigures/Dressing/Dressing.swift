public import FrameGeometry
public import FramePainting

/// What is shown around and over the frames of a scene, and how fast its time passes.
///
/// Stills, sequences, movies and players are dressed alike. Times are seconds of the scene, so that a text stays with
/// what it describes when the scene is slowed down.
public struct Dressing: Equatable, Sendable {
    /// What is behind everything else.
    public enum Background: Equatable, Sendable {
        case color(Color)
        /// Two or more colors at equal distances. At 0 degrees the last one is at the top, at 90 at the right.
        case gradient([Color], degrees: Double)
        /// The path of a PNG or JPEG file, which covers the canvas and is cropped evenly.
        case image(String)
    }

    /// How a stage is fitted into a canvas of a given size.
    public enum Fit: String, CaseIterable, Sendable {
        /// The whole stage is shown.
        case contain
        /// The stage covers the canvas; what is outside is cropped.
        case cover
    }

    /// A text that is shown for a part of the scene.
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
        /// Factor of the speed, above 0: 0.25 takes four times as long.
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

    /// `nil` for none, where frames with transparency are clear.
    public var background: Background?
    /// Space around the stage in points; `nil` for a space that suits the rest, which is none without a background.
    public var padding: Double?
    /// Reach of the shadow below each screen in points; 0 for none.
    public var shadow = 0.0
    /// Whether a device is drawn around each screen.
    public var hasBezel = false
    /// The size of frames in pixels; `nil` for one that fits the screens.
    public var canvas: PixelSize?
    public var fit = Fit.contain
    /// A line at the top, for the whole length.
    public var title: String?
    /// A name above each screen, in their order; empty for none.
    public var headings: [String] = []
    public var captions: [Caption] = []
    public var paces: [Pace] = []
    public var holds: [Hold] = []
    public var zooms: [Zoom] = []

    public init() {}

    /// A dressing that changes nothing.
    public static let none = Dressing()

    /// Whether the canvas has nothing but one screen and its device.
    public var isPlain: Bool {
        var rest = self
        (rest.hasBezel, rest.paces, rest.holds) = (false, [], [])
        return rest == .none
    }

    /// The dressing of frames that are shown one by one: without texts, and without changes of time.
    public var ofFrames: Dressing {
        var rest = self
        (rest.title, rest.headings, rest.captions) = (nil, [], [])
        (rest.paces, rest.holds, rest.zooms) = ([], [], [])
        return rest
    }

    /// Whether there is a text, for which fonts are needed.
    public var hasTexts: Bool { title != nil || !headings.isEmpty || !captions.isEmpty }
}
