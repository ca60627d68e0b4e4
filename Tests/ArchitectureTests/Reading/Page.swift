import Foundation
import TestSupport

/// A Markdown file: README, an article or a landing page.
struct Page {
    /// The path from the repository's root: `Sources/Framereel/Framereel.docc/Reference.md`.
    let path: String
    let text: String

    init(_ path: String) throws {
        self.path = path
        text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    }

    /// The name of the file without its extension.
    var name: String { String(path.split(separator: "/").last?.dropLast(3) ?? "") }

    private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    static let readme = Result { try Page("README.md") }

    /// Returns an article of the module Framereel.
    static func article(_ name: String) throws -> Page { try Page("Sources/Framereel/Framereel.docc/\(name).md") }

    /// The pages in the root of the repository, that of the example, and every page of every documentation catalog.
    static let all = Result {
        let folder = Repository.root.appending(path: "Sources").path
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
        let inRoot = ["CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
        return try [readme.get()] + (inRoot + ["Fixtures/example/README.md"]).map { try Page($0) }
            + names.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.map { try Page("Sources/\($0)") }
    }

    /// Returns the code blocks in one language, each as its lines.
    func blocks(in language: String) -> [[Substring]] {
        var blocks: [[Substring]] = []
        var current: [Substring]?
        for line in lines {
            if line.hasPrefix("```") {
                if let block = current {
                    if block.first == "```" + language { blocks.append(Array(block.dropFirst())) }
                    current = nil
                } else {
                    current = [line]
                }
            } else {
                current?.append(line)
            }
        }
        return blocks
    }

    /// The command lines in blocks of shell code, each split into words, without trailing remarks.
    var commands: [[String]] {
        blocks(in: "sh").joined().map { line in
            line.matches(of: /(?:[^ "]|"[^"]*")+/).map(\.output).prefix { !$0.hasPrefix("#") }
                .map { $0.filter { $0 != "\"" } }
        }
    }

    /// The destinations of links and images, in Markdown and in HTML.
    var links: [String] {
        let markdown = text.split(separator: "](").dropFirst().compactMap { $0.split(separator: ")").first }
        return (markdown + text.matches(of: /(?:src|srcset)="([^"]+)"/).map(\.output.1)).map(String.init)
    }

    /// The files that links and images lead to, from the repository's root. Links to other sites and into the page itself lead to none.
    var targets: [String] {
        links.filter { !$0.contains("://") && !$0.hasPrefix("#") && !$0.hasPrefix("mailto:") }.map { link in
            var folders = path.split(separator: "/").dropLast()
            for part in link.prefix(while: { $0 != "#" }).split(separator: "/") where part != "." {
                if part == ".." { _ = folders.popLast() } else { folders.append(part) }
            }
            return folders.joined(separator: "/")
        }
    }

    /// Everything between two backticks on one line.
    var codes: [String] { lines.flatMap { MarkdownTable.codes(in: String($0)) } }
}
