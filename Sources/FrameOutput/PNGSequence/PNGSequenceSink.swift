public import FramePNG
public import FramePainting
import Glibc
import Synchronization

/// Writes each frame to its own PNG file, named by a pattern.
///
/// A file appears under its name complete or not at all. A missing folder is created when the run begins, and removed
/// again if the run is abandoned before it wrote a file. Files written before a failure are complete and stay;
/// ``ExistingFiles/skip`` resumes from there. Only ``ExistingFiles/share`` coordinates concurrent runs that write the
/// same files.
///
/// Frames may arrive in any order, from any number of threads.
public final class PNGSequenceSink: FrameSink {
    public let pattern: FrameNamePattern
    public let numbering: FrameNumbering
    public let existing: ExistingFiles
    /// The files of an earlier run, which ``ExistingFiles/clean`` replaces or removes, and ``ExistingFiles/refuse``
    /// replaces.
    public let listed: [ListedFile]
    public let compression: PNGCompression
    /// Whether frames with equal pixels share one file under several names (hard links).
    public let linksEqualFrames: Bool
    /// Paths of further files of the run, such as the manifest.
    public let companions: [String]

    public var needsOrder: Bool { false }
    public var isResumable: Bool { true }
    public var asksForLists: Bool { true }

    /// The state from ``begin(_:)`` on.
    private struct Opened: Sendable {
        let plan: RunPlan
        let folder: Folder
        let journal: RunJournal
    }

    private let opened = Mutex<Opened?>(nil)
    private let claims = Claims()

    /// - Parameters:
    ///   - listed: The files that the manifest of an earlier run lists.
    ///   - companions: Paths of files that the caller writes when the run is complete. ``ExistingFiles/refuse`` refuses
    ///     existing ones just like frames; every other policy replaces them.
    public init(
        _ pattern: FrameNamePattern, numbering: FrameNumbering = .actual(start: 0), existing: ExistingFiles = .refuse,
        listed: [ListedFile] = [], compression: PNGCompression = .fast, linksEqualFrames: Bool = false,
        companions: [String] = []
    ) {
        self.pattern = pattern
        self.numbering = numbering
        self.existing = existing
        self.listed = listed
        self.compression = compression
        self.linksEqualFrames = linksEqualFrames
        self.companions = companions
    }

    /// Returns the name of a frame's file in the folder of the pattern.
    ///
    /// - Throws: ``OutputError/numberDoesNotFit(number:digits:pattern:)``.
    public func fileName(of slot: FrameSlot) throws(OutputError) -> String {
        try pattern.name(for: numbering.fileNumber(of: slot))
    }

    public func begin(_ plan: RunPlan) throws(OutputError) {
        let names = try fileNames(of: plan)
        let journalPath = pattern.path(of: journalName(plan.shard))
        let folder = try Folder(creating: pattern.folder)
        do throws(OutputError) {
            try checkTargets(names)
            // Reading from or writing to a pipe might never end.
            _ = try Target.exists(journalPath)
            // In a shared folder, claims and temporary files may belong to active processes.
            if existing != .share { try Leftovers.remove(for: names.map(pattern.path(of:)) + companions) }
        } catch {
            folder.removeIfEmpty()
            throw error
        }
        let journal = RunJournal(path: journalPath, isContinued: existing.keepsFrames)
        opened.withLock { $0 = Opened(plan: plan, folder: folder, journal: journal) }
    }

    /// Returns the name of the journal. Each shard has its own and removes it when it is complete.
    private func journalName(_ shard: Shard) -> String {
        ".framereel-" + pattern.printfName + (shard == .whole ? "" : ".\(shard.label)") + ".journal"
    }

    public func decision(
        on slot: FrameSlot, showing list: () throws(OutputError) -> ListDigest
    ) throws(OutputError) -> FrameDecision {
        guard existing.keepsFrames, let opened = opened.withLock({ $0 }) else { return .write }
        let name = try fileName(of: slot)
        if let record = try stored(slot, name, list, opened) { return .keep(record) }
        guard existing == .share else { return .write }
        guard try claims.take(pattern.path(of: name)) else { return .leave }
        // A process that has just released the claim may already have written the frame.
        guard let record = try stored(slot, name, list, opened) else { return .write }
        claims.release(pattern.path(of: name))
        return .keep(record)
    }

    /// Returns the record of the frame's file if it is up to date.
    private func stored(
        _ slot: FrameSlot, _ name: String, _ list: () throws(OutputError) -> ListDigest, _ opened: Opened
    ) throws(OutputError) -> FrameRecord? {
        guard let entry = opened.journal.entry(of: name), try entry.list == list(),
            let frame = try StoredFrame(path: pattern.path(of: name), plan: opened.plan, written: entry)
        else { return nil }
        return FrameRecord(number: slot.number, fileName: name, digest: frame.digest, byteCount: frame.byteCount)
    }

    public func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder {
        try PNGFrameEncoder(size: size, isOpaque: isOpaque, compression: compression)
    }

    public func kept(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord? {
        guard existing.keepsFrames else { return nil }
        let file = try WholeFile.read(pattern.path(of: try fileName(of: frame.slot)), limit: frame.bytes.count)
        return file == frame.bytes ? try record(frame) : nil
    }

    public func write(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord {
        let path = pattern.path(of: try fileName(of: frame.slot))
        if try !linked(frame, as: path) {
            var file = try TemporaryFile(for: path)
            try file.write(frame.bytes)
            try file.commit()
        }
        return try record(frame)
    }

    /// Adds the written frame to the journal and releases its claim.
    private func record(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord {
        let name = try fileName(of: frame.slot)
        if let list = frame.list, let fingerprint = PNGFingerprint(of: frame.bytes, isVerified: false) {
            let entry = JournalEntry(
                fileName: name, byteCount: frame.bytes.count, fingerprint: fingerprint, list: list)
            opened.withLock { $0?.journal }?.append(entry)
        }
        claims.release(pattern.path(of: name))
        return FrameRecord(
            number: frame.slot.number, fileName: name, digest: frame.digest, byteCount: frame.bytes.count)
    }

    /// Makes the frame a second name of its twin's file, if possible.
    ///
    /// - Returns: Whether the link was made.
    private func linked(_ frame: EncodedFrame, as path: String) throws(OutputError) -> Bool {
        guard linksEqualFrames, let twin = frame.twin else { return false }
        return HardLink.make(path, to: pattern.path(of: try fileName(of: twin)))
    }

    /// - Throws: ``OutputError/staleClaims(first:count:)``.
    public func checkFramesLeft(_ left: [FrameSlot]) throws(OutputError) {
        var paths: [String] = []
        for slot in left { paths.append(pattern.path(of: try fileName(of: slot))) }
        let stale = Claims.stale(paths)
        if let first = stale.first { throw .staleClaims(first: first, count: stale.count) }
    }

    /// Removes listed files that this run did not write, under ``ExistingFiles/clean``.
    ///
    /// - Throws: ``OutputError/vanished(first:count:)`` if a file of the sequence is no longer there.
    public func finish() throws(OutputError) {
        guard let opened = opened.withLock({ $0 }) else { return }
        // Check one path at a time, because a list of all would grow with the sequence.
        var first: String?
        var count = 0
        for slot in opened.plan.slots {
            let path = pattern.path(of: try fileName(of: slot))
            guard access(path, F_OK) != 0 else { continue }
            first = first ?? path
            count += 1
        }
        if let first { throw .vanished(first: first, count: count) }
        let names = Set(try fileNames(of: opened.plan))
        for file in try listedFiles() where !names.contains(file.name) {
            let path = pattern.path(of: file.name)
            // Someone else may have replaced it during the run.
            if try file.isFile(at: path) { try Folder.removeFile(path) }
        }
        opened.journal.remove()
    }

    public func abandon() {
        claims.releaseAll()
        opened.withLock { $0 }?.folder.removeIfEmpty()
    }
}

// Checks before the first frame.
extension PNGSequenceSink {
    func fileNames(of plan: RunPlan) throws(OutputError) -> [String] {
        var names: [String] = []
        names.reserveCapacity(plan.slots.count)
        for slot in plan.slots { names.append(try fileName(of: slot)) }
        return names
    }

    /// Returns the files that an earlier run lists, which this one may replace and remove.
    func listedFiles() throws(OutputError) -> [ListedFile] {
        guard existing == .clean else { return [] }
        if let file = listed.first(where: { $0.name.contains("/") || ["", ".", ".."].contains($0.name) }) {
            throw .listedName(file.name)
        }
        return listed
    }

    func checkTargets(_ names: [String]) throws(OutputError) {
        let files = try listedFiles()
        let listed = Set(files.map(\.name))
        var inTheWay: [String] = []
        let own = try ownFiles(among: names)
        for name in names {
            let path = pattern.path(of: name)
            if try Target.exists(path), !mayReplace(name, listed: listed.union(own)) { inTheWay.append(path) }
        }
        for path in companions {
            if try Target.exists(path), existing == .refuse, own.isEmpty { inTheWay.append(path) }
        }
        if let first = inTheWay.first { throw .targetsExist(first: first, count: inTheWay.count) }
        var replaced: [String] = []
        for file in files {
            let path = pattern.path(of: file.name)
            if try Target.exists(path), !(try file.isFile(at: path)) { replaced.append(path) }
        }
        if let first = replaced.first { throw .replaced(first: first, count: replaced.count) }
    }

    /// Returns the targets that are still as an earlier run wrote them, under ``ExistingFiles/refuse``.
    private func ownFiles(among names: [String]) throws(OutputError) -> Set<String> {
        guard existing == .refuse, !listed.isEmpty else { return [] }
        let targets = Set(names)
        var own: Set<String> = []
        for file in listed where targets.contains(file.name) {
            let path = pattern.path(of: file.name)
            if try Target.exists(path), try file.isFile(at: path) { own.insert(file.name) }
        }
        return own
    }

    private func mayReplace(_ name: String, listed: Set<String>) -> Bool {
        switch existing {
        case .overwrite, .skip, .share: true
        case .refuse, .clean: listed.contains(name)
        }
    }
}
