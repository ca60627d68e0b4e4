import Foundation
import FrameFiles
import FrameOutput
import QuartzCore
import TestSupport
import Testing

@testable import Framereel

/// `gallery`: a page with a card and a player for each scene.
@MainActor @Suite struct GalleryTests {
    private let folder: TestFolder
    private let trips = "\(Repository.root.path)/Fixtures/storyboards/trips/Main.storyboard"

    init() throws { folder = try TestFolder() }

    private func gallery(_ words: String..., scenes: [Scene] = [TestScenes.square, TestScenes.stillLife]) -> CommandRun
    {
        CommandRun(["gallery", "-o", folder("all.html")] + words, scenes: scenes)
    }

    /// Returns the parts of the page that begin with a tag.
    private func parts(_ tag: String) throws -> [Substring] {
        let html = try #require(folder.text("all.html"))
        return html.split(separator: "<\(tag)").dropFirst().map { $0 }
    }

    @Test func eachSceneHasACardAndAPlayer() throws {
        let run = gallery("--fps", "60")
        #expect(run.status == 0 && run.output.isEmpty, "\(run.errors)")
        #expect(run.errors.hasPrefix("2 scenes, no findings, "))
        let cards = try parts("article")
        #expect(cards.count == 2)
        #expect(cards[0].contains(">A square moves</a></h3>\n<p class=\"facts\">square</p>"))
        #expect(cards[0].contains("href=\"all/square.html\"") && cards[1].contains("href=\"all/still-life.html\""))
        #expect(cards.allSatisfy { $0.contains("src=\"data:image/png;base64,iVBOR") })
        let player = try #require(folder.text("all/square.html"))
        #expect(player.contains("<a href=\"../all.html\">") && player.contains("[6,6]]"))
        #expect(folder.names == ["all.html", "all/square.html", "all/still-life.html"])
    }

    /// Neither the first nor the last frame of the movement shows it.
    @Test func thePictureShowsTheFirstMovement() throws {
        #expect(gallery("--fps", "60", "--site").status == 0)
        #expect(CommandRun("still", "square", "--at", "3", "-o", folder("middle.png")).status == 0)
        #expect(folder.read("all/square.png") == folder.read("middle.png"))
    }

    @Test func aStoryboardExpandsToItsScenesAndSegues() throws {
        #expect(gallery(trips, scenes: []).status == 0)
        let titles = try parts("h3").map { part in
            String(part.prefix { $0 != "\n" }.split(separator: ">").dropFirst(2).first?.prefix { $0 != "<" } ?? "")
        }
        let listed = CommandRun("list", trips)
        #expect(
            titles.count
                == listed.output.split(separator: "\n").count {
                    $0.hasPrefix("--") && !$0.contains(" embed ")
                },
            "\(titles)\n\(listed.output)")
    }

    /// A script replaces `swift`, which would build and run the package.
    @Test func anAdoptedPackageWritesItsOwn() throws {
        try folder.write(program: "echo \"$@\" >\(folder("words")); exit 1", to: "bin/swift")
        try folder.write("{}", to: "Shop-reel/adopted.json")
        try folder.write("", to: "Shop-reel/Sources/Shop/Ported.swift")
        try folder.write("", to: "Shop-reel/Sources/ShopReel/Screens.swift")
        let words = ["gallery", folder("Shop-reel"), "-o", folder("shop.html"), "--site"]
        #expect(CommandRun(words, environment: ["PATH": folder("bin")]).status == 1)
        #expect(
            folder.text("words")
                == "run --package-path \(folder("Shop-reel")) ShopReel gallery --output=\(folder("shop.html")) --site\n"
        )
        // It has the name of the application unless the user gives another.
        try folder.write("{\"application\": \"Corner Shop\"}", to: "Shop-reel/adopted.json")
        _ = CommandRun(words, environment: ["PATH": folder("bin")])
        #expect(folder.text("words")?.hasSuffix(" --site --title=Corner Shop\n") == true)
        _ = CommandRun(words + ["--title", "Mine"], environment: ["PATH": folder("bin")])
        let given = folder.text("words")
        #expect(given?.contains(" --title=Mine ") == true && given?.contains("Corner Shop") == false)
        let missing = CommandRun(words)
        #expect(missing.status == 70 && missing.errors.contains("swift, which is not on PATH"))
    }

    @Test func aFolderExpandsToItsScenesAndStoryboards() throws {
        #expect(gallery("\(Repository.root.path)/Fixtures/storyboards/greeting", scenes: []).status == 0)
        #expect(try parts("h2").contains { $0.contains("Main.storyboard") })
        try FileManager.default.createDirectory(atPath: folder("empty"), withIntermediateDirectories: true)
        let nothing = gallery("--overwrite", folder("empty"), scenes: [])
        #expect(nothing.status == 66 && nothing.errors.contains("no storyboards in this folder"))
    }

    @Test func aSceneThatFailsHasACardWithItsError() throws {
        let run = gallery(scenes: [TestScenes.failing, TestScenes.square])
        #expect(run.status == 65 && run.errors.contains("its set-up failed"))
        let cards = try parts("article")
        #expect(cards[0].hasPrefix(" class=\"marked\"") && cards[0].contains("its set-up failed"))
        #expect(!cards[0].contains("<a") && cards[1].contains("<a"))
        #expect(folder.names == ["all.html", "all/square.html"])
    }

    /// A script replaces the processes that render some of the scenes. Each process writes a line, but the second one
    /// crashes.
    @Test(arguments: [1, 2]) func aSceneThatCrashesHasACardWithItsLastWords(jobs: Int) throws {
        try folder.write(
            program: """
                echo "$FRAMEREEL_SCENES $*" >>'\(folder("words"))'
                for index in $(echo $FRAMEREEL_SCENES | tr , ' '); do
                    if [ $index = 1 ]; then
                        printf 'Cards.swift:7: Fatal error: no cards\\nCurrent stack trace:\\n0 a\\n1 b\\n2 c\\n' >&2
                        kill -ILL $$
                    fi
                    echo "of $index" >&2
                    echo '{"value": {"facts": "'$index' s", "findings": [], "hasPlayer": false, "hasMovie": false, "hasMovie": false,
                        "unsupported": []},
                        "printed": '$(wc -c </proc/$$/fd/2)'}' | tr -d '\\n'
                    echo
                done
                """, to: "bin/reel")
        let scenes = (0..<20).map { Scene("s\($0)", width: 4, height: 4, scale: 1) { _ in } }
        let run = CommandRun(
            ["gallery", "-o", folder("all.html"), "--fps", "60", "-j", "\(jobs)"], scenes: scenes,
            program: folder("bin/reel"))
        #expect(run.status == 65)
        #expect(
            run.errors.contains(
                "error: scene “s1” ended the program (signal 4, Illegal instruction); its last lines:\n"
                    + "  Cards.swift:7: Fatal error: no cards\n20 scenes, no findings, 1 error, "),
            "\(run.errors)")
        let printed = run.errors.split(separator: "\n").filter { $0.hasPrefix("of ") }
        #expect(Set(printed) == Set((0..<20).filter { $0 != 1 }.map { "of \($0)" }), "\(run.errors)")
        let cards = try parts("article")
        #expect(cards.count == 20)
        for (index, card) in cards.enumerated() {
            #expect(card.contains(index == 1 ? "Fatal error: no cards" : "<p class=\"facts\">\(index) s</p>"))
            #expect(card.hasPrefix(" class=\"marked\"") == (index == 1))
        }
        let words = try #require(folder.text("words")).split(separator: "\n")
        let shares = words.flatMap { $0.prefix { $0 != " " }.split(separator: ",").compactMap { Int($0) } }
        #expect(Set(shares) == Set(0..<20) && words.count < 20, "\(words)")
        #expect(
            words.allSatisfy { $0.contains(" gallery ") && $0.contains("--jobs=1 --progress=never --") }, "\(words)")
    }

    /// The worker process writes players and a line for each scene and leaves the page alone.
    @Test func aProcessMakesTheCardsOfItsScenes() throws {
        let scenes = [TestScenes.square, TestScenes.failing, TestScenes.stillLife]
        #expect(gallery("-j", "1", scenes: scenes).status == 65)
        let whole = folder.contents
        try folder.remove("all")
        let part = CommandRun(
            ["gallery", "-o", folder("all.html"), "-j", "1"], scenes: scenes,
            environment: [SceneSlice.variable: "1,2"])
        #expect(part.status == 0 && part.errors.isEmpty, "\(part.errors)")
        let answers = try part.output.split(separator: "\n").map {
            try JSONDecoder().decode(SceneProcesses<GalleryCard>.Answer.self, from: Data($0.utf8))
        }
        #expect(answers.map { $0.value?.hasPlayer } == [false, true])
        #expect(answers[0].value?.failure?.code == .badScene && answers[1].value?.poster != nil)
        #expect(folder.names == ["all.html", "all/still-life.html"])
        #expect(folder.read("all/still-life.html") == whole["all/still-life.html"])
    }

    /// If one process cannot write, the others cannot write either.
    @Test func anErrorOfTheMachineEndsTheOtherProcesses() throws {
        try folder.write(
            program: """
                if [ $FRAMEREEL_SCENES != 0 ]; then exec sleep 60; fi
                echo '{"value": {"facts": "", "findings": [], "hasPlayer": false, "hasMovie": false, "unsupported": [],
                    "failure": {"code": 74, "message": "no space left"}}}' | tr -d '\\n'
                echo
                """, to: "bin/reel")
        let run = CommandRun(
            ["gallery", "-o", folder("all.html"), "-j", "2"], scenes: [TestScenes.square, TestScenes.stillLife],
            program: folder("bin/reel"))
        #expect(run.status == 74 && run.errors == "error: no space left\n")
        #expect(folder.text("all.html") == nil)
    }

    @Test func progressCountsScenes() throws {
        try folder.write(
            program:
                """
                echo '{"value": {"facts": "", "findings": [], "hasPlayer": false, "hasMovie": false,
                    "unsupported": []}}' | tr -d '\\n'
                echo
                """,
            to: "bin/reel")
        let run = CommandRun(
            ["gallery", "-o", folder("all.html"), "-j", "1", "--progress", "always"],
            scenes: [TestScenes.square, TestScenes.stillLife], program: folder("bin/reel"))
        #expect(run.status == 0 && run.errors.contains("scene 1 of 2 (50 %)\nscene 2 of 2 (100 %)\n"), "\(run.errors)")
    }

    /// `list` also runs the scenes of the program.
    @Test func aListContinuesAfterACrash() throws {
        try folder.write(
            program: """
                for index in $(echo $FRAMEREEL_SCENES | tr , ' '); do
                    if [ $index = 0 ]; then exit 3; fi
                    echo '{"value": {"reference": "still-life", "width": 4, "height": 6, "scale": 1, "duration": 0.5, "frames": 31}}'
                done
                """, to: "bin/reel")
        let run = CommandRun(
            ["list"], scenes: [TestScenes.square, TestScenes.stillLife], program: folder("bin/reel"))
        #expect(run.status == 65 && run.errors == "error: scene “square” ended the program (status 3)\n")
        #expect(run.output.split(separator: "\n").count == 2 && run.output.contains("still-life  4x6"))
        let part = CommandRun(
            ["list"], scenes: [TestScenes.square, TestScenes.stillLife], environment: [SceneSlice.variable: "0"])
        #expect(part.output.contains("\"value\":{") && part.output.contains("\"reference\":\"square\""))
    }

    @Test(arguments: ["2", "-1", "0,x", ""]) func otherNumbersOfScenesAreRefused(text: String) {
        let run = CommandRun(
            ["list"], scenes: [TestScenes.square, TestScenes.stillLife], environment: [SceneSlice.variable: text])
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.contains("FRAMEREEL_SCENES is '\(text)'; expected numbers below 2, separated by commas"))
    }

    /// The file has a card but does not count as a scene.
    @Test func aStoryboardWithoutScenesIsCountedAsAnError() throws {
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
            """, to: "Empty.storyboard")
        let run = gallery(folder("Empty.storyboard"), scenes: [])
        #expect(run.status == 65 && run.errors.contains("expected an attribute “targetRuntime”"), "\(run.errors)")
        let both = gallery(folder("Empty.storyboard"), "square")
        #expect(both.status == 65 && both.errors.contains("\n1 scene, no findings, 1 error, "), "\(both.errors)")
        #expect(folder.text("all.html")?.contains("1 scene · no findings · 1 error") == true)
    }

    /// Nothing but errors is no gallery.
    @Test func withoutAnythingToShowThereIsNoPage() throws {
        for words in [[folder("none.json")], [folder("none.json"), "--site"], ["failing", "failing"]] {
            let run = CommandRun(["gallery", "-o", folder("new/all.html")] + words)
            #expect(run.status == (words[0] == "failing" ? 65 : 66))
            #expect(run.errors.hasSuffix("nothing can be shown, so that no page is written\n"), "\(run.errors)")
            #expect(folder.names.isEmpty)
        }
        #expect(gallery().status == 0)
        let earlier = folder.contents
        #expect(gallery("--overwrite", folder("none.json")).status == 66)
        #expect(folder.contents == earlier)
    }

    /// Opening comes after everything is written.
    @Test func aGalleryThatCannotBeOpenedIsWhole() {
        #expect(gallery("--open").status == 70)
        #expect(folder.names == ["all.html", "all/square.html", "all/still-life.html"])
    }

    /// The script leaves the temporary file of a process that was killed.
    @Test func filesOfProcessesThatEndedAreRemoved() throws {
        try folder.write(
            program: """
                mkdir -p '\(folder("all"))'
                touch '\(folder("all/.framereel-square.html.7.tmp"))'
                kill -KILL $$
                """, to: "bin/reel")
        let run = CommandRun(
            ["gallery", "-o", folder("all.html")], scenes: [TestScenes.square], program: folder("bin/reel"))
        #expect(run.status == 65 && run.errors.contains("signal 9"))
        #expect(folder.names == ["bin/reel"])
    }

    /// Such as an activity indicator: the first seconds, and no error.
    @Test func aSceneThatNeverEndsHasAPosterAndANote() throws {
        let run = gallery(scenes: [TestScenes.endless])
        #expect(run.status == 0 && run.errors.hasPrefix("1 scene, no findings, "), "\(run.errors)")
        let card = try #require(try parts("article").first)
        #expect(!card.hasPrefix(" class=\"marked\"") && card.contains("src=\"data:image/png;base64,iVBOR"))
        #expect(card.contains("<p class=\"facts\">never ends · 0 events"), "nothing is ever committed")
        #expect(folder.text("all/endless.html") != nil)
    }

    /// The clock of an application is a finding, and no failure.
    @Test func aSceneWithAnEndlessTimerHasAPosterAndAFinding() throws {
        let clock = Scene("clock", width: 4, height: 4, scale: 1) { _ in
            QuartzCore.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        }
        let run = gallery(scenes: [clock])
        #expect(run.status == 0 && run.errors.contains("1 scene, 1 finding, "), "\(run.errors)")
        let card = try #require(try parts("article").first)
        #expect(card.contains("src=\"data:image/png;base64,iVBOR") && card.contains("<p class=\"facts\">never ends"))
        #expect(folder.text("all/clock.html") != nil)
    }

    @Test func findingsAreOnTheCardAndInThePlayer() throws {
        let run = gallery(scenes: [TestScenes.leaky])
        #expect(run.errors.contains("1 scene, 1 finding, "), "\(run.errors)")
        #expect(try parts("summary").map { $0.prefix(10) } == [">1 finding"])
        let finding = try #require(
            CommandRun("lint", "leaky", scenes: [TestScenes.leaky]).output.split(separator: "  ").dropFirst().first)
        #expect(try parts("li")[0].contains(finding))
        #expect(try #require(folder.text("all/leaky.html")).contains("<tr class=\"note\" data-time=\"0.2\">"))
    }

    /// Noise cannot be compressed: at half a pixel per point, 10 frames still take half a megabyte.
    @Test func aLargeSceneShowsEverySecondFrame() throws {
        let run = gallery(scenes: [TestScenes.noise])
        #expect(run.status == 0, "\(run.errors)")
        let player = try #require(folder.text("all/noise.html"))
        #expect(
            player.contains("\"frames\":[[0,0],[2,1],[4,2],[6,3],[8,4],[9,5]]") && player.contains("110 × 110 pixels"))
        #expect(gallery("--overwrite", "--frames", "0-3", scenes: [TestScenes.noise]).status == 0)
        #expect(folder.text("all/noise.html")?.contains("\"frames\":[[0,0],[1,1],[2,2],[3,3]]") == true)
    }

    @Test func titlesAndPathsAreEscaped() throws {
        let scene = Scene("a/b <i>", title: "<b>&", width: 4, height: 4, scale: 1) { _ in }
        let other = Scene("A?B <i>", width: 4, height: 4, scale: 1) { _ in }
        #expect(CommandRun(["gallery", "-o", folder("a #%.html")], scenes: [scene, other]).status == 0)
        let html = try #require(folder.text("a #%.html"))
        #expect(html.contains("&lt;b&gt;&amp;") && !html.contains("<b>"))
        #expect(
            html.contains("href=\"a%20%23%25/a-b--i-.html\"") && html.contains("href=\"a%20%23%25/A-B--i--2.html\""))
        #expect(try #require(folder.text("a #%/a-b--i-.html")).contains("href=\"../a%20%23%25.html\""))
    }

    @Test func aSiteHasPicturesAsFiles() throws {
        #expect(gallery("--site").status == 0)
        let pages = ["all.html", "all/square.html", "all/still-life.html"]
        #expect(Set(folder.names) == Set(pages + [".nojekyll", "all/square.png", "all/still-life.png"]))
        #expect(try parts("img").allSatisfy { $0.contains("src=\"all/") })
        #expect(try #require(folder.text("all.html")).contains("img-src data: 'self';"))
        #expect(gallery("--overwrite").status == 0)
        #expect(folder.names == [".nojekyll"] + pages)
    }

    @Test func aSecondGalleryReplacesTheFirst() throws {
        #expect(gallery().status == 0)
        try folder.write("mine", to: "all/mine.html")
        #expect(gallery("square").status == 0)
        #expect(folder.names == ["all.html", "all/mine.html", "all/square.html"])
        try folder.write("<!doctype html>\n<title>Mine</title>\n", to: "all.html")
        let refused = gallery()
        #expect(refused.status == 73 && refused.errors.contains("exists"))
        #expect(gallery("--overwrite").status == 0)
    }

    /// Only unchanged files to which the earlier page links are removed, whatever lies beside them.
    @Test func aSecondGalleryRemovesOnlyItsOwnFiles() throws {
        #expect(gallery("--site").status == 0)
        let kept = ["all/still-life.mp4", "all/still-life.jpg", "all/still.png"]
        try folder.write("mine", to: kept[0])
        try folder.write("mine", to: kept[1])
        #expect(CommandRun("still", "square", "-o", folder(kept[2])).status == 0)
        let page = try #require(folder.text("all/still-life.html"))
        try folder.write(page.replacing("<h1>", with: "<h1>My "), to: "all/still-life.html")
        #expect(gallery("square").status == 0)
        let pages = [".nojekyll", "all.html", "all/square.html", "all/still-life.html"]
        #expect(Set(folder.names) == Set(pages + kept))
        #expect(folder.text("all/still-life.html")?.contains("<h1>My ") == true && folder.text(kept[0]) == "mine")
    }

    /// Before anything is drawn.
    @Test(arguments: ["all/square.html", "all/square.png", "all/still-life.jpg"])
    func filesOfOthersAreNotReplaced(name: String) throws {
        try folder.write("mine", to: name)
        let run = gallery("--site")
        #expect(run.status == 73 && run.errors.contains("\(folder(name)) exists"), "\(run.errors)")
        #expect(folder.names == [name] && folder.text(name) == "mine")
        #expect(gallery("--site", "--overwrite").status == 0)
    }

    /// Cards share one custom element; the movie beside the page of a scene is played by both.
    @Test(.enabled(if: Self.ffmpegFolders != nil)) func moviesPlayOnCardsAndPages() throws {
        let folders = try #require(Self.ffmpegFolders)
        let run = CommandRun(
            ["gallery", "-o", folder("all.html")], scenes: [TestScenes.square, TestScenes.stillLife],
            environment: ["PATH": folders])
        #expect(run.status == 0, "\(run.errors)")
        let names = ["square", "still-life"]
        #expect(Set(folder.names) == Set(["all.html"] + names.flatMap { ["all/\($0).html", "all/\($0).mp4"] }))
        let page = try #require(folder.text("all.html"))
        #expect(page.components(separatedBy: "customElements.define(").count == 2)
        #expect(try parts("framereel-player").count == 2)
        for name in names {
            #expect(page.contains("src=\"all/\(name).mp4\""))
            let scene = try #require(folder.text("all/\(name).html"))
            #expect(scene.contains("src=\"\(name).mp4\"") && !scene.contains("class=\"image\""))
            #expect(scene.contains("media-src 'self' file:;") && !scene.contains("connect-src"))
        }
        // Without the program, pages have images again, and no movie is left.
        #expect(gallery().status == 0)
        #expect(Set(folder.names) == Set(["all.html"] + names.map { "all/\($0).html" }))
    }

    nonisolated private static let ffmpegFolders: String? = {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return InstalledProgram.path(named: "ffmpeg", in: folders).map { _ in folders }
    }()

    @Test func theBytesDoNotDependOnTheNumberOfWorkers() throws {
        #expect(gallery("-j", "1", scenes: [TestScenes.picture]).status == 0)
        let (page, player) = (folder.read("all.html"), folder.read("all/picture.html"))
        #expect(gallery("-j", "5", "--overwrite", scenes: [TestScenes.picture]).status == 0)
        #expect(page != nil && page == folder.read("all.html") && player == folder.read("all/picture.html"))
    }

    @Test func aGalleryThatCannotBeWrittenLeavesNoFiles() {
        let run = gallery("--strict", scenes: [TestScenes.square, TestScenes.unsupported])
        #expect(run.status == 65 && folder.names.isEmpty, "\(run.errors)")
        #expect(gallery("--title", "x", "-o", folder("a.png")).status == 64)
    }
}
