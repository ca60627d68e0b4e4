import FramePNG
import FramePainting
import Glibc
import Testing

@testable import FrameOutput

/// The journal that an interrupted run leaves for the run that resumes it.
@Suite struct RunJournalTests {
    private let folder: TemporaryFolder
    private let scene = TestScene()
    private let journal = ".framereel-%03d.png.journal"
    private static let list = "00112233445566778899aabbccddeeff"

    init() throws { folder = try TemporaryFolder() }

    /// - Parameter stopAfter: The number of frames written before the run is stopped.
    @discardableResult
    private func run(
        _ frames: [Int], existing: ExistingFiles = .refuse, computesDigests: Bool = true, stopAfter: Int? = nil,
        showing other: TestScene? = nil, listed: [ListedFile] = []
    ) throws -> RunReport {
        let cancellation = Cancellation()
        let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%03d.png"), existing: existing, listed: listed)
        let plan = RunPlan(size: scene.size, frames: frames, computesDigests: computesDigests)
        return try FramePipeline(jobs: 1, cancellation: cancellation).run(
            plan, into: sink, progress: { if $0.done == stopAfter { cancellation.request() } }
        ) { [scene = other ?? scene] in scene.list($0) }
    }

    /// Writes another complete image of the right size in place of the one in the journal.
    private func replace(_ name: String) throws {
        folder.write(try StillFile.bytes(of: scene.list(99)), to: name)
    }

    @Test func existsUntilTheSequenceIsComplete() throws {
        #expect(throws: OutputError.interrupted(written: 5, isResumable: true)) { try run(Array(0..<12), stopAfter: 5) }
        #expect(folder.names == [journal] + (0..<5).map { "00\($0).png" })
        try run(Array(0..<12), existing: .skip)
        #expect(folder.names.count == 12 && !folder.names.contains(journal))
    }

    /// A file that matches the journal is kept without being decoded or drawn for comparison.
    @Test func keepsTheFramesOfTheJournal() throws {
        let whole = try run(Array(0..<12))
        let expected = folder.contents
        for name in folder.names { unlink(folder.path + "/" + name) }
        #expect(throws: OutputError.self) { try run(Array(0..<12), stopAfter: 6) }
        let lines = String(decoding: try #require(folder.read(journal)), as: UTF8.self)
        var entries = try lines.split(separator: "\n").map { try #require(JournalEntry(line: String($0))) }
        let (third, fourth) = (
            try #require(entries.firstIndex { $0.fileName == "003.png" }),
            try #require(entries.first { $0.fileName == "004.png" })
        )
        // The third file is a copy of the fourth, and the journal agrees.
        folder.write(try #require(folder.read("004.png")), to: "003.png")
        entries[third] = JournalEntry(
            fileName: "003.png", byteCount: fourth.byteCount, fingerprint: fourth.fingerprint,
            list: entries[third].list)
        folder.write(Array(entries.map { $0.line + "\n" }.joined().utf8), to: journal)
        let resumed = try run(Array(0..<12), existing: .skip)
        #expect(resumed.kept == 6)
        #expect(resumed.records[3].digest == whole.records[4].digest)
        #expect(resumed.records.indices.allSatisfy { $0 == 3 || resumed.records[$0] == whole.records[$0] })
        #expect(folder.names(differingFrom: expected) == ["003.png"])
    }

    /// A damaged line is ignored as a whole, and its frame is drawn again.
    @Test func damagedLinesAreIgnored() throws {
        let whole = try run(Array(0..<12))
        for name in folder.names { unlink(folder.path + "/" + name) }
        #expect(throws: OutputError.self) { try run(Array(0..<12), stopAfter: 6) }
        let bytes = try #require(folder.read(journal))
        let line = try #require(bytes.split(separator: 10).dropFirst(3).first)
        for index in line.indices {
            var damaged = bytes
            damaged[index] = damaged[index] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
            let text = String(decoding: damaged[line.indices], as: UTF8.self)
            #expect(JournalEntry(line: text) == nil, "\(text)")
        }
        for offset in [9, 30, 45, 80] {
            var damaged = bytes
            damaged[line.startIndex + offset] = damaged[line.startIndex + offset] == 0x30 ? 0x31 : 0x30
            folder.write(damaged, to: journal)
            let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%03d.png"), existing: .skip)
            let report = try FramePipeline(jobs: 1).run(RunPlan(size: scene.size, frames: Array(0..<12)), into: sink) {
                [scene] in scene.list($0)
            }
            #expect(report.records == whole.records, "byte \(offset)")
        }
    }

    /// A file that does not match the journal is written again, even if it is complete.
    @Test func filesAreCheckedAgainstTheJournal() throws {
        let whole = try run(Array(0..<12))
        let expected = folder.contents
        for name in folder.names { unlink(folder.path + "/" + name) }
        #expect(throws: OutputError.self) { try run(Array(0..<12), stopAfter: 8) }
        try replace("001.png")
        var flipped = expected["002.png"] ?? []
        flipped[flipped.count - 30] ^= 1
        folder.write(flipped, to: "002.png")
        folder.write(Array((expected["003.png"] ?? []).dropLast()), to: "003.png")
        folder.write((expected["004.png"] ?? []) + [0], to: "004.png")
        unlink(folder.path + "/005.png")
        #expect(try run(Array(0..<12), existing: .skip) == RunReport(records: whole.records, kept: 3, left: 0))
        #expect(folder.names(differingFrom: expected) == [])
    }

    /// Frames that show another scene now are drawn again, except those that are equal in both scenes.
    @Test(arguments: [6, 12]) func changedFramesAreDrawnAgain(stopAfter: Int) throws {
        var other = scene
        other.shift = 7
        let whole = try run(Array(0..<12), showing: other)
        let expected = folder.contents
        for name in folder.names { unlink(folder.path + "/" + name) }
        #expect(throws: OutputError.self) { try run(Array(0..<13), stopAfter: stopAfter) }
        let resumed = try run(Array(0..<12), existing: .skip, showing: other)
        #expect(resumed == RunReport(records: whole.records, kept: min(stopAfter, 7), left: 0))
        #expect(folder.names(differingFrom: expected).allSatisfy { $0 == "012.png" })
    }

    /// A change to any byte of a file is noticed, including its checksums.
    @Test func everyByteIsUnderAChecksum() throws {
        let file = try StillFile.bytes(of: scene.list(3))
        let fingerprint = try #require(PNGFingerprint(of: file, isVerified: true))
        #expect(PNGFingerprint(of: file, isVerified: false) == fingerprint)
        for index in file.indices {
            var damaged = file
            damaged[index] ^= 0x10
            #expect(PNGFingerprint(of: damaged, isVerified: true) == nil, "byte \(index)")
        }
        for count in 0..<file.count { #expect(PNGFingerprint(of: Array(file[..<count]), isVerified: true) == nil) }
        #expect(PNGFingerprint(of: file + [0], isVerified: true) == nil)
    }

    /// Frames without digests from the earlier run get them from their files.
    @Test func missingDigestsAreComputed() throws {
        let whole = try run(Array(0..<12))
        for name in folder.names { unlink(folder.path + "/" + name) }
        #expect(throws: OutputError.self) { try run(Array(0..<12), computesDigests: false, stopAfter: 6) }
        #expect(try run(Array(0..<12), existing: .skip) == RunReport(records: whole.records, kept: 6, left: 0))
    }

    @Test(arguments: [ExistingFiles.refuse, .overwrite, .clean])
    func aRunThatKeepsNothingStartsAnew(policy: ExistingFiles) throws {
        folder.write(Array("- 1 1x1 0 000.png\n".utf8), to: journal)
        let listed = [ListedFile.named("000.png"), .named("001.png")]
        #expect(throws: OutputError.self) {
            try run(Array(0..<12), existing: policy, stopAfter: 2, listed: listed)
        }
        let lines = String(decoding: try #require(folder.read(journal)), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 2 && lines.allSatisfy { $0.contains("37x70") })
    }

    @Test(arguments: [
        "", "\n\n", "x", "1 1x1 0 000.png", "- 1 1x1 0 000.png", "\(list) 1 1x1 0", "\(list) 1 1x1 0 ",
        "\(list) -1 1x1 0 000.png", "\(list) 1 1 0 000.png", "\(list) 1 1x1 g 000.png", "\(list) - 1 1x1 0 000.png",
        "\(list)0 1 1x1 0 000.png", "\(list.dropLast()) 1 1x1 0 000.png", "\u{0} \u{0}",
        String(repeating: "-", count: 100_000),
    ])
    func damagedLinesAreHarmless(text: String) throws {
        let whole = try run([0, 1])
        folder.write(Array(text.utf8) + [0xFF, 0x0A, 0xC0], to: journal)
        #expect(try run([0, 1], existing: .skip) == RunReport(records: whole.records, kept: 2, left: 0))
        #expect(folder.names == ["000.png", "001.png"])
    }

    /// Invalid data is not read again. A long journal is read once, not once per frame.
    @Test(arguments: ["", "\n"]) func invalidLinesAreReadOnce(end: String) throws {
        let digest = try #require(ListDigest(Self.list))
        let size = PixelSize(width: 3, height: 4)
        func line(_ name: String) -> [UInt8] {
            let entry = JournalEntry(
                fileName: name, byteCount: 12, fingerprint: PNGFingerprint(size: size, checksums: [1]), list: digest)
            return Array("\n\(entry.line)\n".utf8)
        }
        let path = folder.path + "/journal"
        folder.write([UInt8](repeating: 0x78, count: 200_000) + Array(end.utf8), to: "journal")
        let journal = RunJournal(path: path, isContinued: true)
        #expect(journal.entry(of: "a.png") == nil)
        let descriptor = open(path, O_WRONLY)
        let hidden = line("a.png")
        #expect(pwrite(descriptor, hidden, hidden.count, 10) == hidden.count)
        #expect(journal.entry(of: "a.png") == nil)
        let late = line("b.png")
        #expect(pwrite(descriptor, late, late.count, 200_000 + end.utf8.count) == late.count)
        close(descriptor)
        #expect(journal.entry(of: "b.png") != nil)
    }

    /// A run that shares the folder completes the sequence while another one is about to look for the last frame.
    @Test func linesAreReadAfterTheFileIsRemoved() throws {
        let digest = try #require(ListDigest(Self.list))
        func entry(_ name: String) -> JournalEntry {
            JournalEntry(
                fileName: name, byteCount: 12,
                fingerprint: PNGFingerprint(size: PixelSize(width: 3, height: 4), checksums: [1]), list: digest)
        }
        let (first, second) = (
            RunJournal(path: folder.path + "/journal", isContinued: true),
            RunJournal(path: folder.path + "/journal", isContinued: true)
        )
        #expect(second.entry(of: "a.png") == nil)
        first.append(entry("a.png"))
        #expect(second.entry(of: "a.png") == entry("a.png"))
        first.append(entry("b.png"))
        first.remove()
        #expect(folder.names.isEmpty)
        #expect(second.entry(of: "b.png") == entry("b.png"))
    }

    @Test func linesRoundTrip() throws {
        let list = try #require(ListDigest(Self.list))
        let size = PixelSize(width: 3, height: 4)
        for entry in [
            JournalEntry(
                fileName: "a b  c.png", byteCount: 12, fingerprint: PNGFingerprint(size: size, checksums: [1, .max]),
                list: list),
            JournalEntry(
                fileName: "é", byteCount: 0, fingerprint: PNGFingerprint(size: size, checksums: [0]),
                list: list),
        ] {
            #expect(JournalEntry(entry.description) == entry)
            #expect(JournalEntry(line: entry.line) == entry)
        }
    }
}
