internal import FrameOutput
internal import FramePainting

/// The images of a recording, by names that depend on their pixels alone: a golden names them, and does not hold them.
struct GoldenBitmaps {
    private var names: [ObjectIdentifier: String] = [:]
    private(set) var bitmaps: [String: Bitmap] = [:]

    mutating func name(of bitmap: Bitmap) -> String {
        if let name = names[ObjectIdentifier(bitmap)] { return name }
        let digest = (try? PixelDigest(of: bitmap.pixels.bytes).description.prefix(16)).map(String.init) ?? "unknown"
        let name = "\(bitmap.size.width)×\(bitmap.size.height), \(digest)"
        names[ObjectIdentifier(bitmap)] = name
        // Keeps the bitmap, so that no other gets its identity.
        bitmaps[name] = bitmaps[name] ?? bitmap
        return name
    }
}
