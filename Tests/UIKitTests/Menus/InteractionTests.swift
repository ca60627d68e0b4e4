import QuartzCore
import Testing
import UIKit

/// Interactions of views, including those without effect.
@MainActor @Suite struct InteractionTests {
    @MainActor private final class Interaction: NSObject, UIInteraction {
        var notes: [String] = []
        private(set) weak var view: UIView?

        func willMove(to view: UIView?) { notes.append(view == nil ? "will leave" : "will enter") }
        func didMove(to view: UIView?) {
            self.view = view
            notes.append(view == nil ? "left" : "entered")
        }
    }

    @Test func anInteractionBelongsToOneView() throws {
        let app = try TestApp()
        app.perform {
            let (interaction, first, second) = (Interaction(), UIView(), UIView())
            first.addInteraction(interaction)
            second.addInteraction(interaction)
            #expect(first.interactions.isEmpty && second.interactions.count == 1 && interaction.view === second)
            second.interactions = []
            second.removeInteraction(interaction)
            #expect(
                interaction.notes == [
                    "will enter", "entered", "will leave", "left", "will enter", "entered", "will leave", "left",
                ])
        }
    }

    @Test func aToolTipIsAnInteraction() throws {
        let app = try TestApp()
        app.perform {
            let button = UIButton(type: .system)
            button.toolTip = "Saves"
            #expect(button.toolTipInteraction?.defaultToolTip == "Saves" && button.interactions.count == 1)
            button.toolTip = nil
            #expect(button.toolTipInteraction == nil && button.interactions.isEmpty)
        }
    }

    @Test func eachKindOfFeedbackIsReportedOnce() throws {
        let app = try TestApp()
        app.perform {
            for _ in 0..<2 {
                UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
                UISelectionFeedbackGenerator().selectionChanged()
                UINotificationFeedbackGenerator().notificationOccurred(.error)
            }
            UIImpactFeedbackGenerator().prepare()
        }
        #expect(
            app.stage.diagnostics.unsupported.entries.map(\.api) == [
                "UIImpactFeedbackGenerator.impactOccurred()", "UISelectionFeedbackGenerator.selectionChanged()",
                "UINotificationFeedbackGenerator.notificationOccurred(_:)",
            ])
    }

    @Test func keyCommandsAreCommands() {
        let command = UIKeyCommand(
            title: "Find", action: Selector("find"), input: "f", modifierFlags: .command,
            discoverabilityTitle: "Find text")
        #expect(command.title == "Find" && command.input == "f" && command.modifierFlags == .command)
        #expect(command.action == Selector("find") && command.discoverabilityTitle == "Find text")
        #expect((command as UICommand).state == .off && UIKeyCommand.inputEscape == "UIKeyInputEscape")
    }

    @Test func previewsTakeTheirTargetFromTheView() throws {
        let app = try TestApp()
        app.perform {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            app.window.addSubview(view)
            let preview = UITargetedPreview(view: view)
            #expect(preview.target.container === app.window && preview.target.center == CGPoint(x: 25, y: 40))
            let other = preview.retargetedPreview(with: UIPreviewTarget(container: app.window, center: .zero))
            #expect(other.view === view && other.target.center == .zero && other.size == view.bounds.size)
        }
    }
}
