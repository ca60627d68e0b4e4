import FramePNG
import FramePainting
import Glibc
import Synchronization

/// The frames written so far of an incomplete sequence, recorded in a hidden file next to the frames with one line per
/// frame.
///
/// A resumed run neither decodes nor digests a file that agrees with the journal, which would take longer than drawing
/// the frame again. The journal is removed when the sequence is complete.
///
/// Several processes may write to one journal, because each line is appended by one call. A missing or damaged line
/// only costs time, so nothing here throws.
final class RunJournal: Sendable {
    /// Maximum size that is read, about 300,000 frames.
    private static let sizeLimit = 64 << 20

    private let path: String
    private let state: Mutex<State>

    private struct State {
        var entries: [String: JournalEntry] = [:]
        /// Offset of the first line that is not in `entries`.
        var nextLine = 0
        /// Size of the file when it was last read.
        var size = 0
        /// Descriptor, kept open so that this process can still read lines after another one has completed the sequence
        /// and removed the file. −1 until the file exists.
        var descriptor: Int32 = -1
    }

    /// - Parameter isContinued: Whether to keep the lines of earlier runs; otherwise they are removed.
    init(path: String, isContinued: Bool) {
        self.path = path
        state = Mutex(State())
        if !isContinued { unlink(path) }
    }

    deinit {
        state.withLock { if $0.descriptor >= 0 { close($0.descriptor) } }
    }

    /// Returns the last entry for a file.
    func entry(of fileName: String) -> JournalEntry? {
        state.withLock { state in
            if let entry = state.entries[fileName] { return entry }
            // Another process may have appended lines.
            readOn(&state)
            return state.entries[fileName]
        }
    }

    private func readOn(_ state: inout State) {
        openFile(&state, creating: false)
        guard state.descriptor >= 0,
            let bytes = try? WholeFile.read(
                state.descriptor, of: path, from: state.nextLine, beyond: state.size, limit: Self.sizeLimit)
        else { return }
        state.size = state.nextLine + bytes.count
        guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return }
        for line in bytes[..<end].split(separator: UInt8(ascii: "\n")) {
            guard let text = String(validating: line, as: UTF8.self), let entry = JournalEntry(line: text) else {
                continue
            }
            state.entries[entry.fileName] = entry
        }
        state.nextLine += end + 1
    }

    private func openFile(_ state: inout State, creating: Bool) {
        guard state.descriptor < 0 else { return }
        let flags = O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        state.descriptor = open(path, creating ? flags | O_CREAT : flags, 0o666)
    }

    func append(_ entry: JournalEntry) {
        let line = Array("\(entry.line)\n".utf8)
        // A name with a line break would be read as two lines.
        guard line.dropLast().allSatisfy({ $0 != UInt8(ascii: "\n") }) else { return }
        state.withLock { state in
            openFile(&state, creating: true)
            if state.descriptor >= 0 { _ = line.withUnsafeBytes { write(state.descriptor, $0.baseAddress, $0.count) } }
        }
    }

    /// Removes the journal when the sequence is complete.
    func remove() {
        unlink(path)
    }
}

/// The journal entry of a written frame.
struct JournalEntry: Equatable, Sendable {
    let fileName: String
    let byteCount: Int
    let fingerprint: PNGFingerprint
    /// Digest of the frame's display list.
    let list: ListDigest
}

/// A line of the journal, `<checksum> <entry>`. The checksum is the CRC-32 of the entry, so that a damaged line is
/// ignored.
extension JournalEntry {
    init?(line: String) {
        guard let blank = line.firstIndex(of: " ") else { return nil }
        let entry = String(line[line.index(after: blank)...])
        guard line[..<blank] == Self.checksum(of: entry) else { return nil }
        self.init(entry)
    }

    var line: String { Self.checksum(of: description) + " " + description }

    private static func checksum(of entry: String) -> String {
        let digits = String(CRC32.checksum(of: Array(entry.utf8)[...]), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}

/// An entry of the form `<list> <bytes> <width>x<height> <checksum>,… <name>`. The name is last because it may contain
/// blanks.
extension JournalEntry: LosslessStringConvertible {
    init?(_ description: String) {
        let fields = description.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
        guard fields.count == 5, let list = ListDigest(String(fields[0])), let byteCount = Int(fields[1]),
            !fields[4].isEmpty
        else { return nil }
        let sides = fields[2].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        let checksums = fields[3].split(separator: ",", omittingEmptySubsequences: false).map { UInt32($0, radix: 16) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], !checksums.contains(nil) else {
            return nil
        }
        self.init(
            fileName: String(fields[4]), byteCount: byteCount,
            fingerprint: PNGFingerprint(
                size: PixelSize(width: width, height: height), checksums: checksums.compactMap(\.self)),
            list: list)
    }

    var description: String {
        let size = fingerprint.size
        let checksums = fingerprint.checksums.map { String($0, radix: 16) }.joined(separator: ",")
        return "\(list) \(byteCount) \(size.width)x\(size.height) \(checksums) \(fileName)"
    }
}
