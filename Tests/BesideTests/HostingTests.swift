import FrameRecording
import SwiftUI
import Testing

/// Views of SwiftUI are values, and their controller shows its name.
@MainActor @Suite("Hosted views") struct HostingTests {
    private final class Model: ObservableObject {
        @Published var name = "a"
    }

    private struct Card: View {
        @State var isOn = false
        @ObservedObject var model: Model
        @Binding var count: Int

        var body: some View {
            VStack {
                Text(model.name)
                if isOn { Spacer() } else { Button("More") { count += 1 } }
            }
        }
    }

    @Test func showsABoxWithItsName() throws {
        let recording = try Recording(
            of: Scene("hosted", device: .iPhone15) { world in
                let card = Card(model: Model(), count: .constant(1))
                world.window.rootViewController = UIHostingController(rootView: card)
            })
        #expect(recording.unsupported.map(\.api) == ["UIHostingController"])
        #expect("\(recording.displayList(at: 0).json { _ in "" })".contains("UIHostingController<Card>.box"))
    }

    @Test func cellsShowBoxesWithTheirNames() throws {
        let recording = try Recording(
            of: Scene("cell", device: .iPhone15) { world in
                let cell = UITableViewCell(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
                cell.contentConfiguration = UIHostingConfiguration { Text("a") }.margins(.all, 0)
                    .background { Color.red }.minSize(height: 50)
                world.window.rootViewController = UIViewController()
                world.window.rootViewController?.view.addSubview(cell)
            })
        #expect(recording.unsupported.map(\.api) == ["UIHostingConfiguration"])
    }

    @Test func colorsAreThoseOfUIKit() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor(Color.red).resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
        #expect(UIColor(Color(white: 0.5).opacity(0.5)).cgColor == UIColor(white: 0.5, alpha: 0.5).cgColor)
        #expect(UIColor(Color(UIColor.brown)).cgColor == UIColor.brown.cgColor)
    }

    @Test func stateIsKept() {
        var stored = 1
        let count = Binding(get: { stored }, set: { stored = $0 })
        let card = Card(model: Model(), count: count)
        card.count += 1
        card.isOn = true
        card.$model.name.wrappedValue = "b"
        #expect(stored == 2 && card.isOn && card.model.name == "b")
        let state = State(wrappedValue: [1, 2])
        state.projectedValue[dynamicMember: \.[0]].wrappedValue = 5
        #expect(state.wrappedValue == [5, 2])
    }
}
