internal import FrameGIF
internal import FramePNG
internal import FramePainting

/// The images of a file.
///
/// Images are decoded when they are asked for. Frames of an animation are decoded in order, so that asking for them from
/// the first to the last takes the least time.
public final class CGImageSource: _CFObject {
    private var bytes: [UInt8]
    private var content: Content
    private(set) var isComplete: Bool
    /// The frame of an animation that was decoded last.
    private var last: (index: Int, image: CGImage)?

    private enum Content {
        case none
        /// A still image, with the error or the image once it is decoded.
        case still(type: String, decoded: Decoded?)
        case gif(GIFAnimation, GIFFrames?)
        case animatedPNG(AnimatedPNG, AnimatedPNGFrames?)
    }

    private enum Decoded {
        case failed
        case image(CGImage, orientation: Int)
    }

    init(_ data: Data, isComplete: Bool = true) {
        bytes = [UInt8](data)
        self.isComplete = isComplete
        content = Self.content(of: bytes)
    }

    /// Replaces the data of an incremental source by those that have arrived.
    func update(_ data: Data, isComplete: Bool) {
        bytes = [UInt8](data)
        last = nil
        self.isComplete = isComplete
        content = isComplete ? Self.content(of: bytes) : .none
    }

    private static func content(of bytes: [UInt8]) -> Content {
        if let animation = try? GIFAnimation(bytes) { return .gif(animation, nil) }
        if AnimatedPNG.isAnimated(bytes), let animation = try? AnimatedPNG(bytes) {
            return .animatedPNG(animation, nil)
        }
        return ImageType.ofFile(bytes).map { .still(type: $0.rawValue, decoded: nil) } ?? .none
    }

    /// The type of the file; `nil` if it is not known.
    var type: String? {
        switch content {
        case .none: nil
        case .still(let type, _): type
        case .gif: ImageType.gif.rawValue
        case .animatedPNG: ImageType.png.rawValue
        }
    }

    var count: Int {
        switch content {
        case .none: 0
        case .still: 1
        case .gif(let animation, _): animation.frameCount
        case .animatedPNG(let animation, _): animation.frameCount
        }
    }

    /// The image as it is stored, and its orientation; `nil` if there is none, or if it is damaged.
    func image(at index: Int) -> (image: CGImage, orientation: Int)? {
        guard index >= 0, index < count else { return nil }
        if let last, last.index == index { return (last.image, 1) }
        switch content {
        case .none: return nil
        case .still(let type, let decoded): return still(type, decoded)
        case .gif(let animation, let frames):
            var frames = frames.flatMap { $0.index <= index ? $0 : nil } ?? animation.frames()
            var pixels: PixelBuffer?
            while frames.index <= index, let frame = try? frames.next() { pixels = frame }
            content = .gif(animation, frames)
            guard frames.index == index + 1 else { return nil }
            return pixels.map { kept(CGImage(RasterImage($0)), index) }
        case .animatedPNG(let animation, let frames):
            var frames = frames.flatMap { $0.index <= index ? $0 : nil } ?? animation.frames()
            var pixels: StraightImage?
            while frames.index <= index, let frame = try? frames.next() { pixels = frame }
            content = .animatedPNG(animation, frames)
            guard frames.index == index + 1 else { return nil }
            return pixels.map { kept(CGImage($0.rasterImage), index) }
        }
    }

    private func kept(_ image: CGImage, _ index: Int) -> (image: CGImage, orientation: Int) {
        last = (index, image)
        return (image, 1)
    }

    private func still(_ type: String, _ known: Decoded?) -> (image: CGImage, orientation: Int)? {
        let decoded = known ?? Self.decoded(bytes)
        content = .still(type: type, decoded: decoded)
        switch decoded {
        case .failed: return nil
        case .image(let image, let orientation): return (image, orientation)
        }
    }

    private static func decoded(_ bytes: [UInt8]) -> Decoded {
        guard let file = try? CGImage.decode(bytes) else { return .failed }
        return .image(file.image, orientation: file.orientation)
    }

    // MARK: Properties

    /// The properties of the whole file.
    var properties: CFDictionary {
        var all: CFDictionary = [kCGImagePropertyFileSize: bytes.count]
        switch content {
        case .none, .still: break
        case .gif(let animation, _):
            all[kCGImagePropertyGIFDictionary] = [kCGImagePropertyGIFLoopCount: animation.plays] as CFDictionary
        case .animatedPNG(let animation, _):
            all[kCGImagePropertyPNGDictionary] = [kCGImagePropertyAPNGLoopCount: animation.plays] as CFDictionary
        }
        return all
    }

    /// The properties of an image; `nil` if there is none.
    func properties(at index: Int) -> CFDictionary? {
        guard index >= 0, index < count else { return nil }
        var all: CFDictionary = [
            kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB, kCGImagePropertyDepth: 8,
            kCGImagePropertyProfileName: "sRGB IEC61966-2.1",
        ]
        let size: PixelSize
        switch content {
        case .none: return nil
        case .still(let type, let decoded):
            guard let (image, orientation) = still(type, decoded) else { return nil }
            size = PixelSize(width: image.width, height: image.height)
            all[kCGImagePropertyHasAlpha] = !image.rasterImage.isOpaque
            if orientation != 1 {
                all[kCGImagePropertyOrientation] = orientation
                all[kCGImagePropertyTIFFDictionary] = [kCGImagePropertyTIFFOrientation: orientation] as CFDictionary
            }
        case .gif(let animation, _):
            size = animation.size
            all[kCGImagePropertyHasAlpha] = true
            let delay = Double(animation.delays[index]) / 100
            all[kCGImagePropertyGIFDictionary] =
                [
                    kCGImagePropertyGIFDelayTime: max(delay, Self.leastDelayOfGIF),
                    kCGImagePropertyGIFUnclampedDelayTime: delay,
                ] as CFDictionary
        case .animatedPNG(let animation, _):
            size = animation.size
            all[kCGImagePropertyHasAlpha] = true
            let delay = animation.delays[index].seconds
            all[kCGImagePropertyPNGDictionary] =
                [
                    kCGImagePropertyAPNGDelayTime: max(delay, Self.leastDelayOfPNG),
                    kCGImagePropertyAPNGUnclampedDelayTime: delay,
                ] as CFDictionary
        }
        all[kCGImagePropertyPixelWidth] = size.width
        all[kCGImagePropertyPixelHeight] = size.height
        return all
    }

    // The least delays that applications see unless they ask for others, in seconds. Source: references of
    // kCGImagePropertyGIFDelayTime and kCGImagePropertyAPNGDelayTime.
    private static let leastDelayOfGIF = 0.1
    private static let leastDelayOfPNG = 0.05
}

/// The state of a source. Raw values match the public header.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

// MARK: Making sources

/// - Parameter options: Not used: hints are not needed, and nothing is cached beyond the last image.
/// - Returns: A source, whatever the data: one that cannot be read has no images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// - Returns: The source; `nil` if the file cannot be opened.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    return CGImageSource(data)
}

public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.map { CGImageSource($0) } }

/// Creates a source whose data arrive in parts. It has images once all are there.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isComplete: false)
}

/// - Parameter data: All data so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isComplete: final)
}

// MARK: Reading sources

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }
/// The uniform type of the file; `nil` if it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    guard isrc.isComplete else { return .statusIncomplete }
    return isrc.count > 0 ? .statusComplete : .statusUnknownType
}

public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    guard isrc.isComplete else { return .statusIncomplete }
    return isrc.image(at: index) == nil ? .statusInvalidData : .statusComplete
}

/// The uniform types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageType.allCases.map(\.rawValue) }

/// The properties of the file: its size, and how often an animation is shown.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.count > 0 ? isrc.properties : nil
}

/// The properties of an image: its size in pixels, orientation and, in an animation, delay.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { isrc.properties(at: index) }

/// The image as it is stored; `nil` if there is none, or if it is damaged.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index)?.image }

/// The image reduced to the longest side of `kCGImageSourceThumbnailMaxPixelSize`, and upright with
/// `kCGImageSourceCreateThumbnailWithTransform`.
///
/// - Returns: `nil` if there is no image at the index, or if the options do not request a thumbnail made from it.
///   Thumbnails embedded in files are not read.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let options = ImageOptions(options)
    guard
        options.isSet(kCGImageSourceCreateThumbnailFromImageAlways)
            || options.isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent),
        let (image, orientation) = isrc.image(at: index)
    else { return nil }
    let turns = options.isSet(kCGImageSourceCreateThumbnailWithTransform)
    let shown = turns ? image.upright(from: orientation) : image
    return options.number(kCGImageSourceThumbnailMaxPixelSize).map(shown.reduced) ?? shown
}

/// Does nothing: only the most recently decoded image is cached, and it is replaced by the next one.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
