import FrameGeometry
import FrameOutput
import FramePNG
import FramePainting
import FrameRaster
import Glibc
import Testing

@Suite struct PNGSequenceTests {
    private let folder: TemporaryFolder
    private let scene = TestScene()

    init() throws {
        folder = try TemporaryFolder()
    }

    @discardableResult
    private func run(
        _ frames: [Int], pattern: String = "%03d.png", numbering: FrameNumbering = .actual(start: 0),
        existing: ExistingFiles = .refuse, listed: [ListedFile] = [], companions: [String] = []
    ) throws -> RunReport {
        let sink = PNGSequenceSink(
            try FrameNamePattern(folder.path + "/" + pattern), numbering: numbering, existing: existing,
            listed: listed, companions: companions)
        return try FramePipeline(jobs: 2).run(RunPlan(size: scene.size, frames: frames), into: sink) { [scene] number in
            scene.list(number)
        }
    }

    // MARK: What is written

    /// The reported size and digest equal those of the file, which contains the pixels of the frame.
    @Test(arguments: [Color.white, .clear, Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)])
    func filesContainTheFrames(background: Color) throws {
        var scene = scene
        scene.background = background
        let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%03d.png"))
        let report = try FramePipeline(jobs: 2).run(RunPlan(size: scene.size, frames: [0, 1, 2, 3]), into: sink) {
            [scene] number in scene.list(number)
        }
        #expect(folder.names == ["000.png", "001.png", "002.png", "003.png"])
        #expect(report.written == 4 && report.kept == 0)
        for record in report.records {
            let file = try #require(record.fileName.flatMap(folder.read))
            let image = try PNGDecoder.decode(file)
            let reference = StraightImage(
                Rasterizer.pixels(of: scene.list(record.number)), isOpaque: background.alpha == 1)
            #expect(image == reference)
            #expect(record.byteCount == file.count)
            #expect(record.digest == ByteDigest(of: file))
            #expect(try StillFile.bytes(of: scene.list(record.number)) == file)
        }
    }

    @Test func aRunMayGoWithoutDigests() throws {
        let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%d.png"))
        let plan = RunPlan(size: scene.size, frames: [0], computesDigests: false)
        let report = try FramePipeline(jobs: 1).run(plan, into: sink) { [scene] in scene.list($0) }
        #expect(report.records.map(\.digest) == [nil])
        #expect(folder.read("0.png") == (try StillFile.bytes(of: scene.list(0))))
    }

    @Test(arguments: [
        (FrameNumbering.actual(start: 0), ["003.png", "005.png", "009.png"]),
        (.actual(start: 100), ["103.png", "105.png", "109.png"]),
        (.consecutive(start: 0), ["000.png", "001.png", "002.png"]),
        (.consecutive(start: 7), ["007.png", "008.png", "009.png"]),
    ])
    func numbersFiles(numbering: FrameNumbering, names: [String]) throws {
        let report = try run([3, 5, 9], numbering: numbering)
        #expect(report.records.map(\.fileName) == names)
        #expect(report.records.map(\.number) == [3, 5, 9])
        #expect(folder.names == names)
    }

    @Test func aNumberThatDoesNotFitIsReportedBeforeTheFirstFrame() {
        #expect(throws: OutputError.self) { try run([0, 1000], pattern: "new/%03d.png") }
        #expect(folder.names.isEmpty)
    }

    // MARK: Folders

    @Test func missingFoldersAreMade() throws {
        try run([0], pattern: "a/b//c/%d.png")
        #expect(TemporaryFolder.names(in: folder.path + "/a/b/c") == ["0.png"])
    }

    @Test func unusedFoldersAreRemoved() throws {
        mkdir(folder.path + "/a", 0o755)
        let size = PixelSize(width: 1, height: 1)
        let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/a/b/c/%d.png"))
        #expect(throws: OutputError.frameSize(frame: 0, size: scene.size, expected: size)) {
            try FramePipeline(jobs: 1).run(RunPlan(size: size, frames: [0]), into: sink) { [scene] in scene.list($0) }
        }
        #expect(folder.names == ["a"])
        #expect(TemporaryFolder.names(in: folder.path + "/a").isEmpty)
    }

    @Test func aFileIsNotAFolder() throws {
        folder.write([1], to: "file")
        let path = folder.path + "/file"
        #expect(throws: OutputError.cannotCreate(path: path, SystemReason(ENOTDIR))) {
            try run([0], pattern: "file/%d.png")
        }
        #expect(throws: OutputError.cannotCreate(path: path + "/x/y", SystemReason(ENOTDIR))) {
            try run([0], pattern: "file/x/y/%d.png")
        }
        #expect(folder.contents == ["file": [1]])
    }

    @Test(.enabled(if: geteuid() != 0, "root writes into read-only folders")) func aReadOnlyFolderIsRefused() {
        chmod(folder.path, 0o555)
        let error = #expect(throws: OutputError.self) { try run([0]) }
        #expect(error == .cannotCreate(path: folder.path + "/000.png", SystemReason(EACCES)))
        #expect(error?.kind == .cannotCreate)
        #expect(folder.names.isEmpty)
    }

    @Test func aNameTooLongIsRefused() {
        let error = #expect(throws: OutputError.self) { try run([0], pattern: String(repeating: "a", count: 250)) }
        #expect(error?.kind == .cannotCreate)
        #expect(folder.names.isEmpty)
    }

    // MARK: Existing files

    @Test func refusesBeforeTheFirstFrame() throws {
        folder.write([1], to: "001.png")
        folder.write([2], to: "003.png")
        let error = #expect(throws: OutputError.self) { try run([0, 1, 2, 3]) }
        #expect(error == .targetsExist(first: folder.path + "/001.png", count: 2))
        #expect(error?.kind == .cannotCreate)
        #expect(folder.contents == ["001.png": [1], "003.png": [2]])
        #expect(try run([0, 2]).written == 2)
    }

    @Test func existingCompanionsAlsoStopTheRun() throws {
        folder.write([1], to: "manifest.json")
        let manifest = folder.path + "/manifest.json"
        #expect(throws: OutputError.targetsExist(first: manifest, count: 1)) { try run([0], companions: [manifest]) }
        #expect(folder.names == ["manifest.json"])
        #expect(try run([0], existing: .overwrite, companions: [manifest]).written == 1)
    }

    static let policies: [ExistingFiles] = [.refuse, .overwrite, .skip, .clean]
    static let listed = [ListedFile.named("000.png")]

    @Test(arguments: policies) func noPolicyTouchesFolders(policy: ExistingFiles) {
        mkdir(folder.path + "/000.png", 0o755)
        #expect(throws: OutputError.targetIsFolder(folder.path + "/000.png")) {
            try run([0, 1], existing: policy, listed: Self.listed)
        }
        #expect(folder.names == ["000.png"])
    }

    @Test(arguments: policies) func noPolicyTouchesDevices(policy: ExistingFiles) {
        mkfifo(folder.path + "/000.png", 0o644)
        #expect(throws: OutputError.targetIsNotAFile(folder.path + "/000.png")) {
            try run([0, 1], existing: policy, listed: Self.listed)
        }
        #expect(folder.names == ["000.png"])
    }

    @Test(arguments: [ExistingFiles.overwrite, .skip])
    func replacesDamagedFiles(policy: ExistingFiles) throws {
        let expected = try StillFile.bytes(of: scene.list(1))
        folder.write(Array(expected.dropLast(20)), to: "001.png")
        folder.write([7], to: "foreign.txt")
        try run([0, 1, 2], existing: policy)
        #expect(folder.read("001.png") == expected)
        #expect(folder.read("foreign.txt") == [7])
        #expect(folder.names == ["000.png", "001.png", "002.png", "foreign.txt"])
    }

    @Test func overwritingReplacesALinkAndNotItsTarget() throws {
        folder.write([7], to: "precious")
        symlink("precious", folder.path + "/000.png")
        symlink("nowhere", folder.path + "/001.png")
        #expect(throws: OutputError.targetsExist(first: folder.path + "/000.png", count: 2)) { try run([0, 1]) }
        try run([0, 1], existing: .overwrite)
        #expect(folder.read("precious") == [7])
        #expect(folder.names == ["000.png", "001.png", "precious"])
    }

    /// A complete run leaves no journal: its frames are drawn, and files with the same content are kept.
    @Test func skippingKeepsCompleteFiles() throws {
        let frames = Array(0..<12)
        let whole = try run(frames)
        let expected = folder.contents
        let other = try StillFile.bytes(of: TestScene(size: PixelSize(width: 5, height: 5)).list(0))
        unlink(folder.path + "/007.png")
        folder.write(Array((expected["003.png"] ?? []).dropLast(1)), to: "003.png")
        folder.write(other, to: "004.png")
        folder.write([], to: "005.png")
        var flipped = expected["006.png"] ?? []
        flipped[flipped.count - 20] ^= 1
        folder.write(flipped, to: "006.png")
        // The checksum of the chunk after the header, which every decoder skips.
        var ancillary = expected["008.png"] ?? []
        ancillary[44] ^= 1
        folder.write(ancillary, to: "008.png")
        folder.write((expected["009.png"] ?? []) + [0], to: "009.png")

        let resumed = try run(frames, existing: .skip)
        #expect(resumed.records == whole.records)
        #expect(resumed.kept == 5 && resumed.written == 7)
        #expect(folder.names(differingFrom: expected) == [])
    }

    /// A file that shows another frame is replaced, even if it is complete.
    @Test func skippingReplacesEverythingElse() throws {
        let frames = Array(0..<4)
        let whole = try run(frames)
        let expected = folder.contents
        folder.write(expected["001.png"] ?? [], to: "002.png")
        let resumed = try run(frames, existing: .skip)
        #expect(resumed.records == whole.records && resumed.kept == 3)
        #expect(folder.names(differingFrom: expected) == [])
    }

    @Test func cleaningRemovesOnlyListedFiles() throws {
        let long = try run(Array(0..<6))
        folder.write([7], to: "006.png")
        folder.write([8], to: "notes.txt")
        let listed = long.records.map(ListedFile.init)
        try run([0, 1, 2], existing: .clean, listed: listed)
        #expect(folder.names == ["000.png", "001.png", "002.png", "006.png", "notes.txt"])
    }

    @Test func cleaningRefusesForeignTargets() throws {
        folder.write([7], to: "001.png")
        folder.write([8], to: "005.png")
        #expect(throws: OutputError.targetsExist(first: folder.path + "/001.png", count: 1)) {
            try run([0, 1], existing: .clean, listed: [.named("000.png"), .named("005.png")])
        }
        #expect(folder.contents == ["001.png": [7], "005.png": [8]])
    }

    /// A file belongs to the run only if its contents match, not because a manifest names it.
    @Test(arguments: ["another file", "a link", "another frame", "a damaged frame", "without a digest"])
    func cleaningRejectsListedFilesWithOtherContents(_ kind: String) throws {
        let listed = try run([0, 1]).records.map(ListedFile.init)
        let (frame, other) = (folder.read("001.png") ?? [], folder.read("000.png") ?? [])
        unlink(folder.path + "/001.png")
        var file = listed[1]
        switch kind {
        case "a link":
            folder.write(frame, to: "precious")
            symlink("precious", folder.path + "/001.png")
        case "another frame": folder.write(other, to: "001.png")
        case "a damaged frame": folder.write(Array(frame.dropLast()), to: "001.png")
        case "without a digest":
            folder.write([UInt8](repeating: 7, count: frame.count), to: "001.png")
            file = ListedFile(name: file.name, byteCount: file.byteCount, digest: nil)
        default:
            // The file is listed with its own size and digest.
            folder.write([7], to: "001.png")
            file = ListedFile(name: file.name, byteCount: 1, digest: ByteDigest(of: [7]))
        }
        let before = folder.contents
        #expect(throws: OutputError.replaced(first: folder.path + "/001.png", count: 1)) {
            try run([0], existing: .clean, listed: [listed[0], file])
        }
        #expect(folder.contents == before)
    }

    @Test func cleaningWaitsUntilTheRunIsComplete() throws {
        let listed = try run([5]).records.map(ListedFile.init)
        let sink = PNGSequenceSink(
            try FrameNamePattern(folder.path + "/%03d.png"), existing: .clean, listed: listed)
        #expect(throws: OutputError.self) {
            try FramePipeline(jobs: 1).run(RunPlan(size: scene.size, frames: [0, 1]), into: sink) { [scene] number in
                number == 0 ? scene.list(0) : TestScene(size: PixelSize(width: 1, height: 1)).list(1)
            }
        }
        #expect(folder.names == [".framereel-%03d.png.journal", "000.png", "005.png"])
    }

    @Test(arguments: ["../x.png", "a/b", "", ".", ".."]) func cleaningNeverLeavesTheFolder(name: String) {
        let error = OutputError.listedName(name)
        #expect(throws: error) { try run([0], existing: .clean, listed: [.named("000.png"), .named(name)]) }
        #expect(error.kind == .data)
        #expect(folder.names.isEmpty)
    }

    // MARK: Links

    private struct File: Hashable {
        var number: UInt
        var links: UInt
    }

    private func file(_ name: String) -> File {
        var status = stat()
        stat(folder.path + "/" + name, &status)
        return File(number: UInt(status.st_ino), links: UInt(status.st_nlink))
    }

    private func runWithLinks(existing: ExistingFiles = .refuse, jobs: Int = 1) throws -> RunReport {
        let sink = PNGSequenceSink(
            try FrameNamePattern(folder.path + "/%03d.png"), existing: existing, linksEqualFrames: true)
        return try FramePipeline(jobs: jobs).run(RunPlan(size: scene.size, frames: Array(8..<17)), into: sink) {
            [scene] in scene.list($0)
        }
    }

    /// Frames 10 to 14 are one image: one file with five names. Everything else is the same as without links.
    @Test(arguments: [1, 2, 7]) func framesThatLookTheSameShareAFile(jobs: Int) throws {
        let files = try run(Array(8..<17))
        let expected = folder.contents
        #expect((8..<17).allSatisfy { file($0 < 10 ? "00\($0).png" : "0\($0).png").links == 1 })
        let report = try runWithLinks(existing: .overwrite, jobs: jobs)
        #expect(report == files)
        #expect(folder.names(differingFrom: expected) == [])
        #expect(file("009.png").links == 1 && file("015.png").links == 1)
        if jobs == 1 { #expect(Set((10...14).map { file("0\($0).png") }).map(\.links) == [5]) }
    }

    /// A run over linked files does not write through them. The old file loses its names one by one.
    @Test func linkedFilesAreReplacedInsteadOfWrittenThrough() throws {
        let report = try runWithLinks()
        let before = file("010.png")
        link(folder.path + "/012.png", folder.path + "/kept")
        #expect(try runWithLinks(existing: .overwrite) == report)
        #expect(file("kept") == File(number: before.number, links: 1))
        #expect(file("010.png").links == 5)
        try run(Array(8..<17), existing: .overwrite)
        #expect((10...14).allSatisfy { file("0\($0).png").links == 1 })
    }

    /// If the file to link to is missing, the frame is written instead, as on a disk without links.
    @Test func whereNoLinkCanBeMadeTheFileIsWritten() throws {
        let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%03d.png"), linksEqualFrames: true)
        let frames = Array(10...13)
        // The run reports at the end that the file is missing.
        #expect(throws: OutputError.vanished(first: folder.path + "/010.png", count: 1)) {
            try FramePipeline(jobs: 1).run(
                RunPlan(size: scene.size, frames: frames), into: sink,
                progress: { [path = folder.path] in if $0.done == 2 { unlink(path + "/010.png") } }
            ) { [scene] in scene.list($0) }
        }
        #expect(folder.names.filter { !$0.hasPrefix(".") } == ["011.png", "012.png", "013.png"])
        #expect(file("011.png").links == 1 && file("012.png").links == 1 && file("012.png") != file("013.png"))
        #expect(folder.read("012.png") == folder.read("011.png"))
    }

    // MARK: Temporary files

    @Test(arguments: policies) func leftoversOfAKilledRunAreRemoved(policy: ExistingFiles) throws {
        let foreign = [
            ".framereel-.1.tmp", ".framereel-notes.txt.1.tmp", ".framereel-0001.png.1.tmp", ".framereel-001.png.tmp",
            ".framereel-001.png.1a.tmp", ".framereel-002.png.1.tmp", "x.tmp",
        ]
        let manifest = folder.path + "/manifest.json"
        let ours = ["001.png.1", "000.png.\(getpid())", "manifest.json.99999999"].map { ".framereel-\($0).tmp" }
        for name in foreign + ours { folder.write([1], to: name) }
        try run([0, 1], existing: policy, companions: [manifest])
        #expect(folder.names == (foreign + ["000.png", "001.png"]).sorted())
    }

    /// A link prepared at the temporary name does not cause its target to be overwritten.
    @Test func nothingIsWrittenThroughAPreparedLink() throws {
        folder.write([7], to: "precious")
        symlink("precious", folder.path + "/.framereel-still.png.\(getpid()).tmp")
        try StillFile.write(scene.list(0), to: folder.path + "/still.png", replacing: false)
        #expect(folder.read("precious") == [7])
        #expect(folder.names == ["precious", "still.png"])
    }

    @Test func filesGetOrdinaryPermissions() throws {
        try run([0])
        folder.write([1], to: "ordinary")
        var (frame, ordinary) = (stat(), stat())
        stat(folder.path + "/000.png", &frame)
        stat(folder.path + "/ordinary", &ordinary)
        #expect(frame.st_mode == ordinary.st_mode)
    }
}

extension ListedFile {
    init(_ record: FrameRecord) {
        self.init(name: record.fileName ?? "", byteCount: record.byteCount, digest: record.digest)
    }

    static func named(_ name: String) -> ListedFile { ListedFile(name: name, byteCount: 0, digest: nil) }
}
