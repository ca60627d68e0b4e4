package import FrameDiff
internal import FrameOutput
internal import FramePNG
internal import FramePainting
internal import FrameTiming

/// Compares two sequences: folders by frame number, animations in frame order.
package struct SequenceComparison {
    package private(set) var expected: any FrameSource
    package private(set) var actual: any FrameSource
    package let rules: ComparisonRules
    package let style: DifferenceStyle
    /// Whether to collect ``reportImages``.
    package let keepsImages: Bool
    /// Called for each failing frame with its number and a difference image; `nil` if no images are needed.
    package let show: ((Int, [UInt8]) throws -> Void)?

    package private(set) var reportImages = ReportImages()

    package init(
        expected: any FrameSource, actual: any FrameSource, rules: ComparisonRules, style: DifferenceStyle,
        keepsImages: Bool, show: ((Int, [UInt8]) throws -> Void)?
    ) {
        self.expected = expected
        self.actual = actual
        self.rules = rules
        self.style = style
        self.keepsImages = keepsImages
        self.show = show
    }

    /// Corresponding frames with their number on each side; `nil` if a side does not have the frame.
    private var pairs: [(number: Int, expected: Int?, actual: Int?)] {
        let (old, new) = (expected.numbers, actual.numbers)
        guard expected is FrameAnimation || actual is FrameAnimation else {
            let (olds, news) = (Set(old), Set(new))
            return olds.union(news).sorted().map { number in
                (number, olds.contains(number) ? number : nil, news.contains(number) ? number : nil)
            }
        }
        return (0..<max(old.count, new.count)).map { index in
            let (left, right) = (index < old.count ? old[index] : nil, index < new.count ? new[index] : nil)
            return (left ?? right ?? index, left, right)
        }
    }

    /// - Parameter progress: Called after every frame with the number of finished frames and the total.
    package mutating func report(progress: (Int, Int) -> Void = { _, _ in }) throws -> SequenceReport {
        let rate = expected.rate ?? actual.rate
        var report = SequenceReport(name: "\(expected.path) and \(actual.path)", frames: [])
        var sizes: Set<String> = []
        let pairs = pairs
        for (index, pair) in pairs.enumerated() {
            let verdict = try verdict(pair.number, pair.expected, pair.actual)
            if let comparison = verdict.comparison, !comparison.hasEqualSizes {
                let (old, new) = (comparison.expectedSize, comparison.actualSize)
                sizes.insert("frames of \(new.width)×\(new.height) pixels, expected \(old.width)×\(old.height)")
            }
            let time = rate.map { SceneTime.text(ofFrame: pair.number, at: $0) }
            report.frames.append(SequenceReport.Frame(number: pair.number, time: time, verdict: verdict))
            progress(index + 1, pairs.count)
        }
        report.problems = sizes.sorted()
        if expected.numbers.count != actual.numbers.count {
            report.problems.append("\(actual.numbers.count) frames, expected \(expected.numbers.count)")
        }
        if let old = expected.rate, let new = actual.rate, old != new {
            report.problems.append("\(new) frames per second, expected \(old)")
        } else if let problem = delayProblem {
            report.problems.append(problem)
        }
        try showWhatTheSequencesMean(report, sizes)
        return report
    }

    /// Shows the last frames of both sides if only their lengths or rates differ.
    private mutating func showWhatTheSequencesMean(_ report: SequenceReport, _ sizes: Set<String>) throws {
        guard let show, report.failures.isEmpty || sizes.isEmpty, !report.problems.isEmpty,
            let last = expected.numbers.last, let other = actual.numbers.last,
            let left = try expected.frame(last), let right = try actual.frame(other)
        else { return }
        try show(max(last, other), style.png(expected: left, actual: right, rules: rules))
    }

    /// Description of the frames of two animations that have different durations.
    private var delayProblem: String? {
        let differing = zip(expected.delays, actual.delays).enumerated().filter { $1.0 != $1.1 }
        guard let (number, (old, new)) = differing.first else { return nil }
        let others = differing.count > 1 ? ", and \(differing.count - 1) more show for another time" : ""
        return "frame \(number) shows for \(Self.text(new)) s, expected \(Self.text(old)) s" + others
    }

    private static func text(_ delay: FrameDelay) -> String {
        delay.denominator == 1 ? "\(delay.numerator)" : "\(delay.numerator)/\(delay.denominator)"
    }

    private mutating func verdict(_ number: Int, _ old: Int?, _ new: Int?) throws -> FrameVerdict {
        let left = try old.flatMap { try expected.frame($0) }
        let right = try new.flatMap { try actual.frame($0) }
        guard let left else {
            try keep(frame: number, expected: nil, actual: right)
            return .added
        }
        guard let right else {
            try keep(frame: number, expected: left, actual: nil)
            return .missing
        }
        if let file = left.file, file == right.file {
            try keep(frame: number, expected: left, actual: right)
            return .equal
        }
        let verdict = try FrameVerdict(expected: left, actual: right, rules: rules)
        if verdict == .equal {
            try keep(frame: number, expected: left, actual: left)
            return .equal
        }
        if keepsImages {
            let overlay = try DifferenceStyle.heat.png(expected: left, actual: right, rules: rules)
            try keep(frame: number, expected: left, actual: right, difference: overlay)
        }
        if !verdict.passes { try show?(number, style.png(expected: left, actual: right, rules: rules)) }
        return verdict
    }

    private mutating func keep(
        frame number: Int, expected: ComparedFrame?, actual: ComparedFrame?, difference: [UInt8]? = nil
    ) throws {
        guard keepsImages else { return }
        reportImages.add(
            frame: number, expected: try expected?.png(), actual: try actual?.png(), difference: difference)
    }
}

extension FrameVerdict {
    /// Compares two frames pixel by pixel.
    package init(expected: ComparedFrame, actual: ComparedFrame, rules: ComparisonRules) throws {
        let comparison = try ComparedFrame.withRows(expected, actual) {
            try ImageComparison(expected: $0, actual: $1, rules: rules)
        }
        let isEqual = comparison.count == 0 && comparison.hasEqualSizes && comparison.antiAliased == 0
        self = isEqual ? .equal : comparison.passes ? .tolerated(comparison) : .different(comparison)
    }
}

/// The kind of difference image.
package enum DifferenceStyle: String, CaseIterable, Sendable {
    /// Expected, difference and actual side by side.
    case panels
    /// Colored differences over the expected image in pale gray, like pixelmatch.
    case overlay
    /// An image like ``overlay``, with colors that indicate the size of the difference.
    case heat
    /// Only the differences, on a transparent background.
    case mask

    /// Returns a PNG file of the difference, drawn row by row.
    ///
    /// - Throws: ``GoldenError``, `PNGError`.
    package func png(expected: ComparedFrame, actual: ComparedFrame, rules: ComparisonRules) throws -> [UInt8] {
        switch self {
        case .panels: return try panels(expected, actual)
        case .overlay: return try overlay(expected, actual, rules, .init())
        case .heat:
            var style = DifferenceOverlay.Style()
            style.isHeatMap = true
            return try overlay(expected, actual, rules, style)
        case .mask:
            var style = DifferenceOverlay.Style()
            style.isMask = true
            return try overlay(expected, actual, rules, style)
        }
    }

    private func panels(_ expected: ComparedFrame, _ actual: ComparedFrame) throws -> [UInt8] {
        let image = try ComparedFrame.withRows(expected, actual) { left, right in
            let size = DifferenceImage.size(showing: left.size, right.size)
            guard size.width <= PixelSize.limit, size.height <= PixelSize.limit else {
                throw GoldenError.panelsTooLarge(path: actual.name, size)
            }
            return try DifferenceImage(expected: left.premultiplied, actual: right.premultiplied)
        }
        let encoder = try PNGEncoder(size: image.size, isOpaque: image.isOpaque)
        try ComparedFrame.withRows(expected, actual) { left, right in
            try image.draw(expected: left.premultiplied, actual: right.premultiplied) { try encoder.append($0) }
        }
        return try encoder.finish()
    }

    private func overlay(
        _ expected: ComparedFrame, _ actual: ComparedFrame, _ rules: ComparisonRules, _ style: DifferenceOverlay.Style
    ) throws -> [UInt8] {
        try ComparedFrame.withRows(expected, actual) { left, right in
            let overlay = DifferenceOverlay(expected: left.size, actual: right.size, rules: rules, style: style)
            let encoder = try PNGEncoder(size: overlay.size, isOpaque: overlay.isOpaque)
            try overlay.draw(expected: left, actual: right) { try encoder.append(straight: $0) }
            return try encoder.finish()
        }
    }
}
