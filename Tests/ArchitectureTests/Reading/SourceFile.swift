import Foundation
import TestSupport

/// A Swift source of the package.
struct SourceFile {
    /// From the repository's root: `Sources/FrameTiming/Time/MediaTime.swift`.
    let path: String
    let text: String
    let lines: [Substring]
    let imports: [ImportLine]
    let words: [Word]

    var name: String { String(path.split(separator: "/").last ?? "") }
    var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }

    init(path: String, text: String) {
        self.path = path
        self.text = text
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let code = SwiftCode(text)
        imports = code.text.split(separator: "\n").compactMap(ImportLine.init)
        words = Word.words(of: code.code)
    }

    /// Every Swift source below `folder` (from the repository's root), in order of their paths.
    static func all(under folder: String) throws -> [SourceFile] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: Repository.root.appending(path: folder).path)
        return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            let path = "\(folder)/\(name)"
            let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
            return SourceFile(path: path, text: text)
        }
    }

    /// Every Swift source of `Sources`, read once.
    static let ofSources = Result { try all(under: "Sources") }

    /// Every Swift source that comments with citations stand in, read once.
    static let ofEverything = Result {
        try ofSources.get() + all(under: "Tests") + all(under: "Fixtures/apps")
    }

    /// The module a source of `Sources` belongs to.
    var module: String { folders.count > 1 ? folders[1] : "" }

    var isOfUIKit: Bool { Repository.modulesOfUIKit.contains(module) }

    /// The folder in its module; `Lists` for all of `UIKitLists`, and likewise for other parts of UIKit that are about one thing.
    var topic: String {
        let isWide = !isOfUIKit || ["UIKit", "UIKitCore"].contains(module)
        return isWide ? folders[2...].first ?? "" : String(module.dropFirst("UIKit".count))
    }

    /// `Sources/…/File.swift:12`, for messages.
    func place(_ line: Int) -> String { "\(path):\(line)" }

    /// Whether a comment stands on that line or on one next to it.
    func hasComment(near line: Int) -> Bool {
        lines[max(0, line - 2)..<min(lines.count, line + 1)].contains { $0.contains("//") }
    }
}
