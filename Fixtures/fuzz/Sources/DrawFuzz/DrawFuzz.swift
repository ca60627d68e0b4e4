import FramePNG
import FramePainting
import FrameRaster
import FrameScenes

/// What a list may ask for here: a larger canvas, or more scale, only takes longer.
private let mostPixels = 128 * 128

/// What `draw` does with its input: it reads it as a display list, draws that and writes a PNG. Whatever the bytes are,
/// this returns: wrong ones are refused by an error that says where.
@_cdecl("LLVMFuzzerTestOneInput")
public func drawBytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    do {
        let document = try JSONDocument(bytes, file: "input")
        do {
            let list = try DisplayList(json: JSONCursor(document.value)) { name in
                guard try name.string() == "dot" else { throw name.refusal("is no picture that is there") }
                return dot
            }
            guard list.size.width * list.size.height <= mostPixels else { return 0 }
            let pixels = Rasterizer.pixels(of: list)
            _ = try PNGEncoder.encode(pixels, isOpaque: list.isOpaque)
            // The rows of bands are those of the whole.
            let rasterizer = Rasterizer(list)
            let height = list.size.height
            let lower = rasterizer.draw(rows: height / 3..<height)
            precondition(pixels.bytes[(height / 3 * pixels.bytesPerRow)...].elementsEqual(lower.bytes), "bands differ")
        } catch let problem as JSONProblem {
            precondition(!document.error(problem).message.isEmpty, "no message")
        }
    } catch let error as SceneError {
        precondition(!error.message.isEmpty, "no message")
    } catch {
        preconditionFailure("\(error)")
    }
    return 0
}

/// The one picture that lists may name.
private let dot = Bitmap(
    PixelBuffer(
        size: PixelSize(width: 3, height: 2),
        bytes: [
            255, 0, 0, 255, 0, 128, 0, 128, 0, 0, 0, 0,
            9, 9, 9, 255, 255, 255, 255, 255, 60, 30, 10, 64,
        ]))
