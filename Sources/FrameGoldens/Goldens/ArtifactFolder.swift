internal import Foundation
package import FrameDiff
internal import FrameJSON
internal import FrameOutput
internal import FramePages

/// The folder for evidence of failures. It contains `report.html`, `results.json`, and images of the first and the
/// worst frame of each scene, or of all frames of a scene without a golden.
package struct ArtifactFolder: Sendable {
    /// Default folder of tests, relative to the package; the environment may name another one.
    package static let ofTests = ".build/framereel-artifacts"

    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    package var claims: GoldenClaims { GoldenClaims(path + "/claims") }

    package static let reportName = "report.html"

    package var reportPath: String { path + "/" + Self.reportName }

    /// Returns the files of the worst or the first frame of a scene in the folder: expected, difference and actual,
    /// with `nil` for a missing file. A scene without a golden has only the last of the three.
    package func imagesOfWorst(_ scene: String) -> [String?] {
        let folder = GoldenFolder.name(of: scene)
        func existing(_ file: String) -> String? {
            FileManager.default.fileExists(atPath: "\(path)/\(folder)/\(file)") ? "\(folder)/\(file)" : nil
        }
        let frames = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)/frames"))?.sorted()
        return ["expected", "difference", "actual"].map { part in
            existing("worst-\(part).png") ?? existing("first-\(part).png")
                ?? (part == "actual" ? frames?.last.flatMap { existing("frames/\($0)") } : nil)
        }
    }

    private static let resultsName = "results.json"

    /// Replaces the artifacts of an earlier failure.
    ///
    /// - Throws: ``GoldenError/foreign(path:)`` or ``GoldenError/link(path:)`` before anything is written.
    package func write(_ sections: [ReportPage.Section]) throws {
        let sections = ReportPage.Section.within(ReportImages.limit, sections)
        let images = sections.filter { !$0.report.passes }.flatMap(Self.images)
        let report = try ownReport()
        try requireOwn(images, report)
        if let report { try removeImages(of: report) }
        try WholeFile.write(Array(ReportPage(sections: sections).html.utf8), to: reportPath, replacing: true)
        let results = JSONValue.object([JSONMember("scenes", .array(sections.map(\.report.json)))])
        try WholeFile.write(Array(results.pretty.utf8), to: path + "/" + Self.resultsName, replacing: true)
        for (name, bytes) in images { try WholeFile.write(bytes, to: path + "/" + name, replacing: true) }
    }

    /// Returns the images of a failing scene with their paths in the folder. The report contains all of them as well.
    private static func images(of section: ReportPage.Section) -> [(name: String, bytes: [UInt8])] {
        let (report, images) = (section.report, section.images)
        let folder = GoldenFolder.name(of: report.name)
        var files: [(name: String, bytes: [UInt8])] = []
        // Without a golden there is nothing to compare, so everything is shown.
        for shown in images.frames where report.frames.isEmpty {
            guard let index = shown.actual else { continue }
            files.append(("\(folder)/\(GoldenFolder.frameName(shown.number))", images.files[index]))
        }
        for (word, frame) in [("first", report.first), ("worst", report.worst)] {
            guard let frame, let shown = images.frame(frame.number) else { continue }
            for (part, index) in zip(Self.parts, [shown.expected, shown.difference, shown.actual]) {
                guard let index else { continue }
                files.append(("\(folder)/\(word)-\(part).png", images.files[index]))
            }
        }
        return files
    }

    private static let parts = ["expected", "difference", "actual"]

    /// Removes the artifacts of an earlier failure. Other files are kept, and links are not followed.
    package func clear() throws {
        guard ItemKind(path) == .folder else { return }
        if let report = try? ownReport() {
            try removeImages(of: report)
            try FileManager.default.removeItem(atPath: reportPath)
        }
        let results = path + "/" + Self.resultsName
        if ItemKind(results) == .file, Self.isResults(results) { try FileManager.default.removeItem(atPath: results) }
        try Self.removeIfEmpty(path)
    }

    // MARK: Recognizing what an earlier failure left

    /// Returns the existing report, if there is one.
    private func ownReport() throws(GoldenError) -> ReportText? {
        try GoldenFolder.requireFolder(path)
        switch ItemKind(reportPath) {
        case .absent: return nil
        case .link: throw .link(path: reportPath)
        case .folder, .other: throw .foreign(path: reportPath)
        case .file:
            let bytes = try InputFile.read(reportPath)
            guard Page.isPage(bytes) else { throw .foreign(path: reportPath) }
            return ReportText(bytes)
        }
    }

    private func requireOwn(_ images: [(name: String, bytes: [UInt8])], _ report: ReportText?) throws(GoldenError) {
        try require(Self.resultsName, isOwn: Self.isResults)
        for (name, bytes) in images {
            var folder = ""
            for part in name.split(separator: "/").dropLast() {
                folder += "/" + part
                try GoldenFolder.requireFolder(path + folder)
            }
            try require(name) { path in
                (try? InputFile.read(path)).map { $0 == bytes || report?.shows($0) == true } ?? false
            }
        }
    }

    private func require(_ name: String, isOwn: (String) -> Bool) throws(GoldenError) {
        let path = path + "/" + name
        switch ItemKind(path) {
        case .absent: return
        case .file where isOwn(path): return
        case .link: throw .link(path: path)
        case .file, .folder, .other: throw .foreign(path: path)
        }
    }

    private static func isResults(_ path: String) -> Bool {
        (try? InputFile.read(path)).map { TextStart($0).hasPrefix("{\"scenes\":[") } ?? false
    }

    /// Removes the images that a report shows, and their folders if they are then empty.
    private func removeImages(of report: ReportText) throws {
        for scene in try FileManager.default.contentsOfDirectory(atPath: path).sorted() {
            let folder = path + "/" + scene
            guard ItemKind(folder) == .folder else { continue }
            let names = ["first", "worst"].flatMap { word in Self.parts.map { "\(word)-\($0).png" } }
            for name in names { try removeImage(folder + "/" + name, of: report) }
            let frames = folder + "/" + GoldenFolder.framesName
            if ItemKind(frames) == .folder {
                for name in try FileManager.default.contentsOfDirectory(atPath: frames)
                where GoldenFolder.frameNumber(name) != nil {
                    try removeImage(frames + "/" + name, of: report)
                }
                try Self.removeIfEmpty(frames)
            }
            try Self.removeIfEmpty(folder)
        }
    }

    private func removeImage(_ path: String, of report: ReportText) throws {
        guard ItemKind(path) == .file, report.shows(try InputFile.read(path)) else { return }
        try FileManager.default.removeItem(atPath: path)
    }

    private static func removeIfEmpty(_ folder: String) throws {
        guard try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty else { return }
        try FileManager.default.removeItem(atPath: folder)
    }
}

/// The text of a report, which contains every image that was written next to it.
private struct ReportText {
    private let text: Data

    init(_ bytes: [UInt8]) {
        text = Data(bytes)
    }

    func shows(_ image: [UInt8]) -> Bool {
        text.range(of: Data("base64,\(Markup.base64(image))\"".utf8)) != nil
    }
}
