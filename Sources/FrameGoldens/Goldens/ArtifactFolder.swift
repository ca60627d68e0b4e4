internal import Foundation
package import FrameDiff
internal import FrameJSON
internal import FrameOutput

/// The folder for the evidence of failures: `report.html`, `results.json`, and images of the first and the worst frame of
/// each scene, or of all frames of one that has no golden.
package struct ArtifactFolder: Sendable {
    /// Where tests put theirs, relative to the package, unless the environment says otherwise.
    package static let ofTests = ".build/framereel-artifacts"

    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    package var claims: GoldenClaims { GoldenClaims(path + "/claims") }

    package static let reportName = "report.html"

    package var reportPath: String { path + "/" + Self.reportName }

    /// The files of the worst frame of a scene, or of the first one, from the folder: expected, difference and actual. `nil` for one
    /// that is not there. Of a scene without a golden, only the last frame is there.
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

    /// Replaces the artifacts of an earlier failure.
    package func write(_ sections: [ReportPage.Section]) throws {
        try WholeFile.write(Array(ReportPage(sections: sections).html.utf8), to: reportPath, replacing: true)
        let results = JSONValue.object([JSONMember("scenes", .array(sections.map(\.report.json)))])
        try WholeFile.write(Array(results.pretty.utf8), to: path + "/results.json", replacing: true)
        for section in sections where !section.report.passes {
            let folder = path + "/" + GoldenFolder.name(of: section.report.name)
            try remove(imagesIn: folder)
            // Without a golden there is nothing to compare: all of it is shown.
            for shown in section.images.frames where section.report.frames.isEmpty {
                guard let index = shown.actual else { continue }
                try WholeFile.write(
                    section.images.files[index], to: GoldenFolder(path: folder).framePath(shown.number), replacing: true
                )
            }
            for (word, frame) in [("first", section.report.first), ("worst", section.report.worst)] {
                guard let frame, let shown = section.images.frame(frame.number) else { continue }
                let parts = [("expected", shown.expected), ("difference", shown.difference), ("actual", shown.actual)]
                for (part, index) in parts {
                    guard let index else { continue }
                    try WholeFile.write(
                        section.images.files[index], to: "\(folder)/\(word)-\(part).png", replacing: true)
                }
            }
        }
    }

    /// Removes the artifacts of an earlier failure; other files are kept.
    package func clear(scenes: [String]) throws {
        let files = FileManager.default
        for scene in scenes { try remove(imagesIn: path + "/" + GoldenFolder.name(of: scene)) }
        for name in [Self.reportName, "results.json"] where files.fileExists(atPath: path + "/" + name) {
            try files.removeItem(atPath: path + "/" + name)
        }
        if let rest = try? files.contentsOfDirectory(atPath: path), rest.isEmpty { try files.removeItem(atPath: path) }
    }

    private func remove(imagesIn folder: String) throws {
        let files = FileManager.default
        for word in ["first", "worst"] {
            for part in ["expected", "difference", "actual"] {
                let file = "\(folder)/\(word)-\(part).png"
                if files.fileExists(atPath: file) { try files.removeItem(atPath: file) }
            }
        }
        try GoldenFolder(path: folder).removeFrames { _ in true }
        if let rest = try? files.contentsOfDirectory(atPath: folder), rest.isEmpty {
            try files.removeItem(atPath: folder)
        }
    }
}
