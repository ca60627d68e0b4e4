import CoreGraphics
import Foundation
import UIKit

/// The image on disk that a drawing of a test is compared with.
@MainActor struct ReferenceImage {
    private let name: String
    /// The folders in which it may be; the first is written to.
    private let folders: [URL]
    private let failures: URL
    private let isRecording: Bool

    /// - Parameter file: The path of the test's source.
    init(of test: FBSnapshotTestCase, _ identifier: String?, suffixes: [String], file: String) {
        let method = test.name.split(separator: ".").last.map(String.init) ?? test.name
        let words = [method, identifier ?? ""].filter { !$0.isEmpty }.joined(separator: "_")
        name = Self.name(words, test.fileNameOptions) + ".png"
        let own = test.folderName ?? String(reflecting: type(of: test))
        let root = URL(filePath: test.getReferenceImageDirectory(withDefault: Self.folder(around: file, suffixes)))
        folders = suffixes.map {
            root.deletingLastPathComponent().appending(path: root.lastPathComponent + $0).appending(path: own)
        }
        failures = URL(filePath: test.getImageDiffDirectory(withDefault: nil)).appending(path: own)
        isRecording = test.recordMode
    }

    /// Returns the folder of references beside a source or in the nearest folder around it; beside the source, if there
    /// is none.
    private static func folder(around file: String, _ suffixes: [String]) -> String {
        let beside = URL(filePath: file).deletingLastPathComponent()
        var folder = beside
        while folder.path != "/" {
            let path = folder.appending(path: "ReferenceImages").path
            if suffixes.contains(where: { FileManager.default.fileExists(atPath: path + $0) }) { return path }
            folder.deleteLastPathComponent()
        }
        return beside.appending(path: "ReferenceImages").path
    }

    /// Returns the name of an image, in which characters other than letters, digits and symbols become underscores.
    private static func name(_ text: String, _ options: FBSnapshotTestCaseFileNameIncludeOption) -> String {
        guard !options.contains(.none) else { return text }
        var text = text
        if options.contains(.device) { text += "_\(UIDevice.current.model)" }
        if options.contains(.OS) { text += "_\(UIDevice.current.systemVersion)" }
        let screen = UIScreen.main
        if options.contains(.screenSize) { text += "_\(Int(screen.bounds.width))x\(Int(screen.bounds.height))" }
        let replaced = CharacterSet.whitespaces.union(.punctuationCharacters)
        text = text.components(separatedBy: replaced).joined(separator: "_")
        return options.contains(.screenScale) ? text + "@\(Int(screen.scale))x" : text
    }

    /// Compares an image with the reference, or writes it.
    ///
    /// - Returns: The reason why the test fails; `nil` if the image matches.
    func failure(of image: UIImage, _ tolerance: Tolerance) -> String? {
        do {
            guard !isRecording else {
                guard let folder = folders.first else { return "No suffix is given for the folder of references." }
                try write(image, to: folder.appending(path: name))
                return
                    "Test ran in record mode. Reference image is now saved. Disable record mode to perform an actual "
                    + "snapshot comparison!"
            }
            let files = folders.map { $0.appending(path: name) }
            let found = files.filter { FileManager.default.fileExists(atPath: $0.path) }
            guard !found.isEmpty else {
                return "Snapshot comparison failed: there is no reference at "
                    + files.map(\.path).joined(separator: " or ") + "; run the test in record mode."
            }
            let problems = found.compactMap { difference(of: image, from: $0, tolerance) }
            guard problems.count == found.count, let problem = problems.first else { return nil }
            let failed = failures.appending(path: "failed_" + name)
            try write(image, to: failed)
            return "Snapshot comparison failed: \(problem)\nreference: \(found[0].path)\nsnapshot: \(failed.path)"
        } catch {
            return "Snapshot comparison failed: \(error)"
        }
    }

    private func write(_ image: UIImage, to url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (image.pngData() ?? Data()).write(to: url, options: .atomic)
    }

    private func difference(of image: UIImage, from file: URL, _ tolerance: Tolerance) -> String? {
        guard let old = UIImage(contentsOfFile: file.path)?.cgImage?.rasterImage.pixels else {
            return "the reference is not an image"
        }
        guard let new = image.cgImage?.rasterImage.pixels else { return "the snapshot is not an image" }
        guard old.size == new.size else {
            return "the snapshot has \(new.size.width) × \(new.size.height) pixels, and the reference has "
                + "\(old.size.width) × \(old.size.height)"
        }
        let total = old.size.width * old.size.height
        let count = (0..<total).count { index in
            (index * 4..<index * 4 + 4).contains { channel in
                let delta = abs(Int(old.bytes[channel]) - Int(new.bytes[channel]))
                return Double(delta) / 256 > tolerance.pixel
            }
        }
        guard Double(count) > tolerance.overall * Double(total) else { return nil }
        return "\(count) of \(total) pixels differ by more than \(tolerance.pixel) of 256 levels, and "
            + "\(tolerance.overall) of them may"
    }
}
