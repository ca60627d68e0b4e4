import FramePages
import Glibc

/// The mark by which commands recognize the files that they wrote and may therefore replace.
///
/// Images and movies carry it in a part that their formats reserve for other programs, most at the end of the file. Pages,
/// scripts of players and manifests are recognized by how they begin. Streams of raw pixels have no room for a mark.
public enum FileMark {
    private static let name = Array("Framereel".utf8)

    /// A format that has room for a mark, with the bytes around it.
    private enum Kind: CaseIterable {
        case png, svg, gif, webP, isoMedia

        /// Whether a file that begins with these bytes has the format.
        func begins(_ head: ArraySlice<UInt8>) -> Bool {
            func has(_ text: String, at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: text.utf8) }
            return switch self {
            case .png: head.starts(with: [0x89, 0x50, 0x4E, 0x47])
            case .svg: has("<svg ")
            case .gif: has("GIF8")
            case .webP: has("RIFF") && has("WEBP", at: 8)
            case .isoMedia: has("ftyp", at: 4)
            }
        }

        /// The last bytes of every file of the format, before which the mark is put.
        var end: [UInt8] {
            switch self {
            case .png: [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
            case .gif: [0x3B]
            case .svg, .webP, .isoMedia: []
            }
        }

        /// The mark: a text chunk of PNG with its checksum, a comment of SVG and of GIF, a chunk of RIFF that readers skip, and
        /// a free box of ISO 14496-12.
        var mark: [UInt8] {
            switch self {
            case .png: [0, 0, 0, 18] + Array("tEXtSoftware\0".utf8) + name + [0x7F, 0x05, 0x0F, 0xC3]
            case .svg: Array("<!-- ".utf8) + name + Array(" -->\n".utf8)
            case .gif: [0x21, 0xFE, 9] + name + [0]
            case .webP: Array("FREL".utf8) + [9, 0, 0, 0] + name + [0]
            case .isoMedia: [0, 0, 0, 17] + Array("free".utf8) + name
            }
        }

        var markedEnd: [UInt8] { mark + end }
    }

    /// The arguments with which `ffmpeg` marks a WebM file in its tags, since a file ends with its last frames.
    static let webMArguments = ["-metadata", "comment=Framereel"]
    private static let webMTag = Array("COMMENTD".utf8) + [0x87, 0x80 | UInt8(name.count)] + name

    /// The comment that marks the header of a Y4M stream.
    static let y4mComment = " XFRAMEREEL"
    private static let manifestBeginning = Array("{\n  \"tool\": \"framereel\",".utf8)

    /// The number of bytes at the start of a file by which it is recognized. Titles of pages are shorter than that.
    private static let headLength = 1 << 14

    /// Returns a PNG or SVG file with the mark, and any other file as it is.
    public static func marking(_ file: [UInt8]) -> [UInt8] {
        if Kind.png.begins(file[...]) { return marking(endOfPNG: file) }
        return Kind.svg.begins(file[...]) ? file + Kind.svg.mark : file
    }

    /// Returns the last bytes of a PNG file with the mark.
    static func marking(endOfPNG bytes: [UInt8]) -> [UInt8] {
        let end = Kind.png.end
        return bytes.suffix(end.count).elementsEqual(end) ? bytes.dropLast(end.count) + Kind.png.markedEnd : bytes
    }

    /// Marks a movie or image at a path if its format has room for it.
    ///
    /// - Throws: ``OutputError/cannotWrite(path:_:)``.
    static func mark(fileAt path: String) throws(OutputError) {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotWrite(path: path, .current) }
        defer { close(descriptor) }
        let (head, size) = (bytes(descriptor, from: 0, count: 64), Int(lseek(descriptor, 0, SEEK_END)))
        guard let kind = Kind.allCases.first(where: { $0.begins(head[...]) }), size >= kind.end.count,
            bytes(descriptor, from: size - kind.end.count, count: kind.end.count) == kind.end
        else { return }
        lseek(descriptor, off_t(size - kind.end.count), SEEK_SET)
        if let reason = Descriptor.write(kind.markedEnd, to: descriptor) { throw .cannotWrite(path: path, reason) }
        guard kind == .webP else { return }
        // The length of everything after it, in little endian.
        let length = UInt32(truncatingIfNeeded: size + kind.mark.count - 8)
        lseek(descriptor, 4, SEEK_SET)
        let number = (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
        if let reason = Descriptor.write(number, to: descriptor) { throw .cannotWrite(path: path, reason) }
    }

    /// Whether the file at a path was written by this program: it has the mark, or is a page, a player's script or a
    /// manifest. Anything that cannot be read is not.
    public static func isOn(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        let head = bytes(descriptor, from: 0, count: headLength)
        if let kind = Kind.allCases.first(where: { $0.begins(head[...]) }) {
            let count = kind.markedEnd.count
            return bytes(descriptor, from: max(0, Int(status.st_size) - count), count: count) == kind.markedEnd
        }
        if head.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return head.contains(webMTag) }
        return Page.isPage(head) || EmbeddedPlayer.isScript(head) || head.starts(with: manifestBeginning)
            || isMarkedY4M(head)
    }

    private static func isMarkedY4M(_ head: [UInt8]) -> Bool {
        let line = head.prefix { $0 != UInt8(ascii: "\n") }
        return line.starts(with: "YUV4MPEG2 ".utf8) && line.suffix(y4mComment.utf8.count).elementsEqual(y4mComment.utf8)
    }

    private static func bytes(_ descriptor: Int32, from start: Int, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(start)))
        }
    }
}
