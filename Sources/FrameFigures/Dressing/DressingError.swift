public import FramePainting

/// The reason why frames cannot be dressed.
public enum DressingError: Error, Equatable, Sendable {
    /// A part names a time after the end of the scene.
    case afterTheEnd(part: String, time: Double, end: Double)
    /// A part ends before it begins, or at the same time.
    case empty(part: String)
    /// Two paces or two zooms overlap.
    case overlap(part: String, other: String)
    /// A part makes the movie longer than `most` frames.
    case tooLong(part: String, frames: Int, most: Int)
    /// A region is not inside the screen.
    case region(part: String, Size)
    /// There are headings, but not one for each screen.
    case headings(count: Int, screens: Int)
    /// The padding and the texts leave no room for screens on the canvas.
    case noRoom(PixelSize)
    /// A side of the canvas would exceed `PixelSize.limit`.
    case tooLarge(PixelSize)
    /// The image of the background cannot be used.
    case image(path: String, reason: String)
    /// The texts cannot be typeset.
    case lettering(FigureError)

    /// The size of a screen in points.
    public struct Size: Equatable, Sendable {
        public let width: Double
        public let height: Double
    }

    /// A sentence that states the problem and the expectation.
    public var message: String {
        switch self {
        case .afterTheEnd(let part, let time, let end):
            "\(part) is at \(Self.text(time)) s, but the scene ends at \(Self.text(end)) s; move it to an earlier time"
        case .empty(let part):
            "\(part) ends before it begins; name the earlier time first"
        case .overlap(let part, let other):
            "\(part) begins before the end of \(other); let one follow the other"
        case .tooLong(let part, let frames, let most):
            "\(part) makes a movie of \(frames) frames, and at most \(most) are possible; shorten it, or choose a lower rate"
        case .region(let part, let size):
            "\(part) shows a region outside the screen, which has \(Self.text(size.width)) x \(Self.text(size.height)) points"
        case .headings(let count, let screens):
            "\(count) heading\(count == 1 ? "" : "s") for \(screens) screen\(screens == 1 ? "" : "s"); name each screen"
        case .noRoom(let size):
            "a canvas of \(size.width) x \(size.height) pixels has no room for a screen beside its padding and texts; make "
                + "the canvas larger or the padding smaller"
        case .tooLarge(let size):
            "the canvas would have \(size.width) x \(size.height) pixels, and at most \(PixelSize.limit) on each side are "
                + "possible; show fewer screens side by side, or set a canvas"
        case .image(let path, let reason):
            "the background “\(path)” \(reason)"
        case .lettering(let error):
            error.message
        }
    }

    /// Returns the number with at most three decimal places.
    private static func text(_ value: Double) -> String {
        let thousandths = (value * 1000).rounded()
        guard thousandths.magnitude < 1e15 else { return "\(value)" }
        let whole = Int(thousandths)
        var fraction = String(1000 + whole.magnitude % 1000).dropFirst()
        while fraction.last == "0" { fraction.removeLast() }
        return (whole < 0 ? "-" : "") + "\(whole.magnitude / 1000)" + (fraction.isEmpty ? "" : "." + fraction)
    }
}
