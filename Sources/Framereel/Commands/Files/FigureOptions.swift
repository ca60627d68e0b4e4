internal import FrameFigures
internal import FrameJSON
internal import FrameOutput
internal import Glibc

/// The destination of a figure, and its variants by appearance and scale.
struct FigureOptions {
    static let output = output(standard: nil)

    private static func output(standard: String?) -> Option {
        Option(
            "-o", "--output", takes: "FILE", default: standard,
            help: "Output file, .svg or .png; - writes SVG to stdout.")
    }

    static let page = Option(
        "--page", default: Appearance.light,
        help: "Colors for light pages, for dark pages, or one file for each: name.svg and name~dark.svg, as in DocC.")
    static let dark = Option("--dark", help: "Same as --page dark.")
    static let scale = Option(
        "--scale", takes: "LIST", default: "1",
        help: "Pixels per point of a PNG, 1 to 4. In a list such as 1,2 the larger ones are named name@2x.png.")

    /// - Parameter standard: The default path.
    static func options(standard: String) -> [Option] {
        [output(standard: standard), page, dark, scale, OpenOption.open] + SingleFile.options
    }

    enum Appearance: String, OptionChoice {
        case light, dark, both

        fileprivate var all: [FigureAppearance] {
            switch self {
            case .light: [.light]
            case .dark: [.dark]
            case .both: [.light, .dark]
            }
        }
    }

    private enum Format: String, CaseIterable {
        case svg, png
    }

    private struct Variant {
        let path: String
        let appearance: FigureAppearance
        let scale: Int
    }

    private let path: String
    private let format: Format
    private let variants: [Variant]
    private let file: SingleFile
    private let isReplacing: Bool
    /// The option to open the file. If there are several variants, the first one is opened.
    private let opening: OpenOption

    /// - Parameter standard: The default path.
    init(_ arguments: Arguments, standard: String) throws {
        let path = arguments.text(of: Self.output) ?? standard
        self.path = path
        format = try Self.format(of: path)
        file = try SingleFile(arguments)
        isReplacing = arguments.has(SingleFile.overwrite)
        let appearances = try Self.appearances(arguments)
        let scales = try Self.scales(arguments)
        if format == .svg, scales != [1] {
            throw Failure.usage("--scale is for PNG; an SVG is sharp in every size")
        }
        let isOne = appearances.count * scales.count == 1
        if path == "-", !isOne { throw Failure.usage("-o -: standard output takes one figure, not several") }
        variants = appearances.flatMap { appearance in
            scales.map { scale in
                Variant(
                    path: isOne ? path : FigureName.path(path, appearance, scale: scale), appearance: appearance,
                    scale: scale)
            }
        }
        opening = try OpenOption(arguments, output: variants.first?.path ?? path)
    }

    /// The largest scale of the files; 2 for an SVG, which can be zoomed.
    var greatestScale: Int { format == .svg ? 2 : variants.map(\.scale).max() ?? 1 }

    private static func format(of path: String) throws(Failure) -> Format {
        if path == "-" { return .svg }
        let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
        guard let format = Format.allCases.first(where: { $0.rawValue == ending }) else {
            throw .usage("--output \(JSONValue.quoted(path)): expected a name that ends in .svg or .png")
        }
        return format
    }

    private static func appearances(_ arguments: Arguments) throws -> [FigureAppearance] {
        let choice: Appearance = try arguments.choice(of: page)
        guard arguments.has(dark) else { return choice.all }
        if arguments.has(page) { _ = try arguments.oneOf(dark, page) }
        return [.dark]
    }

    private static func scales(_ arguments: Arguments) throws -> [Int] {
        try arguments.value(of: scale, expected: "whole numbers from 1 to 4, each once, such as 1,2") { text in
            let scales = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            return scales.allSatisfy { (1...4).contains($0) } && Set(scales).count == scales.count ? scales : nil
        }
    }

    /// Makes the figure for each appearance and writes all files, or none if a file exists and must not be replaced.
    ///
    /// - Returns: The paths, for messages.
    @discardableResult func write(
        _ session: Session, _ make: (Palette) throws -> Figure
    ) throws -> String {
        let inTheWay =
            isReplacing || path == "-"
            ? [] : variants.map(\.path).filter { access($0, F_OK) == 0 && !FileMark.isOn($0) }
        if let first = inTheWay.first { throw OutputError.targetsExist(first: first, count: inTheWay.count) }
        var figures: [FigureAppearance: Figure] = [:]
        for variant in variants {
            try session.stopIfRequested()
            let figure = try figures[variant.appearance] ?? make(Palette(variant.appearance))
            figures[variant.appearance] = figure
            let bytes: [UInt8]
            switch format {
            case .svg: bytes = Array(try figure.svg().utf8)
            case .png: bytes = try figure.png(scale: variant.scale)
            }
            try file.write(bytes, to: variant.path, session)
        }
        try opening.show(session)
        return path == "-" ? "standard output" : variants.map(\.path).joined(separator: ", ")
    }
}
