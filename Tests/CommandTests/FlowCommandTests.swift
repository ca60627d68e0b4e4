import FramePNG
import FramePainting
import Testing
import UIKit

@testable import Framereel

/// Flows on the command line: drawn touches, and the image of the screen on which a step fails.
@MainActor @Suite struct FlowCommandTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// Returns a scene with a red square at the point (40, 40).
    private static func scene(_ name: String, _ steps: @escaping @MainActor @Sendable (World) -> Void) -> Scene {
        Scene(name, width: 100, height: 100, scale: 1) { world in
            let root = UIViewController()
            root.view.backgroundColor = .white
            let button = UIButton(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
            button.accessibilityLabel = "Square"
            button.backgroundColor = .red
            root.view.addSubview(button)
            world.window.rootViewController = root
            steps(world)
        }
    }

    @Test func aMissLeavesAnImageOfTheScreen() throws {
        let scene = Self.scene("shop/missed") { world in world.tap("Sqare") }
        for words in [["still", "shop/missed", "-o", folder("still.png")], ["trace", "shop/missed"]] {
            let run = CommandRun(words, scenes: [scene], environment: ["FRAMEREEL_ARTIFACTS": folder("evidence")])
            #expect(run.status == 65)
            #expect(run.errors.contains("did you mean “Square”?"))
            let path = folder("evidence/shop-missed-miss.png")
            #expect(run.errors.contains("an image of the screen is in \(path)"))
            let image = try PNGDecoder.decode(try #require(folder.read("evidence/shop-missed-miss.png")))
            #expect(image.size == PixelSize(width: 100, height: 100))
            #expect(Array(image.bytes[(40 * 100 + 40) * 4..<(40 * 100 + 40) * 4 + 2]) == [255, 0])
        }
        #expect(folder.names == ["evidence/shop-missed-miss.png"], "and nothing else")
    }

    /// Neither other files nor files behind a link are replaced.
    @Test(arguments: ["text", "link", "linked folder"]) func aMissReplacesOnlyImages(kind: String) throws {
        let scene = Self.scene("missed") { world in world.tap("Sqare") }
        switch kind {
        case "text": try folder.write("mine", to: "evidence/missed-miss.png")
        case "link":
            try folder.write("mine", to: "evidence/other.png")
            try FileManager.default.createSymbolicLink(
                atPath: folder("evidence/missed-miss.png"), withDestinationPath: folder("evidence/other.png"))
        default:
            try folder.write("mine", to: "elsewhere/notes.txt")
            try FileManager.default.createSymbolicLink(
                atPath: folder("evidence"), withDestinationPath: folder("elsewhere"))
        }
        let before = folder.contents
        let run = CommandRun(
            "trace", "missed", scenes: [scene], environment: ["FRAMEREEL_ARTIFACTS": folder("evidence")])
        #expect(run.status == 65 && !run.errors.contains("an image of the screen"))
        #expect(folder.contents == before)
    }

    /// If the image cannot be written, the error does not mention it.
    @Test func aMissIsAnErrorEvenIfItsImageCannotBeWritten() throws {
        try folder.write("", to: "file")
        let scene = Self.scene("missed") { world in world.expect("Round") }
        let run = CommandRun(
            ["trace", "missed"], scenes: [scene], environment: ["FRAMEREEL_ARTIFACTS": folder("file")])
        #expect(run.status == 65 && run.errors.contains("“Square”") && !run.errors.contains("image of the screen"))
    }

    @Test func touchesAreDrawnOnRequest() {
        let scene = Self.scene("tapped") { world in world.tap("Square") }
        func frame(_ options: String...) -> [UInt8] {
            CommandRun(["still", "tapped", "--at", "0.45s", "-o", "-"] + options, scenes: [scene]).outputBytes
        }
        #expect(!frame().isEmpty && frame("--touches") != frame())
        #expect(frame("--touches") == frame("--overlay", "touches"))
        #expect(frame("--touches", "--overlay", "anchors") == frame("--overlay", "touches,anchors"))
    }

    @Test func theTraceHasTheSteps() {
        let scene = Self.scene("tapped") { world in world.tap("Square") }
        let run = CommandRun("trace", "tapped", scenes: [scene])
        #expect(run.output.contains("  0.4000  • step 1") && run.output.contains("tap “Square”"))
        let json = CommandRun("trace", "tapped", "--json", scenes: [scene])
        #expect(json.output.contains(#""kind": "step""#) || json.output.contains(#""kind":"step""#))
    }
}
