internal import FrameDiff
internal import FrameOutput
internal import FramePNG
internal import FrameTiming

/// Compares two folders of frames, number by number.
struct FolderComparison {
    let expected: FrameFolder
    let actual: FrameFolder
    let rules: ComparisonRules
    let style: PictureStyle
    /// Whether ``pictures`` are wanted.
    let keepsPictures: Bool
    /// Called with each frame that fails: its number and a picture.
    let show: (Int, [UInt8]) throws -> Void

    private(set) var pictures = ReportPictures()

    init(
        expected: FrameFolder, actual: FrameFolder, rules: ComparisonRules, style: PictureStyle,
        keepsPictures: Bool, show: @escaping (Int, [UInt8]) throws -> Void
    ) {
        self.expected = expected
        self.actual = actual
        self.rules = rules
        self.style = style
        self.keepsPictures = keepsPictures
        self.show = show
    }

    mutating func report() throws -> SequenceReport {
        let rate = expected.rate ?? actual.rate
        let numbers = Set(expected.files.keys).union(actual.files.keys).sorted()
        var report = SequenceReport(name: "\(expected.path) and \(actual.path)", frames: [])
        var sizes: Set<String> = []
        for number in numbers {
            let verdict = try verdict(number)
            if let comparison = verdict.comparison, !comparison.hasEqualSizes {
                let (old, new) = (comparison.expectedSize, comparison.actualSize)
                sizes.insert("frames of \(new.width)×\(new.height) pixels, expected \(old.width)×\(old.height)")
            }
            let time = rate.map { SceneTime.text(ofFrame: number, at: $0) }
            report.frames.append(SequenceReport.Frame(number: number, time: time, verdict: verdict))
        }
        report.problems = sizes.sorted()
        if expected.files.count != actual.files.count {
            report.problems.append("\(actual.files.count) frames, expected \(expected.files.count)")
        }
        if let old = expected.rate, let new = actual.rate, old != new {
            report.problems.append("\(new) frames per second, expected \(old)")
        }
        // Where only the sequences differ, the last frame of each says what that means.
        if report.failures.isEmpty || sizes.isEmpty, !report.problems.isEmpty,
            let last = expected.files.keys.max(), let other = actual.files.keys.max(),
            let left = try expected.read(last), let right = try actual.read(other)
        {
            try show(
                max(last, other),
                style.png(
                    expected: Self.image(left, expected.path), actual: Self.image(right, actual.path), rules: rules))
        }
        return report
    }

    private mutating func verdict(_ number: Int) throws -> FrameVerdict {
        guard let left = try expected.read(number) else {
            keep(frame: number, expected: nil, actual: try actual.read(number), difference: nil)
            return .added
        }
        guard let right = try actual.read(number) else {
            keep(frame: number, expected: left, actual: nil, difference: nil)
            return .missing
        }
        if left == right {
            keep(frame: number, expected: left, actual: right, difference: nil)
            return .equal
        }
        let images = (
            try Self.image(left, "\(expected.path)/\(expected.files[number] ?? "")"),
            try Self.image(right, "\(actual.path)/\(actual.files[number] ?? "")")
        )
        let comparison = ImageComparison(expected: images.0, actual: images.1, rules: rules)
        if comparison.count == 0, comparison.hasEqualSizes, comparison.antiAliased == 0 {
            keep(frame: number, expected: left, actual: right, difference: nil)
            return .equal
        }
        if keepsPictures {
            let overlay = try PictureStyle.overlay.png(expected: images.0, actual: images.1, rules: rules)
            keep(frame: number, expected: left, actual: right, difference: overlay)
        }
        guard !comparison.passes else { return .tolerated(comparison) }
        try show(number, style.png(expected: images.0, actual: images.1, rules: rules))
        return .different(comparison)
    }

    private mutating func keep(frame number: Int, expected: [UInt8]?, actual: [UInt8]?, difference: [UInt8]?) {
        guard keepsPictures else { return }
        pictures.add(frame: number, expected: expected, actual: actual, difference: difference)
    }

    /// - Throws: ``Failure`` with the file's name.
    static func image(_ bytes: [UInt8], _ path: String) throws(Failure) -> StraightImage {
        if AnimatedPNG.isAnimated(bytes) {
            throw Failure(.badScene, "\(path): is an animated PNG; compare its frames as PNG files in a folder")
        }
        do throws(PNGError) {
            return try PNGDecoder.decode(bytes, limits: .canvas)
        } catch {
            throw Failure(.badScene, "\(path): is no PNG that can be read: \(error.message)")
        }
    }
}
