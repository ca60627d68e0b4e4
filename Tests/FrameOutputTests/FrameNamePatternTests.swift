import FrameOutput
import Testing

@Suite struct FrameNamePatternTests {
    struct Reading: Sendable, CustomTestStringConvertible {
        var text: String
        var names: [Int: String]
        var folder = "."
        var testDescription: String { text }
    }

    @Test(arguments: [
        Reading(
            text: "frames/%05d.png", names: [0: "00000.png", 42: "00042.png", 99_999: "99999.png"], folder: "frames"),
        Reading(text: "%d.png", names: [0: "0.png", 1_234_567: "1234567.png"]),
        Reading(text: "%01d.png", names: [7: "7.png", 12: "12.png"]),
        Reading(text: "a####b.png", names: [3: "a0003b.png"]),
        Reading(text: "#", names: [3: "3", 33: "33"]),
        Reading(text: "[frame].png", names: [3: "00003.png"]),
        Reading(text: "x[frame:3].png", names: [3: "x003.png"]),
        Reading(text: "100%%-%03d.png", names: [1: "100%-001.png"]),
        Reading(text: "c%#-%03d%%.png", names: [1: "c#-001%.png"]),
        Reading(text: "%[frame]-%02d", names: [1: "[frame]-01"]),
        Reading(text: "shot[1].png", names: [5: "shot[1]-00005.png"]),
        Reading(text: "out.png", names: [5: "out-00005.png"]),
        Reading(text: "card.v2.png", names: [5: "card.v2-00005.png"]),
        Reading(text: "out", names: [5: "out-00005"]),
        Reading(text: ".hidden", names: [5: ".hidden-00005"]),
        Reading(text: "100%%.png", names: [5: "100%-00005.png"]),
        Reading(text: "frames/", names: [5: "frame-00005.png"], folder: "frames"),
        Reading(text: ".", names: [5: "frame-00005.png"], folder: "."),
        Reading(text: "a/..", names: [5: "frame-00005.png"], folder: "a/.."),
        Reading(text: "/%d.png", names: [5: "5.png"], folder: "/"),
        Reading(text: "/a//%d.png", names: [5: "5.png"], folder: "/a"),
        Reading(text: "100%/c#/%d.png", names: [5: "5.png"], folder: "100%/c#"),
        Reading(text: "ü-%03d.png", names: [5: "ü-005.png"]),
    ])
    func reads(_ reading: Reading) throws {
        let pattern = try FrameNamePattern(reading.text)
        #expect(pattern.folder == reading.folder)
        for (number, name) in reading.names {
            #expect(try pattern.name(for: number) == name)
            #expect(pattern.number(of: name) == number)
        }
    }

    @Test(
        arguments: [
            ("", 1, .empty),
            ("a\0b", 2, .zeroByte),
            ("100%.png", 4, .percentSign),
            ("%s.png", 1, .percentSign),
            ("x%", 2, .percentSign),
            ("x%05", 2, .percentSign),
            ("a-%5d.png", 3, .paddedWithSpaces(digits: 5)),
            ("[frame.png", 1, .bracket),
            ("[frame", 1, .bracket),
            ("[frames].png", 1, .bracket),
            ("[frame:].png", 1, .bracket),
            ("[frame:x].png", 1, .bracket),
            ("[frame:0].png", 1, .digits(0, maximum: 18)),
            ("%00d.png", 1, .digits(0, maximum: 18)),
            ("%019d.png", 1, .digits(19, maximum: 18)),
            ("###################", 1, .digits(19, maximum: 18)),
            ("%099999999999999999999d", 1, .digits(.max, maximum: 18)),
            ("%05d-####.png", 6, .secondField(first: 1)),
            ("a#b#", 4, .secondField(first: 2)),
            ("%05d/a.png", 1, .fieldInFolder),
            ("x/[frame:3]/%05d.png", 3, .fieldInFolder),
        ] as [(String, Int, PatternProblem)])
    func refuses(text: String, column: Int, problem: PatternProblem) {
        let expected = OutputError.pattern(text: text, column: column, problem: problem)
        #expect(throws: expected) { try FrameNamePattern(text) }
        #expect(expected.kind == .usage)
    }

    @Test func refusesNumbersThatWouldSortWrongly() throws {
        let pattern = try FrameNamePattern("%03d.png")
        #expect(try pattern.name(for: 999) == "999.png")
        let tooWide = OutputError.numberDoesNotFit(number: 1000, digits: 3, pattern: "%03d.png")
        #expect(throws: tooWide) { try pattern.name(for: 1000) }
        #expect("\(tooWide)".contains("%04d"))
        #expect(throws: OutputError.numberDoesNotFit(number: -1, digits: 3, pattern: "%03d.png")) {
            try pattern.name(for: -1)
        }
    }

    @Test(arguments: [
        "00001.pn", "0001.png", "000001.png", "100000.png", "0000a.png", "x00001.png", "00001.pngx", ".png", "",
        "+0001.png", "-0001.png", "0٠001.png", "00001.PNG",
    ])
    func doesNotClaim(foreignName: String) throws {
        #expect(try FrameNamePattern("frames/%05d.png").number(of: foreignName) == nil)
    }

    @Test func unpaddedNamesAreCanonical() throws {
        let pattern = try FrameNamePattern("f%d.png")
        #expect(pattern.number(of: "f10.png") == 10)
        #expect(pattern.number(of: "f010.png") == nil)
        #expect(pattern.number(of: "f99999999999999999999.png") == nil)
    }

    /// Two spellings of one letter are two file names.
    @Test func comparesBytes() throws {
        let pattern = try FrameNamePattern("\u{E9}%02d")
        #expect(pattern.number(of: "\u{E9}01") == 1)
        #expect(pattern.number(of: "e\u{301}01") == nil)
    }

    /// ffmpeg understands only `%05d` and `%%`.
    @Test(arguments: [
        ("a/[frame].png", "%05d.png"), ("c%#-####.png", "c#-%04d.png"), ("%d", "%d"), ("100%%-#", "100%%-%d"),
    ])
    func spellsNamesForOthers(text: String, printfName: String) throws {
        #expect(try FrameNamePattern(text).printfName == printfName)
    }

    @Test func joinsFolderAndName() throws {
        #expect(try FrameNamePattern("a/b/%d.png").path(for: 3) == "a/b/3.png")
        #expect(try FrameNamePattern("%d.png").path(for: 3) == "3.png")
        #expect(try FrameNamePattern("/%d.png").path(for: 3) == "/3.png")
    }
}
