import Framereel
import Testing
import UIKit

@testable import FrameScenes

/// The choice between several matches, elements that are never found, and the names listed in a miss.
@MainActor @Suite struct ElementRuleTests {
    // MARK: Which of several

    private static func button(_ frame: CGRect, _ log: @escaping @MainActor () -> Void) -> UIButton {
        let button = UIButton(frame: frame)
        button.setTitle("Target", for: .normal)
        button.backgroundColor = .systemGray
        button.addAction(UIAction { _ in log() }, for: .touchUpInside)
        return button
    }

    /// Two buttons with the same title, in the order of subviews, and the index of the one that is tapped.
    private struct Pair: CustomStringConvertible, Sendable {
        let description: String
        let frames: [CGRect]
        let winner: Int
    }

    nonisolated private static let pairs = [
        Pair(
            description: "the one in front, which lies lower",
            frames: [CGRect(x: 20, y: 100, width: 200, height: 100), CGRect(x: 20, y: 150, width: 200, height: 100)],
            winner: 1),
        Pair(
            description: "the one in front, which lies higher",
            frames: [CGRect(x: 20, y: 150, width: 200, height: 100), CGRect(x: 20, y: 100, width: 200, height: 100)],
            winner: 1),
        Pair(
            description: "the upper one, which is behind",
            frames: [CGRect(x: 20, y: 100, width: 200, height: 40), CGRect(x: 20, y: 300, width: 200, height: 40)],
            winner: 0),
        Pair(
            description: "the upper one, which is in front",
            frames: [CGRect(x: 20, y: 300, width: 200, height: 40), CGRect(x: 20, y: 100, width: 200, height: 40)],
            winner: 1),
        Pair(
            description: "the left one in a line",
            frames: [CGRect(x: 220, y: 100, width: 100, height: 40), CGRect(x: 20, y: 105, width: 100, height: 40)],
            winner: 1),
    ]

    @Test(arguments: pairs) private func theTopmostWins(_ pair: Pair) throws {
        var log: [Int] = []
        let bench = Bench { bench in
            for (index, frame) in pair.frames.enumerated() {
                bench.view.addSubview(Self.button(frame) { log.append(index) })
            }
        }
        try FlowPlay.play({ bench }) { world in world.tap("Target") }
        #expect(log == [pair.winner])
    }

    @Test func controlsPrecedeTextsForTouchesOnly() throws {
        var taps = 0
        let bench = Bench { bench in
            let label = UILabel(frame: CGRect(x: 20, y: 60, width: 100, height: 30))
            label.text = "Target"
            bench.view.addSubview(label)
            bench.view.addSubview(Self.button(CGRect(x: 20, y: 400, width: 200, height: 40)) { taps += 1 })
        }
        try FlowPlay.play({ bench }) { world in world.tap("Target") }
        #expect(taps == 1)
    }

    // MARK: What is never found

    /// A change that hides a button.
    private struct Hiding: CustomStringConvertible, Sendable {
        let description: String
        let hide: @MainActor @Sendable (_ button: UIButton, _ holder: UIView, _ bench: Bench) -> Void
    }

    nonisolated private static let hidings: [Hiding] = [
        Hiding(description: "hidden") { button, _, _ in button.isHidden = true },
        Hiding(description: "clear") { button, _, _ in button.alpha = 0.01 },
        Hiding(description: "in a hidden view") { _, holder, _ in holder.isHidden = true },
        Hiding(description: "in clear views") { button, holder, _ in (button.alpha, holder.alpha) = (0.1, 0.05) },
        Hiding(description: "outside the window") { button, _, _ in button.frame.origin.x = 400 },
        Hiding(description: "clipped") { button, holder, _ in
            holder.clipsToBounds = true
            button.frame.origin.y = holder.bounds.height + 10
        },
        Hiding(description: "without size") { button, _, _ in button.frame.size = .zero },
        Hiding(description: "covered") { _, holder, bench in
            bench.view.addSubview(UIView(frame: holder.frame))
        },
        Hiding(description: "behind a control") { _, holder, bench in
            bench.view.addSubview(UIControl(frame: holder.frame))
        },
        Hiding(description: "behind a sheet") { _, _, bench in
            let sheet = UIViewController()
            sheet.view.backgroundColor = .white
            bench.present(sheet, animated: false)
        },
        Hiding(description: "behind an alert") { _, _, bench in
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default))
            bench.present(alert, animated: false)
        },
        Hiding(description: "behind a window") { _, _, bench in
            let window = UIWindow(frame: bench.view.bounds)
            window.rootViewController = UIViewController()
            window.isHidden = false
            bench.window = window
        },
        Hiding(description: "behind the keyboard") { button, holder, bench in
            holder.frame.origin.y = 640
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            bench.view.addSubview(field)
            field.becomeFirstResponder()
        },
    ]

    @Test(arguments: hidings) private func hiddenElementsAreNotFound(_ hiding: Hiding) throws {
        var taps = 0
        func bench(_ hides: Bool) -> Bench {
            Bench { bench in
                let holder = UIView(frame: CGRect(x: 40, y: 300, width: 240, height: 60))
                let button = Self.button(CGRect(x: 10, y: 10, width: 200, height: 40)) { taps += 1 }
                holder.addSubview(button)
                bench.view.addSubview(holder)
                if hides { bench.later = { hiding.hide(button, holder, bench) } }
            }
        }
        let shown = bench(false)
        try FlowPlay.play({ shown }) { world in world.tap("Target") }
        #expect(taps == 1, "it is found as long as nothing hides it")
        let hidden = bench(true)
        let error = FlowPlay.failure {
            try FlowPlay.play({ hidden }) { world in
                world.at(0) { hidden.later() }
                world.wait(1)
                world.tap("Target")
            }
        }
        #expect(taps == 1 && error?.number == 2)
        #expect(error?.onScreen.contains("Target") == false)
    }

    // MARK: Misses

    @Test func aMissListsTheElementsOnScreenAndSimilarNames() {
        let error = FlowPlay.failure { try FlowPlay.shop { world in world.tap("Umbrela") } }
        #expect(error?.reason == .missing(nearest: ["Umbrella"]))
        #expect(error?.onScreen.prefix(4) == ["Sort", "Shop", "Cart", "Kettle"])
        #expect(
            error?.message.hasPrefix(
                "at 0 s, step 1, tap “Umbrela”: nothing visible is called so; did you mean “Umbrella”?; on the screen: “Sort”, “Shop”, “Cart”, “Kettle”"
            ) == true)
    }

    @Test func aPartOfANameIsSimilar() {
        let error = FlowPlay.failure {
            try FlowPlay.shop { world in
                world.tap("Umbrella")
                world.tap("Add")
            }
        }
        #expect(error?.reason == .missing(nearest: ["Add to cart"]))
    }

    nonisolated private static let unreachable: [(ScreenElement, String)] = [
        (.cell(17), "scroll to it first"), (.cell(18), "no visible list has such a row"),
        (.cell(0, section: 1), "no visible list"), (.point(x: 400, y: 10), "outside the window"),
    ]

    @Test(arguments: unreachable) func untouchableElementsGiveAReason(element: FrameScenes.ScreenElement, part: String)
    {
        let error = FlowPlay.failure { try FlowPlay.shop { world in world.tap(element) } }
        guard case .unreachable(let sentence)? = error?.reason else {
            Issue.record("no failure")
            return
        }
        #expect(sentence.contains(part))
    }

    @Test func keysNeedAFirstResponder() {
        let error = FlowPlay.failure { try FlowPlay.shop { world in world.type("a") } }
        guard case .unreachable(let sentence)? = error?.reason else {
            Issue.record("no failure")
            return
        }
        #expect(sentence.contains("nothing takes keys"))
    }

    @Test func choicesNeedAnAlertOrAMenu() {
        let error = FlowPlay.failure { try FlowPlay.shop { world in world.choose("Cart") } }
        #expect(error?.reason == .unreachable("there is no alert, action sheet or menu to choose from"))
    }
}
