import Testing

@testable import Framereel

/// Lines about layout and scrolling, answered through the command.
@MainActor @Suite struct LayoutSampleTests {
    private func sample(_ line: String) -> CommandRun { CommandRun(["sample"], input: Array(line.utf8)) }

    private static let pair = """
        "views":[{"name":"a","superview":"root","intrinsic":[80,20]},{"name":"b","superview":"a","intrinsic":[null,null]}]
        """
    private static let centered = """
        {"name":"x","first":"a","firstAttribute":"centerX","second":"root","secondAttribute":"centerX"},\
        {"name":"y","first":"a","firstAttribute":"top","second":"root.safeArea","secondAttribute":"top","constant":4}
        """

    @Test func framesAreInTheirContainers() {
        let rules = """
            \(Self.centered),{"name":"l","first":"b","firstAttribute":"leading","second":"a.margins","secondAttribute":"leading"},\
            {"name":"t","first":"b","firstAttribute":"top","second":"a","secondAttribute":"top"},\
            {"name":"w","first":"b","firstAttribute":"width","constant":10},\
            {"name":"h","first":"b","firstAttribute":"height","second":"b","secondAttribute":"width","multiplier":2}
            """
        let run = sample(
            #"{"layout":{"size":[320,480],"safeArea":[47,0,34,0],\#(Self.pair),"constraints":[\#(rules)]}}"#)
        #expect(run.output == #"{"frames":{"a":[120,51,80,20],"b":[0,0,10,20]}}"# + "\n")
    }

    @Test func openFramesAreNamed() {
        let run = sample(#"{"layout":{"size":[320,480],\#(Self.pair),"constraints":[\#(Self.centered)]}}"#)
        #expect(run.output.hasPrefix(#"{"ambiguous":["b"],"frames":{"a":[120,4,80,20]"#))
    }

    @Test func conflictsAreNamed() {
        let rules =
            #"{"name":"w1","first":"a","firstAttribute":"width","constant":10},{"name":"w2","first":"a","firstAttribute":"width","constant":20}"#
        let run = sample(#"{"layout":{"size":[320,480],\#(Self.pair),"constraints":[\#(rules)]}}"#)
        #expect(run.output == #"{"error":{"kind":"conflict","constraints":["w1","w2"]}}"# + "\n")
    }

    @Test(arguments: [
        (
            #"{"autoresize":{"mask":18,"oldSize":[320,480],"newSize":[480,320],"frame":[20,40,200,240]}}"#,
            #"{"frame":[20,40,360,80]}"#
        ),
        (
            #"{"visualFormat":{"format":"V:[a]-8-[b]","views":["a","b"]}}"#,
            #"{"constraints":[{"first":"b","firstAttribute":"top","relation":"==","second":"a","secondAttribute":"bottom","multiplier":1,"constant":8,"priority":1000}]}"#
        ),
        (
            #"{"visualFormat":{"format":"[a]-","views":["a"]}}"#,
            #"{"error":{"at":4,"message":"expected a number or the name of a metric"}}"#
        ),
        (
            #"{"flowLayout":{"size":[100,200],"scale":2,"sections":[{"insets":[5,0,5,0],"lineSpacing":4,"items":[[40,20],[40,20],[40,20]],"header":[0,30]},{"items":[],"footer":[9,10]}]}}"#,
            #"{"items":{"0.0":[0,35,40,20],"0.1":[60,35,40,20],"0.2":[0,59,40,20]},"headers":{"0":[0,0,100,30]},"footers":{"1":[0,84,100,10]},"contentSize":[100,94]}"#
        ),
        (
            #"{"flowLayout":{"size":[100,50],"scrollDirection":"horizontal","direction":"rtl","sections":[{"items":[[40,20],[40,20]]}]}}"#,
            #"{"items":{"0.0":[0,0,40,20],"0.1":[0,30,40,20]},"headers":{},"footers":{},"contentSize":[40,50]}"#
        ),
        (#"{"scroll":{"kind":"projection","rate":0.998,"from":0,"velocity":100}}"#, #"{"target":49.899999999999956}"#),
        (
            #"{"scroll":{"kind":"rubberBand","dimension":100,"overscroll":[0,-100]}}"#,
            #"{"offsets":[0,-35.483870967741936]}"#
        ),
        (#"{"scroll":{"kind":"paging","page":320,"content":1600,"offset":32,"velocity":1500}}"#, #"{"target":320}"#),
    ])
    func otherKinds(line: String, answer: String) {
        #expect(sample(line).output == answer + "\n")
    }

    @Test(arguments: [
        ("1e10", "", "use smaller numbers"),
        (
            "320", #"{"name":"w","first":"a","firstAttribute":"width","constant":1e300}"#,
            "too large, too small or too far"
        ),
        (
            "320",
            #"{"name":"w","first":"a","firstAttribute":"width","constant":1e8},{"name":"v","first":"b","firstAttribute":"width","second":"a","secondAttribute":"width","multiplier":1000}"#,
            "its multipliers give frames beyond"
        ),
    ])
    func numbersLargerThanAnyScreenAreRejected(width: String, rules: String, reason: String) {
        let run = sample(
            #"{"name":"far","layout":{"size":[\#(width),480],\#(Self.pair),"constraints":[\#(rules)]}}"#)
        #expect(run.output.hasPrefix(#"{"name":"far","error":{"kind":"input","message":"#))
        #expect(run.output.contains(reason))
    }

    /// An invalid line with a name does not stop the command.
    @Test func theAnswerToAnInvalidLineCarriesItsName() {
        let run = sample(
            """
            {"name":"one","scroll":{"kind":"fall"}}
            {"name":"two","cubicBezier":"linear","at":[0.5]}
            """)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 2 && lines[0].hasPrefix(#"{"name":"one","error":{"kind":"input","message":"#))
        #expect(lines.last == #"{"name":"two","values":[0.5]}"#)
    }
}
