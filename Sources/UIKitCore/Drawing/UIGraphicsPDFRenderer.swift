internal import FrameGeometry
internal import QuartzCore

/// Creates PDF documents from drawing closures.
///
/// Differs from UIKit: a page is stored as an image, with 3 pixels per point, so that its text cannot be selected. What
/// is drawn before the first page is lost.
open class UIGraphicsPDFRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsPDFRendererFormat

    /// - Parameter bounds: The bounds of a page, unless it has its own.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        self.format = format.with(bounds)
        super.init()
    }

    /// Creates a renderer whose pages need bounds of their own.
    public convenience override init() { self.init(bounds: .zero) }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// The contents of a PDF file with the pages that the closure begins.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let context = UIGraphicsPDFRendererContext(bounds, format)
        actions(context)
        return context.document()
    }

    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }
}

/// The information about a document.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Texts by keys such as `kCGPDFContextTitle`.
    open var documentInfo: [String: Any] = [:]

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}

/// The drawing environment of a PDF renderer's closure.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let bounds: CGRect
    private var file = PDFFile()
    private var page: PDFPage?

    init(_ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        super.init(PDFPage(CGRect(origin: bounds.origin, size: .zero)).context, format)
        for (key, value) in format.documentInfo where key.hasPrefix(Self.prefix) {
            if let text = value as? String { file.information[String(key.dropFirst(Self.prefix.count))] = text }
        }
    }

    /// What the keys of texts begin with, before their names in the file.
    private static let prefix = "kCGPDFContext"

    /// The bounds of the current page.
    open var pdfContextBounds: CGRect { page?.bounds ?? bounds }

    open func beginPage() { beginPage(withBounds: bounds) }

    /// - Parameter pageInfo: Not used.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {
        endPage()
        let page = PDFPage(bounds)
        self.page = page
        cgContext = page.context
        UIGraphicsPushContext(page.context)
    }

    /// Makes a part of the current page open an address.
    open func setURL(_ url: URL, for rect: CGRect) {
        page?.links.append((url.absoluteString, rect.applying(cgContext.baseTransform)))
    }

    /// Ends the last page and returns the file.
    func document() -> Data {
        endPage()
        return file.encoded() ?? Data()
    }

    private func endPage() {
        guard let page else { return }
        UIGraphicsPopContext()
        self.page = nil
        if let content = page.content { file.pages.append(content) }
    }
}
