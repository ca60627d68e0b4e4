internal import FrameTiming

/// What the application and the framework did, in order.
@MainActor package final class Transcript {
    package private(set) var events: [TranscriptEvent] = []

    package init() {}

    package func append(_ event: TranscriptEvent) {
        events.append(event)
    }
}
