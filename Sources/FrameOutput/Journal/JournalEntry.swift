import FramePNG
import FramePainting

/// What a run notes of a frame's file when it has written it.
struct JournalEntry: Equatable, Sendable {
    let fileName: String
    let byteCount: Int
    let fingerprint: PNGFingerprint
    /// `nil` when the run computed none.
    let digest: PixelDigest?
    /// What the frame showed.
    let list: ListDigest
}

/// A line: `<list> <digest or -> <bytes> <width>x<height> <checksum>,… <name>`. The name is last because it may contain
/// blanks.
extension JournalEntry: LosslessStringConvertible {
    init?(_ description: String) {
        let fields = description.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
        guard fields.count == 6, let list = ListDigest(String(fields[0])), let byteCount = Int(fields[2]),
            !fields[5].isEmpty
        else { return nil }
        let sides = fields[3].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        let checksums = fields[4].split(separator: ",", omittingEmptySubsequences: false).map { UInt32($0, radix: 16) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], !checksums.contains(nil) else {
            return nil
        }
        let digest = fields[1] == "-" ? nil : PixelDigest(String(fields[1]))
        guard digest != nil || fields[1] == "-" else { return nil }
        self.init(
            fileName: String(fields[5]), byteCount: byteCount,
            fingerprint: PNGFingerprint(
                size: PixelSize(width: width, height: height), checksums: checksums.compactMap(\.self)),
            digest: digest, list: list)
    }

    var description: String {
        let size = fingerprint.size
        let checksums = fingerprint.checksums.map { String($0, radix: 16) }.joined(separator: ",")
        return
            "\(list) \(digest?.description ?? "-") \(byteCount) \(size.width)x\(size.height) \(checksums) \(fileName)"
    }
}
