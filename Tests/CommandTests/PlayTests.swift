import TestSupport
import Testing

@testable import Framereel

/// `play`: a page with a scene's frames and events. `scripts/proofs/browser` checks that the page works.
@MainActor @Suite struct PlayTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func thePageHoldsFramesEventsAndAnimations() throws {
        let run = CommandRun("play", "square", "-o", folder("a.html"))
        #expect(run.status == 0 && run.output.isEmpty, "\(run.errors)")
        #expect(run.errors == "square: 7 frames, 7 images, in \(folder("a.html"))\n")
        let html = try #require(folder.text("a.html"))
        #expect(html.contains("<h1>A square moves</h1>"))
        #expect(html.contains("square · 7 frames · 60 frames per second · 0.1000 s · 40 × 20 pixels"))
        #expect(html.contains("<tr class=\"callback\" data-time=\"0.0\">"))
        #expect(html.contains("<td>viewDidAppear(false)"))
        #expect(html.contains("\"frames\":[[0,0],[1,1],[2,2],[3,3],[4,4],[5,5],[6,6]]"))
        #expect(
            html.contains(
                "\"rows\":[{\"layer\":\"UIView\",\"property\":\"position\",\"bars\":[{\"begin\":0,\"end\":0.1,"
                    + "\"notes\":[\"(3.5, 4.5) → (14.5, 4.5), 0.1 s easeInOut\","
                    + "\"(3.5, 4.5) → (14.5, 4.5)\",\"0.1 s easeInOut\",\"0.1 s\"],"
                    + "\"summary\":\"UIView: position (3.5, 4.5) → (14.5, 4.5), 0.1 s easeInOut\""))
        #expect(html.contains("\"bands\":[]"))
    }

    /// Around a device there is nothing to look through.
    @Test func aDeviceHasNoPatternBehindIt() throws {
        #expect(CommandRun("play", "square", "-o", folder("a.html")).status == 0)
        #expect(CommandRun("play", "square", "--bezel", "-o", folder("b.html")).status == 0)
        #expect(try #require(folder.text("a.html")).contains("<canvas role=\"img\" aria-label=\"The image\"></canvas>"))
        #expect(try #require(folder.text("b.html")).contains("aria-label=\"The image\" class=\"device\"></canvas>"))
        #expect(try #require(folder.text("b.html")).contains(".device { background: none; box-shadow: none; }"))
    }

    @Test func equalImagesAreStoredOnce() {
        #expect(CommandRun("play", "still life", "-o", folder("a.html")).errors.contains("3 frames, 1 image, in"))
    }

    @Test func theBytesAreTheSame() throws {
        for (name, jobs) in [("a.html", "1"), ("b.html", "5")] {
            #expect(CommandRun("play", "picture", "-o", folder(name), "-j", jobs, "--frames", "0-6x2").status == 0)
        }
        #expect(folder.read("a.html") == folder.read("b.html") && folder.read("a.html") != nil)
    }

    @Test func animationsThatEndTogetherKeepTheirOwnBars() throws {
        let path = "\(Repository.root.path)/Fixtures/scenes/guide/diagonal/scene.json"
        #expect(CommandRun("play", path, "-o", folder("a.html")).status == 0)
        let html = try #require(folder.text("a.html"))
        let bars = html.matches(of: /"begin":([^,]*),"end":([^,]*),"notes"/).compactMap { bar in
            Double(bar.1).flatMap { begin in Double(bar.2).map { (begin, $0) } }
        }
        let expected = [(0.2, 0.7), (1.0, 1.5), (0.2, 0.7), (1.0, 1.5)]
        #expect(bars.count == expected.count)
        #expect(zip(bars, expected).allSatisfy { abs($0.0 - $1.0) < 1e-6 && abs($0.1 - $1.1) < 1e-6 })
    }

    @Test func interactivePhasesAreShaded() throws {
        let path = "\(Repository.root.path)/Fixtures/scenes/interaction/swipe-cancelled/scene.json"
        #expect(CommandRun("play", path, "-o", folder("a.html")).status == 0)
        let html = try #require(folder.text("a.html"))
        let bands = html.matches(of: /"name":"([a-z]*)","isTail":([a-z]*)/).map { "\($0.1) \($0.2)" }
        #expect(bands == ["interactive false", "cancelled true"])
    }

    @Test func mistakesAreReported() throws {
        let path = CommandRun("play", "square", "-o", folder("a.png"))
        #expect(path.status == 64 && path.errors.contains("expected a path that ends in .html"))
        #expect(CommandRun("play", "square", "-o", folder("a.html")).status == 0)
        let again = CommandRun("play", "square", "-o", folder("a.html"))
        #expect(again.status == 0, "\(again.errors)")
        try folder.write("<!doctype html>\n<title>Mine</title>\n", to: "a.html")
        let refused = CommandRun("play", "square", "-o", folder("a.html"))
        #expect(refused.status == 73 && refused.errors.contains("exists"))
        #expect(CommandRun("play", "square", "-o", folder("a.html"), "--overwrite").status == 0)
        #expect(CommandRun("play", "square", "-o", folder("b.html"), "--frames", "99").status == 64)
        #expect(folder.names == ["a.html"])
    }
}
