internal import QuartzCore

/// Where a line is cut. Raw values match the public header.
public enum CTLineTruncationType: UInt32, Sendable {
    case start, end, middle
}

/// Cuts a line to a width, in points.
///
/// - Parameters:
///   - truncationToken: What stands where characters are missing, usually an ellipsis; `nil` for nothing.
/// - Returns: The line itself if it fits; `nil` if the token alone is wider.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    let whole = line.width - line.spaces
    guard whole > width else { return line }
    let room = width - (truncationToken?.width ?? 0)
    guard room >= 0 else { return nil }
    let (start, end) = (line.range.location, line.range.location + line.range.length)
    let (head, tail): (Double, Double) =
        switch truncationType {
        case .start: (0, room)
        case .end: (room, 0)
        case .middle: (room / 2, room / 2)
        }
    let ends = line.boundaries.last { line.width(of: start..<$0) <= head } ?? start
    let begins = line.boundaries.first { line.width(of: $0..<end) - line.spaces <= tail } ?? end
    return onStage((line: line, token: truncationToken)) { input, stage in
        let line = input.line
        let before = CTLine(line.text, in: NSRange(location: start, length: ends - start), on: stage)
        let after = CTLine(line.text, in: NSRange(location: begins, length: end - begins), on: stage)
        let inOrder = [before] + (input.token.map { [$0] } ?? []) + [after]
        let parts = line.isRightToLeft ? inOrder.reversed() : inOrder
        var (runs, pen): ([CTRun], Double) = ([], 0)
        for part in parts {
            let place = pen
            runs += part.runs.map { $0.moved(by: { _ in place }) }
            pen += part.width
        }
        return CTLine(runs, for: line, width: pen, spaces: after.spaces)
    }
}

/// Widens the spaces of a line towards a width, in points.
///
/// - Parameters:
///   - justificationFactor: The part of the missing width that is added, 0…1.
/// - Returns: The line itself if there is nothing to add, or no space to widen.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    let content = line.width - line.spaces
    let extra = (justificationWidth - content) * Double(min(max(justificationFactor, 0), 1))
    let stretched = line.innerSpaces
    guard extra > 0, !stretched.isEmpty else { return line }
    let share = extra / Double(stretched.count)
    var passed = 0
    let runs = line.runs.map { run in
        var shifts: [Double] = []
        for index in run.indices {
            shifts.append(Double(passed) * share)
            if stretched.contains(index) { passed += 1 }
        }
        return run.moved(by: { shifts[$0] }, room: { stretched.contains(run.indices[$0]) ? share : 0 })
    }
    return CTLine(runs, for: line, width: line.width + extra, spaces: line.spaces)
}

/// The distance from the left edge at which a line begins so that it is flush.
///
/// - Parameters:
///   - flushFactor: 0 for the left edge, 1 for the right one, and 0.5 for the middle.
///   - flushWidth: The distance between the edges, in points.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - line.width + line.spaces) * Double(min(max(flushFactor, 0), 1)))
}

extension CTLine {
    /// Whether the text as a whole is written from right to left: the run that is embedded least is.
    fileprivate var isRightToLeft: Bool { runs.min { $0.level < $1.level }?.isRightToLeft ?? false }

    /// The width of a part of the text, which is the same in either direction.
    fileprivate func width(of part: Range<Int>) -> Double {
        runs.reduce(0) { sum, run in
            zip(run.indices, run.advances).reduce(sum) { part.contains($1.0) ? $0 + Double($1.1.width) : $0 }
        }
    }

    /// The offsets between characters in the text, its ends included. A character is what readers take for one.
    fileprivate var boundaries: [Int] {
        let string = text.attributedSubstring(from: NSRange(location: range.location, length: range.length)).string
        return string.indices.map { $0.utf16Offset(in: string) + range.location } + [range.location + range.length]
    }

    /// The places of spaces in the text that are not at the end of the line.
    fileprivate var innerSpaces: Set<Int> {
        let units = Array(text.string.utf16)
        let space = UInt16(UInt8(ascii: " "))
        var inner = range.location..<min(range.location + range.length, units.count)
        while let last = inner.last, units[last] == space { inner.removeLast() }
        return Set(inner.filter { units[$0] == space })
    }
}
