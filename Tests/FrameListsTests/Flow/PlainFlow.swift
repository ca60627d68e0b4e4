import FrameGeometry

@testable import FrameLists

/// A simple implementation of a vertical flow layout, which puts every item on its line one after another. The caller
/// exchanges the axes.
struct PlainFlow {
    struct Section {
        var insets = (start: 0.0, left: 0.0, end: 0.0, right: 0.0)
        var lineSpacing = 0.0
        var itemSpacing = 0.0
        /// The width and height of each item.
        var items: [(Double, Double)] = []
        var header = 0.0
        var footer = 0.0
    }

    private(set) var items: [[Rect]] = []
    private(set) var headers: [Rect?] = []
    private(set) var footers: [Rect?] = []
    private(set) var sectionEnds: [Double] = []
    private(set) var height = 0.0

    init(_ sections: [Section], width: Double) {
        for section in sections {
            headers.append(section.header > 0 ? Rect(x: 0, y: height, width: width, height: section.header) : nil)
            height += section.header + section.insets.start
            let available = width - section.insets.left - section.insets.right
            var lines: [[Int]] = []
            for index in section.items.indices {
                if let line = lines.last {
                    let used = line.map { section.items[$0].0 }.reduce(0, +) + Double(line.count) * section.itemSpacing
                    if used + section.items[index].0 <= available + 1e-6 {
                        lines[lines.count - 1].append(index)
                        continue
                    }
                }
                lines.append([index])
            }
            var frames: [Rect] = []
            for (number, line) in lines.enumerated() {
                let (lead, gap) = distances(line, isLast: number == lines.count - 1, section, available)
                let thickness = line.map { section.items[$0].1 }.max() ?? 0
                var x = section.insets.left + lead
                for index in line {
                    let (width, itemHeight) = section.items[index]
                    frames.append(
                        Rect(x: x, y: height + (thickness - itemHeight) / 2, width: width, height: itemHeight))
                    x += width + gap
                }
                height += thickness + (number == lines.count - 1 ? 0 : section.lineSpacing)
            }
            items.append(frames)
            height += section.insets.end
            footers.append(section.footer > 0 ? Rect(x: 0, y: height, width: width, height: section.footer) : nil)
            height += section.footer
            sectionEnds.append(height)
        }
    }

    private func distances(
        _ line: [Int], isLast: Bool, _ section: Section, _ available: Double
    ) -> (lead: Double, gap: Double) {
        let sum = line.map { section.items[$0].0 }.reduce(0, +)
        let first = section.items[0]
        let isUniform = section.items.allSatisfy { $0 == first }
        if isLast, !isUniform { return (0, section.itemSpacing) }
        var count = line.count
        var length = sum
        if isLast {
            // The line continues with items of this size until it is full.
            while length + Double(count) * section.itemSpacing + first.0 <= available + 1e-6, count < 10_000 {
                (count, length) = (count + 1, length + first.0)
            }
        }
        return count == 1 ? ((available - length) / 2, 0) : (0, (available - length) / Double(count - 1))
    }
}
