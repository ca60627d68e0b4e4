import FrameOutput
import Glibc
import Testing

@testable import Framereel

/// One sequence rendered on many machines.
@MainActor @Suite struct ShardTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func render(
        _ words: String..., to pattern: String = "%05d.png", environment: [String: String] = [:]
    ) -> CommandRun {
        CommandRun(["render", "square", "--fps", "600", "-o", folder(pattern)] + words, environment: environment)
    }

    private func merge(_ words: String...) -> CommandRun { CommandRun(["merge-manifests"] + words) }

    // MARK: The union of shards

    /// Frames, names and the merged manifest equal a single run, byte for byte.
    @Test(arguments: [1, 2, 3, 5, 100], [[], ["--frames", "1-50x2", "--numbering", "consecutive"]])
    func theUnionOfShardsEqualsASingleRun(count: Int, options: [String]) throws {
        func run(_ words: [String]) -> CommandRun {
            CommandRun(["render", "square", "--fps", "600", "-o"] + words + options)
        }
        #expect(run([folder("whole/%05d.png")]).status == 0)
        var manifests: [String] = []
        for number in (1...count).reversed() {
            let run = run([folder("parts/%05d.png"), "--shard", "\(number)/\(count)"])
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("square, part \(number)/\(count): "))
            manifests.append(folder("parts/manifest.\(number)-of-\(count).json"))
        }
        #expect(folder.read("parts/manifest.json") == nil)
        let merged = CommandRun(["merge-manifests"] + manifests)
        #expect(merged.status == 0, "\(merged.errors)")
        for name in manifests { try folder.remove(String(name.dropFirst(folder.path.count + 1))) }
        let contents = folder.contents
        let (whole, parts) = ("whole/", "parts/")
        func inside(_ folder: String) -> [String: [UInt8]] {
            Dictionary(
                uniqueKeysWithValues: contents.filter { $0.key.hasPrefix(folder) }.map {
                    (String($0.key.dropFirst(folder.count)), $0.value)
                })
        }
        #expect(inside(whole) == inside(parts))
    }

    @Test func aShardHasItsOwnManifest() throws {
        let named = render("--shard", "2/3", "--manifest", folder("lists/m.v1.json"))
        #expect(named.status == 0)
        #expect(named.errors.hasSuffix("\nits manifest, for merge-manifests: \(folder("lists/m.v1.2-of-3.json"))\n"))
        #expect(render("--shard", "1/3", "--manifest", folder("lists/m")).status == 0)
        #expect(folder.names.filter { $0.hasPrefix("lists/") } == ["lists/m.1-of-3", "lists/m.v1.2-of-3.json"])
        let text = try #require(folder.text("lists/m.v1.2-of-3.json"))
        #expect(
            text.contains("\"shard\": {\"number\": 2, \"count\": 3, \"frames\": \"first-last\", \"total\": 61},"))
        #expect(render("--shard", "3/3", "--json", "--no-manifest").output.contains("\"number\": 3"))
        let dry = render("--shard", "3/3", "--dry-run", to: "dry/%05d.png")
        #expect(dry.output.hasSuffix("/dry/manifest.3-of-3.json\n"))
        #expect(dry.output.split(separator: "\n").count == 19 + 1)
    }

    /// The paths in the manifest are valid relative to its location.
    @Test func mergedManifestsListTheFrames() throws {
        for number in 1...2 {
            let place = folder("lists/\(number)/m.json")
            #expect(render("--shard", "\(number)/2", "--manifest", place, to: "frames/%05d.png").status == 0)
        }
        #expect(render("--manifest", folder("all/whole.json"), "--overwrite", to: "frames/%05d.png").status == 0)
        let parts = [folder("lists/1/m.1-of-2.json"), folder("lists/2/m.2-of-2.json")]
        #expect(merge(parts[0], parts[1], "-o", folder("all/merged.json")).status == 0)
        #expect(folder.read("all/merged.json") == folder.read("all/whole.json"))
        #expect(merge(parts[0], parts[1], "-o", folder("all/merged.json")).status == 0)
        try folder.write("{}", to: "all/merged.json")
        #expect(merge(parts[0], parts[1], "-o", folder("all/merged.json")).status == 73)
        #expect(merge(parts[0], parts[1], "-o", folder("all/merged.json"), "--overwrite").status == 0)
        #expect(merge(parts[0], parts[1]).status == 0)
        #expect(try #require(folder.text("lists/1/manifest.json")).contains("\"../../frames/00000.png\""))
        #expect(merge(parts[0], parts[1], "-o", "-").output.contains("/frames/00060.png\""))
    }

    // MARK: Manifests that do not fit

    @Test func missingFramesAreNamed() throws {
        #expect(render("--shard", "2/3").status == 0)
        let manifest = folder("manifest.2-of-3.json")
        let run = merge(manifest)
        #expect(run.status == 65)
        #expect(
            run.errors
                == "error: \(manifest): of the 3 shards of this run numbers 1, 3 are missing: render them, and name their "
                + "manifests too\n")
        #expect(merge(folder("nowhere.json")).status == 66)
        try folder.write("{", to: "broken.json")
        #expect(merge(folder("broken.json")).status == 65)
        #expect(folder.read("manifest.json") == nil)
    }

    /// Contradictions, and files that another program wrote, are reported with their location.
    @Test(arguments: [
        ("\"framereel\"", "\"other\"", "tool: expected \"framereel\""),
        ("\"format\": 2", "\"format\": 1", "format: expected"),
        ("\"fps\": \"600\"", "\"fps\": \"0\"", "fps: expected frames per second"),
        ("\"1/10\"", "\"1/11\"", "duration: expected seconds as a fraction"),
        ("\"1/10\"", "\"1/0\"", "duration: expected"), ("\"1/10\"", "\"-1\"", "duration: expected"),
        ("\"1/10\"", "\"\"", "duration: expected"), ("\"1/10\"", "\"1/2/3\"", "duration: expected"),
        ("\"1/10\"", "\"99999999999999999\"", "duration: expected"),
        ("[40, 20]", "[0, 20]", "size[0]: expected"), ("[40, 20]", "[40]", "size: expected [width, height]"),
        ("\"number\": 2", "\"number\": 3", "shard.number: expected a whole number from 1 to 2"),
        ("\"count\": 2", "\"count\": 0", "shard.count: expected"), ("\"total\": 61", "\"total\": 0", "shard.total: "),
        ("\"index\": 33", "\"index\": 32", "frames[2].time: expected \"4/75\", the time of frame 32"),
        ("\"index\": 33, \"time\": \"11/200\"", "\"index\": 32, \"time\": \"4/75\"", "frame 32 behind frame 32"),
        ("\"sha256\": \"", "\"sha256\": \"0", "frames[0].sha256: expected 64 hexadecimal digits"),
        ("\"bytes\": ", "\"bytes\": -", "frames[0].bytes: expected"),
    ])
    func contradictionsAreReportedWithTheirLocation(old: String, new: String, message: String) throws {
        #expect(render("--shard", "2/2").status == 0)
        let text = try #require(folder.text("manifest.2-of-2.json"))
        #expect(text.contains(old))
        try folder.write(text.replacing(old, with: new), to: "x.json")
        let run = merge(folder("x.json"))
        #expect(run.status == 65)
        #expect(run.errors.hasPrefix("error: \(folder("x.json")):"))
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    // MARK: Where the shard comes from

    /// The variables of a task, the value of `--shard`, and the resulting shard.
    @Test(arguments: [
        (slurm(id: 1, min: 1, step: 1, count: 8), "auto", "1/8"),
        (slurm(id: 8, min: 1, step: 1, count: 8), "auto", "8/8"),
        (slurm(id: 0, min: 0, step: 1, count: 5), "auto", "1/5"),
        (slurm(id: 9, min: 1, step: 4, count: 3), "auto", "3/3"),
        // One task of an array of eight, repeated alone.
        (slurm(id: 3, min: 3, step: 1, count: 1), "auto/8", "3/8"),
        (["PARALLEL_SEQ": "2", "PARALLEL_JOBSLOT": "1"], "auto/5", "2/5"),
        (["JOB_COMPLETION_INDEX": "0"], "auto/5", "1/5"), (["JOB_COMPLETION_INDEX": "4"], "auto/5", "5/5"),
        (["AWS_BATCH_JOB_ARRAY_INDEX": "0", "AWS_BATCH_JOB_ARRAY_SIZE": "10"], "auto", "1/10"),
        (["AWS_BATCH_JOB_ARRAY_INDEX": "9", "AWS_BATCH_JOB_ARRAY_SIZE": "10"], "auto", "10/10"),
        (["AWS_BATCH_JOB_ARRAY_INDEX": "9"], "auto/10", "10/10"),
        (["SLURM_ARRAY_TASK_ID": "", "PARALLEL_SEQ": "2"], "auto/5", "2/5"), (["PARALLEL_SEQ": "2"], "3/4", "3/4"),
    ])
    func theEnvironmentSelectsTheShard(environment: [String: String], choice: String, shard: String) throws {
        let run = render("--shard", choice, environment: environment)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("square, part \(shard): "))
        #expect(folder.read("manifest.\(try #require(Shard(shard)).label).json") != nil)
    }

    private nonisolated static func slurm(id: Int, min: Int, step: Int, count: Int) -> [String: String] {
        [
            "SLURM_ARRAY_JOB_ID": "70", "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_MIN": "\(min)",
            "SLURM_ARRAY_TASK_STEP": "\(step)", "SLURM_ARRAY_TASK_COUNT": "\(count)",
        ]
    }

    @Test(arguments: [
        (
            [:], "auto/5",
            "none of these is set: SLURM_ARRAY_TASK_ID (Slurm), PARALLEL_SEQ (GNU parallel), JOB_COMPLETION_INDEX"
        ),
        (
            ["PARALLEL_SEQ": "2"], "auto",
            "PARALLEL_SEQ is 2, and GNU parallel does not report how many there are; write --shard auto/N"
        ),
        (["JOB_COMPLETION_INDEX": "0"], "auto", "Kubernetes does not report how many there are"),
        (
            ["JOB_COMPLETION_INDEX": "5"], "auto/5",
            "JOB_COMPLETION_INDEX is 5, which makes this number 6 of 5; number the runs without gaps from 0"
        ),
        (
            ["AWS_BATCH_JOB_ARRAY_INDEX": "0"], "auto",
            "AWS_BATCH_JOB_ARRAY_INDEX is set (AWS Batch), and AWS_BATCH_JOB_ARRAY_SIZE is not"
        ),
        (["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "8"], "auto", "and SLURM_ARRAY_TASK_MIN is not"),
        (slurm(id: 5, min: 1, step: 3, count: 3), "auto", "SLURM_ARRAY_TASK_ID is 5, not one of 1, 4, …"),
        (slurm(id: 5, min: 1, step: 0, count: 3), "auto", "SLURM_ARRAY_TASK_ID is 5, not one of"),
        (
            slurm(id: 20, min: 1, step: 1, count: 3), "auto",
            "which makes this number 20 of 3; number the runs without gaps"
        ),
        (["PARALLEL_SEQ": "two"], "auto/5", "PARALLEL_SEQ is \"two\", expected a whole number"),
        (
            ["PARALLEL_SEQ": "2", "SLURM_ARRAY_TASK_ID": "1"], "auto/5",
            "both SLURM_ARRAY_TASK_ID and PARALLEL_SEQ are set"
        ),
    ])
    func incompleteEnvironmentsAreReported(environment: [String: String], choice: String, message: String) {
        let run = render("--shard", choice, environment: environment)
        #expect(run.status == 64)
        #expect(run.errors.contains("error: --shard auto: "))
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(folder.names.isEmpty)
    }

    // MARK: One folder, several processes

    @Test func theLastProcessWritesTheManifest() throws {
        #expect(render(to: "whole/%05d.png").status == 0)
        try folder.write("", to: "shared/.framereel-00007.png.claim")
        let claim = open(folder.path + "/shared/.framereel-00007.png.claim", O_RDONLY | O_CLOEXEC)
        #expect(flock(claim, LOCK_EX) == 0)
        let run = render("--skip-existing", "--claim", to: "shared/%05d.png")
        #expect(run.status == 0)
        #expect(run.errors.contains("square: 60 frames, "))
        #expect(
            run.errors.contains("\n1 more are claimed by other processes, the last of which writes the manifest; if"))
        close(claim)
        let orphaned = render("--skip-existing", "--claim", to: "shared/%05d.png")
        #expect(orphaned.status == 74)
        #expect(orphaned.errors.contains("00007.png is missing: the process that claimed it no longer runs"))
        #expect(folder.read("shared/manifest.json") == nil)
        try folder.remove("shared/.framereel-00007.png.claim")
        let last = render("--skip-existing", "--claim", to: "shared/%05d.png")
        #expect(last.errors.hasPrefix("square: 61 frames (60 kept), "))
        #expect(folder.read("shared/manifest.json") == folder.read("whole/manifest.json"))
        #expect(folder.names.allSatisfy { !$0.contains("/.") })
    }
}
