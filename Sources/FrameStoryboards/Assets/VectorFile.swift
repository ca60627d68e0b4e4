package import FrameFiles
package import FrameGeometry

/// A vector image: an SVG file, or the first page of a PDF file. It is drawn by installed programs.
///
/// Its pixels depend on the version of the program, and on the fonts of the machine if it contains text.
package struct VectorFile: Hashable, Sendable {
    package enum Format: String, CaseIterable, Sendable {
        case svg, pdf

        /// Determines the format of the file at this path from its extension. Fails for a file without vectors.
        package init?(_ path: String) {
            guard let format = Self.allCases.first(where: { path.lowercased().hasSuffix(".\($0.rawValue)") }) else {
                return nil
            }
            self = format
        }
    }

    /// The programs that read vector images, with the arguments of those in Debian.
    package struct Programs: Hashable, Sendable {
        package var svg = FilterProgram("/usr/bin/rsvg-convert")
        package var pdf = FilterProgram("/usr/bin/pdftocairo")
        package var pdfInformation = FilterProgram("/usr/bin/pdfinfo")

        package init() {}

        /// The program that draws images of a format.
        package subscript(format: Format) -> FilterProgram {
            switch format {
            case .svg: svg
            case .pdf: pdf
            }
        }
    }

    /// The reason why a vector image is not drawn.
    package enum Fault: Error, Equatable, Sendable {
        case unreadable(InputBytes.Refusal)
        case notInstalled(Format)
        case broken(Format, String)
        /// The size is missing, or is not a number of points in 0…4096.
        case badSize(String)
        /// A side has more pixels than the limit.
        case tooManyPixels(width: Double, height: Double)
        case exceeded(Format, String)
    }

    /// Maximum size of a file in bytes. ``side`` limits the sides in points and in pixels. Tuned: many times the
    /// numbers in interfaces.
    package static let bytes = 16 << 20
    package static let side = 4096.0

    package let format: Format
    /// Size in points, which are CSS pixels in an SVG file and page units in a PDF file.
    package let size: Size
    private let programs: Programs
    private let contents: [UInt8]

    /// Reads a file and its natural size.
    package init(_ path: String, _ format: Format, _ programs: Programs = Programs()) throws(Fault) {
        do throws(InputBytes.Refusal) {
            contents = try InputBytes.read(path, limit: Self.bytes)
        } catch {
            throw .unreadable(error)
        }
        self.format = format
        self.programs = programs
        size =
            switch format {
            case .svg: try SVGHeader.size(of: contents)
            case .pdf: try PDFHeader.size(of: contents, programs.pdfInformation)
            }
    }

    /// - Throws: ``Fault/badSize(_:)`` unless both sides are within the limit.
    static func checked(_ size: Size) throws(Fault) -> Size {
        let range = Double.leastNormalMagnitude...side
        guard range.contains(size.width), range.contains(size.height) else {
            throw .badSize("a size of \(size.width) × \(size.height)")
        }
        return size
    }

    /// Returns the image as a PNG file with straight alpha.
    ///
    /// - Parameter scale: Pixels per point. Sides are rounded to whole pixels.
    package func png(scale: Double) throws(Fault) -> [UInt8] {
        let (width, height) = (Self.pixels(size.width * scale), Self.pixels(size.height * scale))
        guard width <= Self.side, height <= Self.side else { throw .tooManyPixels(width: width, height: height) }
        let (columns, rows) = ("\(Int(width))", "\(Int(height))")
        return switch format {
        case .svg: try run(programs.svg, ["--format", "png", "--width", columns, "--height", rows])
        case .pdf:
            try run(
                programs.pdf,
                ["-png", "-transp", "-singlefile", "-f", "1", "-l", "1", "-scale-to-x", columns, "-scale-to-y", rows]
                    + ["-", "-"])
        }
    }

    private static func pixels(_ side: Double) -> Double { max(1, side.rounded()) }

    private func run(_ program: FilterProgram, _ arguments: [String]) throws(Fault) -> [UInt8] {
        try Self.run(program, arguments, on: contents, format)
    }

    static func run(
        _ program: FilterProgram, _ arguments: [String], on bytes: [UInt8], _ format: Format
    ) throws(Fault) -> [UInt8] {
        guard program.isInstalled else { throw .notInstalled(format) }
        do throws(FilterProgram.Failure) {
            return try program.run(arguments, on: bytes)
        } catch {
            switch error {
            case .notStarted(let reason): throw .unreadable(.unreadable(reason))
            case .failed(let message): throw .broken(format, message)
            case .exceeded(let limit): throw .exceeded(format, limit)
            }
        }
    }
}

extension VectorFile.Format {
    /// The program that draws the image, with its Debian package.
    package var program: (name: String, package: String) {
        switch self {
        case .svg: ("rsvg-convert", "librsvg2-bin")
        case .pdf: ("pdftocairo", "poppler-utils")
        }
    }

    package var name: String { rawValue.uppercased() }

    /// Instruction for converting the image to one that needs no program.
    fileprivate var conversion: String {
        switch self {
        case .svg: "rsvg-convert --zoom 3"
        case .pdf: "pdftocairo -png -r 216"
        }
    }
}

extension VectorFile.Fault {
    /// The instruction for installing the program whose lack is the reason; `nil` for other reasons.
    package var remedy: String? {
        switch self {
        case .notInstalled(let format):
            """
            \(format.program.name), which draws \(format.name) files, is not installed: apt-get install \
            \(format.program.package), or make a PNG file of each scale with \(format.conversion)
            """
        case .unreadable, .broken, .badSize, .tooManyPixels, .exceeded: nil
        }
    }

    /// Part of a message, after the name of the file.
    package var message: String {
        switch self {
        case .unreadable(let refusal): "cannot be read: \(refusal.message)"
        case .notInstalled(let format):
            "is a vector image that cannot be drawn: \(format.program.name) is not installed"
        case .broken(let format, let reason):
            "is no \(format.name) file that can be drawn: \(reason); export it again, or replace it with PNG files"
        case .badSize(let found):
            """
            has \(found); expected a width and a height, or a viewBox, of more than 0 and at most \
            \(Int(VectorFile.side)) points
            """
        case .tooManyPixels(let width, let height):
            """
            would have \(Int(width)) × \(Int(height)) pixels; expected at most \(Int(VectorFile.side)) on a side: make \
            it smaller, or use a PNG file
            """
        case .exceeded(let format, let limit):
            "takes \(format.program.name) more than \(limit); simplify it, or use a PNG file"
        }
    }
}
