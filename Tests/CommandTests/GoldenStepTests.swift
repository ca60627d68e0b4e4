import Foundation
import FrameDiff
import Framereel
import TestSupport
import Testing
import UIKit

/// A change of one spring in a flow of six steps, and what a reviewer sees of it.
@MainActor @Suite struct GoldenStepTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// Three pages in a row, each pushed and popped by a tap; the spring of a box on the second page may change.
    private static func scene(damping: CGFloat = 0.8, duration: TimeInterval = 0.5) -> Scene {
        Scene("pages", width: 320, height: 480, scale: 1) { world in
            let root = PageController("one")
            root.following = { PageController("two", damping: damping, duration: duration) { PageController("three") } }
            world.window.rootViewController = UINavigationController(rootViewController: root)
            for step in ["one", "two"] {
                world.tap(.named("box \(step)"))
                world.tap(.named("next \(step)"))
            }
            world.back()
            world.back()
        }
    }

    private func run(_ words: String..., scene: Scene) -> CommandRun {
        let artifacts = words[0] == "verify" ? ["--artifacts", folder("artifacts")] : []
        return CommandRun(words + ["--text", "blocks", "--goldens", folder("g")] + artifacts, scenes: [scene])
    }

    /// The steps after the changed one are as expected, only later.
    @Test func stepsAreComparedFromTheirBeginning() throws {
        #expect(run("record", scene: Self.scene()).status == 0)
        #expect(run("verify", scene: Self.scene()).status == 0)
        let failing = run("verify", "--json", scene: Self.scene(duration: 0.8))
        #expect(failing.status == 1)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(failing.output.utf8)) as? [String: Any])
        let scene = try #require((report["scenes"] as? [[String: Any]])?.first)
        let steps = try #require(scene["steps"] as? [[String: Any]])
        #expect(steps.count == 7, "\(steps)")
        let differing = steps.map { $0["differing"] as? Int ?? -1 }
        #expect(
            differing[3] > 0 && differing.enumerated().allSatisfy { $0.offset == 3 || $0.element == 0 }, "\(differing)")
        let text = run("verify", scene: Self.scene(duration: 0.8)).output
        #expect(text.contains("compared from the beginning of each step:"))
        #expect(text.contains("frames as expected, 0.3 s later"), "\(text)")
        let page = try #require(folder.read("artifacts/report.html"))
        #expect(page.count < 5 << 20)
    }

    /// With the same duration, steps stay in place and frames correspond by number.
    @Test func stepsInPlaceAreComparedByNumber() {
        _ = run("record", scene: Self.scene())
        let failing = run("verify", scene: Self.scene(damping: 0.5))
        #expect(failing.status == 1 && !failing.output.contains("from the beginning of each step"))
    }

    /// The trace calls both springs a spring of 0.5 s; the failure tells their numbers.
    @Test func aChangedSpringIsNamed() {
        _ = run("record", scene: Self.scene())
        let failing = run("verify", scene: Self.scene(damping: 0.5)).output
        let changes = failing.split(separator: "\n").filter { $0.contains("~ box two  ") }
        #expect(changes.contains { $0.hasPrefix("    - ") && $0.contains("spring of damping 0.8, ") }, "\(failing)")
        #expect(changes.contains { $0.hasPrefix("    + ") && $0.contains("spring of damping 0.5, ") }, "\(failing)")
    }

    /// The text for review has a line for the changed animation, and headings.
    @Test func aChangedSpringChangesFewLines() throws {
        func review(_ scene: Scene) throws -> String {
            _ = run("record", scene: scene)
            return try #require(folder.text("g/pages/review.txt"))
        }
        let before = try review(Self.scene())
        #expect(before.hasPrefix("\(try frames()) frames at 60 fps, 320 × 480 pixels\n\nstart: "))
        #expect(before.contains("~ box two  ") && before.contains("spring of damping 0.8, frequency "))
        #expect(before.contains("· box one: "), "\(before)")
        // Nothing else of the step changes when only the shape of the motion does.
        let damped = LineDifference(expected: before, actual: try review(Self.scene(damping: 0.5)))
        #expect(damped.changedLines == 4, "\(damped.summary)")
        let longer = LineDifference(expected: before, actual: try review(Self.scene(duration: 0.8)))
        #expect(longer.changedLines < 30, "\(longer.summary)")
    }

    private func frames() throws -> Int {
        let text = try #require(folder.text("g/pages/golden.json"))
        let count = try #require(text.firstMatch(of: /"frames": ([0-9]+)/)).1
        return try #require(Int(count))
    }
}

private final class PageController: UIViewController {
    var following: (() -> UIViewController)?
    private let (name, damping, duration): (String, CGFloat, TimeInterval)
    private let box = UIButton(type: .system)

    init(
        _ name: String, damping: CGFloat = 0.8, duration: TimeInterval = 0.5, following: (() -> UIViewController)? = nil
    ) {
        (self.name, self.damping, self.duration, self.following) = (name, damping, duration, following)
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .white
        box.frame = CGRect(x: 20, y: 120, width: 120, height: 60)
        box.setTitle("box \(name)", for: .normal)
        box.accessibilityIdentifier = "box \(name)"
        box.backgroundColor = .green
        box.addAction(UIAction { [weak self] _ in self?.move() }, for: .touchUpInside)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 380, width: 120, height: 60)
        button.setTitle("next \(name)", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.push() }, for: .touchUpInside)
        for part in [box, button] { view.addSubview(part) }
    }

    private func move() {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0, options: []
        ) { self.box.frame.origin.x = 160 }
    }

    private func push() {
        if let page = following?() { navigationController?.pushViewController(page, animated: true) }
    }
}
