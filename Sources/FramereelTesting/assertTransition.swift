import Foundation
public import FrameRecording
import Testing
import XCTest

/// Holds every frame of a scene against its golden, and fails the running test when one differs: in Swift Testing and in
/// XCTest, on any thread, in synchronous code.
///
///     @Test func theCardSlidesIn() {
///         assertTransition(of: Transitions.card)
///     }
///
/// The scene is run in virtual time, as `render` runs it. The failure tells the first and the worst frame, the layers that
/// paint otherwise, and what had happened; a page with all frames is written to `.build/framereel-artifacts`, or to the
/// folder that `FRAMEREEL_ARTIFACTS` names, and attached to the test where Swift Testing runs it.
///
/// - Parameters:
///   - scene: What to run.
///   - name: The golden's name, where a test file holds one scene against several goldens; the scene's name by default.
public func assertTransition(
    of scene: Scene, named name: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let outcome = GoldenAssertion(
        scene: scene, name: name ?? scene.name, testFile: "\(filePath)", settings: GoldenSettings.current,
        environment: ProcessInfo.processInfo.environment
    ).outcome()
    guard Test.current != nil else {
        if let message = outcome.failure { XCTFail(message, file: filePath, line: line) }
        return
    }
    let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    for file in outcome.attachments { Attachment.record(file.bytes, named: file.name, sourceLocation: location) }
    if let message = outcome.failure { Issue.record(Comment(rawValue: message), sourceLocation: location) }
}
