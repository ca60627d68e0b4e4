/// The images of a sequence in a report, as PNG files. Equal images are stored once.
public struct ReportImages: Sendable {
    /// The images of one frame, as indices into ``files``.
    public struct Frame: Equatable, Sendable {
        public let number: Int
        public let expected: Int?
        public let actual: Int?
        public let difference: Int?
    }

    public private(set) var files: [[UInt8]] = []
    public private(set) var frames: [Frame] = []
    private var known: [[UInt8]: Int] = [:]

    public init() {}

    public var isEmpty: Bool { frames.isEmpty }

    public mutating func add(frame number: Int, expected: [UInt8]?, actual: [UInt8]?, difference: [UInt8]?) {
        let (old, new, between) = (
            expected.map { index(of: $0) }, actual.map { index(of: $0) }, difference.map { index(of: $0) }
        )
        frames.append(Frame(number: number, expected: old, actual: new, difference: between))
    }

    public func frame(_ number: Int) -> Frame? { frames.first { $0.number == number } }

    /// Number of bytes of all files.
    public var size: Int { files.reduce(0) { $0 + $1.count } }

    /// Returns these images without every second frame, as often as it takes for the files to have at most `limit` bytes.
    ///
    /// - Parameter kept: Numbers of frames that always remain, whatever their size.
    public func within(_ limit: Int, keeping kept: Set<Int>) -> ReportImages {
        var images = self
        while images.size > limit, images.frames.contains(where: { !kept.contains($0.number) }) {
            var thinned = ReportImages()
            var others = 0
            for frame in images.frames {
                if !kept.contains(frame.number) {
                    others += 1
                    if others % 2 == 1 { continue }
                }
                func file(_ index: Int?) -> [UInt8]? { index.map { images.files[$0] } }
                thinned.add(
                    frame: frame.number, expected: file(frame.expected), actual: file(frame.actual),
                    difference: file(frame.difference))
            }
            images = thinned
        }
        return images
    }

    private mutating func index(of file: [UInt8]) -> Int {
        if let index = known[file] { return index }
        files.append(file)
        known[file] = files.count - 1
        return files.count - 1
    }
}
