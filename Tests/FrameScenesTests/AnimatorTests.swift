import FrameGeometry
import FramePainting
import FrameTiming
import Testing

@testable import FrameScenes

@Suite struct AnimatorTests {
    /// Returns the animators for presenting and then dismissing a screen with `animator`.
    static func read(_ animator: String) throws -> (present: AnimatorDescription, dismiss: AnimatorDescription) {
        let script = "[{\"present\": \"b\", \"animator\": \(animator)}, {\"dismiss\": true}]"
        let document = try SceneDocumentTests.read(SceneDocumentTests.scene(script: script))
        guard case .present(let present) = document.script[0], case .dismiss(let dismiss) = document.script[1] else {
            throw CancellationError()
        }
        return (try #require(present.animator), try #require(dismiss.animator))
    }

    @Test func everyPropertyAcceptsItsOwnKindOfValue() throws {
        func values(of property: AnimatedProperty) -> [(String, TrackValue)] {
            switch property.target {
            case .origin:
                [
                    ("[1, 2]", .origin(Point(x: 1, y: 2))),
                    (#"{"container": [-1, 0.5]}"#, .originInContainer(Point(x: -1, y: 0.5))),
                ]
            case .frame:
                [
                    ("[1, 2, 3, 4]", .frame(Rect(x: 1, y: 2, width: 3, height: 4))),
                    (#"{"container": [0, 1, 1, 0.5]}"#, .frameInContainer(Rect(x: 0, y: 1, width: 1, height: 0.5))),
                ]
            case .color: [("\"#FFFFFF\"", .color(.white)), ("[0, 0, 0, 1]", .color(.black))]
            case .number(_, let range, _):
                [
                    ("\(range.lowerBound)", .number(range.lowerBound)),
                    ("\(range.upperBound)", .number(range.upperBound)),
                ]
            }
        }
        for property in AnimatedProperty.allCases {
            for (text, value) in values(of: property) + [("\"final\"", .final)] {
                let (animator, _) = try AnimatorTests.read(
                    """
                    {"duration": 1, "tracks": [{"view": "presenting", "property": "\(property.rawValue)",
                      "keyframes": [{"at": 0.25, "value": \(text)}, {"at": 0.5, "value": "final"}]}]}
                    """)
                #expect(animator.tracks[0].keyframes.map(\.value) == [value, .final])
                #expect(animator.tracks[0].keyframes.map(\.time) == [0.25, 0.5])
            }
        }
    }

    @Test func namesFindTheirViews() throws {
        func target(_ name: String) throws -> TrackTarget {
            try AnimatorTests.read(
                """
                {"duration": 1, "tracks": [{"view": "\(name)", "property": "alpha",
                  "keyframes": [{"at": 0, "value": 0}, {"at": 1, "value": 1}]}]}
                """
            ).present.tracks[0].target
        }
        #expect(try target("presented") == .screen(.presented))
        #expect(try target("presenting") == .screen(.presenting))
        #expect(try target("a1") == .view("a1", in: .presenting))
        #expect(try target("b1") == .view("b1", in: .presented))
        #expect(try target("both") == .view("both", in: .presented))
    }

    @Test func curvesAreNamedOrDrawn() throws {
        let (animator, _) = try AnimatorTests.read(
            """
            {"duration": 1, "curve": "easeIn", "tracks": [{"view": "presented", "property": "alpha", "keyframes": [
              {"at": 0, "value": 0}, {"at": 0.2, "value": 1}, {"at": 0.4, "value": 0, "curve": "linear"},
              {"at": 1, "value": 1, "curve": [0.1, -0.5, 0.9, 1.5]}]}]}
            """)
        #expect(animator.curve == NamedCurves.easeIn)
        #expect(
            animator.tracks[0].keyframes.map(\.curve) == [
                nil, NamedCurves.easeIn, .linear, .cubicBezier(CubicBezier(x1: 0.1, y1: -0.5, x2: 0.9, y2: 1.5)),
            ])
    }

    @Test func everyNamedCurveCanBeNamed() throws {
        for (name, curve) in NamedCurves.all {
            let (animator, _) = try AnimatorTests.read("{\"duration\": 0, \"curve\": \"\(name)\", \"tracks\": []}")
            #expect(animator.curve == curve)
        }
    }

    @Test func aDismissalRunsThePresentationBackwards() throws {
        let (present, dismiss) = try AnimatorTests.read(
            """
            {"duration": 0.5, "curve": [0.25, 0.125, 0.5, 1], "tracks": [{"view": "presented", "property": "alpha",
              "keyframes": [{"at": 0, "value": 0}, {"at": 0.25, "value": 1, "curve": [0, 0.5, 0.75, 2]},
              {"at": 1, "value": 0.5}]}]}
            """)
        #expect(dismiss.duration == 0.5)
        #expect(dismiss.curve == .cubicBezier(CubicBezier(x1: 0.5, y1: 0, x2: 0.75, y2: 0.875)))
        let keyframes = dismiss.tracks[0].keyframes
        #expect(keyframes.map(\.time) == [0, 0.75, 1])
        #expect(keyframes.map(\.value) == [.number(0.5), .number(1), .number(0)])
        #expect(
            keyframes.map(\.curve) == [
                nil, .cubicBezier(CubicBezier(x1: 0.5, y1: 0, x2: 0.75, y2: 0.875)),
                .cubicBezier(CubicBezier(x1: 0.25, y1: -1, x2: 1, y2: 0.5)),
            ])
        #expect(dismiss.reversed == present)
    }

    /// The dismissal at `1 - x` undoes the presentation at `x`, for all named curves.
    @Test func aReversedCurveIsTheCurveSeenFromItsEnd() throws {
        for (name, curve) in NamedCurves.all {
            let (_, dismiss) = try AnimatorTests.read("{\"duration\": 0, \"curve\": \"\(name)\", \"tracks\": []}")
            for step in 0...100 {
                let x = Double(step) / 100
                #expect(abs(dismiss.curve.value(at: 1 - x) - (1 - curve.value(at: x))) < 1e-12)
            }
        }
    }
}
