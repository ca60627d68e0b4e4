import QuartzCore
import Testing
import UIKit

/// System controllers whose content is not drawn. They are presented, are reported once, and can be canceled.
@MainActor @Suite struct ShellTests {
    /// The names of the classes.
    nonisolated private static let kinds = [
        "UIActivityViewController", "UIDocumentPickerViewController", "UIImagePickerController",
        "UIColorPickerViewController", "UIFontPickerViewController",
    ]

    private final class Delegate: NSObject, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate
    {
        var heard: [String] = []
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            heard.append("UIDocumentPickerViewController")
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            heard.append("UIImagePickerController")
            picker.dismiss(animated: true)
        }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
            heard.append("UIColorPickerViewController")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
            heard.append("UIFontPickerViewController")
        }
    }

    private func make(_ kind: String, _ delegate: Delegate) -> UIViewController {
        switch kind {
        case "UIActivityViewController":
            let controller = UIActivityViewController(activityItems: ["Text"], applicationActivities: nil)
            controller.completionWithItemsHandler = { _, completed, _, _ in
                if !completed { delegate.heard.append(kind) }
            }
            return controller
        case "UIDocumentPickerViewController":
            let controller = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
            controller.delegate = delegate
            return controller
        case "UIImagePickerController":
            let controller = UIImagePickerController()
            controller.delegate = delegate
            return controller
        case "UIColorPickerViewController":
            let controller = UIColorPickerViewController()
            controller.delegate = delegate
            return controller
        default:
            let controller = UIFontPickerViewController()
            controller.delegate = delegate
            return controller
        }
    }

    private func button(in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.accessibilityIdentifier == "cancel" { return button }
        return view.subviews.lazy.compactMap(button(in:)).first
    }

    @Test(arguments: kinds) func aShellIsPresentedAndCancelled(kind: String) throws {
        let list = List()
        let app = try TestApp(root: list)
        let delegate = Delegate()
        var shell: UIViewController?
        app.at(1) {
            let made = make(kind, delegate)
            shell = made
            list.present(made, animated: true)
        }
        app.at(2) {
            #expect(list.presentedViewController === shell && shell?.view.window != nil)
            _ = shell.flatMap { button(in: $0.view) }.map { $0.sendActions(for: .touchUpInside) }
        }
        try app.play()
        #expect(list.presentedViewController == nil && delegate.heard == [kind])
        #expect(app.stage.diagnostics.unsupported.entries.map(\.api) == [kind])
    }

    @Test func theCameraIsUnavailable() {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    }

    /// As on a device, an activity controller on an iPad is a popover.
    @Test func activitiesOnIPadArePresentedInAPopover() throws {
        let app = try TestApp(root: List(), width: 820, height: 1180)
        app.perform {
            let controller = UIActivityViewController(activityItems: [], applicationActivities: nil)
            #expect(controller.modalPresentationStyle == .popover)
            #expect(controller.popoverPresentationController != nil)
        }
    }
}
