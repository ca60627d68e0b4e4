internal import FramePNG

/// A file that images are added to and that is written at the end.
///
/// Differs from ImageIO: PNG and JPEG files are written. Metadata other than delays and the quality is left out, and an
/// image with an orientation is turned upright.
public final class CGImageDestination: _CFObject {
    private let type: ImageType
    private let target: Target
    private let capacity: Int
    private var images: [(image: CGImage, options: ImageOptions)] = []
    private var options = ImageOptions(nil)
    private var isFinal = false

    fileprivate enum Target {
        case data(NSMutableData)
        case file(URL)
    }

    fileprivate init?(_ type: CFString, _ capacity: Int, _ target: Target) {
        guard let type = ImageType(rawValue: type), Self.written.contains(type), capacity > 0 else { return nil }
        (self.type, self.capacity, self.target) = (type, capacity, target)
    }

    static let written: [ImageType] = [.png, .jpeg]

    func add(_ image: CGImage, _ properties: CFDictionary?) {
        guard images.count < capacity else { return }
        let options = ImageOptions(properties)
        let upright = options.number(kCGImagePropertyOrientation).map { image.upright(from: Int($0)) } ?? image
        let side = options.number(kCGImageDestinationImageMaxPixelSize)
        images.append((side.map(upright.reduced) ?? upright, options))
    }

    func set(_ properties: CFDictionary?) { options = ImageOptions(properties) }

    /// Writes the file, once. Returns whether all images that were announced have been added and written.
    func finalize() -> Bool {
        guard !isFinal, images.count == capacity, let data = encoded else { return false }
        isFinal = true
        switch target {
        case .data(let target):
            target.append(data)
            return true
        case .file(let url): return (try? data.write(to: url, options: .atomic)) != nil
        }
    }

    private var encoded: Data? {
        guard let first = images.first else { return nil }
        if type == .jpeg {
            let quality = first.options.number(kCGImageDestinationLossyCompressionQuality)
            return images.count == 1 ? first.image.jpegData(quality: min(max(quality ?? 0.8, 0), 1)) : nil
        }
        return images.count == 1 ? first.image.pngData() : animation
    }

    /// The images as the frames of an animated PNG, all of the size of the first.
    private var animation: Data? {
        guard let size = images.first?.image.rasterImage.size,
            images.allSatisfy({ $0.image.rasterImage.size == size })
        else { return nil }
        let plays = options[kCGImagePropertyPNGDictionary].number(kCGImagePropertyAPNGLoopCount) ?? 0
        let isOpaque = images.allSatisfy { $0.image.rasterImage.isOpaque }
        do throws(PNGError) {
            let encoder = try AnimatedPNGEncoder(
                size: size, isOpaque: isOpaque, frameCount: images.count, plays: Int(min(max(plays, 0), 65_535)))
            for (image, options) in images {
                guard let delay = FrameDelay(Self.milliseconds(options), over: 1000) else { return nil }
                try encoder.append(StraightImage(image.rasterImage.pixels, isOpaque: isOpaque).bytes, delay: delay)
            }
            try encoder.finish()
            return Data(encoder.takeBytes())
        } catch {
            return nil
        }
    }

    /// The delay of a frame; a tenth of a second if none is given.
    private static func milliseconds(_ options: ImageOptions) -> Int {
        let keys = [
            (kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGUnclampedDelayTime),
            (kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGDelayTime),
            (kCGImagePropertyGIFDictionary, kCGImagePropertyGIFUnclampedDelayTime),
            (kCGImagePropertyGIFDictionary, kCGImagePropertyGIFDelayTime),
        ]
        let seconds = keys.lazy.compactMap { options[$0].number($1) }.first ?? 0.1
        return Int((min(max(seconds, 0), longest) * 1000).rounded())
    }

    /// The longest delay of a frame in thousandths that an animated PNG can state, in seconds.
    private static let longest = 65.535
}

/// - Parameters:
///   - type: The uniform type of the file.
///   - count: The number of images that will be added.
/// - Returns: `nil` for a type that is not written.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(type, count, .data(data)) }

public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { url.isFileURL ? CGImageDestination(type, count, .file(url)) : nil }

/// The uniform types that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.written.map(\.rawValue) }

/// Sets the properties of the file: how often an animation is shown.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.set(properties)
}

/// Adds an image. More images than were announced are left out.
///
/// - Parameter properties: Options of the image: compression quality for JPEG, frame delay, maximum side length in pixels,
///   and orientation. `nil` for none.
public func CGImageDestinationAddImage(
    _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(image, properties) }

/// Adds an image of a source, with its orientation and delay unless the properties have others.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = isrc.image(at: index)?.image else { return }
    idst.add(image, (isrc.properties(at: index) ?? [:]).merging(properties ?? [:]) { $1 })
}

/// Writes the file. Returns whether it was written; a destination is finalized once.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finalize() }
