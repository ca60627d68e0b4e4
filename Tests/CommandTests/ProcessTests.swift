import Foundation
import FrameOutput
import FramePNG
import FramePainting
import Glibc
import Testing

@testable import Framereel

/// Behavior that only a separate process shows, such as signals and pipes.
@Suite struct ProcessTests {
    /// When interrupted at its first frame, a run leaves complete frames or none and a note of them, but no temporary
    /// files and no manifest.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aSignalStopsARunWithNothingHalfDone(number: Int32) async throws {
        let folder = try TestFolder()
        await #expect(processExitsWith: .exitCode(130)) { [path = folder.path as String, number] in
            await MainActor.run {
                Interruption.prepare()
                var io = CommandIO.process
                io.errors = CapturedStream { raise(number) }
                exit(
                    Reel.run(
                        arguments: [
                            "render", "square", "--fps", "100000", "-o", path + "/%05d.png", "--progress=always",
                        ],
                        scenes: TestScenes.all, io: io))
            }
        }
        #expect((1..<10_001).contains(folder.names.count))
        for name in folder.names where name != ".framereel-%05d.png.journal" {
            #expect(name.hasSuffix(".png") && !name.hasPrefix("."))
        }
    }

    /// `nohup` makes programs ignore the end of their terminal.
    @Test func anIgnoredSignalStaysIgnored() async {
        await #expect(processExitsWith: .exitCode(0)) {
            signal(SIGHUP, SIG_IGN)
            Interruption.prepare()
            raise(SIGHUP)
            exit(Interruption.cancellation.isRequested ? 1 : 0)
        }
    }

    /// The temporary folder of a preview is removed when the terminal closes.
    @Test func aPreviewLeavesNothing() async throws {
        let folder = try TestFolder()
        try folder.write("[]", to: "scene.json")
        try folder.write("", to: "temporary/keep")
        try folder.write(program: "exec sleep 60", to: "program")
        await #expect(processExitsWith: .exitCode(130)) { [path = folder.path as String] in
            await MainActor.run {
                Deadline.set()
                setenv("TMPDIR", path + "/temporary", 1)
                Interruption.prepare()
                var io = CommandIO.process
                io.programPath = { path + "/program" }
                io.output = CapturedStream { raise(SIGHUP) }
                exit(Reel.run(arguments: ["watch", path + "/scene.json"], scenes: [], io: io))
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder("temporary")) == ["keep"])
    }

    /// An application that ends the process has not passed, no matter its exit status, and leaves no home folder behind.
    @Test(arguments: ["verify", "record", "render", "trace", "lint"])
    func anApplicationThatExitsFails(verb: String) async throws {
        let folder = try TestFolder()
        let temporary = try TestFolder()
        let result = await #expect(processExitsWith: .exitCode(65), observing: [\.standardErrorContent]) {
            [verb, path = folder.path as String, temporaryPath = temporary.path as String] in
            await MainActor.run {
                chdir(path)
                setenv("TMPDIR", temporaryPath, 1)
                let scene = Scene("quits", width: 4, height: 4, scale: 1) { world in world.at(0.1) { exit(0) } }
                exit(Reel.run(arguments: [verb, "quits"], scenes: [scene], io: .process))
            }
        }
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.hasPrefix("error: scene “quits” called exit()"))
        #expect(folder.names.isEmpty)
        // Empty folders count.
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
    }

    /// The same holds for an exit on a thread that outlives its scene.
    @Test func anApplicationThatExitsLaterFails() async throws {
        let folder = try TestFolder()
        await #expect(processExitsWith: .exitCode(65)) { [path = folder.path as String] in
            await MainActor.run {
                chdir(path)
                var io = CommandIO.process
                io.errors = CapturedStream { exit(0) }
                exit(Reel.run(arguments: ["verify", "square"], scenes: TestScenes.all, io: io))
            }
        }
    }

    @Test func aSecondSignalKills() async {
        await #expect(processExitsWith: .signal(SIGINT)) {
            Interruption.prepare()
            Interruption.cancellation.heeding {
                raise(SIGINT)
                guard Interruption.cancellation.isRequested else { exit(1) }
                raise(SIGINT)
            }
        }
    }

    /// `framereel devices | head -0`
    @Test func aClosedReaderIsNotAnError() async {
        await #expect(processExitsWith: .exitCode(0)) {
            Interruption.prepare()
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            dup2(ends[1], STDOUT_FILENO)
            close(ends[0])
            exit(await Reel.run(arguments: ["devices"], scenes: [], io: .process))
        }
    }

    /// `framereel devices > /dev/full`
    @Test func aFullDiskIsAnError() async {
        let result = await #expect(processExitsWith: .exitCode(74), observing: [\.standardErrorContent]) {
            dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO)
            exit(await Reel.run(arguments: ["devices"], scenes: [], io: .process))
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said == "error: cannot write standard output: No space left on device\n")
    }

    /// `ulimit -f 1`: the system's limit makes `write` fail and does not end the process.
    @Test func aFileThatGrowsTooLargeIsAnError() async throws {
        let folder = try TestFolder()
        await #expect(processExitsWith: .exitCode(74)) { [path = folder.path as String] in
            await MainActor.run {
                // This is a Dispatch thread, which blocks every signal and would hide the effect.
                var signals = sigset_t()
                sigaddset(&signals, SIGXFSZ)
                pthread_sigmask(SIG_UNBLOCK, &signals, nil)
                Interruption.prepare()
                var limit = rlimit(rlim_cur: 60, rlim_max: 60)
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                exit(CommandRun("render", "square", "-o", path + "/frames/%05d.png").status)
            }
        }
        #expect(folder.names.isEmpty)
    }

    /// Two images of 128 MiB are compared and drawn over each other with 64 MiB of memory.
    @Test func aComparisonHoldsOnlyAFewRows() async throws {
        let folder = try TestFolder()
        let size = PixelSize(width: PixelSize.limit, height: 2048)
        for (name, level) in [("a.png", UInt8(9)), ("b.png", 10)] {
            let encoder = try PNGEncoder(size: size, isOpaque: true)
            for (shade, rows) in [(UInt8(9), size.height - 1), (level, 1)] {
                let row = [UInt8](repeating: shade, count: size.width * 4)
                try row.withUnsafeBytes { try encoder.append(straightRow: $0, times: rows) }
            }
            try folder.write(encoder.finish(), to: name)
        }
        await #expect(processExitsWith: .exitCode(1)) { [path = folder.path as String] in
            await MainActor.run {
                var status = [CChar](repeating: 0, count: 200)
                let file = open("/proc/self/statm", O_RDONLY)
                read(file, &status, 199)
                close(file)
                let memory = rlim_t(atol(status) * Int(sysconf(Int32(_SC_PAGESIZE))) + 64 << 20)
                var limit = rlimit(rlim_cur: memory, rlim_max: memory)
                setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
                let words = ["diff", path + "/a.png", path + "/b.png", "-o", path + "/o.png", "--picture", "overlay"]
                exit(CommandRun(words).status)
            }
        }
        #expect(folder.read("o.png") != nil)
    }

    /// `framereel render … 2>&-`: a frame that received the descriptor of standard error would be overwritten with
    /// messages.
    @Test(arguments: [[STDIN_FILENO], [STDOUT_FILENO, STDERR_FILENO], [STDIN_FILENO, STDERR_FILENO]])
    func aMissingStreamIsNotAFrame(missing: [Int32]) async {
        await #expect(processExitsWith: .success) { [missing] in
            func areOccupied() -> Bool {
                for descriptor in missing { close(descriptor) }
                ProcessStream.occupyMissing()
                let refused = missing.filter { descriptor in
                    let count = descriptor == STDIN_FILENO ? read(descriptor, nil, 0) : write(descriptor, "x", 1)
                    return count == -1 && errno == EBADF
                }
                return open("/dev/null", O_RDONLY) > STDERR_FILENO && refused == missing
            }
            // Threads of the test may open a file in between.
            #expect((0..<20).contains { _ in areOccupied() })
        }
    }

    @Test func standardInputIsRead() async {
        let result = await #expect(processExitsWith: .exitCode(0), observing: [\.standardOutputContent]) {
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            dup2(ends[0], STDIN_FILENO)
            let list = "{\"size\": [1, 1], \"items\": []}"
            write(ends[1], list, list.utf8.count)
            close(ends[1])
            exit(await Reel.run(arguments: ["draw", "-", "-o", "-"], scenes: [], io: .process))
        }
        #expect(result?.standardOutputContent.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    }
}
