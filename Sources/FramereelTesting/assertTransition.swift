import Foundation
public import FrameRecording
import Testing
import XCTest

/// Compares every frame of a scene with its golden and fails the running test if they differ. Works in Swift Testing
/// and XCTest, in synchronous code on any thread.
///
///     @Test func theCardSlidesIn() {
///         assertTransition(of: Transitions.card)
///     }
///
/// The scene runs in virtual time, as in `render`. A failure names the first and the worst frame, the layers that
/// changed, and the preceding events. A report with the frames that differ is written to `.build/framereel-artifacts`,
/// or to the folder named by `FRAMEREEL_ARTIFACTS`, and attached to the test under Swift Testing; `index.html` in that
/// folder lists all reports.
///
/// - Parameters:
///   - scene: The scene to run.
///   - name: The name of the golden, for a test file that compares one scene with several goldens. The default is the
///     name of the scene.
public func assertTransition(
    of scene: Scene, named name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    assertTransition(
        GoldenAssertion(
            scene: scene, name: name ?? scene.name, testFile: "\(filePath)", settings: GoldenSettings.current,
            environment: ProcessInfo.processInfo.environment),
        fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Compares every frame of a scene under every combination of traits with a separate golden, and fails the running test
/// once if any of them differs.
///
///     @Test func theCardSlidesIn() {
///         assertTransition(
///             of: Transitions.card,
///             in: TraitMatrix(appearances: [.light, .dark], contentSizes: [.large, .accessibilityExtraLarge]))
///     }
///
/// The golden of a combination is named after the traits that differ from the scene's own: `card@dark-ax3`. Equal
/// goldens are stored only once, and the others refer to the stored one. One report shows the combinations side by
/// side.
///
/// - Parameters:
///   - scene: The scene to run.
///   - matrix: The traits under which the scene runs.
///   - name: The name of the golden, as in ``assertTransition(of:named:fileID:filePath:line:column:)``.
public func assertTransition(
    of scene: Scene, in matrix: TraitMatrix, named name: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    assertTransition(
        GoldenAssertion(
            scene: scene, matrix: matrix, name: name ?? scene.name, testFile: "\(filePath)",
            settings: GoldenSettings.current, environment: ProcessInfo.processInfo.environment),
        fileID: fileID, filePath: filePath, line: line, column: column)
}

private func assertTransition(
    _ assertion: GoldenAssertion, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
    let outcome = assertion.outcome()
    guard Test.current != nil else {
        if let message = outcome.failure { XCTFail(message, file: filePath, line: line) }
        return
    }
    let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    for file in outcome.attachments { Attachment.record(file.bytes, named: file.name, sourceLocation: location) }
    if let message = outcome.failure { Issue.record(Comment(rawValue: message), sourceLocation: location) }
}
