import Testing
import UIKit

/// A thousand random scripts: regardless of the requests and their times, every run ends on its own, with balanced
/// calls.
@MainActor @Suite struct RandomScriptTests {
    @Test(arguments: 0..<10) func everyScriptEndsAtRest(hundred: UInt64) throws {
        for seed in hundred * 100..<hundred * 100 + 100 {
            let script = RandomScript(seed: seed)
            #expect(throws: Never.self, "seed \(seed)") { try script.play() }
            #expect(script.isAtRest, "seed \(seed)")
            #expect(script.requests == script.completions + script.refusals, "seed \(seed)")
            for (subject, calls) in script.appearances {
                let calls = AppearanceCalls(calls)
                #expect(calls.mistake == nil, "seed \(seed), \(subject): \(calls.mistake ?? "")")
                #expect(calls.isOn == script.isInWindow(subject), "seed \(seed), \(subject)")
            }
        }
    }

    /// Checks that the scripts are worth running: something happens in them.
    @Test func theScriptsHaveAnEffect() throws {
        var (requests, refusals) = (0, 0)
        for seed in UInt64(0)..<50 {
            let script = RandomScript(seed: seed)
            try script.play()
            requests += script.requests
            refusals += script.refusals
        }
        #expect(requests > 200 && refusals > 20 && requests > 2 * refusals)
    }
}
