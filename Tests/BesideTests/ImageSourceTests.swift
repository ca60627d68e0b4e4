import ImageIO
import TestSupport
import Testing
import UIKit

/// Image files as sources and destinations.
@MainActor @Suite struct ImageSourceTests {
    /// A red row of three pixels; a green pixel that is restored; a blue one that is cleared; a green one.
    private static let moving = Data(
        base64Encoded:
            "R0lGODlhAwABAIEAAP8AAAD/AAAA/////yH/C05FVFNDQVBFMi4wAwEAAAAh+QQECgAAACwAAAAAAwABAAACAoQLACH5BAwUAAAA"
            + "LAEAAAABAAEAAAICTAEAIfkECAUAAAAsAgAAAAEAAQAAAgJUAQAh+QQEAAAAACwAAAAAAQABAAACAkwBADs=")

    private func image(_ color: UIColor, width: CGFloat, height: CGFloat) throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        return try #require(image.cgImage)
    }

    @Test func framesOfAGIFHaveDelays() throws {
        let data = try #require(Self.moving)
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 4 && CGImageSourceGetType(source) == "com.compuserve.gif")
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let file = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
        #expect((file[kCGImagePropertyGIFDictionary] as? [String: Any])?[kCGImagePropertyGIFLoopCount] as? Int == 0)
        let third = try #require(CGImageSourceCopyPropertiesAtIndex(source, 2, nil) as? [String: Any])
        let delays = try #require(third[kCGImagePropertyGIFDictionary] as? [String: Any])
        #expect(delays[kCGImagePropertyGIFDelayTime] as? Double == 0.1)
        #expect(delays[kCGImagePropertyGIFUnclampedDelayTime] as? Double == 0.05)
        #expect(third[kCGImagePropertyPixelWidth] as? Int == 3)
        let ordered = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let frames = try (0..<4).map {
            UIImage(cgImage: try #require(CGImageSourceCreateImageAtIndex(ordered, $0, nil))).pngData()
        }
        #expect(Set(frames).count == 4)
        // In any order, each frame is the same.
        for index in [3, 0, 2, 1, 1] {
            let frame = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            #expect(UIImage(cgImage: frame).pngData() == frames[index])
        }
        #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil)
        #expect(UIImage(data: data)?.size == CGSize(width: 3, height: 1))
    }

    @Test func imagesAreWrittenAndReadAgain() throws {
        let target = NSMutableData()
        let destination = try #require(
            CGImageDestinationCreateWithData(target as CFMutableData, "public.png" as CFString, 2, nil))
        let delay = [kCGImagePropertyPNGDictionary: [kCGImagePropertyAPNGDelayTime: 0.25]] as CFDictionary
        CGImageDestinationAddImage(destination, try image(.red, width: 4, height: 2), delay)
        #expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(destination, try image(.blue, width: 4, height: 2), delay)
        #expect(CGImageDestinationFinalize(destination) && !CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(target as Data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 2 && CGImageSourceGetType(source) == "public.png")
        let second = try #require(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [String: Any])
        let delays = second[kCGImagePropertyPNGDictionary] as? [String: Any]
        #expect(delays?[kCGImagePropertyAPNGUnclampedDelayTime] as? Double == 0.25)
        #expect(CGImageDestinationCreateWithData(target, "public.heic" as CFString, 1, nil) == nil)
    }

    @Test func thumbnailsAreReduced() throws {
        let data = try #require(
            UIImage(cgImage: image(.green, width: 200, height: 80)).jpegData(compressionQuality: 0.9))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceShouldCacheImmediately: true,
                kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 50,
            ] as CFDictionary
        let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect(thumbnail.width == 50 && thumbnail.height == 20)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        #expect(
            CGImageSourceGetStatus(try #require(CGImageSourceCreateWithData(Data([1, 2]), nil))) == .statusUnknownType)
    }

    /// Both modules export Foundation, and one of each name is found.
    @Test func namesThatUIKitReplacesAreNotAmbiguous() {
        let queue: DispatchQueue = .main
        #expect(queue === DispatchQueue.main && RunLoop.Mode.common.rawValue == "kCFRunLoopCommonModes")
    }
}
