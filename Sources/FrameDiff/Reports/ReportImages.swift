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

    private mutating func index(of file: [UInt8]) -> Int {
        if let index = known[file] { return index }
        files.append(file)
        known[file] = files.count - 1
        return files.count - 1
    }
}
