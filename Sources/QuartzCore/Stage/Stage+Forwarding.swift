package import FrameGlyphs
package import FrameLayers
package import FrameTiming

// Kept until every caller names the part of the stage that it uses.
extension Stage {
    package var now: MediaTime { loop.now }
    package var frameRate: FrameRate {
        get { loop.frameRate }
        set { loop.frameRate = newValue }
    }
    @discardableResult
    package func schedule(at time: MediaTime, _ event: @escaping @MainActor () -> Void) -> EventToken {
        loop.schedule(at: time, event)
    }
    package func cancel(_ token: EventToken) { loop.cancel(token) }

    package var screen: CALayer { committer.screen }
    package var timeline: Timeline? { committer.timeline }
    package var transactions: TransactionStack { committer.transactions }
    package var attachmentCount: Int { committer.attachmentCount }
    package func afterNextCommit(_ body: @escaping @MainActor () -> Void) { committer.afterNextCommit(body) }

    package var transcript: Transcript { diagnostics.transcript }
    package var unsupported: UnsupportedLog { diagnostics.unsupported }
    package var isInspected: Bool {
        get { diagnostics.isInspected }
        set { diagnostics.isInspected = newValue }
    }
    package var findings: [Finding] { diagnostics.findings }
    package func record(_ kind: TranscriptEvent.Kind, _ subject: String, _ event: String, animation: Int? = nil) {
        diagnostics.record(kind, subject, event, animation: animation)
    }
    package func reportUnsupported(_ api: String, instead: String) {
        diagnostics.reportUnsupported(api, instead: instead)
    }
    package func misuse(_ sentence: String) { diagnostics.misuse(sentence) }
    package func find(rule: String, subject: String, _ message: String) {
        diagnostics.find(rule: rule, subject: subject, message)
    }
    package var openEnds: OpenEnds {
        get { OpenEnds(diagnostics: diagnostics) }
        set {}
    }

    package var drawsTextAsBlocks: Bool {
        get { text.drawsAsBlocks }
        set { text.drawsAsBlocks = newValue }
    }
    package var fonts: [FontFile] { text.fonts }
    package var fingerEvents: [FingerEvent] {
        get { touches }
        set { touches = newValue }
    }

    @MainActor package struct OpenEnds {
        let diagnostics: Diagnostics

        package subscript(key: ObjectIdentifier) -> String? {
            get { nil }
            nonmutating set { diagnostics.setOpenEnd(key, newValue) }
        }
        package var values: [String] { diagnostics.openEnds }
    }
}
