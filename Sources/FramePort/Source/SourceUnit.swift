internal import Glibc
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

// SwiftSyntax ships with the compiler, in the folder lib/swift/host next to it; Package.swift looks for it on PATH.
#if !canImport(SwiftSyntax)
    #error("the porting step needs SwiftSyntax in lib/swift/host of the toolchain; put the folder of swiftc on PATH")
#endif

/// A parsed source file.
struct SourceUnit {
    let path: String
    let text: [UInt8]
    let tree: SourceFileSyntax
    /// Reason for applying no rules to the file, which then stays unchanged.
    let refusal: String?

    private let lineStarts: [Int]

    private static let largest = 1 << 20
    /// Maximum length of a line, in bytes. Longer lines are generated and take the compiler minutes.
    private static let longestLine = 200_000
    /// Maximum depth of nested nodes.
    private static let deepest = 10_000

    init(path: String, text: String) {
        self.path = path
        // A byte order mark would be an error after the line that names the original.
        var bytes = Array(text.utf8)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        lineStarts = Self.lineStarts(of: bytes)
        if let reason = Self.refusal(of: bytes, lineStarts) {
            (self.text, refusal) = (bytes, reason)
            tree = Parser.parse(source: "")
            return
        }
        var tree = bytes.withUnsafeBufferPointer(Self.parsed)
        if tree.hasError, let joined = Self.joiningAttributes(in: bytes) {
            let other = joined.withUnsafeBufferPointer(Self.parsed)
            if !other.hasError { (bytes, tree) = (joined, other) }
        }
        (self.text, self.tree) = (bytes, tree)
        // Sources with syntax errors are not examined.
        refusal =
            !tree.hasError && Self.isDeeper(than: Self.deepest, Syntax(tree))
            ? "more than \(Self.deepest) levels of nesting; split the expression" : nil
    }

    /// Parses the sources.
    static func all(_ sources: [PortSource]) -> [SourceUnit] {
        DeepStack.map(sources) { SourceUnit(path: $0.path, text: $0.text) }
    }

    /// Parses the declarations of sources that are only read, and whole those that may look members up by name.
    static func libraries(_ sources: [PortSource]) -> [SourceUnit] {
        DeepStack.map(sources) { source in
            guard !LookupFinder.words.contains(where: Array(source.text.utf8).contains) else {
                return SourceUnit(path: source.path, text: source.text)
            }
            let unit = SourceUnit(
                path: source.path, text: SourceSkeleton.of(source.text, keepsParameters: true))
            return unit.tree.hasError ? SourceUnit(path: source.path, text: source.text) : unit
        }
    }

    private static func parsed(_ text: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax { Parser.parse(source: text) }

    /// Returns the text with attributes such as `@available (iOS 13, *)` written without the space, which only Swift 5
    /// mode accepts and the parser does not; `nil` if there are none. No character changes its line or moves but those
    /// of the space and the parenthesis.
    private static func joiningAttributes(in text: [UInt8]) -> [UInt8]? {
        var result = text
        for name in ["@available", "@objc", "@convention", "@inline"] {
            for start in text.ranges(of: Array(name.utf8)).map(\.upperBound) {
                let parenthesis = text[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? start
                guard parenthesis > start, text[parenthesis] == UInt8(ascii: "(") else { continue }
                result.swapAt(start, parenthesis)
            }
        }
        return result == text ? nil : result
    }

    private static func lineStarts(of text: [UInt8]) -> [Int] {
        text.withUnsafeBytes { bytes in
            var starts = [0]
            guard let first = bytes.baseAddress else { return starts }
            // In debug builds, a loop over the bytes would take a tenth of the time it takes to parse them.
            while let last = starts.last, let found = memchr(first + last, 0x0A, bytes.count - last) {
                starts.append(UnsafeRawPointer(found) - first + 1)
            }
            return starts
        }
    }

    private static func refusal(of text: [UInt8], _ starts: [Int]) -> String? {
        guard text.count <= largest else {
            return "\(text.count) bytes; sources of at most \(largest) can be ported"
        }
        let longest = zip(starts, starts.dropFirst() + [text.count]).map { $1 - $0 }.max() ?? 0
        guard longest <= longestLine else {
            return "a line of \(longest) bytes; lines of at most \(longestLine) can be ported"
        }
        return ShapeScan(text).refusal
    }

    /// Whether the source names its original, as ported sources do. No rule is applied to it.
    var isPorted: Bool { text.starts(with: "#sourceLocation(".utf8) }

    /// Whether rules examine the source.
    var isExamined: Bool { refusal == nil && !tree.hasError }

    /// Whether the text occurs in the source, in code or elsewhere. This is much faster than visiting the tree.
    func contains(_ text: StaticString) -> Bool { self.text.contains(text) }

    /// Whether the source looks up methods or properties by name.
    var looksMembersUp: Bool { LookupFinder.words.contains(where: contains) && LookupFinder.finds(in: tree) }

    /// Reason for leaving the file unchanged. Syntax errors are left to the compiler.
    var complaint: PortMessage? {
        if let refusal { return PortMessage(severity: .error, path: path, line: 1, column: 1, text: refusal) }
        guard tree.hasError else { return nil }
        let problem = firstProblem
        let location = location(of: problem.position)
        return PortMessage(
            severity: .warning, path: path, line: location.line, column: location.column,
            text: "not ported, since it is not valid Swift" + (problem.text.map { ": " + $0 } ?? ""))
    }

    /// The first syntax error. Finding all of them takes quadratic time, so only a short statement is examined.
    private var firstProblem: (position: AbsolutePosition, text: String?) {
        guard let statement = tree.statements.first(where: \.hasError) else {
            return (tree.endOfFileToken.positionAfterSkippingLeadingTrivia, nil)
        }
        let position = statement.positionAfterSkippingLeadingTrivia
        guard statement.totalLength.utf8Length <= Self.longestExplained else { return (position, nil) }
        let first = ParseDiagnosticsGenerator.diagnostics(for: statement).first
        return (first?.position ?? position, first?.message)
    }

    private static let longestExplained = 4_000

    func location(of position: AbsolutePosition) -> (line: Int, column: Int) {
        let offset = position.utf8Offset
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - lineStarts[low] + 1)
    }

    /// Whether the tree is deeper than the limit. The search is iterative, because it guards against deep recursion.
    private static func isDeeper(than limit: Int, _ root: Syntax) -> Bool {
        var waiting = [(root, 0)]
        while let (node, depth) = waiting.popLast() {
            if depth > limit { return true }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                waiting.append((child, depth + 1))
            }
        }
        return false
    }
}

extension [UInt8] {
    fileprivate func contains(_ text: StaticString) -> Bool {
        withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            var offset = 0
            while let found = memchr(start + offset, Int32(text.utf8Start[0]), bytes.count - offset) {
                offset = UnsafeRawPointer(found) - start
                guard bytes.count - offset >= text.utf8CodeUnitCount else { return false }
                if memcmp(found, text.utf8Start, text.utf8CodeUnitCount) == 0 { return true }
                offset += 1
            }
            return false
        }
    }
}
