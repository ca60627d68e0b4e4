import TestSupport

/// Programs that replace ffmpeg. They are fixtures and not made by the tests, since a program that is open for writing
/// cannot be started, and every process started in the meantime keeps the file open for a moment.
enum FakeFFmpeg: String, CaseIterable {
    case copying, failing
    case failingLate = "failing-late"

    var path: String { Repository.root.appending(path: "Fixtures/ffmpeg/\(rawValue)").path }
}
