import TestSupport

/// Programs that stand in for ffmpeg. They are fixtures and not made by the tests: a program that some process still
/// writes cannot be started, and every process that is started meanwhile keeps the file open for a moment.
enum FakeFFmpeg: String, CaseIterable {
    case copying, failing
    case failingLate = "failing-late"

    var path: String { Repository.root.appending(path: "Fixtures/ffmpeg/\(rawValue)").path }
}
