import FrameOutput
import FrameTiming
import Testing

@Suite struct FrameSelectionTests {
    /// 73 frames at 60 per second: 0 s to 1.2 s.
    static let count = 73

    @Test(
        arguments: [
            ("0", [0]),
            ("72", [72]),
            ("first", [0]),
            ("last", [72]),
            ("0,5,10-20x2", [0, 5, 10, 12, 14, 16, 18, 20]),
            ("0,5,10-20x2,50%,0.25s,last", [0, 5, 10, 12, 14, 15, 16, 18, 20, 36, 72]),
            (" 5 ,\t0 ", [0, 5]),
            ("5,5,4-6", [4, 5, 6]),
            ("10-13x5", [10]),
            ("10-15x5", [10, 15]),
            ("70-last", [70, 71, 72]),
            ("first-2", [0, 1, 2]),
            ("first-lastx36", [0, 36, 72]),
            ("7-7", [7]),
            ("0-72/3", [0, 36, 72]),
            ("0.2s-0.7s/6", [12, 18, 24, 30, 36, 42]),
            ("0-10/4", [0, 3, 7, 10]),
            ("10-13/9", [10, 11, 12, 13]),
            ("10-20/1", [10]),
            ("10-20/2", [10, 20]),
            ("7-7/3", [7]),
            ("0-1/4s", Array(0...15)),
            ("0-1/4s/2", [0, 15]),
            ("0%", [0]),
            ("100%", [72]),
            ("100.0%", [72]),
            ("1%", [0]),
            ("1.4%", [1]),
            ("99.99%", [71]),
            ("0%-10%", [0, 1, 2, 3, 4, 5, 6, 7]),
            ("250ms", [15]),
            ("0.25s", [15]),
            (".25s", [15]),
            ("1/4s", [15]),
            ("249.999999999999ms", [14]),
            ("1/60s", [1]),
            ("1.2s", [72]),
            ("1.2166s", [72]),
            ("0s-50ms", [0, 1, 2, 3]),
            ("000000000000005", [5]),
        ] as [(String, [Int])])
    func selects(text: String, frames: [Int]) throws {
        let selection = try FrameSelection(text)
        #expect(try selection.frames(ofCount: Self.count, at: .fps60) == frames)
    }

    @Test func allIsTheWholeRun() throws {
        #expect(try FrameSelection.all.frames(ofCount: 3, at: .fps60) == [0, 1, 2])
        #expect(try FrameSelection(FrameSelection.all.text).frames(ofCount: 3, at: .fps60) == [0, 1, 2])
    }

    @Test(
        arguments: [
            ("", 1, "", .empty),
            ("5,", 3, "", .empty),
            ("0,,5", 3, "", .empty),
            ("lst", 1, "lst", .unknown(suggestion: "last")),
            ("1, fisrt", 4, "fisrt", .unknown(suggestion: "first")),
            ("Last", 1, "Last", .unknown(suggestion: "last")),
            ("end", 1, "end", .unknown(suggestion: "last")),
            ("0.25", 1, "0.25", .unknown(suggestion: "0.25s")),
            ("1/60", 1, "1/60", .unknown(suggestion: "1/60s")),
            ("5sec", 1, "5sec", .unknown(suggestion: "5s")),
            ("50 %", 1, "50 %", .unknown(suggestion: "50%")),
            ("0..10", 1, "0..10", .unknown(suggestion: "0-10")),
            ("0:10", 1, "0:10", .unknown(suggestion: "0-10")),
            ("1/0s", 1, "1/0s", .unknown(suggestion: nil)),
            ("5.s", 1, "5.s", .unknown(suggestion: nil)),
            ("@tap", 1, "@tap", .unknown(suggestion: nil)),
            ("1-2-3", 3, "2-3", .unknown(suggestion: nil)),
            ("５", 1, "５", .unknown(suggestion: nil)),
            ("1000000000000000", 1, "1000000000000000", .tooManyDigits(maximum: 15)),
            ("0.1234567890123456s", 1, "0.1234567890123456s", .tooManyDigits(maximum: 15)),
            ("101%", 1, "101%", .percentageAbove100),
            ("100.0001%", 1, "100.0001%", .percentageAbove100),
            ("-5", 1, "-5", .openRange(suggestion: "first-5")),
            ("0,10-", 3, "10-", .openRange(suggestion: "10-last")),
            ("0-10x0", 1, "0-10x0", .step),
            ("0-10x", 1, "0-10x", .step),
            ("0-10x1.5", 1, "0-10x1.5", .step),
            ("0-10/0", 1, "0-10/0", .count),
            ("0-10/", 1, "0-10/", .count),
            ("0-10/1000001", 1, "0-10/1000001", .count),
            ("0-10/3x2", 1, "0-10/3x2", .count),
            ("0-10x2/3", 1, "0-10x2/3", .step),
            ("5x2", 1, "5x2", .stepWithoutRange(suggestion: "5-lastx2")),
            ("20-10", 1, "20-10", .backwards(suggestion: "10-20")),
            ("0,last-5", 3, "last-5", .backwards(suggestion: "5-last")),
            ("73", 1, "73", .outside(count: count, .fps60)),
            ("0, 70-90", 7, "90", .outside(count: count, .fps60)),
            ("5s", 1, "5s", .outside(count: count, .fps60)),
            ("73/60s", 1, "73/60s", .outside(count: count, .fps60)),
        ] as [(String, Int, String, SelectionProblem)])
    func refuses(text: String, column: Int, element: String, problem: SelectionProblem) {
        let expected = OutputError.selection(text: text, column: column, element: element, problem: problem)
        #expect(throws: expected) { try FrameSelection(text).frames(ofCount: Self.count, at: .fps60) }
        #expect(expected.kind == .usage)
    }

    /// The parser must accept the suggestions of its errors.
    @Test(arguments: ["lst", "end", "all", "0.25", "1sec", "0..10", "-5", "10-", "5x2", "20-10"])
    func suggestionsRead(text: String) throws {
        do throws(OutputError) {
            _ = try FrameSelection(text).frames(ofCount: Self.count, at: .fps60)
            Issue.record("'\(text)' was accepted")
        } catch {
            let parts = "\(error)".split(separator: "did you mean '")
            let suggestion = try #require(parts.last?.prefix { $0 != "'" })
            #expect(try !FrameSelection(String(suggestion)).frames(ofCount: Self.count, at: .fps60).isEmpty)
        }
    }

    @Test func errorsStateTheRange() throws {
        let rate = try #require(FrameRate(30_000, per: 1001))
        let error = #expect(throws: OutputError.self) { try FrameSelection("99").frames(ofCount: 10, at: rate) }
        #expect(
            error.map { "\($0)" }
                == "frames '99', column 1, '99': outside the run, which has frames 0 to 9 (0 s to 0.3 s)")
    }

    /// A frame's exact time selects the frame, and the next smaller value selects the preceding one, at rates that no
    /// decimal can express.
    @Test(arguments: [(24, 1), (60, 1), (120, 1), (30_000, 1001), (60_000, 1001), (24_000, 1001), (7, 3), (1, 5)])
    func timesAreExact(numerator: Int, denominator: Int) throws {
        let rate = try #require(FrameRate(numerator, per: denominator))
        for frame in 1...200 {
            let (above, below) = rate.seconds(ofFrame: frame)
            let exactly = try FrameMoment("\(above)/\(below)s")
            #expect(try exactly.frame(ofCount: 201, at: rate) == frame)
            let before = try FrameMoment("\(above * 1_000_000 - 1)/\(below * 1_000_000)s")
            #expect(try before.frame(ofCount: 201, at: rate) == frame - 1)
        }
    }

    /// ⌊p · (count − 1) / 100⌋ for every whole percentage, in integers.
    @Test(arguments: [1, 2, 3, 73, 100, 101, 10_000])
    func percentagesAreOfTheLastFrame(count: Int) throws {
        for percent in 0...100 {
            #expect(try FrameMoment("\(percent)%").frame(ofCount: count, at: .fps60) == percent * (count - 1) / 100)
        }
    }

    @Test(arguments: ["first", "last", "7", "12.5%", "0.25s", "250ms", "1/60s"])
    func momentsRoundTrip(text: String) throws {
        let moment = try FrameMoment(text)
        let again = try FrameMoment(moment.description)
        #expect(try again.frame(ofCount: 100, at: .fps60) == moment.frame(ofCount: 100, at: .fps60))
    }

    @Test(arguments: [
        ("1.75s", "1.75s"), ("1750ms", "1.75s"), ("5000ms", "5s"), ("0.050s", "0.05s"), ("12.5%", "12.5%"),
        ("7/60s", "7/60s"),
    ])
    func momentsAreWrittenAsDecimals(text: String, description: String) throws {
        #expect(try FrameMoment(text).description == description)
    }

    /// They are refused before they are listed: a list of them would not fit into memory.
    @Test(arguments: [
        ("first-last", 3_600_000_000_000), ("first-lastx2", 1_000_000), ("0-last/100001", 1_000_000),
        ("0-99999,100000", 1_000_000),
    ])
    func moreFramesThanARunCanHaveAreRefused(text: String, count: Int) throws {
        let selection = try FrameSelection(text)
        let error = #expect(throws: OutputError.self) { try selection.frames(ofCount: count, at: .fps60) }
        guard case .tooManyFrames? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func aFewFramesOfALongRunAreSelected() throws {
        let frames = try FrameSelection("0,50%,last,first-last/3").frames(ofCount: 3_600_000_001, at: .fps60)
        #expect(frames == [0, 1_800_000_000, 3_600_000_000])
        #expect(try FrameSelection.all.frames(ofCount: 100_000, at: .fps60).count == FrameSelection.mostFrames)
    }

    @Test(arguments: [0, -1])
    func aRunWithoutFramesHasNoSelection(count: Int) throws {
        #expect(throws: OutputError.noFrames) { try FrameSelection.all.frames(ofCount: count, at: .fps60) }
        #expect(throws: OutputError.noFrames) { try FrameMoment("last").frame(ofCount: count, at: .fps60) }
    }
}
