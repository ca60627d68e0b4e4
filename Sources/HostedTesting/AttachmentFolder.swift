import Foundation
import FrameGoldens

/// The folder of the attachments of a test.
enum AttachmentFolder {
    /// Writes the attachments of a test that has ended.
    ///
    /// - Returns: The reason why a file could not be written; `nil` if all were.
    static func write(_ attachments: [XCTAttachment], of test: String, hasFailed: Bool) -> String? {
        let kept = attachments.enumerated().filter { hasFailed || $1.lifetime == .keepAlways }
        guard !kept.isEmpty else { return nil }
        let named = ProcessInfo.processInfo.environment["FRAMEREEL_ARTIFACTS"] ?? ""
        let root = URL(filePath: named.isEmpty ? ArtifactFolder.ofTests : named)
        let folder = root.appending(path: test.replacing(".", with: "/"))
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (index, attachment) in kept {
                try attachment.bytes.write(to: folder.appending(path: attachment.fileName(index + 1)))
            }
            return nil
        } catch {
            return "attachments cannot be written to \(folder.path): \(error)"
        }
    }
}
