public import FramePNG
public import FramePainting
import Synchronization

/// Writes every frame as a PNG file of its own, under the names of a pattern.
///
/// A file appears under its name whole or not at all. A missing folder is made when the run begins, and removed again
/// when the run is abandoned before a file was written into it. Files written before a failure stay: they are complete,
/// and ``ExistingFiles/skip`` goes on from there. Two runs that write the same files at the same time are not kept apart.
///
/// Frames may come in any order, from any number of threads.
public final class PNGSequenceSink: FrameSink {
    public let pattern: FrameNamePattern
    public let numbering: FrameNumbering
    public let existing: ExistingFiles
    public let compression: PNGCompression
    /// Whether frames that look the same share one file, which then has several names.
    public let linksEqualFrames: Bool
    /// Paths of further files of the run, the manifest above all.
    public let companions: [String]

    public var needsOrder: Bool { false }

    /// What ``begin(_:)`` settled.
    private let opened = Mutex<(plan: RunPlan, folder: Folder)?>(nil)

    /// - Parameter companions: Paths of files that the caller writes when the run is complete. Under
    ///   ``ExistingFiles/refuse`` they are in the way like frames; every other policy replaces them.
    public init(
        _ pattern: FrameNamePattern, numbering: FrameNumbering = .actual(start: 0), existing: ExistingFiles = .refuse,
        compression: PNGCompression = .fast, linksEqualFrames: Bool = false, companions: [String] = []
    ) {
        self.pattern = pattern
        self.numbering = numbering
        self.existing = existing
        self.compression = compression
        self.linksEqualFrames = linksEqualFrames
        self.companions = companions
    }

    /// The name of a frame's file inside the pattern's folder.
    ///
    /// - Throws: ``OutputError/numberDoesNotFit(number:digits:pattern:)``.
    public func fileName(of slot: FrameSlot) throws(OutputError) -> String {
        try pattern.name(for: numbering.fileNumber(of: slot))
    }

    public func begin(_ plan: RunPlan) throws(OutputError) {
        let names = try fileNames(of: plan)
        let listed = try listedNames()
        let folder = try Folder(creating: pattern.folder)
        do throws(OutputError) {
            try checkTargets(names, listed: listed)
            try Leftovers.remove(for: names.map(pattern.path(of:)) + companions)
        } catch {
            folder.removeIfEmpty()
            throw error
        }
        opened.withLock { $0 = (plan, folder) }
    }

    public func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder {
        try PNGFrameEncoder(size: size, isOpaque: isOpaque, compression: compression)
    }

    public func write(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord {
        let name = try fileName(of: frame.slot)
        if try !linked(frame, as: name) {
            var file = try TemporaryFile(for: pattern.path(of: name))
            try file.write(frame.bytes)
            try file.commit()
        }
        return FrameRecord(
            number: frame.slot.number, fileName: name, digest: frame.digest, byteCount: frame.bytes.count)
    }

    /// Whether the frame's file has become a second name of its twin's.
    private func linked(_ frame: EncodedFrame, as name: String) throws(OutputError) -> Bool {
        guard linksEqualFrames, let twin = frame.twin else { return false }
        return HardLink.make(pattern.path(of: name), to: pattern.path(of: try fileName(of: twin)))
    }

    /// Removes the listed files this run did not write, under ``ExistingFiles/clean(listed:)``.
    public func finish() throws(OutputError) {
        guard let plan = opened.withLock({ $0?.plan }) else { return }
        for stale in try listedNames().subtracting(try fileNames(of: plan)).sorted() {
            try Folder.removeFile(pattern.path(of: stale))
        }
    }

    public func abandon() {
        opened.withLock { $0 }?.folder.removeIfEmpty()
    }

    public func stored(_ slot: FrameSlot) throws(OutputError) -> FrameRecord? {
        guard existing == .skip, let plan = opened.withLock({ $0?.plan }) else { return nil }
        let name = try fileName(of: slot)
        let frame = try StoredFrame(path: pattern.path(of: name), plan: plan)
        return frame.map {
            FrameRecord(number: slot.number, fileName: name, digest: $0.digest, byteCount: $0.byteCount)
        }
    }

    // MARK: Before the first frame

    private func fileNames(of plan: RunPlan) throws(OutputError) -> [String] {
        var names: [String] = []
        names.reserveCapacity(plan.frames.count)
        for position in plan.frames.indices { names.append(try fileName(of: plan.slot(at: position))) }
        return names
    }

    /// The files an earlier run lists, which this one may replace and remove.
    private func listedNames() throws(OutputError) -> Set<String> {
        switch existing {
        case .refuse, .overwrite, .skip: return []
        case .clean(let listed):
            if let name = listed.first(where: { $0.contains("/") || ["", ".", ".."].contains($0) }) {
                throw .listedName(name)
            }
            return Set(listed)
        }
    }

    private func checkTargets(_ names: [String], listed: Set<String>) throws(OutputError) {
        var inTheWay: [String] = []
        for name in names {
            let path = pattern.path(of: name)
            if try Target.exists(path), !mayReplace(name, listed: listed) { inTheWay.append(path) }
        }
        for path in companions {
            if try Target.exists(path), existing == .refuse { inTheWay.append(path) }
        }
        if let first = inTheWay.first { throw .targetsExist(first: first, count: inTheWay.count) }
    }

    private func mayReplace(_ name: String, listed: Set<String>) -> Bool {
        switch existing {
        case .refuse: false
        case .overwrite, .skip: true
        case .clean: listed.contains(name)
        }
    }
}
