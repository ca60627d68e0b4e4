import FramePages

/// An HTML page that shows how sequences differ from the expected ones. It is a self-contained file that needs neither
/// a network nor a server.
///
/// Sequences that fail come first. A scrubber steps through the frames; expected and actual images are shown side by
/// side, behind a slider, or alternating; differences have the colors of ``HeatMap``. Everything except the images is
/// readable without scripts.
public struct ReportPage: Sendable {
    public struct Section: Sendable {
        public let report: SequenceReport
        public let images: ReportImages
        /// Command that records the actual result as expected; `nil` for none.
        public var acceptance: String?
        /// Its place among the combinations of a scene's traits; `nil` for a scene with a single one.
        public var member: ReportMember?

        public init(
            report: SequenceReport, images: ReportImages, acceptance: String? = nil, member: ReportMember? = nil
        ) {
            self.report = report
            self.images = images
            self.acceptance = acceptance
            self.member = member
        }

        /// Returns the sections with as many images as fit into `limit` bytes, shared evenly. Each failing section keeps
        /// those of its first and its worst frame, whatever their size.
        public static func within(_ limit: Int, _ sections: [Section]) -> [Section] {
            let total = sections.reduce(0) { $0 + $1.images.size }
            guard total > limit else { return sections }
            return sections.map { section in
                let kept = [section.report.first?.number, section.report.worst?.number].compactMap(\.self)
                let share = limit / max(1, sections.count { !$0.images.isEmpty })
                return Section(
                    report: section.report, images: section.images.within(share, keeping: Set(kept)),
                    acceptance: section.acceptance, member: section.member)
            }
        }
    }

    public let sections: [Section]

    public init(sections: [Section]) {
        self.sections = sections
    }

    /// Text of the page. Equal sections give equal text.
    public var html: String {
        let failed = sections.filter { !$0.report.passes }
        let title =
            failed.isEmpty
            ? "All frames as expected" : failed.count == 1 ? failed[0].report.name : "\(failed.count) sequences differ"
        let page = Page(title: title, style: Self.style, script: Self.script)
        let keys =
            sections.allSatisfy(\.images.isEmpty)
            ? ""
            : "<p class=\"keys\">Keys: ← → frame · Shift ← → failing frame · Home End · Space play · 1 2 3 4 view · "
                + "[ ] slider</p>\n"
        let bodies = shown.enumerated().map { Self.html($1, number: $0) }
        return page.opening + keys + combinations + contents + bodies.joined(separator: "\n") + "\n" + page.closing
    }

    /// Failing sections, followed by the others, each in the given order.
    private var shown: [Section] { sections.filter { !$0.report.passes } + sections.filter(\.report.passes) }

    /// Combinations of each scene side by side, in the given order, as links to their sections.
    private var combinations: String {
        let numbers = Dictionary(
            shown.enumerated().map { ($1.report.name, $0) }, uniquingKeysWith: { first, _ in first })
        var scenes: [String] = []
        for scene in sections.compactMap(\.member?.scene) where !scenes.contains(scene) { scenes.append(scene) }
        return scenes.map { scene in
            let sections = sections.filter { $0.member?.scene == scene }
            let failed = sections.count { !$0.report.passes }
            let result = failed == 0 ? "as expected" : "\(failed) \(failed == 1 ? "differs" : "differ")"
            let links = sections.compactMap { section in
                section.member.map { $0.html(number: numbers[section.report.name] ?? 0, passes: section.report.passes) }
            }
            return "<h1>\(Markup.escaped(scene)): \(sections.count) combinations, \(result)</h1>\n"
                + "<div class=\"combinations\">\n\(links.joined())</div>\n"
        }.joined()
    }

    /// Links to the sections, if there are several.
    private var contents: String {
        guard sections.contains(where: { $0.member == nil }), sections.count > 1 else { return "" }
        let entries = shown.enumerated().filter { $1.member == nil }.map { number, section in
            "<li data-passes=\"\(section.report.passes)\"><a href=\"#scene-\(number)\">"
                + "\(Markup.escaped(section.report.name))</a>: <span>\(Markup.escaped(section.report.result))</span>\n"
        }
        return "<ul class=\"contents\">\n\(entries.joined())</ul>\n"
    }

    /// Returns the section. The images come first, then the cause, as far as the trace and the layers show it, and the
    /// numbers.
    private static func html(_ section: Section, number: Int) -> String {
        let report = section.report
        var html = "<section id=\"scene-\(number)\" data-passes=\"\(report.passes)\">\n"
        html += "<h1>\(Markup.escaped(report.name))</h1>\n<p class=\"summary\">\(Markup.escaped(report.result))</p>\n"
        if !report.passes, let acceptance = section.acceptance {
            // Without a golden, no frame was compared.
            let condition = report.frames.isEmpty ? "To record it" : "If this change is intended"
            html += "<p class=\"acceptance\">\(condition): <code>\(Markup.escaped(acceptance))</code></p>\n"
        }
        html += list(report.problems, class: "problems")
        html += list(report.parts.map(report.words(for:)), class: "steps")
        if !section.images.isEmpty { html += viewer(section) }
        html += "<div class=\"explanation\">\n"
        if !report.traceDifference.isEmpty {
            html += "<div><h2>Changes in the trace (− golden, + now)</h2>\n"
            html += "<pre>\(marked(report.traceDifference))</pre></div>\n"
        }
        let told = [("First", report.first), ("Worst", report.worst)].filter { !report.passes && $0.1 != nil }
        for (label, frame) in told {
            guard let frame, label == "First" || frame != report.first else { continue }
            html += "<div><h2>\(label): \(frame.name)</h2>\n<p>\(Markup.escaped(frame.verdict.message))</p>\n"
            html += changes(frame.changes) + "</div>\n"
        }
        if !report.events.isEmpty, let first = report.first {
            html += "<div><h2>Events before \(first.name)</h2>\n"
            html += "<pre>\(marked(report.events.map { "  " + $0 }.joined(separator: "\n")))</pre></div>\n"
        }
        html += "</div>\n" + list(report.notes, class: "notes")
        return html + (report.frames.isEmpty ? "" : table(report)) + "</section>"
    }

    private static func list(_ sentences: [String], class name: String) -> String {
        guard !sentences.isEmpty else { return "" }
        let items = sentences.map { "<li>\(Markup.escaped($0))</li>" }.joined()
        return "<ul class=\"\(name)\">\(items)</ul>\n"
    }

    private static func changes(_ changes: [LayerChange]) -> String {
        guard !changes.isEmpty else { return "" }
        var html = "<div class=\"scroll\"><table class=\"changes\">"
        html += "<thead><tr><th>layer<th>property<th>− golden<th>+ now</thead><tbody>\n"
        for change in changes.prefix(40) {
            let cells = [change.layer, change.property, change.expected ?? "–", change.actual ?? "–"]
            html += "<tr>" + cells.map { "<td>\(Markup.escaped($0))" }.joined() + "\n"
        }
        if changes.count > 40 { html += "<tr><td colspan=4>and \(changes.count - 40) more\n" }
        return html + "</tbody></table></div>\n"
    }

    /// Returns the lines of a trace as separate elements, so that narrow screens can wrap them.
    private static func marked(_ difference: String) -> String {
        difference.split(separator: "\n").map { line in
            let name =
                line.hasPrefix("-") ? "gone" : line.hasPrefix("+") ? "new" : line.hasPrefix("@") ? "place" : "same"
            return "<span class=\"\(name)\">\(Markup.escaped(String(line)))\n</span>"
        }.joined()
    }

    private static func table(_ report: SequenceReport) -> String {
        var html = "<details><summary>Every frame</summary>\n<div class=\"scroll\">"
        html += "<table class=\"frames\"><thead><tr>"
        let columns = ["frame", "time", "", "differing", "fraction", "edges", "worst", "where"]
        html += columns.map { "<th>\($0)" }.joined()
        html += "</thead><tbody>\n"
        for frame in report.frames {
            let comparison = frame.verdict.comparison
            var cells: [String] = ["\(frame.number)", frame.time.map { $0 + " s" } ?? "", frame.verdict.word]
            if let comparison {
                cells.append("\(comparison.count)")
                cells.append(percent(comparison.ratio))
                cells.append(comparison.antiAliased == 0 ? "" : "\(comparison.antiAliased)")
            }
            if let difference = comparison?.difference { cells += ["\(difference.worst)", "\(difference.bounds)"] }
            cells += Array(repeating: "", count: columns.count - cells.count)
            html += "<tr class=\"\(frame.verdict.word)\" data-frame=\"\(frame.number)\">"
            html += cells.map { "<td>\(Markup.escaped($0))" }.joined() + "\n"
        }
        return html + "</tbody></table></div></details>\n"
    }

    /// Returns the percentage with two decimals. A nonzero fraction is never printed as 0.
    private static func percent(_ ratio: Double) -> String {
        let hundredths = Int((ratio * 10_000).rounded())
        if hundredths == 0 { return ratio > 0 ? "< 0.01 %" : "0 %" }
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) %"
    }
}
