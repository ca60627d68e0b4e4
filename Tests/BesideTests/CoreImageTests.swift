import CoreImage
import FrameRecording
import Testing
import UIKit

/// Images are cropped and transformed; filters pass them on.
@MainActor @Suite("Core Image") struct CoreImageTests {
    /// The upper half is red, the lower one blue.
    private func image() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        }
    }

    private func solid(_ color: UIColor, _ size: CGSize) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }.pngData()
    }

    /// Core Image's y points up.
    @Test func partsAreCountedFromBelow() throws {
        let whole = try #require(CIImage(image: image()))
        #expect(whole.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
        let lower = whole.cropped(to: CGRect(x: 1, y: 0, width: 9, height: 2))
        #expect(lower.extent == CGRect(x: 1, y: 0, width: 3, height: 2))
        let pixels = try #require(CIContext().createCGImage(lower, from: lower.extent))
        let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(UIImage(cgImage: pixels).pngData() == solid(blue, CGSize(width: 3, height: 2)))
        #expect(CIContext().createCGImage(.empty(), from: .zero) == nil)
    }

    @Test func imagesGrow() throws {
        let code = CIImage(color: .green).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        let grown = code.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(UIImage(ciImage: grown).pngData() == solid(green, CGSize(width: 6, height: 6)))
    }

    @Test func filtersPassTheirInputOn() throws {
        let input = try #require(CIImage(image: image()))
        let recording = try Recording(
            of: Scene("filter", device: .iPhone15) { world in
                world.window.rootViewController = UIViewController()
                let filter = CIFilter(name: "CISepiaTone", parameters: [kCIInputImageKey: input])
                filter?.setValue(0.5, forKey: kCIInputIntensityKey)
                #expect(filter?.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
                #expect(filter?.outputImage === input && filter?.value(forKey: kCIInputIntensityKey) as? Double == 0.5)
                let code = CIFilter.qrCodeGenerator()
                code.message = Data("a".utf8)
                #expect(code.outputImage?.extent.width == 23 && CIFilter(name: "Sepia") == nil)
                #expect(CIDetector(ofType: CIDetectorTypeFace, context: nil)?.features(in: input).isEmpty == true)
            })
        #expect(
            recording.unsupported.map(\.api).sorted() == [
                "CIDetector “CIDetectorTypeFace”", "CIFilter “CIQRCodeGenerator”", "CIFilter “CISepiaTone”",
            ])
    }

    /// The usual way to find the main color of a picture.
    @Test func theAverageOfAnAreaIsOnePixel() throws {
        let input = try #require(CIImage(image: image()))
        func color(_ extent: CGRect, _ format: CIFormat = .RGBA8) throws -> [UInt8] {
            let filter = try #require(
                CIFilter(
                    name: "CIAreaAverage",
                    parameters: [kCIInputImageKey: input, kCIInputExtentKey: CIVector(cgRect: extent)]))
            let output = try #require(filter.outputImage)
            #expect(output.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
            var bitmap = [UInt8](repeating: 0, count: 4)
            let context = CIContext(options: [.workingColorSpace: kCFNull as Any])
            context.render(
                output, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: format,
                colorSpace: nil)
            return bitmap
        }
        // Halves are rounded either way.
        #expect(try color(input.extent).map { $0 == 127 ? 128 : $0 } == [128, 0, 128, 255])
        #expect(try color(CGRect(x: 0, y: 0, width: 4, height: 2)) == [0, 0, 255, 255])
        #expect(try color(CGRect(x: 0, y: 2, width: 4, height: 2), .BGRA8) == [0, 0, 255, 255])
        let above = CGRect(x: 0, y: 2, width: 4, height: 4)
        #expect(try color(above).map { $0 == 127 ? 128 : $0 } == [128, 0, 0, 128])
    }

    /// Bitmaps begin with the upper row.
    @Test func imagesAreWrittenFromAbove() throws {
        let input = try #require(CIImage(image: image()))
        var bitmap = [UInt8](repeating: 9, count: 2 * 5)
        CIContext().render(
            input, toBitmap: &bitmap, rowBytes: 5, bounds: CGRect(x: 0, y: 1, width: 1, height: 2), format: .ARGB8,
            colorSpace: nil)
        #expect(bitmap == [255, 255, 0, 0, 9, 255, 0, 0, 255, 9])
    }
}
