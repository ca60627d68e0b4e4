import Foundation
import FrameFiles
import FrameGeometry
import Testing

@testable import FrameStoryboards

/// The natural sizes of SVG and PDF files, and the files that are rejected.
@Suite("Vector files") final class VectorFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func size(_ text: String, _ format: VectorFile.Format = .svg) throws -> Size {
        let file = folder.appending(path: "image.\(format.rawValue)")
        try Data(text.utf8).write(to: file)
        return try VectorFile(file.path, format).size
    }

    /// In CSS, an inch has 96 pixels, 72 points, 6 picas or 25.4 mm.
    @Test(
        arguments: [
            ("width='24' height='16.5'", 24, 16.5), ("width=' 24px ' height='1e1'", 24, 10),
            ("width='72pt' height='6pc'", 96, 96), ("width='1in' height='25.4mm'", 96, 96),
            ("width='2.54cm' height='12'", 96, 12), ("viewBox='0 0 24 16'", 24, 16),
            ("viewBox='-3,-4, 30 ,20' width='100%' height='100%'", 30, 20), ("viewBox='0 0 30 20' width='60'", 60, 40),
            ("viewBox='0 0 30 20' height='10'", 15, 10), ("viewBox='0 0 30 20' width='7' height='9'", 7, 9),
        ] as [(String, Double, Double)])
    func sizesMatchCSS(attributes: String, width: Double, height: Double) throws {
        let size = try size("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)><rect/></svg>")
        #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9)
    }

    /// The preamble that drawing programs write before the first element. Only the first element is read.
    @Test(arguments: [
        "<svg width='3' height='2'/>",
        "\u{FEFF}<?xml version='1.0' encoding='UTF-8'?><!-- a --><svg width='3' height='2'/>",
        "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'><svg width='3' height='2'>",
        "<!DOCTYPE svg [<!ENTITY w '3'>]><svg width='&w;' height='2'>", "<a:svg xmlns:a='x' width='3' height='2'><b",
    ]) func headersAreRead(text: String) throws {
        #expect(try size(text) == Size(width: 3, height: 2))
    }

    /// Ten entities, each of which repeats the preceding one ten times.
    private static let bomb =
        "<!DOCTYPE svg [<!ENTITY a0 '0000000000'>"
        + (1..<10).map { "<!ENTITY a\($0) '\(String(repeating: "&a\($0 - 1);", count: 10))'>" }.joined()
        + "]><svg width='&a9;' height='2'/>"

    @Test(
        arguments: [
            ("", "no SVG file"), ("<svg", "in line 1"), ("\n<html/>", "expected the element svg, found html"),
            (bomb, "no SVG file"),
            ("PNG", "no SVG file"), ("<svg/>", "has no size"), ("<svg width='3'/>", "no size"),
            ("<svg width='x' height='2'/>", "the width “x”"), ("<svg width='0' height='2'/>", "0.0 × 2.0"),
            ("<svg width='2' height='-1'/>", "2.0 × -1.0"), ("<svg width='nan' height='2'/>", "nan"),
            ("<svg width='1e9' height='2'/>", "at most 4096 points"), ("<svg viewBox='0 0 0 4'/>", "0.0 × 4.0"),
        ]) func brokenFilesReportTheProblem(text: String, reason: String) throws
    {
        let fault = #expect(throws: VectorFile.Fault.self) { try size(text) }
        #expect(fault?.message.contains(reason) == true, "\(fault?.message ?? "")")
    }

    @Test func filesAreLimited() throws {
        let file = folder.appending(path: "large.svg")
        #expect(throws: VectorFile.Fault.unreadable(.missing)) { try VectorFile(file.path, .svg) }
        try Data("<svg width='4' height='4'/>".utf8).write(to: file)
        #expect(truncate(file.path, off_t(VectorFile.bytes)) == 0)
        #expect(try VectorFile(file.path, .svg).size == Size(width: 4, height: 4))
        #expect(truncate(file.path, off_t(VectorFile.bytes + 1)) == 0)
        #expect(throws: VectorFile.Fault.unreadable(.tooLarge(limit: 16 << 20))) { try VectorFile(file.path, .svg) }
        try Data("<svg width='4000' height='4'/>".utf8).write(to: file)
        #expect(throws: VectorFile.Fault.tooManyPixels(width: 8000, height: 8)) {
            try VectorFile(file.path, .svg).png(scale: 2)
        }
    }

    /// The test provides the programs.
    @Test(arguments: VectorFile.Format.allCases) func programFailuresHaveTypedErrors(format: VectorFile.Format) throws {
        let file = folder.appending(path: "image.\(format.rawValue)")
        try Data("<svg width='4' height='4'/>".utf8).write(to: file)
        func fault(_ path: String) -> VectorFile.Fault? {
            var programs = VectorFile.Programs()
            (programs.svg, programs.pdf) = (FilterProgram(path), FilterProgram(path))
            programs.pdfInformation = programs.pdf
            do throws(VectorFile.Fault) {
                _ = try VectorFile(file.path, format, programs).png(scale: 1)
                return nil
            } catch {
                return error
            }
        }
        let missing = fault("/no/such/program")
        #expect(missing == .notInstalled(format))
        let (program, package) = format == .svg ? ("rsvg-convert", "librsvg2-bin") : ("pdftocairo", "poppler-utils")
        #expect(missing?.remedy?.contains("apt-get install \(package)") == true)
        #expect(missing?.message.contains(program) == true)
        #expect(fault("/bin/false") == .broken(format, "it ended without a message"))
    }

    @Test func theFormatFollowsFromTheExtension() {
        #expect(VectorFile.Format("/a/b.svg") == .svg && VectorFile.Format("b.PDF") == .pdf)
        #expect(["a.png", "svg", "a.svg.png", "a.svgz"].allSatisfy { VectorFile.Format($0) == nil })
    }
}
