import Framereel

/// Recordings shared by several tests, each made once in a test run.
@MainActor enum SharedRecordings {
    private static var recordings: [String: Recording] = [:]

    /// - Parameter name: A name that is unique for the scene and its recording options.
    static func recording(_ name: String, make: () throws -> Recording) throws -> Recording {
        if let recording = recordings[name] { return recording }
        let recording = try make()
        recordings[name] = recording
        return recording
    }
}
