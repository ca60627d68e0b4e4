import FramePNG
import FramePainting
import Framereel
import TestSupport
import Testing
import UIKit

/// Commands that run a scene under every combination of traits.
@MainActor @Suite struct MatrixCommandTests {
    let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// Every trait is visible: the size, a color of the appearance, and a bar at the leading edge as long as the text
    /// size.
    static let scene = Scene("badge", width: 40, height: 30, scale: 2) { world in
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let bar = UIView()
        bar.backgroundColor = .systemRed
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        let size = world.window.traitCollection.preferredContentSizeCategory
        let length = CGFloat(size > .large ? 20 : 8)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.topAnchor.constraint(equalTo: controller.view.topAnchor),
            bar.widthAnchor.constraint(equalToConstant: length), bar.heightAnchor.constraint(equalToConstant: 6),
        ])
        world.window.rootViewController = controller
        world.wait(until: 2.0 / 60)
    }

    private static let traits = ["--appearance", "light,dark", "--content-size", "l,ax3", "--direction", "ltr,rtl"]
    private static let names = [
        "badge", "badge@rtl", "badge@ax3", "badge@ax3-rtl", "badge@dark", "badge@dark-rtl", "badge@dark-ax3",
        "badge@dark-ax3-rtl",
    ]

    private func run(_ words: String..., list: [String] = Self.traits) -> CommandRun {
        CommandRun(words + list, scenes: [Self.scene])
    }

    @Test func everyCombinationIsRendered() throws {
        let all = run("render", "badge", "-o", folder("[scene]/%d.png"))
        #expect(all.status == 0, "\(all.errors)")
        #expect(Set(folder.names.compactMap { $0.split(separator: "/").first.map(String.init) }) == Set(Self.names))
        #expect(
            all.errors.split(separator: "\n").compactMap { $0.split(separator: ":").first }.map(String.init)
                == Self.names)
        // Each frame has the bytes of a separate run.
        for (name, words) in [
            ("badge", []), ("badge@dark", ["--appearance", "dark"]), ("badge@rtl", ["--right-to-left"]),
            ("badge@dark-ax3-rtl", ["--interface-style", "dark", "--content-size", "ax3", "--direction", "rtl"]),
        ] as [(String, [String])] {
            let single = run("render", "badge", "-o", folder("single/%d.png"), "--overwrite", list: words)
            #expect(single.status == 0, "\(single.errors)")
            for number in 0...2 {
                #expect(folder.read("\(name)/\(number).png") == folder.read("single/\(number).png"), "\(name)")
            }
        }
        #expect(Set(Self.names.map { folder.read("\($0)/0.png") }).count == 8)
        #expect(folder.text("badge@dark/manifest.json")?.contains("\"scene\": \"badge@dark\"") == true)
    }

    /// With a single value, the scene keeps its name.
    @Test func oneCombinationKeepsTheName() {
        let run = run("render", "badge", "-o", folder("%d.png"), list: ["--appearance", "dark"])
        #expect(run.status == 0 && run.errors.hasPrefix("badge: 3 frames"))
        #expect(folder.names.contains("0.png"))
    }

    @Test func dryRunsAndManifestsCoverEveryCombination() {
        let dry = run("render", "badge", "-o", folder("[scene]-%d.png"), "--no-manifest", "--dry-run")
        #expect(dry.output.split(separator: "\n").count == 24 && folder.names.isEmpty)
        let manifests = run("render", "badge", "-o", folder("[scene].apng"), "--json")
        #expect(manifests.status == 0 && folder.names.count == 8, "\(manifests.errors)")
        #expect(manifests.output.hasPrefix("{\n  \"manifests\": [") && manifests.output.contains("\"badge@dark-rtl\""))
    }

    @Test func stillsAndSheetsAreNamedAfterTheScene() throws {
        #expect(run("still", "badge", "-o", folder("s/[scene].png")).status == 0)
        #expect(folder.names.map { String($0.dropFirst(2).dropLast(4)) }.sorted() == Self.names.sorted())
        #expect(run("sheet", "badge", "--text", "blocks", "-o", folder("t/[scene].png")).status == 0)
        #expect(folder.names.count { $0.hasPrefix("t/") } == 8)
    }

    @Test(
        arguments: [
            (["render", "-o", "a/%d.png"], "--output \"a/%d.png\": 8 combinations would share it", "a/[scene]/%d.png"),
            (["render", "-o", "a.apng"], "would share it", "[scene].apng"),
            (["render", "-o", "-", "--format", "apng"], "--output \"-\": 8 combinations would share it", ""),
            (["render", "-o", "[scene]/%d.png", "--manifest", "m.json"], "--manifest \"m.json\"", "[scene].json"),
            (["still", "-o", "a.png"], "--output \"a.png\": 8 combinations would share it", "[scene].png"),
            (["sheet", "-o", "a.svg"], "--output \"a.svg\"", "[scene].svg"),
            (["trace"], "this command runs one", "render, still, sheet"),
            (["sheet", "--matrix", "--count", "2"], "--count is for frames of one scene", ""),
        ])
    func oneFileCannotHoldSeveral(words: [String], sentence: String, hint: String) {
        let run = CommandRun(words + ["badge"] + Self.traits, scenes: [Self.scene])
        #expect(
            run.status == 64 && run.errors.contains(sentence) && (hint.isEmpty || run.errors.contains(hint)),
            "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test(
        arguments: [
            (["--content-size", "l,ax9"], "--content-size \"l,ax9\": expected some of \"xs\", \"s\", ", "\"ax5\""),
            (["--content-size", "huge"], "expected one of \"xs\"", ""),
            (["--appearance", "light,drak"], "expected some of \"light\", \"dark\"", "did you mean dark?"),
            (["--direction", ""], "expected one of \"ltr\", \"rtl\"", ""),
            (["--system", "ios26,ios26"], "ios26 is listed twice", ""),
            (["--system", "ios27"], "expected one of \"ios18\", \"ios26\"", "did you mean ios26?"),
            (
                ["--device", "iPhone 15,iPhne 8"], "no such device as \"iPhne 8\"; did you mean iPhone 8?",
                "framereel devices"
            ),
            (["--direction", "ltr", "--right-to-left"], "exclude each other", ""),
        ])
    func invalidValuesListTheValidOnes(words: [String], sentence: String, hint: String) {
        let run = CommandRun(["lint", "badge"] + words, scenes: [Self.scene])
        #expect(
            run.status == 64 && run.errors.contains(sentence) && (hint.isEmpty || run.errors.contains(hint)),
            "\(run.errors)")
    }

    @Test func oneFigureShowsAll() throws {
        let words = ["sheet", "badge", "--matrix", "--text", "blocks", "-o"]
        let run = CommandRun(words + [folder("m.png")] + Self.traits, scenes: [Self.scene])
        #expect(run.status == 0 && run.errors == "badge: 8 combinations, in \(folder("m.png"))\n", "\(run.errors)")
        let svg = CommandRun(words + [folder("m.svg")] + Self.traits, scenes: [Self.scene])
        #expect(svg.status == 0)
        let text = try #require(folder.text("m.svg"))
        for title in ["light", "dark", "L", "AX3", "left to right", "right to left"] { #expect(text.contains(title)) }
        let single = CommandRun(words + [folder("n.png"), "--appearance", "dark"], scenes: [Self.scene])
        #expect(single.status == 64 && single.errors.contains("list several, such as --appearance light,dark"))
        let several = CommandRun(words + [folder("n.png"), "--frames", "0,1"] + Self.traits, scenes: [Self.scene])
        #expect(several.status == 64 && several.errors.contains("--matrix shows one of each"), "\(several.errors)")
    }

    /// Findings shared by several combinations are printed once.
    @Test func findingsOfAllCombinationsArePrintedOnce() {
        let words = ["lint", "leaky", "--appearance", "light,dark", "--direction", "ltr,rtl"]
        let run = CommandRun(words, scenes: [TestScenes.leaky])
        #expect(run.status == 1 && run.output.hasPrefix("leaky in all 4 combinations:\n0.2000  "), "\(run.output)")
        #expect(run.output.split(separator: "\n").count == 2)
        #expect(run.errors.split(separator: "\n").count == 4 && run.errors.contains("leaky@dark-rtl: 1 finding\n"))
        let json = CommandRun(words + ["--json"], scenes: [TestScenes.leaky]).output
        #expect(
            json.contains("\"scene\": \"leaky@dark\"")
                && json.split(separator: "\n").count { $0.contains("\"rule\"") } == 4)
    }
}
