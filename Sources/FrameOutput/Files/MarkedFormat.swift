import FramePNG
import FramePages

/// A format whose files have room for a mark, with the bytes around it.
enum MarkedFormat: CaseIterable {
    case png, jpeg, gif, webP, isoMedia, webM, svg, page, script

    /// The number of bytes at the start of a file by which its format is recognized.
    static let headLength = 256

    /// The first word of every mark.
    static let name = Array("Framereel ".utf8)

    /// Fails for a file of another format.
    ///
    /// - Parameter head: The first bytes of the file, or all of them.
    init?(of head: [UInt8]) {
        guard let format = Self.allCases.first(where: { $0.begins(head) }) else { return nil }
        self = format
    }

    private func begins(_ head: [UInt8]) -> Bool {
        func has(_ text: String, at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: text.utf8) }
        return switch self {
        case .png: head.starts(with: [0x89, 0x50, 0x4E, 0x47])
        case .jpeg: head.starts(with: [0xFF, 0xD8, 0xFF])
        case .gif: has("GIF8")
        case .webP: has("RIFF") && has("WEBP", at: 8)
        case .isoMedia: has("ftyp", at: 4)
        case .webM: head.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
        case .svg: has("<svg ")
        case .page: has(Page.beginning)
        case .script: has(EmbeddedPlayer.scriptBeginning)
        }
    }

    /// The last bytes of every file of the format, before which the mark is put.
    var end: [UInt8] {
        switch self {
        case .png: [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
        case .jpeg: [0xFF, 0xD9]
        case .gif: [0x3B]
        case .webP, .isoMedia, .webM, .svg, .page, .script: []
        }
    }

    /// Returns the mark with a digest of everything before it, and the end of the file.
    func markedEnd(_ digest: ByteDigest) -> [UInt8] { mark(Self.name + Array(digest.description.utf8)) + end }

    /// The number of bytes of each marked end.
    var markedEndCount: Int { markedEnd(ByteDigest(of: [])).count }

    /// A text chunk of PNG; a comment segment of JPEG; a comment of GIF, markup and scripts; a chunk of RIFF, a free box of
    /// ISO 14496-12 and a void element of EBML, which readers skip.
    private func mark(_ text: [UInt8]) -> [UInt8] {
        switch self {
        case .png:
            let chunk = Array("tEXtSoftware\0".utf8) + text
            return bytes(chunk.count - 4, 4) + chunk + bytes(Int(CRC32.checksum(of: chunk[...])), 4)
        case .jpeg: return [0xFF, 0xFE] + bytes(text.count + 2, 2) + text
        case .gif: return [0x21, 0xFE, UInt8(text.count)] + text + [0]
        case .webP: return Array("FREL".utf8) + bytes(text.count, 4).reversed() + text
        case .isoMedia: return bytes(text.count + 8, 4) + Array("free".utf8) + text
        case .webM: return [0xEC, 0x80 | UInt8(text.count)] + text
        case .svg, .page: return Array("<!-- ".utf8) + text + Array(" -->\n".utf8)
        case .script: return Array("// ".utf8) + text + [0x0A]
        }
    }

    /// Returns the length that a header must state once a file of `count` bytes is marked: of everything after it, in RIFF.
    func length(ofMarked count: Int) -> (range: Range<Int>, bytes: [UInt8])? {
        guard self == .webP else { return nil }
        return (4..<8, bytes(count - end.count + markedEndCount - 8, 4).reversed())
    }

    /// Returns the last bytes of a number, the most significant one first.
    private func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
