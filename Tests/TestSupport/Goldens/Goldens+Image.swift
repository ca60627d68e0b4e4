import Foundation
import FrameDiff
import FrameJSON
import FramePNG
public import FramePainting

extension Goldens {
    /// Compares an image with the PNG file at `path`, relative to the repository's root, by pixels.
    ///
    /// - Throws: ``GoldenFailure``, `PNGError` when the image cannot be encoded.
    public func check(_ image: PixelBuffer, at path: String) throws {
        let actual = try Self.file(of: image)
        guard let stored = try stored(path) else {
            return try settle(
                path, Finding(exists: false, difference: nil, exhibits: ["actual.png": actual]), bytes: actual)
        }
        let expected: PixelBuffer
        do throws(PNGError) {
            expected = try PNGDecoder.decode([UInt8](stored)).premultiplied
        } catch {
            if mode.writes(missing: false, fails: true, differs: true) {
                return try settle(path, Finding(exists: true, difference: error.message, exhibits: [:]), bytes: actual)
            }
            throw GoldenFailure.unreadable(golden: root.appending(path: path), reason: error.message)
        }
        let comparison = PixelComparison(expected: expected, actual: image)
        guard let difference = comparison.summary else {
            return try settle(path, Finding(exists: true, difference: nil, exhibits: [:]), bytes: actual)
        }
        let overlay = DifferenceImage.pixels(expected: expected, actual: image)
        let exhibits = [
            "expected.png": stored, "actual.png": actual, "difference.png": try Self.file(of: overlay),
            "difference.json": Data(comparison.json.pretty.utf8),
        ]
        try settle(path, Finding(exists: true, difference: difference, exhibits: exhibits), bytes: actual)
    }

    /// Level 9: goldens are written rarely and stay in the history of the repository.
    private static func file(of image: PixelBuffer) throws(PNGError) -> Data {
        Data(try PNGEncoder.encode(StraightImage(image, isOpaque: false), compression: .level(9)))
    }
}

extension PixelComparison {
    /// `nil` if the images are equal.
    fileprivate var summary: String? {
        switch self {
        case .equal: nil
        case .different(let difference): difference.description
        case .sizes(let expected, let actual):
            "the image has \(actual.width)×\(actual.height) pixels, expected \(expected.width)×\(expected.height)"
        }
    }

    fileprivate var json: JSONValue {
        func list(_ numbers: [Int]) -> JSONValue { .array(numbers.map { .number(Double($0)) }) }
        func number(_ number: Int) -> JSONValue { .number(Double(number)) }
        switch self {
        case .equal:
            return .object([JSONMember("count", number(0))])
        case .sizes(let expected, let actual):
            return .object([
                JSONMember("expectedSize", list([expected.width, expected.height])),
                JSONMember("actualSize", list([actual.width, actual.height])),
            ])
        case .different(let difference):
            let (worst, bounds) = (difference.worst, difference.bounds)
            return .object([
                JSONMember("count", number(difference.count)),
                JSONMember(
                    "worst",
                    .object([
                        JSONMember("at", list([worst.x, worst.y])),
                        JSONMember("channel", .string("\(worst.channel)")),
                        JSONMember("expected", number(Int(worst.expected))),
                        JSONMember("actual", number(Int(worst.actual))),
                        JSONMember("delta", number(worst.delta)),
                    ])),
                JSONMember("bounds", list([bounds.x, bounds.y, bounds.width, bounds.height])),
            ])
        }
    }
}
