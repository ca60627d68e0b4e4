import FramePages

/// The results of a comparison as Markdown for a pull request: a table with the worst frame of each sequence that
/// differs, small enough for a comment.
public struct MarkdownSummary: Sendable {
    /// A sequence with information besides its report.
    public struct Entry: Sendable {
        public let report: SequenceReport
        /// Command that records the actual result as expected.
        public let acceptance: String
        /// Paths or URLs of images of the worst frame; `nil` for one that does not exist.
        public let pictures: [String?]

        /// - Parameter pictures: Paths or URLs of the expected, difference and actual images.
        public init(report: SequenceReport, acceptance: String, pictures: [String?]) {
            self.report = report
            self.acceptance = acceptance
            self.pictures = pictures
        }
    }

    /// Maximum number of rows. GitHub accepts comments of 65,536 characters, and a row has about 1,000.
    private static let rowLimit = 30
    /// Width of an image, in pixels of the page. Three fit beside the text.
    private static let pictureWidth = 110

    private let entries: [Entry]
    private let report: String?
    private let hasPictures: Bool

    /// - Parameters:
    ///   - report: The path or URL of the HTML report, if there is one.
    ///   - hasPictures: Whether the table has columns of images.
    public init(_ entries: [Entry], report: String?, hasPictures: Bool = true) {
        self.entries = entries
        self.report = report
        self.hasPictures = hasPictures
    }

    /// Markdown text. Equal results give equal text.
    public var text: String {
        let failed = entries.filter { !$0.report.passes }
        let count = "\(entries.count) transition\(entries.count == 1 ? "" : "s")"
        guard !failed.isEmpty else { return "### \(count) as expected\n" }
        var lines = [
            "### \(failed.count) of \(count) \(failed.count == 1 ? "differs" : "differ") from the goldens", "",
            "| scene | worst frame |\(hasPictures ? " expected | difference | actual |" : "")",
            "|---|---|\(hasPictures ? "---|---|---|" : "")",
        ]
        lines += failed.prefix(Self.rowLimit).map(row)
        if failed.count > Self.rowLimit { lines += ["", "\(failed.count - Self.rowLimit) more differ."] }
        if let report { lines += ["", "[The report](\(Self.address(report))) shows what differs."] }
        lines += ["", "<details><summary>Record what is intended</summary>", "", "```sh"]
        lines += failed.prefix(Self.rowLimit).map(\.acceptance)
        return (lines + ["```", "", "</details>", ""]).joined(separator: "\n")
    }

    private func row(_ entry: Entry) -> String {
        let worst = entry.report.worst.map { "\(Self.cell($0.name))<br>\(Self.cell($0.verdict.message))" } ?? ""
        let pictures = (0..<(hasPictures ? 3 : 0)).map { index -> String in
            guard index < entry.pictures.count, let picture = entry.pictures[index] else { return "" }
            let address = Self.address(picture)
            return "<a href=\"\(address)\"><img src=\"\(address)\" width=\"\(Self.pictureWidth)\"></a>"
        }
        let scene = "<code>\(Self.cell(entry.report.name))</code><br>\(Self.cell(entry.report.result))"
        return "| " + ([scene, worst] + pictures).joined(separator: " | ") + " |"
    }

    /// Returns the text for a table cell, without formatting.
    private static func cell(_ text: String) -> String {
        let signs: [Character: String] = [
            "|": "&#124;", "`": "&#96;", "*": "&#42;", "_": "&#95;", "[": "&#91;", "]": "&#93;", "~": "&#126;",
            "\\": "&#92;",
            "\n": " ",
        ]
        return Markup.escaped(text).map { signs[$0] ?? String($0) }.joined()
    }

    /// Returns a path or URL for use in a link.
    private static func address(_ path: String) -> String {
        path.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            if isPlain || "-._~/:@?=&%+,".unicodeScalars.contains(scalar) { return String(scalar) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }
}

/// Commands that a GitHub Actions workflow reads from the output of a step and shows at source lines.
///
/// Source: GitHub's documentation, “Workflow commands for GitHub Actions”, and the escapes of its package
/// `@actions/core`.
public enum GitHubAnnotation {
    /// Returns one line with a newline.
    ///
    /// - Parameters:
    ///   - file: Path relative to the repository; `nil` if unknown.
    ///   - line: Line number, starting at 1.
    public static func error(_ message: String, title: String, file: String?, line: Int?) -> String {
        let properties = [
            file.map { "file=\(property($0))" }, line.map { "line=\($0)" }, "title=\(property(title))",
        ].compactMap(\.self)
        return "::error \(properties.joined(separator: ","))::\(data(message))\n"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
