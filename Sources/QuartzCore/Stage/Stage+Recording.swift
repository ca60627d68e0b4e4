internal import FrameTiming

extension Stage {
    /// Writes a line into the transcript at the current time.
    package func record(_ kind: TranscriptEvent.Kind, _ subject: String, _ event: String, animation: Int? = nil) {
        transcript.append(
            TranscriptEvent(time: now, kind: kind, subject: subject, event: event, animation: animation))
    }

    /// Notes that an API was used that is not supported: once for each API, with what is done instead.
    package func reportUnsupported(_ api: String, instead: String) {
        guard unsupported.add(api: api, instead: instead) else { return }
        record(.note, api, "unsupported: \(instead)")
    }
}
