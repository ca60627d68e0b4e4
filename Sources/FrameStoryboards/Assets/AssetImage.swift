internal import FrameJSON

/// An image of an asset catalog, with a file for each scale and optional files for dark appearance and increased
/// contrast.
public struct AssetImage: Equatable, Sendable {
    public struct File: Equatable, Sendable {
        public let path: String
        /// Pixels per point.
        public let scale: Int
        public let isDark: Bool
        /// Whether the file is for increased contrast.
        public let isContrasting: Bool
        /// Edges that keep their size; `nil` if the image is scaled as a whole.
        public let slices: Slices?
    }

    /// The edges that keep their size when an image is resized, in pixels.
    public struct Slices: Equatable, Sendable {
        public let top: Double
        public let left: Double
        public let bottom: Double
        public let right: Double
        /// Whether the part between the edges is repeated instead of stretched.
        public let isTiled: Bool
    }

    public enum Rendering: String, CaseIterable, Sendable {
        case original, template
    }

    public let files: [File]
    /// Rendering mode; `nil` to leave it to the view.
    public let rendering: Rendering?
    /// Whether a vector image is drawn again if it is shown larger than its size.
    public let preservesVectors: Bool

    /// - Parameter names: Names of the files in the folder. Accents may be spelled differently there: a Mac treats “é”
    ///   as one character and as two as the same name, and so does a `Set` of strings.
    init(
        _ json: JSONCursor, folder: String, files names: Set<String>, _ device: StringsTable.Device
    ) throws(JSONProblem) {
        var files: [File] = []
        let list = try json.required("images")
        for element in try AssetVariants.of(list, device) + AssetVariants.of(list, device, isContrasting: true) {
            guard let name = try element.member("filename") else { continue }
            let written = try name.string()
            let file = names.firstIndex(of: written).map { names[$0] } ?? written
            guard !file.contains("/"), !file.hasPrefix(".") else {
                throw name.mismatch("the name of a file in the set")
            }
            let scales: [(name: String, value: Int)] = [("1x", 1), ("2x", 2), ("3x", 3)]
            files.append(
                File(
                    path: "\(folder)/\(file)",
                    scale: try element.member("scale").map { json throws(JSONProblem) in try json.choice(of: scales) }
                        ?? 1,
                    isDark: try AssetVariants.isDark(element),
                    isContrasting: try AssetVariants.isContrasting(element),
                    slices: try element.member("resizing").map { json throws(JSONProblem) in try Slices(json) }))
        }
        self.files = files
        rendering = try json.member("properties")?.member("template-rendering-intent").map {
            json throws(JSONProblem) in try json.choice(of: Rendering.self)
        }
        preservesVectors = try json.member("properties")?.member("preserves-vector-representation")?.bool() ?? false
    }

    /// Returns the file for a scale, or for the next larger scale, or for the largest. If there are no files for
    /// increased contrast, it is one for normal contrast; if there are no dark files either, it is a light one.
    public func file(scale: Int, isDark: Bool, isContrasting: Bool = false) -> File? {
        let fitting = files.filter { $0.isDark == isDark && $0.isContrasting == isContrasting }
        guard !fitting.isEmpty || !isContrasting else { return file(scale: scale, isDark: isDark) }
        guard !fitting.isEmpty || !isDark else { return file(scale: scale, isDark: false) }
        let larger = fitting.filter { $0.scale >= scale }.min { $0.scale < $1.scale }
        return larger ?? fitting.max { $0.scale < $1.scale }
    }
}

extension AssetImage.Slices {
    /// Reads slices in one or both directions; missing edges are 0.
    fileprivate init(_ json: JSONCursor) throws(JSONProblem) {
        let insets = try json.member("cap-insets")
        func edge(_ key: String) throws(JSONProblem) -> Double {
            try insets?.member(key)?.number(in: 0...16_384, expected: "a number of pixels") ?? 0
        }
        (top, left, bottom, right) = (try edge("top"), try edge("left"), try edge("bottom"), try edge("right"))
        let modes: [(name: String, value: Bool)] = [("tile", true), ("stretch", false), ("fill", false)]
        isTiled =
            try json.member("center")?.member("mode").map { json throws(JSONProblem) in try json.choice(of: modes) }
            ?? false
    }
}
