import FramePNG
import FramePainting

/// What a run notes of a frame's file when it has written it.
struct JournalEntry: Equatable, Sendable {
    let fileName: String
    let byteCount: Int
    let fingerprint: PNGFingerprint
    /// `nil` when the run computed none.
    let digest: PixelDigest?
}

/// A line: `<digest or -> <bytes> <width>x<height> <checksum>,… <name>`. The name is last because it may contain blanks.
extension JournalEntry: LosslessStringConvertible {
    init?(_ description: String) {
        let fields = description.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
        guard fields.count == 5, let byteCount = Int(fields[1]), !fields[4].isEmpty else { return nil }
        let sides = fields[2].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        let checksums = fields[3].split(separator: ",", omittingEmptySubsequences: false).map { UInt32($0, radix: 16) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], !checksums.contains(nil) else {
            return nil
        }
        let digest = fields[0] == "-" ? nil : PixelDigest(String(fields[0]))
        guard digest != nil || fields[0] == "-" else { return nil }
        self.init(
            fileName: String(fields[4]), byteCount: byteCount,
            fingerprint: PNGFingerprint(
                size: PixelSize(width: width, height: height), checksums: checksums.compactMap(\.self)),
            digest: digest)
    }

    var description: String {
        let size = fingerprint.size
        let checksums = fingerprint.checksums.map { String($0, radix: 16) }.joined(separator: ",")
        return "\(digest?.description ?? "-") \(byteCount) \(size.width)x\(size.height) \(checksums) \(fileName)"
    }
}
