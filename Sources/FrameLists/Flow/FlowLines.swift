internal import FrameGeometry

/// The lines of a section. Lines of equally sized items are stored as one run, so that a section of such items takes no
/// more space for many items than for few (facts/flow-lines).
struct FlowLines: Sendable {
    /// Lines with the same number of items, thickness and spacing. There is more than one line only if all items have
    /// the same size.
    private struct Run: Sendable {
        let first: Int
        /// Number of items in a line, at least 1.
        let itemsPerLine: Int
        let lines: Int
        /// Start of the first line, from the beginning of the lines.
        let start: Double
        /// Distance from the start of a line to the start of the next one.
        let pitch: Double
        let thickness: Double
        /// Space before the first item; ``gap`` is the space between two.
        let lead: Double
        let gap: Double

        var end: Double { start + Double(lines - 1) * pitch + thickness }
    }

    private let axis: ScrollAxis
    private let items: FlowItems
    private let runs: [Run]
    private let stretches: Stretches
    /// Distance from the start of the first line to the end of the last one.
    let length: Double

    /// Maximum rounding error, in points, by which sums of lengths such as a third of a width differ from the width.
    private static let tolerance = 1e-6

    /// - Parameter available: Length across the axis between the insets.
    init(_ section: FlowSection, axis: ScrollAxis, available: Double) {
        let items = section.items
        let spacing = max(0, section.itemSpacing)
        var runs: [Run] = []
        var (index, position) = (0, 0.0)
        /// Appends lines, and continues after them.
        func append(_ itemsPerLine: Int, lines: Int, thickness: Double, lead: Double, gap: Double) {
            // A layout never goes backward; at most, lines cover each other.
            let pitch = max(0, thickness + section.lineSpacing)
            runs.append(
                Run(
                    first: index, itemsPerLine: itemsPerLine, lines: lines, start: position, pitch: pitch,
                    thickness: thickness, lead: lead, gap: gap))
            index += itemsPerLine * lines
            position += Double(lines) * pitch
        }
        /// Returns the number of items with a given length that fit into a line, and the distances in it.
        func full(_ length: Double) -> (count: Int, lead: Double, gap: Double) {
            guard length + spacing > 0 else { return (items.count, 0, 0) }
            let ratio = ((available + Self.tolerance + spacing) / (length + spacing)).rounded(.down)
            let count = Int(min(max(1, ratio.isFinite ? ratio : 1), Double(Int32.max)))
            guard count > 1 else { return (1, (available - length) / 2, 0) }
            return (count, 0, (available - Double(count) * length) / Double(count - 1))
        }
        while index < items.count {
            let (size, count) = items.commonStretch(from: index)
            let line = full(axis.across(size))
            if items.uniformSize != nil {
                let (lines, rest) = count.quotientAndRemainder(dividingBy: line.count)
                if lines > 0 {
                    append(line.count, lines: lines, thickness: axis.along(size), lead: line.lead, gap: line.gap)
                }
                if rest > 0 { append(rest, lines: 1, thickness: axis.along(size), lead: line.lead, gap: line.gap) }
                continue
            }
            // Count the lines that are ended by an item with the same size. The last line of the stretch may take
            // further items.
            let lines = (count - 1) / line.count
            if lines > 0 {
                append(line.count, lines: lines, thickness: axis.along(size), lead: line.lead, gap: line.gap)
                continue
            }
            var (sum, taken, thickness) = (axis.across(size), 1, axis.along(size))
            while index + taken < items.count {
                let next = items.size(at: index + taken)
                let more = axis.across(next)
                guard sum + Double(taken) * spacing + more <= available + Self.tolerance else { break }
                (sum, taken, thickness) = (sum + more, taken + 1, max(thickness, axis.along(next)))
            }
            let isLast = index + taken == items.count
            let lead = taken == 1 && !isLast ? (available - sum) / 2 : 0
            let gap = isLast ? spacing : taken == 1 ? 0 : (available - sum) / Double(taken - 1)
            append(taken, lines: 1, thickness: thickness, lead: lead, gap: gap)
        }
        (self.axis, self.items, self.runs) = (axis, items, runs)
        stretches = Stretches(runs.map { ($0.start, $0.end) })
        length = runs.last?.end ?? 0
    }

    /// Returns the frame of an item, relative to the beginning of the lines and the edge of the insets.
    func frame(at index: Int) -> Rect {
        let run = runs[runs.partition { $0.first <= index } - 1]
        let line = (index - run.first) / run.itemsPerLine
        let size = items.size(at: index)
        return axis.rect(
            along: run.start + Double(line) * run.pitch + (run.thickness - axis.along(size)) / 2,
            across: across(index, in: run, line: line), size: size)
    }

    private func across(_ index: Int, in run: Run, line: Int) -> Double {
        let first = run.first + line * run.itemsPerLine
        if let size = items.uniformSize ?? (run.lines > 1 ? items.size(at: first) : nil) {
            return run.lead + Double(index - first) * (axis.across(size) + run.gap)
        }
        return (first..<index).reduce(run.lead) { $0 + axis.across(items.size(at: $1)) + run.gap }
    }

    /// Returns the items of the lines that touch the range, and of few others whose lines overlap them.
    func items(from low: Double, to high: Double) -> [Range<Int>] {
        stretches.touching(low, high).compactMap { index in
            let run = runs[index]
            guard run.lines > 1, run.pitch > 0 else {
                return run.first..<run.first + run.lines * run.itemsPerLine
            }
            func line(_ distance: Double) -> Int {
                Int(min(max(0, (distance / run.pitch).rounded(.down)), Double(run.lines)))
            }
            // These are the first line that does not end before the range, and the first one after the range.
            let first = line(low - run.start - run.thickness)
            let end = min(run.lines, line(high - run.start) + 1)
            guard high >= run.start, first < end else { return nil }
            return run.first + first * run.itemsPerLine..<run.first + end * run.itemsPerLine
        }
    }
}
