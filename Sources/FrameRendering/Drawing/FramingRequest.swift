public import FrameOutput
public import FramePainting

/// The part of the canvas that frames show, and their size, chosen before the canvas is known.
public struct FramingRequest: Equatable, Sendable {
    /// A rectangle in pixels of the canvas, measured from the canvas's top-left corner.
    public struct Part: Equatable, Sendable {
        public var x: Int
        public var y: Int
        public var width: Int
        public var height: Int

        public init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// The size of frames.
    public enum Size: Equatable, Sendable {
        /// The size of the part, unless the destination reduces it.
        case standard
        /// A fraction of the part's sides, above 0. Above 1, frames are drawn with more pixels per point.
        case scaled(Double)
        /// The largest size with the part's proportions within these limits in pixels, each above 0.
        case atMost(width: Int?, height: Int?)
    }

    /// The visible part; `nil` for the whole canvas.
    public var part: Part?
    public var size: Size

    public init(part: Part? = nil, size: Size = .standard) {
        self.part = part
        self.size = size
    }

    /// The largest factor by which frames are enlarged.
    public static let largestScale = 16.0

    /// The factor, 1 or more, by which frames are drawn with more pixels per point.
    var enlargement: Double {
        switch size {
        case .scaled(let factor): max(1, factor)
        case .standard, .atMost: 1
        }
    }

    /// Whether a size was requested for the frames.
    public var reduces: Bool { size != .standard }

    /// - Parameters:
    ///   - standard: The scale of ``Size/standard``.
    ///   - hasEvenSides: Whether the file requires even sides, which then stay below an odd limit.
    /// - Throws: ``RenderError/part(_:canvas:)`` and ``RenderError/size(_:)``.
    public func framing(
        of canvas: PixelSize, scale standard: Double = 1, hasEvenSides: Bool = false
    ) throws(RenderError) -> Framing {
        try check()
        let part = part ?? Part(x: 0, y: 0, width: canvas.width, height: canvas.height)
        let partSize = PixelSize(width: part.width, height: part.height)
        guard let whole = Framing(x: part.x, y: part.y, part: partSize, of: canvas) else {
            throw .part(part, canvas: canvas)
        }
        let factor = min(1, factor(for: partSize, hasEvenSides: hasEvenSides) ?? standard)
        func reduced(_ side: Int) -> Int { max(1, Int((Double(side) * factor).rounded())) }
        let size = PixelSize(width: reduced(part.width), height: reduced(part.height))
        return Framing(x: whole.x, y: whole.y, part: whole.part, of: canvas, at: size) ?? whole
    }

    /// - Throws: ``RenderError/size(_:)``.
    func check() throws(RenderError) {
        let isValid =
            switch size {
            case .standard: true
            case .scaled(let factor): factor > 0 && factor <= Self.largestScale
            case .atMost(let width, let height): (width ?? 1) > 0 && (height ?? 1) > 0
            }
        guard isValid else { throw .size(size) }
    }

    /// The factor by which the part is scaled down; `nil` for the standard size.
    private func factor(for part: PixelSize, hasEvenSides: Bool) -> Double? {
        func limit(_ side: Int) -> Double { Double(hasEvenSides && side > 1 ? side - side % 2 : side) }
        switch size {
        case .standard: return nil
        case .scaled(let factor): return factor
        case .atMost(let width, let height):
            let factors = [
                width.map { limit($0) / Double(part.width) }, height.map { limit($0) / Double(part.height) },
            ]
            return factors.compactMap(\.self).min()
        }
    }
}
