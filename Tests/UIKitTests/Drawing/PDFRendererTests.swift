import QuartzCore
import Testing
import UIKit

/// PDF documents that applications draw.
@MainActor @Suite struct PDFRendererTests {
    /// Two pages of different sizes, with a title and a link.
    private func document(_ color: UIColor = .red) -> Data {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Überblick", kCGPDFContextAuthor: "A (b)"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 60, height: 40), format: format)
        return renderer.pdfData { context in
            context.beginPage()
            color.setFill()
            UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 20))
            if let url = URL(string: "https://example.com/(1)") {
                context.setURL(url, for: CGRect(x: 10, y: 10, width: 20, height: 20))
            }
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 90), pageInfo: [:])
            #expect(context.pdfContextBounds.height == 90)
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
    }

    @Test func pagesAreStoredInOrder() throws {
        let app = try TestApp()
        try app.stage.perform {
            let file = String(decoding: document(), as: UTF8.self)
            #expect(file.hasPrefix("%PDF-1.4") && file.hasSuffix("%%EOF\n"))
            #expect(file.contains("/Count 2 /Kids [4 0 R 8 0 R]"))
            let boxes = file.ranges(of: try Regex("/MediaBox \\[0 0 [0-9]+ [0-9]+\\]")).map { String(file[$0]) }
            #expect(boxes == ["/MediaBox [0 0 60 40]", "/MediaBox [0 0 30 90]"])
            // PDF's y points up.
            #expect(file.contains("/Rect [10 10 30 30]"))
            #expect(file.contains("/Author <4120286229>"))
            #expect(UIGraphicsGetCurrentContext() == nil)
            #expect(document() == document() && document() != document(.green), "pages hold what is drawn")
        }
    }

    /// The table at the end says where each object begins.
    @Test func theTablePointsAtObjects() throws {
        let app = try TestApp()
        try app.stage.perform {
            let file = document()
            let end = String(decoding: file.suffix(40), as: UTF8.self).components(separatedBy: "startxref\n").last
            let start = try #require(end.flatMap { Int($0.prefix { $0.isNumber }) })
            #expect(file[start...].starts(with: Data("xref\n".utf8)))
            let lines = String(decoding: file[start...], as: UTF8.self).split(separator: "\n").dropFirst(3)
            for (index, line) in lines.prefix(while: { $0.hasSuffix(" n ") }).enumerated() {
                let offset = try #require(Int(line.prefix(10)))
                #expect(file[offset...].starts(with: Data("\(index + 1) 0 obj".utf8)))
            }
        }
    }

    @Test func functionsWriteDocuments() throws {
        let app = try TestApp()
        app.perform {
            let data = NSMutableData()
            UIGraphicsBeginPDFContextToData(data, .zero, nil)
            UIGraphicsBeginPDFPage()
            #expect(UIGraphicsGetCurrentContext() != nil)
            #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 612, height: 792))
            UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 100))
            UIGraphicsEndPDFContext()
            #expect(String(decoding: data as Data, as: UTF8.self).contains("/MediaBox [0 0 612 792]"))
            UIGraphicsEndPDFContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
    }
}
