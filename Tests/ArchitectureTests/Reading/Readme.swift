import Foundation
import TestSupport

/// README.md, and what stands in it.
struct Readme {
    let text: String

    init() throws {
        text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    }

    private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The blocks of code in one language, each as its lines.
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

    /// The lines to type, each as its words, without the remark behind it.
    var commands: [[String]] {
        blocks(in: "sh").joined().map { line in
            line.split(separator: " ").prefix { !$0.hasPrefix("#") }.map(String.init)
        }
    }

    /// What links and pictures point to.
    var links: [String] {
        text.split(separator: "](").dropFirst().compactMap { $0.split(separator: ")").first.map(String.init) }
    }

    /// Everything between two backticks on one line.
    var codes: [String] { lines.flatMap { MarkdownTable.codes(in: String($0)) } }
}
