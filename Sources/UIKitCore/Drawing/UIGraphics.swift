internal import FrameGeometry
internal import QuartzCore

// The stack of graphics contexts, one per thread, as in UIKit.

/// The topmost context; `nil` outside `draw(_:)`, image contexts, and pushed contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.contexts.last?.context }

public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.contexts.append(GraphicsStack.Entry(context: context))
}

public func UIGraphicsPopContext() {
    _ = GraphicsStack.current.contexts.popLast()
}

/// Begins a transparent image of `size` points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image starts black instead of transparent.
///   - scale: The number of pixels per point; the screen's scale if it is not positive.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : screenScale()
    let context = CGContext(
        bounds: Rect(CGRect(origin: .zero, size: size)), scale: scale, background: opaque ? .black : .clear)
    GraphicsStack.current.contexts.append(GraphicsStack.Entry(context: context, imageScale: scale))
}

/// The current contents of the topmost context; `nil` if it is not an image context or has no pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.contexts.last, let scale = entry.imageScale else { return nil }
    return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale) }
}

/// Removes the topmost context if it is an image context. Otherwise does nothing.
public func UIGraphicsEndImageContext() {
    guard GraphicsStack.current.contexts.last?.imageScale != nil else { return }
    GraphicsStack.current.contexts.removeLast()
}

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a border one point wide inside the rectangle in the fill color.
public func UIRectFrame(_ rect: CGRect) {
    let inside = rect.insetBy(dx: 1, dy: 1)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addRect(rect)
    if !inside.isNull { context.addRect(inside) }
    context.fillPath(using: .evenOdd)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    UIRectFrame(rect)
    context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

// MARK: PDF documents

/// Begins a PDF document, which ``UIGraphicsEndPDFContext()`` adds to `data`.
///
/// - Parameters:
///   - bounds: The bounds of a page; 612 × 792 points if they are empty.
///   - documentInfo: Texts by keys such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { GraphicsStack.current.begin(bounds, documentInfo) { data.append($0) } }

/// Begins a PDF document, which ``UIGraphicsEndPDFContext()`` writes to a file. Returns whether the folder exists.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    let url = URL(filePath: path)
    guard FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path) else { return false }
    GraphicsStack.current.begin(bounds, documentInfo) { try? $0.write(to: url, options: .atomic) }
    return true
}

/// Begins a page of the current document. What is drawn before the first page is lost.
public func UIGraphicsBeginPDFPage() { GraphicsStack.current.documents.last?.context.beginPage() }

public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    GraphicsStack.current.documents.last?.context.beginPage(withBounds: bounds)
}

public func UIGraphicsGetPDFContextBounds() -> CGRect {
    GraphicsStack.current.documents.last?.context.pdfContextBounds ?? .zero
}

/// Makes a part of the current page open an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    GraphicsStack.current.documents.last?.context.setURL(url, for: rect)
}

/// Ends the current document and writes it. Does nothing if there is none.
public func UIGraphicsEndPDFContext() {
    guard let document = GraphicsStack.current.documents.popLast() else { return }
    document.write(document.context.document())
}

/// The screen's pixels per point. May be called on any thread.
func screenScale() -> CGFloat { Stage.currentScale }

/// The contexts of a thread; the last one is the topmost.
private final class GraphicsStack {
    struct Entry {
        let context: CGContext
        /// The pixels per point of an image context.
        var imageScale: CGFloat?
    }

    var contexts: [Entry] = []
    /// The documents that have begun, each with the function that writes its file.
    var documents: [(context: UIGraphicsPDFRendererContext, write: (Data) -> Void)] = []

    func begin(_ bounds: CGRect, _ information: [AnyHashable: Any]?, _ write: @escaping (Data) -> Void) {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = (information ?? [:]).reduce(into: [:]) { texts, entry in
            if let key = entry.key as? String { texts[key] = entry.value }
        }
        let page = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        documents.append((UIGraphicsPDFRendererContext(page, format), write))
    }

    /// The key of the thread-specific stack. It replaces `Thread`'s dictionary, whose first use takes a third of a
    /// millisecond.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { stack in
            if let stack { Unmanaged<GraphicsStack>.fromOpaque(stack).release() }
        }
        precondition(status == 0, "this process has no key left for a value of each thread")
        return key
    }()

    static var current: GraphicsStack {
        if let stack = pthread_getspecific(key) {
            return Unmanaged<GraphicsStack>.fromOpaque(stack).takeUnretainedValue()
        }
        let stack = GraphicsStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }
}
