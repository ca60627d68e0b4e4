internal import Foundation
internal import FrameJSON
internal import FrameOutput
package import FramePNG
package import FrameTiming

/// A folder of numbered PNG files, as written by `render` and many other programs.
package struct FrameFolder: FrameSource {
    package let path: String
    /// File names keyed by frame number. If any name has no number, files are numbered from 0 in name order.
    private let files: [Int: String]
    /// Frame rate in the manifest next to the frames, if there is one.
    package let rate: FrameRate?

    /// - Throws: ``GoldenError`` if there are no frames or two files have the same number, `JSONError` if the manifest
    ///   is invalid.
    package init(_ path: String) throws {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw GoldenError.missing(path: path, reason: "cannot be read: \(error.localizedDescription)")
        }
        let frames = names.filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }.sorted()
        guard !frames.isEmpty else { throw GoldenError.noFrames(folder: path) }
        let numbers = frames.map(Self.number)
        let isNumbered = numbers.allSatisfy { $0 != nil }
        var files: [Int: String] = [:]
        for (index, name) in frames.enumerated() {
            let number = isNumbered ? numbers[index] ?? index : index
            if let other = files[number] {
                throw GoldenError.repeatedNumber(number, folder: path, files: [other, name])
            }
            files[number] = name
        }
        self.path = path
        self.files = files
        rate = try names.contains(FrameManifest.fileName) ? Self.rate(path + "/" + FrameManifest.fileName) : nil
    }

    package var numbers: [Int] { files.keys.sorted() }

    /// Always empty, because files have no durations.
    package var delays: [FrameDelay] { [] }

    package func frame(_ number: Int) throws -> ComparedFrame? {
        try files[number].map { name in
            let file = path + "/" + name
            return ComparedFrame(file: try InputFile.read(file), name: file)
        }
    }

    /// Returns the last run of digits before the extension.
    private static func number(of name: String) -> Int? {
        let stem = name.dropLast(4)
        guard let end = stem.lastIndex(where: \.isASCIIDigit) else { return nil }
        let start = stem[...end].lastIndex { !$0.isASCIIDigit }.map(stem.index(after:)) ?? stem.startIndex
        return Int(stem[start...end])
    }

    private static func rate(_ path: String) throws -> FrameRate {
        let document = try JSONDocument(InputFile.read(path), file: path)
        do throws(JSONProblem) {
            return try FrameManifest(json: document.value).rate
        } catch {
            throw document.error(error)
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
