import FramePages
import Glibc

/// The mark by which commands recognize the files that they wrote and may therefore replace.
///
/// A mark is a digest of the bytes before it, so an edited file no longer counts as the program's own. It stands at the
/// end of the file, in a part that the format reserves for comments or that readers skip. Manifests and Y4M streams are
/// recognized by their first bytes. Streams of raw pixels cannot hold a mark.
public enum FileMark {
    /// The comment that marks the header of a Y4M stream.
    static let y4mComment = " XFRAMEREEL"
    private static let manifestBeginning = Array("{\n  \"tool\": \"framereel\",\n  \"format\": ".utf8)

    /// The number of bytes that are in memory at a time.
    private static let partSize = 1 << 20

    /// Returns a file with the mark if its format has room for one, and otherwise the file as it is.
    public static func marking(_ file: [UInt8]) -> [UInt8] {
        guard let format = MarkedFormat(of: file), file.suffix(format.end.count).elementsEqual(format.end) else {
            return file
        }
        var body = Array(file.dropLast(format.end.count))
        if let length = format.length(ofMarked: file.count) { body.replaceSubrange(length.range, with: length.bytes) }
        return body + format.markedEnd(ByteDigest(of: body))
    }

    /// Marks a file if its format has room for it.
    ///
    /// - Parameter finalPath: The path that the file will have, for errors.
    /// - Throws: ``OutputError/cannotWrite(path:_:)``.
    static func mark(fileAt path: String, named finalPath: String) throws(OutputError) {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotWrite(path: finalPath, .current) }
        defer { close(descriptor) }
        let size = Int(lseek(descriptor, 0, SEEK_END))
        guard let format = MarkedFormat(of: bytes(descriptor, from: 0, count: MarkedFormat.headLength)),
            size >= format.end.count,
            bytes(descriptor, from: size - format.end.count, count: format.end.count) == format.end
        else { return }
        func write(_ bytes: [UInt8], at offset: Int) throws(OutputError) {
            lseek(descriptor, off_t(offset), SEEK_SET)
            if let reason = Descriptor.write(bytes, to: descriptor) { throw .cannotWrite(path: finalPath, reason) }
        }
        if let length = format.length(ofMarked: size) { try write(length.bytes, at: length.range.lowerBound) }
        let body = size - format.end.count
        try write(format.markedEnd(digest(descriptor, count: body)), at: body)
    }

    /// Whether the file at a path was written by this program. Files with a mark must not have been changed since;
    /// manifests and Y4M streams may have been. Returns `false` for a file that cannot be read.
    public static func isOn(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        let head = bytes(descriptor, from: 0, count: MarkedFormat.headLength)
        guard let format = MarkedFormat(of: head) else {
            return head.starts(with: manifestBeginning) || isMarkedY4M(head)
        }
        let body = Int(status.st_size) - format.markedEndCount
        guard body > 0 else { return false }
        let end = bytes(descriptor, from: body, count: format.markedEndCount)
        return end.contains(MarkedFormat.name) && end == format.markedEnd(digest(descriptor, count: body))
    }

    private static func isMarkedY4M(_ head: [UInt8]) -> Bool {
        let line = head.prefix { $0 != UInt8(ascii: "\n") }
        return line.starts(with: "YUV4MPEG2 ".utf8) && line.suffix(y4mComment.utf8.count).elementsEqual(y4mComment.utf8)
    }

    /// Returns the digest of the first bytes of a file.
    private static func digest(_ descriptor: Int32, count: Int) -> ByteDigest {
        var hash = SHA256()
        var offset = 0
        while offset < count {
            let part = bytes(descriptor, from: offset, count: min(partSize, count - offset))
            if part.isEmpty { break }
            part.withUnsafeBytes { hash.update($0) }
            offset += part.count
        }
        return hash.finish()
    }

    private static func bytes(_ descriptor: Int32, from start: Int, count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(start)))
        }
    }
}
