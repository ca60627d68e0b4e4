import Foundation
public import FrameDiff
import FrameJSON
import FramePNG
public import FramePainting

/// Compares test results with files of the repository: texts line by line, images pixel by pixel.
///
/// FrameDiff defines the comparison, the rules for writing goldens and the messages of failures. This type finds and
/// writes the files. A failure writes `expected`, `actual` and `difference` to `Artifacts/<path of the golden>`, and
/// for images also `difference.json`. A passing comparison removes that folder. Scenes are compared by
/// `assertTransition` instead.
public struct Goldens: Sendable {
    /// A result that does not pass.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        public enum Kind: Equatable, Sendable {
            case missing, different
            /// The golden was written, or kept in a recording run. Such a run never passes.
            case recorded, unchanged
        }

        public let kind: Kind
        public let description: String
    }

    /// The difference of a result from its golden.
    private struct Difference {
        let summary: String
        /// The artifacts by file name.
        let files: [String: Data]
    }

    /// The folder that paths of goldens are relative to.
    private let root: URL
    private let mode: RecordMode
    private let filter: String

    /// Creates the repository's goldens in the mode set in the environment.
    ///
    /// - Parameter filter: The argument of `swift test --filter` that selects the calling tests.
    /// - Throws: `RecordMode.Unknown`.
    public init(filter: String) throws(RecordMode.Unknown) {
        self.init(
            root: Repository.root, mode: try RecordMode(environment: ProcessInfo.processInfo.environment),
            filter: filter)
    }

    init(root: URL, mode: RecordMode, filter: String) {
        self.root = root
        self.mode = mode
        self.filter = filter
    }

    /// Compares a text with the file at `path`, relative to the repository's root.
    ///
    /// - Throws: ``Failure``.
    public func check(_ text: String, at path: String) throws {
        let actual = Data(text.utf8)
        try check(actual, as: "txt", at: path) { expected in
            guard expected != actual else { return nil }
            let difference = LineDifference(expected: String(decoding: expected, as: UTF8.self), actual: text)
            return Difference(
                summary: difference.summary, files: ["difference.txt": Data(difference.text(upTo: .max).utf8)])
        }
    }

    /// Compares an image with the PNG file at `path`, relative to the repository's root, by pixels.
    ///
    /// - Throws: ``Failure``, `PNGError` when the image cannot be encoded.
    public func check(_ image: PixelBuffer, at path: String) throws {
        let actual = StraightImage(image, isOpaque: false)
        // Level 9: goldens are written rarely and stay in the history of the repository.
        let file = Data(try PNGEncoder.encode(actual, compression: .level(9)))
        try check(file, as: "png", at: path) { stored in
            let expected: StraightImage
            do throws(PNGError) {
                expected = try PNGDecoder.decode([UInt8](stored))
            } catch {
                return Difference(summary: "the golden cannot be read: \(error.message)", files: [:])
            }
            let comparison = ImageComparison(expected: expected, actual: actual)
            guard !comparison.passes else { return nil }
            let panels = DifferenceImage.pixels(expected: expected.premultiplied, actual: image)
            let picture = Data(try PNGEncoder.encode(StraightImage(panels, isOpaque: false)))
            return Difference(
                summary: "\(comparison)",
                files: ["difference.png": picture, "difference.json": Data(comparison.json.pretty.utf8)])
        }
    }

    /// - Parameters:
    ///   - actual: The contents of the golden, if it is written.
    ///   - kind: The extension of artifacts.
    ///   - compare: Returns the difference from the golden's bytes, or `nil` if there is none.
    private func check(
        _ actual: Data, as kind: String, at path: String, _ compare: (Data) throws -> Difference?
    ) throws {
        let golden = root.appending(path: path)
        let artifacts = root.appending(path: "Artifacts").appending(path: path)
        let files = FileManager.default
        if files.fileExists(atPath: artifacts.path) { try files.removeItem(at: artifacts) }
        let stored = files.fileExists(atPath: golden.path) ? try Data(contentsOf: golden) : nil
        let difference = try stored.flatMap(compare)
        guard mode == .never else {
            let differs = difference != nil
            guard mode.writes(missing: stored == nil, fails: differs, differs: differs) else {
                throw Failure(kind: .unchanged, description: GoldenMessage.unchanged(golden.path, by: mode))
            }
            try files.createDirectory(at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
            try actual.write(to: golden, options: .atomic)
            throw Failure(kind: .recorded, description: GoldenMessage.recorded("a golden", check: golden.path))
        }
        if stored != nil, difference == nil { return }
        var exhibits = difference?.files ?? [:]
        exhibits["actual.\(kind)"] = actual
        exhibits["expected.\(kind)"] = stored
        try files.createDirectory(at: artifacts, withIntermediateDirectories: true)
        for (name, data) in exhibits { try data.write(to: artifacts.appending(path: name), options: .atomic) }
        let summary = difference?.summary ?? GoldenMessage.missing(golden.path)
        let how: RecordMode = stored == nil ? .missing : .changed
        throw Failure(
            kind: stored == nil ? .missing : .different,
            description: """
                \(summary)
                  golden: \(golden.path)
                  see \(artifacts.path)
                  \(GoldenMessage.acceptance(by: how.command(filter: filter)))
                """)
    }
}
