internal import FrameFiles

/// The size of a vector image that cannot be drawn, read from its file without a program.
enum VectorBox {
    private static let sizeLimit = 16 << 20
    private static let standard = CGSize(width: 24, height: 24)
    private static let largest = 2048.0

    /// The size in points of a PDF's first page or of an SVG; 24 × 24 if no size can be read.
    static func size(of path: String) -> CGSize {
        guard let bytes = try? InputBytes.read(path, limit: sizeLimit) else { return standard }
        let text = String(decoding: bytes, as: UTF8.self)
        return (path.hasSuffix(".pdf") ? page(text) : drawing(text)) ?? standard
    }

    private static func page(_ text: String) -> CGSize? {
        guard let box = text.firstMatch(of: /\/MediaBox\s*\[([^\]]{1,100})\]/)?.1 else { return nil }
        let numbers = numbers(box)
        return numbers.count == 4 ? size(numbers[2] - numbers[0], numbers[3] - numbers[1]) : nil
    }

    private static func drawing(_ text: String) -> CGSize? {
        guard let tag = text.firstMatch(of: /<svg\s[^>]{1,5000}>/)?.0 else { return nil }
        let width = tag.firstMatch(of: /\swidth="([0-9.]{1,10})(px|pt)?"/)?.1
        let height = tag.firstMatch(of: /\sheight="([0-9.]{1,10})(px|pt)?"/)?.1
        if let width = width.flatMap({ Double($0) }), let height = height.flatMap({ Double($0) }) {
            return size(width, height)
        }
        guard let box = tag.firstMatch(of: /\sviewBox="([^"]{1,100})"/)?.1 else { return nil }
        let numbers = numbers(box)
        return numbers.count == 4 ? size(numbers[2], numbers[3]) : nil
    }

    private static func numbers(_ text: some StringProtocol) -> [Double] {
        text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
    }

    private static func size(_ width: Double, _ height: Double) -> CGSize? {
        guard (1...largest).contains(width), (1...largest).contains(height) else { return nil }
        return CGSize(width: width, height: height)
    }
}
