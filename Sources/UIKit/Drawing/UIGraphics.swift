internal import FrameGeometry
internal import QuartzCore

// The stack of contexts that drawing code draws into, one for each thread, as in UIKit.

/// The context on top; `nil` outside of `draw(_:)`, image contexts and what was pushed.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.contexts.last?.context }

public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.contexts.append(GraphicsStack.Entry(context: context))
}

public func UIGraphicsPopContext() {
    _ = GraphicsStack.current.contexts.popLast()
}

/// Begins a picture of `size` points at one pixel a point, without background.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameters:
///   - size: points.
///   - opaque: whether the picture has a black background instead of none.
///   - scale: pixels per point; the screen's for 0.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : screenScale()
    let context = CGContext(
        bounds: Rect(CGRect(origin: .zero, size: size)), scale: scale, background: opaque ? .black : .clear)
    GraphicsStack.current.contexts.append(GraphicsStack.Entry(context: context, imageScale: scale))
}

/// The picture so far; `nil` when the context on top is no image context, or has no pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.contexts.last, let scale = entry.imageScale else { return nil }
    return entry.context.makeImage().map { UIImage(cgImage: $0, scale: scale) }
}

/// Ends the picture; nothing happens when the context on top is no image context.
public func UIGraphicsEndImageContext() {
    guard GraphicsStack.current.contexts.last?.imageScale != nil else { return }
    GraphicsStack.current.contexts.removeLast()
}

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// A frame of one point inside the rectangle's sides, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
    let inside = rect.insetBy(dx: 1, dy: 1)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addRect(rect)
    if !inside.isNull { context.addRect(inside) }
    context.fillPath(using: .evenOdd)
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Pixels per point of the screen, for any thread.
func screenScale() -> CGFloat { Stage.currentScale }

/// The contexts of one thread, the last on top.
private final class GraphicsStack {
    struct Entry {
        let context: CGContext
        /// Pixels per point of an image context.
        var imageScale: CGFloat?
    }

    var contexts: [Entry] = []

    static var current: GraphicsStack {
        let key = "framereel.graphics"
        if let stack = Thread.current.threadDictionary[key] as? GraphicsStack { return stack }
        let stack = GraphicsStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }
}
