internal import FrameFiles
internal import FrameGeometry

/// The first page of a PDF file.
enum PDFHeader {
    /// Returns the natural size in points, which is that of the media box after the page's rotation.
    static func size(of bytes: [UInt8], _ program: FilterProgram) throws(VectorFile.Fault) -> Size {
        let output = try VectorFile.run(program, ["-box", "-f", "1", "-l", "1", "-"], on: bytes, .pdf)
        var (box, isTurned) = ([Double](), false)
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") where line.hasPrefix("Page ") {
            let words = line.split(separator: " ")
            guard words.count > 3 else { continue }
            if words[2] == "MediaBox:" { box = words[3...].compactMap { Double($0) } }
            if words[2] == "rot:" { isTurned = ["90", "270"].contains(words[3]) }
        }
        guard box.count == 4 else { throw .badSize("no media box") }
        let (width, height) = (abs(box[2] - box[0]), abs(box[3] - box[1]))
        return try VectorFile.checked(Size(width: isTurned ? height : width, height: isTurned ? width : height))
    }
}
