internal import CoreGraphics
package import FrameFigures
internal import FrameFiles
package import FramePainting

extension Dressing {
    /// Maximum size of an image file, 256 MiB, as for other inputs.
    private static let imageLimit = 256 << 20

    /// Returns the image of the background; `nil` if the background is not an image.
    package func backgroundImage() throws(DressingError) -> RasterImage? {
        guard case .image(let path)? = background else { return nil }
        let bytes: [UInt8]
        do throws(InputBytes.Refusal) {
            bytes = try InputBytes.read(path, limit: Self.imageLimit)
        } catch {
            throw .image(path: path, reason: "cannot be read: \(error.message)")
        }
        do throws(CGImage.Fault) {
            return try CGImage.decode(bytes).image.rasterImage
        } catch {
            throw .image(path: path, reason: error.message)
        }
    }
}

extension Recording {
    /// The recording's screen, for placement on a dressed canvas.
    package var dressedScreen: DressedCanvas.Screen {
        DressedCanvas.Screen(canvas: timeline.pixelSize, scale: timeline.canvas.scale, bezel: bezel(on: .clear))
    }
}
