import TestSupport
import Testing

@testable import Framereel

/// Invalid command lines: exit status 64, one sentence, a hint, and nothing on standard output.
@MainActor @Suite struct UsageTests {
    @Test(arguments: [
        ("rendr square", "unknown command \"rendr\"; did you mean render?"),
        ("frobnicate", "unknown command \"frobnicate\"; expected one of \"render\", \"still\""),
        ("square", "expected a command, found the scene \"square\"; did you mean render square?"),
        ("a/b.json", "did you mean render a/b.json?"),
        ("--json list", "expected a command, found the option --json; options follow the command"),
        ("help rendr", "unknown command \"rendr\"; did you mean render?"),
        ("help xyz", "expected one of \"render\""),
        ("render", "missing argument SCENE"),
        ("still --at 3", "missing argument SCENE"),
        ("validate", "missing argument SCENE"),
        ("render square picture", "unexpected argument \"picture\" behind \"square\": expected one SCENE"),
        ("devices square", "unexpected argument \"square\""),
        ("render square --fsp 30", "unknown option --fsp; did you mean --fps?"),
        ("render square --skip-exist", "unknown option --skip-exist; did you mean --skip-existing?"),
        ("render square --frobnicate", "unknown option --frobnicate\n"),
        ("render square -output x", "unknown option -output; did you mean --output?"),
        ("render square -z", "unknown option -z"),
        ("render square --fps", "--fps needs a value: N[/D]"),
        ("render square -o --fps 30", "--output needs a value (PATTERN), found the option --fps; write --output=--fps"),
        ("render square --overwrite=yes", "--overwrite takes no value, found \"yes\""),
        ("render square -qv", "--quiet takes no value, found \"v\""),
        ("render square --fps 30 --fps 60", "--fps is given twice: \"30\" and \"60\""),
        ("render square --overwrite --clean", "--overwrite and --clean exclude each other"),
        ("render square --skip-existing --overwrite", "--overwrite and --skip-existing exclude each other"),
        ("render square --clean --no-manifest", "does not go with --no-manifest"),
        ("render square --manifest a --no-manifest", "--manifest and --no-manifest exclude each other"),
        ("render square --json --print-paths", "--print-paths and --json exclude each other"),
        ("render square -q -v", "--quiet and --verbose exclude each other"),
        ("render square --fps 29.971", "60, 29.97, or 30000/1001; write 29.971 as 30000/1001"),
        (
            "render square --fps 12.5",
            "--fps \"12.5\": expected frames per second from 1/1000 to 1000000: 60, 29.97, or 30000/1001; write 12.5 as 25/2"
        ),
        ("verify square --fps 23.9765", "write 23.9765 as 24000/1001"),
        ("still square --size 320", "--size \"320\": expected the points of both sides: 320x568"),
        ("still square --size 320x-1", "--size \"320x-1\": expected"),
        ("still square --orientation left", "--orientation \"left\": expected one of \"portrait\", \"landscape\""),
        ("verify square square", "the scene \"square\" is named twice"),
        ("render square --fps 0", "--fps \"0\": expected frames per second"),
        ("still square --device iPhne15", "--device \"iPhne15\": no such device; did you mean iPhone 15?"),
        ("render square --jobs 0", "--jobs \"0\": expected a number from 1 to 64"),
        ("render square -j65", "--jobs \"65\": expected a number from 1 to 64"),
        ("render square --start-number -1", "--start-number \"-1\": expected a whole number from 0"),
        ("render square --compression best", "--compression \"best\": expected fast, small or a level from 0 to 9"),
        ("render square --compression 10", "--compression \"10\": expected fast, small or a level from 0 to 9"),
        ("still square --compression=-1", "--compression \"-1\": expected fast, small or a level from 0 to 9"),
        ("still square --as display-list --compression 9", "does not go with --as display-list"),
        ("render square --claim", "so it goes with --skip-existing"),
        ("render square --claim --overwrite", "so it goes with --skip-existing"),
        ("render square --shard 0/5", "--shard \"0/5\": expected a part of all such as 2/5"),
        ("render square --shard 6/5", "--shard \"6/5\": expected"),
        ("render square --shard 2", "--shard \"2\": expected"),
        ("render square --shard auto/", "--shard \"auto/\": expected"),
        ("render square --shard auto/0", "--shard \"auto/0\": expected"),
        ("render square --shard 1/2 --clean", "does not go with --shard"),
        (
            "render square --shard auto",
            "none of these is set: SLURM_ARRAY_TASK_ID (Slurm), PARALLEL_SEQ (GNU parallel)"
        ),
        ("merge-manifests", "missing argument MANIFEST"),
        ("merge-manifests a.json -o a.json", "that is one of the manifests to be merged"),
        ("render square --progress sometimes", "expected one of \"auto\", \"always\", \"never\""),
        ("render square --progress nevr", "did you mean \"never\"?"),
        ("render square --max-duration 5", "--max-duration \"5\": expected a time above 0 such as 90s"),
        ("render square --max-duration 0s", "--max-duration \"0s\": expected a time above 0"),
        ("render square --frames 3-1", "the range runs backwards; did you mean '1-3'?"),
        ("render square --frames 5,,6", "frames '5,,6', column 3"),
        ("render square --frames 7", "outside the run, which has frames 0 to 6"),
        ("render square -o %5d.png", "write %05d to pad with zeros"),
        ("render square -o card.jpg", "expected .png"),
        ("render square -o out", "error: 'out' has no extension; write 'out/' or 'out.png'"),
        ("render square -o a.b/out", "write 'a.b/out/' or 'a.b/out.png'"),
        ("render square -o out%d", "'out%d' has no extension; write 'out%d.png'"),
        ("render square -o out.foo", "the extension of 'out.foo' names no format: expected "),
        ("still square -o out", "error: 'out' has no extension; write 'out.png'"),
        ("render square -o -", "-o -: choose a format for standard output: --format apng, y4m or rgba"),
        ("still square --at 1s", "--at 1s: outside the run"),
        ("still square --at 1..2", "--at 1..2: "),
        ("still square --at noon", "expected a frame number, 50%, 0.25s, 250ms, 'first' or 'last'"),
        ("still square --as jpg", "--as \"jpg\": expected one of \"png\", \"display-list\""),
        ("still square -o still.jpg", "expected .png"),
        ("draw list.json -o drawn", "'drawn' has no extension; write 'drawn.png'"),
    ])
    func isReportedWithAHint(line: String, sentence: String) {
        let words = line.split(separator: " ").map(String.init)
        let run = CommandRun(words)
        #expect(run.status == 64)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("error: "))
        #expect(run.errors.contains(sentence), "\(run.errors)")
        let command = CommandName(rawValue: words[0]).map { " " + $0.rawValue } ?? ""
        #expect(run.errors.hasSuffix("\nSee 'framereel help\(command)'.\n"))
    }

    /// Without an operand, `list` takes the folder in which it runs, as `lint` does.
    @Test func aProgramWithoutScenesReadsFolders() {
        let run = CommandRun("list", Repository.root.appending(path: "Sources/FrameTiming").path, scenes: [])
        #expect(run.status == 66)
        #expect(run.errors.contains("there are no scene files (.json) and no storyboards in this folder"))
    }

    /// All ways of writing an option, in any order, are equivalent.
    @Test(arguments: [
        ["still", "square", "--at", "3", "-o", "-"],
        ["still", "--at=3", "-o=-", "square"],
        ["still", "-o-", "square", "--at", "3"],
        ["still", "--output", "-", "--at=3", "--", "square"],
        ["still", "--at", "3", "--at", "3", "--output=-", "square"],
    ])
    func spellingsAndOrderDoNotMatter(words: [String]) {
        let run = CommandRun(words)
        #expect(run.status == 0)
        #expect(run.outputBytes == CommandRun("still", "square", "--at", "3", "-o", "-").outputBytes)
        #expect(run.outputBytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func argumentsAfterTwoDashesAreNotOptions() {
        let run = CommandRun("list", "--", "--json")
        #expect(run.status == 66)
        #expect(run.errors.contains("no scene and no file is called \"--json\""))
    }
}
