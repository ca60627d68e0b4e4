public import FrameGeometry
public import FrameJSON
public import FramePainting

/// The canvas of a scene.
public enum CanvasDescription: Equatable, Sendable {
    /// A known device, by name.
    case device(String)
    case custom(Custom)

    public struct Custom: Equatable, Sendable {
        /// Size in points.
        public var size: Size
        /// Pixels per point.
        public var scale: Int
        /// Color behind all screens.
        public var background: Color

        /// `size` in pixels. Reading ensures that both sides are integers.
        public var pixelSize: PixelSize {
            PixelSize(
                width: Int((size.width * Double(scale)).rounded()), height: Int((size.height * Double(scale)).rounded())
            )
        }
    }

    public enum Key: String, JSONKey {
        case size, scale, background
    }

    init(_ fields: JSONFields<SceneDocument.Key>, knownDevices: [String]) throws(JSONProblem) {
        switch (fields.optional(.device), fields.optional(.canvas)) {
        case (let device?, nil):
            self = .device(try device.choice(of: knownDevices.map { (name: $0, value: $0) }))
        case (nil, let canvas?):
            self = .custom(try Custom(json: canvas))
        case (let device?, _?):
            throw device.refusal("a scene has a \"device\" or a \"canvas\", not both")
        case (nil, nil):
            throw fields.refusal("missing key \"canvas\" (or \"device\")")
        }
    }
}

extension CanvasDescription.Custom {
    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(CanvasDescription.Key.self)
        scale = try fields.optional(.scale)?.integer(in: SceneRange.canvasScale) ?? 1
        background = .black
        if let cursor = fields.optional(.background) { background = try Color(json: cursor, in: SceneRange.fraction) }
        let sides = try fields.require(.size).elements(count: 2, expected: "[width, height] in points")
        var lengths: [Double] = []
        for side in sides {
            let length = try side.number(in: SceneRange.length)
            let pixels = length * Double(scale)
            // The tolerance is a millionth of a pixel, for thirds of a point written as decimals.
            guard abs(pixels - pixels.rounded()) < 1e-6, (1...Double(PixelSize.limit)).contains(pixels.rounded())
            else { throw side.mismatch("points that make 1 to \(PixelSize.limit) whole pixels at scale \(scale)") }
            lengths.append(length)
        }
        size = Size(width: lengths[0], height: lengths[1])
    }
}
