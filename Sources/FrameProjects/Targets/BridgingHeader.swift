internal import FrameFiles

/// The modules that a bridging header imports into every Swift source of its target.
enum BridgingHeader {
    private static let limit = 1 << 20

    /// Returns the names in lines such as `@import UIKit;` and `#import <UIKit/UIKit.h>`; none if the header cannot be
    /// read.
    static func modules(importedBy path: String) -> [String] {
        guard let bytes = try? InputBytes.read(path, limit: limit) else { return [] }
        var modules: [String] = []
        var known: Set<String> = []
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let words = line.split { " \t<".contains($0) }
            guard let directive = words.first, words.count > 1 else { continue }
            let isImport =
                directive == "@import" || (line.contains("<") && ["#import", "#include"].contains(directive))
            let name = String(words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            if isImport, !name.isEmpty, known.insert(name).inserted { modules.append(name) }
        }
        return modules
    }
}
