internal import FrameFiles
package import FrameJSON
internal import FrameStoryboards
internal import UIKit

/// The pixels of an image file of a scene: a PNG, JPEG, GIF or WebP file, recognized by its contents, or an SVG or PDF file,
/// recognized by its name.
package struct SceneImage: Sendable {
    private let pixels: CGImage
    /// Pixels per point; 1 for files other than vectors.
    private let scale: Double
    /// The orientation that shows a photograph upright, 1…8 as in the Exif standard.
    private let orientation: Int

    /// The reason why a file is not a usable image.
    package struct Fault: Error {
        package let kind: JSONError.Kind
        /// A sentence without its subject, which is the file.
        package let message: String
    }

    /// The maximum size of a file, 256 MiB, as for other inputs.
    private static let sizeLimit = 256 << 20

    /// - Parameter scale: Pixels per point at which vectors are drawn.
    package init(contentsOf path: String, scale: Double) throws(Fault) {
        guard let format = VectorFile.Format(path) else {
            self.scale = 1
            (pixels, orientation) = try Self.decoded(Self.bytes(of: path))
            return
        }
        self.scale = scale
        let png: [UInt8]
        do throws(VectorFile.Fault) {
            png = try VectorFile(path, format).png(scale: scale)
        } catch {
            throw Fault(kind: .invalid, message: error.remedy.map { "is not drawn: \($0)" } ?? error.message)
        }
        (pixels, orientation) = try Self.decoded(png)
    }

    private static func bytes(of path: String) throws(Fault) -> [UInt8] {
        do throws(InputBytes.Refusal) {
            return try InputBytes.read(path, limit: sizeLimit)
        } catch {
            let refused = JSONError(error, of: path)
            throw Fault(kind: refused.kind, message: refused.message)
        }
    }

    private static func decoded(_ bytes: [UInt8]) throws(Fault) -> (image: CGImage, orientation: Int) {
        do throws(CGImage.Fault) {
            return try CGImage.decode(bytes)
        } catch {
            throw Fault(kind: .invalid, message: error.message)
        }
    }

    @MainActor var image: UIImage {
        UIImage(cgImage: pixels, scale: scale, orientation: UIImage.Orientation(exif: orientation))
    }
}

extension UIImage.Orientation {
    /// Creates the orientation with a number of the Exif standard; other numbers are upright.
    fileprivate init(exif number: Int) {
        self =
            switch number {
            case 2: .upMirrored
            case 3: .down
            case 4: .downMirrored
            case 5: .leftMirrored
            case 6: .right
            case 7: .rightMirrored
            case 8: .left
            default: .up
            }
    }
}
