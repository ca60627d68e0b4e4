internal import Foundation
internal import FrameDiff
internal import FrameGoldens
internal import FrameOutput
internal import FramePNG
internal import FramePainting

struct DiffCommand: Command {
    static let summary = "Compare two images or two frame sequences"
    static let discussion =
        "The first path is the expected side. By default one pixel that is off by one level is a difference; its "
        + "position and both values are printed. Identical files are not decoded. Exits with 1 if there are "
        + "differences.\n\nA sequence is a folder of PNG files or an animated PNG. Folders are matched by the frame "
        + "number in the file name; an animated PNG is matched in frame order."
    static let operand: Operand? = Operand(
        name: "PATH", count: 2...2, help: "A PNG file, still or animated, or a folder of them.")

    static let output = Option(
        "-o", "--output", takes: "PATH",
        help: "Write an image of the difference: a PNG file, or for sequences a folder with one image per differing "
            + "frame. Replaces existing files; - is stdout.")
    static let style = Option(
        "--picture", default: DifferenceStyle.panels,
        help: "Kind of difference image: expected, difference and actual side by side; differences drawn over the "
            + "expected image, like pixelmatch, or in colors for their size; or differences only.")
    static let report = Option(
        "--report", takes: "FILE", help: "Write an HTML report that shows both sides frame by frame.")
    static let json = Option("--json", help: "Print JSON instead of lines.")
    static let options = ComparisonOptions.options + [output, style, report, json, ProgressLine.option]

    private let paths: [String]
    private let rules: ComparisonRules
    private let output: String?
    private let style: DifferenceStyle
    private let report: String?
    private let printsJSON: Bool
    private let progressMode: ProgressLine.Mode

    init(_ arguments: Arguments) throws {
        paths = arguments.operands
        rules = try ComparisonOptions(arguments).rules
        output = arguments.text(of: Self.output)
        style = try arguments.choice(of: Self.style)
        report = arguments.text(of: Self.report)
        printsJSON = arguments.has(Self.json)
        progressMode = try arguments.choice(of: ProgressLine.option)
        if output == "-", printsJSON { throw Failure.usage("--json prints where --output - would") }
    }

    func run(_ session: Session) throws -> ExitCode {
        let areFolders = try paths.map(Self.isFolder)
        if areFolders == [false, false] {
            let files = try paths.map(InputFile.read)
            let areAnimated = files.map(AnimatedPNG.isAnimated)
            if files[0] == files[1] || areAnimated == [false, false] {
                return try compareFiles(files[0], files[1], session)
            }
        }
        return try compareSequences(try paths.map(Self.source), session)
    }

    private static func source(_ path: String) throws -> any FrameSource {
        if try isFolder(path) { return try FrameFolder(path) }
        let bytes = try InputFile.read(path)
        guard AnimatedPNG.isAnimated(bytes) else {
            try ComparedFrame(file: bytes, name: path).withRows { _ in }
            throw Failure.usage("\(path) is one image, and the other is a sequence; compare two of a kind")
        }
        return try FrameAnimation(bytes, path: path)
    }

    private static func isFolder(_ path: String) throws(Failure) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure(.inputMissing, "\(path): no such file or folder")
        }
        return isFolder.boolValue
    }

    private func compareSequences(_ sources: [any FrameSource], _ session: Session) throws -> ExitCode {
        if output == "-" { throw Failure.usage("--output - is for the comparison of two images") }
        let show = output.map { output in
            { (number: Int, png: [UInt8]) in
                let digits = String(number)
                let name = String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
                try WholeFile.write(png, to: output + "/" + name, replacing: true)
            }
        }
        var comparison = SequenceComparison(
            expected: sources[0], actual: sources[1], rules: rules, style: style, keepsImages: report != nil, show: show
        )
        let result = try showingProgress(session) { line in try comparison.report { line.show($0, of: $1) } }
        try report(result, comparison.reportImages, session)
        return result.passes ? .done : .findings
    }

    private func showingProgress<Result>(
        _ session: Session, _ body: (ProgressLine) throws -> Result
    ) rethrows -> Result {
        let line = ProgressLine(progressMode, session)
        defer { line.end() }
        return try body(line)
    }

    private func compareFiles(_ left: [UInt8], _ right: [UInt8], _ session: Session) throws -> ExitCode {
        var verdict = FrameVerdict.equal
        var reportImages = ReportImages()
        if left != right {
            let expected = ComparedFrame(file: left, name: paths[0])
            let actual = ComparedFrame(file: right, name: paths[1])
            verdict = try FrameVerdict(expected: expected, actual: actual, rules: rules)
            if !verdict.passes, let output {
                let png = try style.png(expected: expected, actual: actual, rules: rules)
                if output == "-" {
                    try session.io.output.write(png)
                } else {
                    try WholeFile.write(png, to: output, replacing: true)
                }
            }
            if report != nil {
                let overlay = try DifferenceStyle.heat.png(expected: expected, actual: actual, rules: rules)
                reportImages.add(frame: 0, expected: left, actual: right, difference: overlay)
            }
        }
        let result = SequenceReport(
            name: "\(paths[0]) and \(paths[1])",
            frames: [SequenceReport.Frame(number: 0, time: nil, verdict: verdict)])
        if printsJSON || report != nil {
            try report(result, reportImages, session)
        } else if output != "-" || verdict.passes {
            let line = "\(paths[1]): \(verdict.message)\n"
            if verdict.passes { session.console.summary(String(line.dropLast())) } else { try session.print(line) }
        }
        return verdict.passes ? .done : .findings
    }

    private func report(_ result: SequenceReport, _ reportImages: ReportImages, _ session: Session) throws {
        if let report {
            let page = ReportPage(sections: [.init(report: result, images: reportImages)])
            try WholeFile.write(FileMark.marking(Array(page.html.utf8)), to: report, replacing: true)
        }
        if printsJSON {
            try session.print(result.json.pretty)
        } else if result.passes {
            session.console.summary(result.summary)
        } else {
            try session.print(result.text)
        }
    }
}
