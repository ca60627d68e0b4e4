import FrameJSON
import Testing

@testable import Framereel

/// One line of input per question, one line of numbers per answer.
@MainActor @Suite struct SampleTests {
    private func sample(_ lines: String, _ words: String...) -> CommandRun {
        CommandRun(["sample"] + words, input: Array(lines.utf8))
    }

    /// The answer for each kind of line. The kernel's own tests cover the numbers. This test checks that the right ones
    /// are requested.
    @Test(arguments: [
        (#"{"cubicBezier":[0.25,0.25,0.75,0.75],"at":[0,0.5,1,2,-1]}"#, #"{"values":[0,0.5,1,2,-1]}"#),
        (#"{"cubicBezier":"easeIn","at":[0.5]}"#, #"{"values":[0.31535681257253934]}"#),
        (#"{"cubicBezier":"easeInEaseOut","at":[0.5]}"#, #"{"values":[0.5]}"#),
        (
            #"{"spring":{},"at":[0,0.1]}"#,
            #"{"values":[0,0.34029984660829826],"velocities":[0,5.3350719511469302],"settlingDuration":1.4727003346780925}"#
        ),
        (
            #"{"spring":{"mass":2,"damping":0,"initialVelocity":3},"at":[]}"#,
            #"{"values":[],"velocities":[],"settlingDuration":"Infinity"}"#
        ),
        (
            #"{"viewSpring":{"duration":0.5,"dampingRatio":1}}"#,
            #"{"mass":1,"stiffness":341.02369770847093,"damping":36.933653905806338}"#
        ),
        (
            #"{"perceptualSpring":{"duration":0.5,"bounce":-0.3},"at":[0]}"#,
            #"{"mass":1,"stiffness":157.91367041742973,"damping":35.903916041026207,"values":[0],"velocities":[0]}"#
        ),
        (
            #"{"mediaTiming":{"beginTime":1,"duration":2,"repeatCount":2.5},"at":[0.5,1,2,3.5,6]}"#,
            #"{"progress":[null,0,0.5,0.25,null]}"#
        ),
        (
            #"{"mediaTiming":{"duration":2,"repeatCount":"Infinity","autoreverses":true},"at":[3,1001]}"#,
            #"{"progress":[0.5,0.5]}"#
        ),
        (
            #"{"mediaTiming":{"duration":2,"speed":-1,"timeOffset":0.5,"repeatDuration":3,"fillMode":"both"},"at":[-1]}"#,
            #"{"progress":[0.25]}"#
        ),
        (#"{"keyframes":{"values":[0,100,50],"calculationMode":"cubic"},"at":[0.25]}"#, #"{"values":[59.375]}"#),
        (
            #"{"keyframes":{"values":[0,1],"keyTimes":null,"timingFunctions":[[0.5,0,0.5,1]]},"at":[0.5]}"#,
            #"{"values":[0.5]}"#
        ),
        (
            #"{"keyframes":{"values":[[0,0],[3,4],[3,4]],"calculationMode":"paced"},"at":[0.25,1]}"#,
            #"{"values":[[0.75,1],[3,4]]}"#
        ),
        (
            #"{"keyframes":{"values":[1,2],"calculationMode":"discrete","keyTimes":[0,0.25,1]},"at":[0.2,0.25]}"#,
            #"{"values":[1,2]}"#
        ),
        (
            #"{"transform":{"from":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],"to":[3,0,0,0,0,1,0,0,0,0,1,0,8,0,0,1]},"at":[0.5]}"#,
            #"{"values":[[2,0,0,0,0,1,0,0,0,0,1,0,4,0,0,1]]}"#
        ),
    ])
    func everyKindOfLineIsAnswered(question: String, answer: String) {
        let run = sample(question)
        #expect(run.errors == "")
        #expect(run.output == answer + "\n")
        #expect(run.status == 0)
    }

    /// 17 digits restore the exact number.
    @Test func numbersRoundTripExactly() throws {
        let run = sample(#"{"cubicBezier":"default","at":[0.1,0.2,0.3,0.7,1e-9,0.333333333333333315]}"#)
        let list = try #require(run.output.split(separator: "[").last?.split(separator: "]").first)
        let numbers = list.split(separator: ",").compactMap { Double($0) }
        let curve = try CurveSampler(JSONCursor(.string("default")))
        let expected = curve.fields(at: [0.1, 0.2, 0.3, 0.7, 1e-9, 1.0 / 3])
        guard case .each(let values) = expected[0].value else {
            Issue.record("no list")
            return
        }
        #expect(numbers == values)
    }

    @Test func linesKeepTheirOrderAndEmptyLinesAreSkipped() {
        let lines =
            "\u{FEFF}{\"cubicBezier\":\"linear\",\"at\":[1]}\r\n\n  \t\r\n{\"cubicBezier\":\"linear\",\"at\":[0]}"
        let run = sample(lines, "-")
        #expect(run.output == "{\"values\":[1]}\n{\"values\":[0]}\n")
        #expect(run.errors == "")
        let nothing = sample("")
        #expect(nothing.output == "")
        #expect(nothing.status == 0)
    }

    @Test func filesAreRead() throws {
        let folder = try TestFolder()
        try folder.write("{\"cubicBezier\":\"linear\",\"at\":[0.25]}\n", to: "lines.jsonl")
        let run = CommandRun("sample", folder("lines.jsonl"))
        #expect(run.output == "{\"values\":[0.25]}\n")
        let missing = CommandRun("sample", folder("none.jsonl"))
        #expect(missing.status == 66)
    }

    @Test func theTableHasALineForEachNumber() {
        let lines = """
            {"keyframes":{"values":[[0,0],[3,4]]},"at":[0.5]}

            {"mediaTiming":{"duration":1},"at":[0.5,2]}
            {"spring":{"damping":0},"at":[0]}
            """
        #expect(
            sample(lines, "--csv").output == """
                line,at,name,index,value
                1,0.5,values,0,1.5
                1,0.5,values,1,2
                3,0.5,progress,,0.5
                3,2,progress,,
                4,0,values,,0
                4,0,velocities,,0
                4,,settlingDuration,,Infinity

                """)
    }

    /// The answers before the invalid line are printed, the ones after it are not, and the message gives its location.
    @Test(arguments: [
        ("{", "3:2: expected"),
        ("[]", "3:1: expected an object, found a list of 0"),
        (#"{"at":[1]}"#, #"3:1: expected one of "cubicBezier""#),
        (#"{"cubicBezir":[0,0,1,1],"at":[1]}"#, #"3:2: cubicBezir: unknown key; did you mean "cubicBezier"?"#),
        (#"{"spring":{},"cubicBezier":"linear","at":[1]}"#, #"to sample, found "cubicBezier", "spring""#),
        (#"{"cubicBezier":[0,0,1,1]}"#, #"3:1: missing key "at""#),
        (#"{"cubicBezier":[0,0,1],"at":[1]}"#, "cubicBezier: expected [x1, y1, x2, y2] or the name of a curve"),
        (#"{"cubicBezier":[0,0,1.5,1],"at":[1]}"#, "3:21: cubicBezier[2]: expected a number from 0 to 1"),
        (#"{"cubicBezier":"easein","at":[1]}"#, #"did you mean "easeIn"?"#),
        (#"{"cubicBezier":"linear","at":[1,"2"]}"#, "at[1]: expected a number"),
        (#"{"spring":{"mass":0},"at":[1]}"#, "spring.mass: expected a number above 0"),
        (#"{"spring":{"damping":-1},"at":[1]}"#, "spring.damping: expected a number of at least 0"),
        (#"{"viewSpring":{"duration":1}}"#, #"viewSpring: missing key "dampingRatio""#),
        (#"{"perceptualSpring":{"bounce":2}}"#, "perceptualSpring.bounce: expected a number from -0.999 to 1"),
        (#"{"mediaTiming":{"repeatCount":"forever"},"at":[1]}"#, #"expected a number or "Infinity""#),
        (#"{"mediaTiming":{"fillMode":"forward"},"at":[1]}"#, #"did you mean "forwards"?"#),
        (#"{"keyframes":{"values":[]},"at":[1]}"#, "keyframes.values: expected at least one value"),
        (
            #"{"keyframes":{"values":[1,[2,3]]},"at":[1]}"#,
            "keyframes.values[1]: expected as many numbers as in the first"
        ),
        (
            #"{"keyframes":{"values":[[1,2,3]]},"at":[1]}"#,
            "keyframes.values[0]: expected a number, or a list of 2, 4, 6"
        ),
        (#"{"keyframes":{"values":[1],"calculationMode":"cubicpaced"},"at":[1]}"#, #"did you mean "cubicPaced"?"#),
        (#"{"transform":{"from":[1],"to":[1]},"at":[1]}"#, "transform.from: expected 16 numbers"),
        (#"{"cubicBezier":[0,1e308,1,-1e308],"at":[0.5]}"#, "3:41: at[0]: its values is not a number"),
        (
            #"{"keyframes":{"values":[1e308,-1e308],"calculationMode":"cubic"},"at":[0,0.5]}"#,
            "at[1]: its values is not"
        ),
        (
            #"{"transform":{"from":[1e308,0,0,0,0,1e308,0,0,0,0,1,0,0,0,0,1],"to":[-1e308,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]},"#
                + #""at":[0.5]}"#, "at[0]: its values is not a number"
        ),
    ])
    func anInvalidLineIsReportedWithItsNumber(line: String, message: String) {
        let good = #"{"cubicBezier":"linear","at":[1]}"#
        let run = sample("\(good)\n\n\(line)\n\(good)\n")
        #expect(run.status == 65)
        #expect(run.output == "{\"values\":[1]}\n")
        #expect(run.errors.hasPrefix("error: standard input:3:"), "\(run.errors)")
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
