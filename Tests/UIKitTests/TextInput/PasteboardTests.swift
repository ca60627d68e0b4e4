import Testing
import UIKit

/// Pasteboards by name, the types of their items, and a control that pastes.
@MainActor @Suite struct PasteboardTests {
    private let app: TestApp

    init() throws {
        app = try TestApp()
    }

    @Test func pasteboardsHaveNames() throws {
        app.perform {
            UIPasteboard(name: .general, create: false)?.string = "Boots"
            #expect(UIPasteboard.general.string == "Boots")
            UIPasteboard.general.items = []
            let name = UIPasteboard.Name(rawValue: "drafts")
            #expect(UIPasteboard(name: name, create: false) == nil)
            UIPasteboard(name: name, create: true)?.string = "Umbrella"
            #expect(UIPasteboard(name: name, create: false)?.string == "Umbrella")
            #expect(UIPasteboard.general.string == nil && UIPasteboard.general === UIPasteboard.general)
            UIPasteboard.remove(withName: name)
            #expect(UIPasteboard(name: name, create: false) == nil)
            UIPasteboard.remove(withName: .general)
            #expect(UIPasteboard(name: .general, create: false) != nil)
            let (first, second) = (UIPasteboard.withUniqueName(), UIPasteboard.withUniqueName())
            #expect(first.name != second.name && UIPasteboard(name: first.name, create: false) != nil)
        }
    }

    @Test func itemsHaveValuesByType() throws {
        app.perform {
            let board = UIPasteboard.general
            board.setData(Data("Scarf".utf8), forPasteboardType: "public.utf8-plain-text")
            #expect(board.string == "Scarf" && board.hasStrings && !board.hasImages)
            board.url = URL(string: "https://example.com")
            #expect(board.itemProviders.first?.registeredTypeIdentifiers == ["public.url"])
            board.items = []
            let former = board.changeCount
            board.strings = ["One", "Two"]
            #expect(
                board.numberOfItems == 2 && board.types == ["public.utf8-plain-text"] && board.changeCount == former + 1
            )
            #expect(board.contains(pasteboardTypes: ["public.png", "public.utf8-plain-text"]))
            #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("One".utf8))
            board.addItems([["org.example.note": Data([1, 2])]])
            #expect(board.items.count == 3 && board.strings == ["One", "Two"])
            board.setData(Data([3]), forPasteboardType: "org.example.note")
            #expect(board.value(forPasteboardType: "org.example.note") as? Data == Data([3]))
            #expect(board.string == nil && !board.hasStrings)
            board.color = .red
            #expect(board.colors == [.red] && board.hasColors && !board.hasImages)
            board.urls = [URL(filePath: "/a")]
            #expect(board.url?.path == "/a" && board.hasURLs)
        }
    }

    private final class Target: UIView {
        var pasted: [NSItemProvider] = []

        override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders }
    }

    @Test func aControlPastesWhatItsTargetAccepts() throws {
        let (control, target) = (UIPasteControl(frame: .zero), Target())
        app.perform {
            target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
            control.target = target
            control.frame = CGRect(x: 20, y: 100, width: 120, height: 40)
            app.window.addSubview(control)
            #expect(control.sizeThatFits(.zero).width > 60)
        }
        let button = try #require(control.subviews.first as? UIButton)
        app.perform {
            control.layoutIfNeeded()
            #expect(!button.isEnabled)
            button.sendActions(for: .primaryActionTriggered)
            UIPasteboard.general.string = "Umbrella"
            control.layoutIfNeeded()
            #expect(button.isEnabled && target.pasted.isEmpty)
            button.sendActions(for: .primaryActionTriggered)
            #expect(target.pasted.count == 1 && target.pasted[0].canLoadObject(ofClass: NSString.self))
            UIPasteboard.general.image = UIImage(systemName: "star")
            #expect(!target.canPaste(UIPasteboard.general.itemProviders))
        }
    }
}
