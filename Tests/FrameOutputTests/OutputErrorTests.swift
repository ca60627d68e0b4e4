import FrameOutput
import FramePNG
import FramePainting
import FrameTiming
import Testing

@Suite struct OutputErrorTests {
    /// Every kind of error, with the required parts of its message and its exit status.
    static let all: [(OutputError, [String], OutputError.Kind)] = [
        (.pattern(text: "a%s", column: 2, problem: .percentSign), ["a%s", "column 2", "%05d"], .usage),
        (.numberDoesNotFit(number: 1000, digits: 3, pattern: "%03d"), ["1000", "3-digit", "%04d"], .usage),
        (.selection(text: "0,x", column: 3, element: "x", problem: .step), ["0,x", "column 3", "10-20x2"], .usage),
        (.tooManyFrames(100_001, most: 100_000), ["100001 frames", "at most 100000", "lower rate"], .usage),
        (.format(path: "a.jpg", among: [.png, .apng]), ["a.jpg", ".png or .apng"], .usage),
        (.format(path: "a.b/c", among: [.png]), ["'a.b/c' has no extension; write 'a.b/c.png'"], .usage),
        (.delay(frames: 3, rate: .fps60), ["3 frames of 60 frames per second", "65535"], .usage),
        (
            .paletteMemory(PixelSize(width: 1179, height: 2556), frames: 500, most: 4_000_000_000),
            ["500 frames of 1179 x 2556", "at most 4 GB"],
            .usage
        ),
        (.jobs(99, maximum: 64), ["99", "64"], .usage),
        (.encoding(.invalidLevel(12)), ["12"], .usage),
        (.listedName("../x"), ["../x", "nothing was removed"], .data),
        (.manifests(path: "m.json", .noShard), ["m.json", "whole run"], .data),
        (.manifests(path: "m.json", .twice(other: "n.json")), ["m.json", "'n.json'"], .data),
        (
            .manifests(path: "m.json", .differs(property: "fps", found: "30", expected: "60", other: "n.json")),
            ["m.json", "fps is 30", "60 in 'n.json'"], .data
        ),
        (.manifests(path: "m", .missing([3], of: 5)), ["5 shards", "number 3 is missing"], .data),
        (.manifests(path: "m", .missing(Array(1...10), of: 12)), ["numbers 1, 2, 3", "8 and 2 more are"], .data),
        (.manifests(path: "m", .frames(found: 3, expected: 4)), ["3 frames", "has 4"], .data),
        (.manifests(path: "m", .order(7, 6)), ["frame 6 would follow frame 7"], .data),
        (.noFrames, ["no frames"], .data),
        (.canvas(PixelSize(width: 0, height: 5)), ["0 x 5", "16384"], .data),
        (
            .frameSize(
                frame: 7, size: PixelSize(width: 1, height: 2), expected: PixelSize(width: 3, height: 4)),
            ["7", "1 x 2", "3 x 4"], .data
        ),
        (.tooManyEdges(frame: 7), ["frame 7", "8388608 rows", "simpler paths"], .data),
        (.tooManyLayers(frame: 7), ["frame 7", "524288", "fewer copies"], .data),
        (.noAlpha(.mp4), ["mp4", "opaque background", "webm"], .data),
        (.noFFmpeg(.mov), ["mov", "apt-get install ffmpeg", "apng"], .software),
        (.cannotStart(program: "f", SystemReason(13)), ["'f'", "Permission denied"], .software),
        (.ffmpegFailed("no such codec"), ["ffmpeg failed", "no such codec"], .software),
        (.encoding(.finished), ["encoder"], .software),
        (.threads(started: 3, asked: 64, SystemReason(11)), ["3 of 64", "fewer jobs"], .software),
        (.targetsExist(first: "f/0.png", count: 3), ["f/0.png", "2 more", "overwrite, skip or clean"], .cannotCreate),
        (.replaced(first: "f/0.png", count: 3), ["f/0.png", "2 more", "nothing was removed"], .cannotCreate),
        (.targetIsFolder("f"), ["'f'", "folder"], .cannotCreate),
        (.targetIsNotAFile("f"), ["'f'", "device"], .cannotCreate),
        (.cannotCreate(path: "f", SystemReason(13)), ["'f'", "Permission denied"], .cannotCreate),
        (.cannotWrite(path: "f", SystemReason(28)), ["'f'", "No space left on device"], .inputOutput),
        (.cannotRead(path: "f", SystemReason(5)), ["'f'", "Input/output error"], .inputOutput),
        (.cannotRemove(path: "f", SystemReason(1)), ["'f'", "Operation not permitted"], .inputOutput),
        (.vanished(first: "f/0.png", count: 3), ["f/0.png", "2 more", "skipping existing"], .inputOutput),
        (.staleClaims(first: "f/0.png", count: 3), ["f/0.png", "2 more", "without claims"], .inputOutput),
        (.interrupted(written: 1, isResumable: true), ["1 frame;", "skipping", "resumes"], .interrupted),
        (.interrupted(written: 2, isResumable: false), ["2 frames;", "render it again"], .interrupted),
    ]

    @Test(arguments: all) func namesProblemPlaceAndRemedy(error: OutputError, parts: [String], kind: OutputError.Kind) {
        for part in parts { #expect("\(error)".contains(part)) }
        #expect(error.kind == kind)
        #expect(!"\(error)".contains("\n") && "\(error)".last != ".")
    }

    /// The statuses of `sysexits.h`, and 128 plus the number of SIGINT.
    @Test func kindsAreExitStatuses() {
        #expect(OutputError.Kind.allCases.map(\.rawValue) == [64, 65, 70, 73, 74, 130])
    }
}
