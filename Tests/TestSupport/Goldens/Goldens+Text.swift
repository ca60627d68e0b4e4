import Foundation
import FrameDiff

extension Goldens {
    /// Compares a text with the file at `path`, relative to the repository's root.
    ///
    /// - Throws: ``GoldenFailure``.
    public func check(_ text: String, at path: String) throws {
        let actual = Data(text.utf8)
        guard let expected = try stored(path) else {
            return try settle(
                path, Finding(exists: false, difference: nil, exhibits: ["actual.txt": actual]), bytes: actual)
        }
        guard actual != expected else {
            return try settle(path, Finding(exists: true, difference: nil, exhibits: [:]), bytes: actual)
        }
        let difference = LineDifference(expected: String(decoding: expected, as: UTF8.self), actual: text)
        let exhibits = [
            "expected.txt": expected, "actual.txt": actual, "difference.txt": Data(difference.text(upTo: .max).utf8),
        ]
        try settle(
            path, Finding(exists: true, difference: difference.summary, exhibits: exhibits), bytes: actual)
    }
}
