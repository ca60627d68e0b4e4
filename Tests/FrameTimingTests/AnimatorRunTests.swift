import Testing

@testable import FrameTiming

/// Rules for every named curve and two springs, in both directions, from every position.
@Suite struct AnimatorRunTests {
    private static let curves: [TimingCurve] =
        NamedCurves.all.map(\.curve)
        + [SpringParameters.system, SpringParameters(damping: 6)].map {
            .spring($0.motion, duration: $0.settlingDuration)
        }

    static let runs: [AnimatorRun] = curves.flatMap { curve in
        [AnimatorRun.Kind.original, .redirected(from: 0.3)].flatMap { kind in
            [false, true].flatMap { isReversed in
                [0, 0.6, 2].map {
                    AnimatorRun(kind: kind, curve: curve, duration: 2, offset: $0, isReversed: isReversed)
                }
            }
        }
    }

    @Test func itEndsAtItsEndOnTime() {
        #expect(Self.runs.count == 84)
        for run in Self.runs {
            let last = run.position(after: run.remaining)
            #expect(run.remaining(from: last) == 0, "\(run)")
            #expect(run.progress(at: last) == run.end, "\(run)")
            #expect(run.position(after: run.remaining + 5) == last, "\(run)")
        }
    }

    /// A segment that begins where another one was interrupted continues it.
    @Test func interruptingChangesNothing() {
        for run in Self.runs {
            var rest = run
            rest.offset = run.position(after: 0.25)
            for elapsed in [0, 0.5, 1.0] {
                #expect(
                    abs(rest.position(after: elapsed) - run.position(after: elapsed + 0.25)) < 1e-12, "\(run)")
            }
            #expect(abs(rest.remaining - max(0, run.remaining - 0.25)) < 1e-12, "\(run)")
        }
    }

    /// A reversed segment runs back through the values of the original.
    @Test func reversingRetracesTheMotion() {
        for curve in Self.curves {
            let there = AnimatorRun(kind: .original, curve: curve, duration: 2, offset: 0, isReversed: false)
            let back = AnimatorRun(kind: .original, curve: curve, duration: 2, offset: 2, isReversed: true)
            for elapsed in stride(from: 0, through: 2, by: 0.125) {
                #expect(
                    there.progress(at: there.position(after: elapsed))
                        == back.progress(at: back.position(after: 2 - elapsed)))
            }
        }
    }

    @Test func aRedirectedSegmentLeadsFromItsStartToItsEnd() {
        for run in Self.runs where run.kind != .original {
            #expect(run.progress(at: 0) == 0.3)
            #expect(run.progress(at: run.duration) == run.end)
        }
    }

    /// A progress maps to the first position that reaches it, to the last bit.
    @Test func aProgressMapsToItsFirstPosition() {
        for run in Self.runs where run.kind == .original {
            for progress in [0.001, 0.25, 0.5, 0.9] {
                let position = run.position(ofProgress: progress) / run.duration
                #expect(run.curve.value(at: position) >= progress)
                #expect(run.curve.value(at: position.nextDown) < progress)
            }
            #expect(run.position(ofProgress: 0) == 0 && run.position(ofProgress: .nan) == 0)
        }
    }

    @Test func halfOfASymmetricCurveIsHalfOfItsDuration() {
        let run = AnimatorRun(
            kind: .original, curve: NamedCurves.easeInOut, duration: 3, offset: 0, isReversed: false)
        #expect(abs(run.position(ofProgress: 0.5) - 1.5) < 1e-12)
    }
}
