import ContactsUI
import FrameRecording
import MessageUI
import PhotosUI
import QuickLook
import StoreKit
import Testing
import UIKit

/// Screens of other modules show their names, are reported once, and can be left.
@MainActor @Suite("Screens of shells") struct ShellScreenTests {
    struct Case: Sendable, CustomStringConvertible {
        let name: String
        let make: @MainActor @Sendable () -> UIViewController

        var description: String { name }
    }

    nonisolated private static let cases = [
        Case(name: "SKStoreProductViewController") { SKStoreProductViewController() },
        Case(name: "MFMailComposeViewController") { MFMailComposeViewController() },
        Case(name: "MFMessageComposeViewController") { MFMessageComposeViewController() },
        Case(name: "PHPickerViewController") { PHPickerViewController(configuration: PHPickerConfiguration()) },
        Case(name: "CNContactPickerViewController") { CNContactPickerViewController() },
        Case(name: "CNContactViewController") { CNContactViewController(for: CNContact()) },
        Case(name: "QLPreviewController") { QLPreviewController() },
    ]

    @Test(arguments: cases) func showsItsName(_ example: Case) throws {
        let recording = try Recording(
            of: Scene("shell", device: .iPhone15) { world in
                let controller = UIViewController()
                world.window.rootViewController = controller
                world.at(0.1) { controller.present(example.make(), animated: false) }
                world.at(1) { controller.dismiss(animated: false) }
                world.at(2) {}
            })
        #expect(recording.unsupported.map(\.api) == [example.name])
        let shown = [0.5, 1.5].map { "\(recording.displayList(at: $0).json { _ in "" })".contains(example.name) }
        #expect(shown == [true, false])
    }
}
