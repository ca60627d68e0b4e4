internal import Foundation
internal import FrameOutput
internal import FramePages

/// A page that lists the reports of all tests that failed, `index.html` in the folder of their artifacts.
///
/// Each test lists anew what lies there after it has written or removed its own, so that the last one of a run, in any order and on
/// any thread, lists all.
package struct ArtifactIndex: Sendable {
    private let path: String

    private var file: String { path + "/index.html" }

    package init(of artifacts: ArtifactFolder) {
        path = artifacts.path
    }

    /// Lists anew if anything is listed.
    package func updateIfThere() throws {
        if FileManager.default.fileExists(atPath: file) { try update() }
    }

    package func update() throws {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        let reports = names.filter { $0.hasSuffix("/report.html") }.sorted()
        guard !reports.isEmpty else {
            try? FileManager.default.removeItem(atPath: file)
            return
        }
        let title = "\(reports.count) transition\(reports.count == 1 ? " differs" : "s differ") from the goldens"
        let page = Page(title: title, style: Self.style, script: "")
        let entries = reports.map { entry(String($0.dropLast("/report.html".count))) }
        let html = page.opening + "<h1>\(title)</h1>\n<ul>\n" + entries.joined() + "</ul>\n" + page.closing
        try WholeFile.write(Array(html.utf8), to: file, replacing: true)
    }

    /// - Parameter folder: The folder of one test and golden.
    private func entry(_ folder: String) -> String {
        let link = Markup.escaped(folder.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? folder)
        let golden = folder.split(separator: "/").last.map(String.init) ?? folder
        let image = try? InputFile.read("\(path)/\(folder)/\(golden)/worst-difference.png")
        let picture = image.map { "<img alt=\"\" src=\"data:image/png;base64,\(Markup.base64($0))\">" } ?? ""
        return "<li><a href=\"\(link)/report.html\">\(picture)<b>\(Markup.escaped(folder))</b>"
            + "<span>\(Markup.escaped(summary(folder)))</span></a></li>\n"
    }

    /// What the test's `results.json` says.
    private func summary(_ folder: String) -> String {
        struct Results: Decodable {
            let scenes: [Scene]

            struct Scene: Decodable {
                let summary: String
            }
        }
        let data = FileManager.default.contents(atPath: "\(path)/\(folder)/results.json") ?? Data()
        let results = try? JSONDecoder().decode(Results.self, from: data)
        return results?.scenes.map(\.summary).joined(separator: "; ") ?? ""
    }

    private static let style = """
        ul { list-style: none; padding: 0; display: grid; gap: 16px;
          grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); }
        a { display: block; border: 1px solid var(--line); border-radius: 8px; padding: 12px; text-decoration: none;
          color: inherit; }
        a:hover { border-color: var(--accent); }
        img { display: block; width: 100%; height: 260px; object-fit: contain; background: var(--stage); margin-bottom: 8px; }
        b, span { display: block; overflow-wrap: anywhere; } span { color: var(--red); }
        """
}
