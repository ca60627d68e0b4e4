internal import Foundation
internal import FrameDiff
internal import FrameOutput
internal import FramePages
internal import Synchronization

/// A page that lists the reports of all failing tests, `index.html` in the folder of their artifacts.
///
/// Each test updates it after writing or removing its own report. Updates within one process take turns, so that the
/// last one lists all reports, in whatever order and on whatever threads they happen.
package struct ArtifactIndex: Sendable {
    private static let turn = Mutex(())

    private let path: String

    private var file: String { path + "/index.html" }

    package init(of artifacts: ArtifactFolder) {
        path = artifacts.path
    }

    /// Updates the page if it exists.
    package func updateIfThere() throws {
        try Self.turn.withLock { _ in
            if (try? check()) != nil, ItemKind(file) == .file { try write() }
        }
    }

    package func update() throws { try Self.turn.withLock { _ in try write() } }

    /// - Throws: ``GoldenError/foreign(path:)`` or ``GoldenError/link(path:)`` for a file that is not a page of this
    ///   program.
    private func write() throws {
        try check()
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        let reports = names.filter { $0.hasSuffix("/report.html") }.sorted()
        guard !reports.isEmpty else {
            if ItemKind(file) == .file { try FileManager.default.removeItem(atPath: file) }
            return
        }
        let title = "\(reports.count) transition\(reports.count == 1 ? " differs" : "s differ") from the goldens"
        let page = Page(title: title, style: Self.style, script: "")
        let entries = reports.map { entry(String($0.dropLast("/report.html".count))) }
        let html = page.opening + "<h1>\(title)</h1>\n<ul>\n" + entries.joined() + "</ul>\n" + page.closing
        try WholeFile.write(Array(html.utf8), to: file, replacing: true)
    }

    private func check() throws(GoldenError) {
        try GoldenFolder.requireFolder(path)
        switch ItemKind(file) {
        case .absent: return
        case .link: throw .link(path: file)
        case .folder, .other: throw .foreign(path: file)
        case .file:
            guard Page.isPage(try InputFile.read(file)) else { throw .foreign(path: file) }
        }
    }

    /// - Parameter folder: Folder of one test and golden.
    private func entry(_ folder: String) -> String {
        let link = Markup.escaped(folder.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? folder)
        let golden = folder.split(separator: "/").last.map(String.init) ?? folder
        let pictures = ["difference", "actual"].compactMap { part -> String? in
            guard let image = try? InputFile.read("\(path)/\(folder)/\(golden)/worst-\(part).png") else { return nil }
            return "<img alt=\"\(part)\" src=\"data:image/png;base64,\(Markup.base64(image))\">"
        }
        let scenes = results(folder)?.scenes ?? []
        let summary = scenes.map(\.summary).joined(separator: "; ")
        let causes = scenes.flatMap(\.causes).map { "<code>\(Markup.escaped($0))</code>" }
        return "<li><a href=\"\(link)/report.html\"><span class=\"pictures\">\(pictures.joined())</span>"
            + "<b>\(Markup.escaped(folder).split(separator: "/").joined(separator: "/<wbr>"))</b>"
            + "<span class=\"summary\">\(Markup.escaped(summary))</span>\(causes.joined())</a></li>\n"
    }

    /// Returns the contents of the test's `results.json`.
    private func results(_ folder: String) -> Results? {
        let data = FileManager.default.contents(atPath: "\(path)/\(folder)/results.json") ?? Data()
        return try? JSONDecoder().decode(Results.self, from: data)
    }

    private struct Results: Decodable {
        let scenes: [Scene]

        struct Scene: Decodable {
            let summary: String
            let trace: String
            let frames: [Frame]

            /// The first lines of the trace that differ, or else the first layer that does.
            var causes: [String] {
                let lines = trace.split(separator: "\n").map(String.init)
                let changed = ["-", "+"].compactMap { sign in lines.first { $0.hasPrefix(sign) } }
                guard changed.isEmpty else { return changed }
                return frames.compactMap(\.changes?.first).prefix(1).map {
                    "\(LayerChange(layer: $0.layer, property: $0.property, expected: $0.expected, actual: $0.actual))"
                }
            }
        }

        struct Frame: Decodable {
            let changes: [Change]?
        }

        struct Change: Decodable {
            let layer: String
            let property: String
            let expected: String?
            let actual: String?
        }
    }

    private static let style = """
        ul { list-style: none; padding: 0; display: grid; gap: 16px;
          grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); }
        a { display: block; box-sizing: border-box; height: 100%; border: 1px solid var(--line); border-radius: 8px;
          padding: 12px; text-decoration: none; color: inherit; background: var(--lift); }
        a:hover { border-color: var(--accent); }
        .pictures { display: flex; gap: 12px; justify-content: center; padding: 12px; margin-bottom: 8px; border-radius: 6px;
          background: var(--stage); }
        .pictures:empty { display: none; } img { min-width: 0; max-height: 260px; object-fit: contain; }
        b, .summary, code { display: block; overflow-wrap: anywhere; } .summary { color: var(--red); }
        code { margin-top: 2px; color: var(--soft); font: 12px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; }
        """
}
