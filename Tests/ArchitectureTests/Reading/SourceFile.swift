import Foundation
import TestSupport

/// A Swift source of the package.
struct SourceFile {
    /// The path from the repository's root: `Sources/FrameTiming/Time/MediaTime.swift`.
    let path: String
    let text: String
    let lines: [Substring]
    let imports: [ImportLine]
    let words: [Word]
    /// The bytes of the text, with blanks in place of comments and strings.
    let code: [UInt8]

    var name: String { String(path.split(separator: "/").last ?? "") }
    var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }

    init(path: String, text: String) {
        self.path = path
        self.text = text
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let code = SwiftCode(text)
        imports = code.text.split(separator: "\n").compactMap(ImportLine.init)
        words = Word.words(of: code.code)
        self.code = code.code
    }

    /// Returns every Swift source below `folder` (from the repository's root), ordered by path.
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

    /// Every Swift source that may contain citations, read once.
    static let ofEverything = Result {
        try ofSources.get() + all(under: "Tests") + all(under: "Fixtures/apps")
    }

    /// The module of a source in `Sources`.
    var module: String { folders.count > 1 ? folders[1] : "" }

    var isOfUIKit: Bool { Repository.modulesOfUIKit.contains(module) }

    /// The folder in its module; `Lists` for all of `UIKitLists`, and likewise for other parts of UIKit that are about
    /// one thing.
    var topic: String {
        let isWide = !isOfUIKit || ["UIKit", "UIKitCore"].contains(module)
        return isWide ? folders[2...].first ?? "" : String(module.dropFirst("UIKit".count))
    }

    /// Whether the module declares names of Apple's.
    var hasApplesNames: Bool {
        isOfUIKit || ["CoreGraphics", "QuartzCore"].contains(module) || Repository.modulesBesideUIKit.contains(module)
    }

    /// The lines with a comment `// NAME: reason`, which exempts code of the file from the rule that reads this mark;
    /// from 1.
    func marks(_ name: String) -> [Int] {
        let mark = "// \(name): "
        return lines.indices.filter { index in
            let text = lines[index].drop { $0 == " " }
            return text.hasPrefix(mark) && text.count > mark.count
        }.map { $0 + 1 }
    }

    /// Returns the location for messages: `Sources/…/File.swift:12`.
    func place(_ line: Int) -> String { "\(path):\(line)" }

    /// Returns whether that line or an adjacent one contains a comment.
    func hasComment(near line: Int) -> Bool {
        lines[max(0, line - 2)..<min(lines.count, line + 1)].contains { $0.contains("//") }
    }
}
