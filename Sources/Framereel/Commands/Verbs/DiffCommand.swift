internal import Foundation
internal import FrameDiff
internal import FrameOutput
internal import FramePNG
internal import FramePainting

struct DiffCommand: Command {
    static let summary = "Compare two images, or two folders of frames"
    static let discussion =
        "The first is what is expected. By default one pixel one level off is a difference, and is named with both its "
        + "values. Files that are equal are not decoded. Exits with 1 when there are differences.\n\nFrames of folders "
        + "are matched by the number in their names."
    static let operand: Operand? = Operand(name: "PATH", count: 2...2, help: "A PNG file, or a folder of them.")

    static let output = Option(
        "-o", "--output", takes: "PATH",
        help: "Where a picture of the difference goes: a PNG file, for folders a folder with a picture of each frame "
            + "that differs. Replaced if it is there; - is standard output.")
    static let style = Option(
        "--picture", default: PictureStyle.panels,
        help: "The picture: expected, difference and actual side by side; differences over the expected image, as "
            + "pixelmatch draws them; or the differences alone.")
    static let report = Option(
        "--report", takes: "FILE", help: "Write a page for browsers (.html) that shows both, frame by frame.")
    static let json = Option("--json", help: "Print JSON instead of lines.")
    static let options = ComparisonOptions.options + [output, style, report, json]

    private let paths: [String]
    private let rules: ComparisonRules
    private let output: String?
    private let style: PictureStyle
    private let report: String?
    private let printsJSON: Bool

    init(_ arguments: Arguments) throws {
        paths = arguments.operands
        rules = try ComparisonOptions(arguments).rules
        output = arguments.text(of: Self.output)
        style = try arguments.choice(of: Self.style)
        report = arguments.text(of: Self.report)
        printsJSON = arguments.has(Self.json)
        if output == "-", printsJSON { throw Failure.usage("--json prints where --output - would") }
    }

    func run(_ session: Session) throws -> ExitCode {
        let areFolders = try paths.map(Self.isFolder)
        guard areFolders[0] == areFolders[1] else {
            let (folder, file) = areFolders[0] ? (paths[0], paths[1]) : (paths[1], paths[0])
            throw Failure.usage("\(folder) is a folder and \(file) is a file; compare two of a kind")
        }
        return try areFolders[0] ? compareFolders(session) : compareFiles(session)
    }

    private static func isFolder(_ path: String) throws(Failure) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure(.inputMissing, "\(path): no such file or folder")
        }
        return isFolder.boolValue
    }

    private func compareFolders(_ session: Session) throws -> ExitCode {
        if output == "-" { throw Failure.usage("--output - is for the picture of two images") }
        var comparison = FolderComparison(
            expected: try FrameFolder(paths[0]), actual: try FrameFolder(paths[1]), rules: rules, style: style,
            keepsPictures: report != nil
        ) { number, picture in
            guard let output else { return }
            let digits = String(number)
            let name = String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
            try WholeFile.write(picture, to: output + "/" + name, replacing: true)
        }
        let result = try comparison.report()
        try tell(result, comparison.pictures, session)
        return result.passes ? .done : .findings
    }

    private func compareFiles(_ session: Session) throws -> ExitCode {
        let (left, right) = (try InputFile.read(paths[0]), try InputFile.read(paths[1]))
        var verdict = FrameVerdict.equal
        var pictures = ReportPictures()
        if left != right {
            let images = (
                try FolderComparison.image(left, paths[0]), try FolderComparison.image(right, paths[1])
            )
            let comparison = ImageComparison(expected: images.0, actual: images.1, rules: rules)
            let isEqual = comparison.hasEqualSizes && comparison.count == 0 && comparison.antiAliased == 0
            verdict = isEqual ? .equal : comparison.passes ? .tolerated(comparison) : .different(comparison)
            if !verdict.passes, let output {
                let picture = try style.png(expected: images.0, actual: images.1, rules: rules)
                if output == "-" {
                    try session.io.output.write(picture)
                } else {
                    try WholeFile.write(picture, to: output, replacing: true)
                }
            }
            if report != nil {
                let overlay = try PictureStyle.overlay.png(expected: images.0, actual: images.1, rules: rules)
                pictures.add(frame: 0, expected: left, actual: right, difference: overlay)
            }
        }
        let result = SequenceReport(
            name: "\(paths[0]) and \(paths[1])",
            frames: [SequenceReport.Frame(number: 0, time: nil, verdict: verdict)])
        if printsJSON || report != nil {
            try tell(result, pictures, session)
        } else if output != "-" || verdict.passes {
            let line = "\(paths[1]): \(verdict.message)\n"
            if verdict.passes { session.console.summary(String(line.dropLast())) } else { try session.print(line) }
        }
        return verdict.passes ? .done : .findings
    }

    private func tell(_ result: SequenceReport, _ pictures: ReportPictures, _ session: Session) throws {
        if let report {
            let page = ReportPage(sections: [.init(report: result, pictures: pictures)])
            try WholeFile.write(Array(page.html.utf8), to: report, replacing: true)
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
