import Framereel

/// Recordings that several tests look at, each made once in a test run.
@MainActor enum SharedRecordings {
    private static var recordings: [String: Recording] = [:]

    /// - Parameter name: Unique for the scene and all that it is recorded with.
    static func recording(_ name: String, make: () throws -> Recording) throws -> Recording {
        if let recording = recordings[name] { return recording }
        let recording = try make()
        recordings[name] = recording
        return recording
    }
}
