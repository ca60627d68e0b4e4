import Foundation
import FrameJSON
import TestSupport
import Testing

@testable import Framereel

/// Storyboards on the command line, without the classes they name.
@MainActor @Suite struct StoryboardCommandTests {
    private static let trips = "Fixtures/storyboards/trips"
    private static let main = Repository.root.appending(path: "\(trips)/Main.storyboard").path
    private static let help = Repository.root.appending(path: "\(trips)/Help.storyboard").path
    private static let badge = Repository.root.appending(path: "\(trips)/Badge.xib").path

    private func lists(_ words: String...) -> CommandRun {
        CommandRun(["still", Self.main, "--as", "display-list"] + words)
    }

    @Test func theInitialSceneLooksTheSameEachTime() {
        let (one, two) = (lists(), lists())
        #expect(one.status == 0 && one.output.contains("title “Trips”") && one.outputBytes == two.outputBytes)
    }

    @Test(arguments: [("detail", "title “Lisbon”"), ("scn-card", "“Card”.view"), ("crd-01", "“Card”.view")])
    func aSceneIsNamedByItsIds(id: String, text: String) {
        let run = lists("--scene", id)
        #expect(run.status == 0 && run.output.contains(text), "\(run.errors)")
    }

    /// The first and the last frame of the movie.
    @Test(arguments: [
        ("showTrip", "title “Help”", "title “Lisbon”"), ("seg-card", "title “Help”", "“Card”.view"),
        ("back", "title “Help”", "title “Help”"), ("help", "title “Help”", "title “Questions”"),
    ])
    func aSegueIsPerformed(id: String, before: String, after: String) {
        #expect(lists("--segue", id, "--at", "0").output.contains(before))
        #expect(lists("--segue", id).output.contains(after))
    }

    /// Without a class that has the action, the preceding transition is reversed.
    @Test func anUnwindSegueWithoutClassesIsReported() {
        let run = lists("--segue", "back", "--at", "0.3s")
        #expect(run.output.contains("“Card”.view"))
        #expect(run.errors.contains("the unwind action “backToTrips:” of Main.storyboard"))
    }

    @Test func theContainerOfTheSceneIsShown() {
        #expect(lists("--scene", "emb-01").output.contains("title “Trips”"))
        let contact = CommandRun("still", Self.help, "--scene", "two-01", "--as", "display-list")
        #expect(contact.output.contains("title “Questions”") && !contact.errors.contains("<tableView"))
    }

    @Test func scenesAndSeguesAreListed() throws {
        let run = CommandRun("list", Self.main)
        #expect(run.status == 0)
        for option in ["--scene trips", "--scene emb-01", "--segue presentCard", "--segue back"] {
            #expect(run.output.contains(option))
        }
        let json = try JSONDocument(Array(CommandRun("list", Self.main, "--json").output.utf8), file: "").value
        let scene = try #require(JSONCursor(json).members().first?.value.elements().first)
        let storyboard = try #require(scene.members().first { $0.key == "storyboard" }?.value).members()
        #expect(storyboard.first?.value.value == .string("nav-01"))
        let segues = try #require(storyboard.first { $0.key == "segues" }?.value).elements()
        #expect(segues.count == 6)
        let card = try #require(
            segues.first { try $0.members().contains { $0.value.value == .string("presentCard") } }
        ).members()
        #expect(
            card.prefix(6).map(\.value.value) == [
                .string("seg-card"), .string("presentation"), .string("presentCard"), .string("lst-01"),
                .string("lst-card"), .string("crd-01"),
            ])
    }

    @Test func errorsListTheAvailableNames() throws {
        let scene = lists("--scene", "map")
        #expect(scene.status == 65 && scene.errors.contains("there is no scene “map”; expected one of \"trips\""))
        let segue = lists("--segue", "map")
        #expect(segue.status == 65 && segue.errors.contains("there is no segue “map”; expected one of \"showTrip\""))
        #expect(lists("--segue", "back", "--scene", "map").status == 64)
        #expect(CommandRun("still", "none.storyboard").status == 66)
        let json = CommandRun("still", "Fixtures/scenes/guide/diagonal/scene.json", "--scene", "map")
        #expect(json.status == 64 && json.errors.contains("are for storyboards"))
        #expect(CommandRun("list", Self.main, Self.badge).status != 0)
    }

    @Test func validationReadsWithoutRunning() throws {
        let folder = try TestFolder()
        let file = folder("Odd.storyboard")
        let text = try String(contentsOfFile: Self.main, encoding: .utf8)
        try text.replacing("<gestureRecognizers/>", with: "<glow/>").write(
            toFile: file, atomically: true, encoding: .utf8)
        let odd = CommandRun("validate", file)
        #expect(odd.status == 0 && odd.errors.contains(":62:33: unknown element “glow”: it is left out"))
        try text.replacing("targetRuntime=\"iOS.CocoaTouch\"", with: "targetRuntime=\"AppleTV\"")
            .write(toFile: file, atomically: true, encoding: .utf8)
        let foreign = CommandRun("validate", file)
        #expect(foreign.status == 65 && foreign.errors.contains("made for the runtime “AppleTV”"))
    }
}

extension StoryboardCommandTests {
    /// A segue without a name and one with an empty name are listed by their object identifiers.
    @Test func emptyIdentifiersAreNotNames() throws {
        let folder = try TestFolder()
        let text = try String(contentsOfFile: Self.main, encoding: .utf8)
            .replacing("identifier=\"presentCard\"", with: "identifier=\"\"")
            .replacing("storyboardIdentifier=\"detail\"", with: "storyboardIdentifier=\"\"")
        try folder.write(text, to: "Main.storyboard")
        let run = CommandRun("list", folder("Main.storyboard"))
        #expect(run.output.contains("--segue seg-card ") && run.output.contains("--scene det-01 "), "\(run.output)")
        let refused = CommandRun("still", folder("Main.storyboard"), "--segue", "none", "-o", folder("a.png"))
        #expect(refused.errors.contains("\"seg-card\"") && !refused.errors.contains("\"\""))
    }

    /// A class causes one warning, no matter how many scenes use it.
    @Test func aMapWarnsOncePerClass() {
        let map = CommandRun("storyboard", Self.main, "-o", "-", "--text", "blocks")
        let warnings = map.errors.split(separator: "\n").filter { $0.hasPrefix("warning: ") }
        #expect(warnings.count { $0.contains("TripsViewController") } == 1)
        #expect(
            warnings.contains { $0.contains("scenes “trips”, “navigation controller (nav-01)” use the class") },
            "\(warnings)")
        #expect(CommandRun("storyboard", Self.main, "-o", "-", "--text", "blocks", "--strict").status == 65)
    }

    /// A storyboard drawn for a device in landscape is shown upright.
    @Test func storyboardsInLandscapeAreUpright() throws {
        let folder = try TestFolder()
        let text = try String(contentsOfFile: Self.main, encoding: .utf8)
        try folder.write(
            text.replacing("orientation=\"portrait\"", with: "orientation=\"landscape\""), to: "Main.storyboard")
        func size(_ words: String...) -> Substring? {
            CommandRun(["list", folder("Main.storyboard")] + words).output.split(separator: "\n").dropFirst().first?
                .split(separator: " ").dropFirst().first
        }
        #expect(size() == "2556x1179" && size("--orientation", "portrait") == "1179x2556")
    }

    @Test func aMapShowsScenesAndSegues() throws {
        let map = CommandRun(
            "storyboard", Repository.root.appending(path: "Fixtures/storyboards/trips/Main.storyboard").path, "-o", "-")
        #expect(map.status == 0 && map.errors.contains("6 scenes, 6 segues"), "\(map.errors)")
        #expect(map.output.contains("trips to card: present “presentCard”."))
        #expect(map.output.contains("card to trips: unwind “back”."))
        let missing = CommandRun("storyboard", "none.storyboard", "-o", "-")
        #expect(missing.status == 66 && missing.output == "")
    }

    // MARK: - Maps

    private static func storyboard(_ scenes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch">
        <scenes>\(scenes)</scenes>
        </document>
        """
    }

    private static func scene(_ id: String, _ view: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
        <view key="view" id="v\(id)"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>\(view)</view>
        </viewController></objects></scene>
        """
    }

    @Test func anEmptyMapIsAnErrorInTheStoryboard() throws {
        let folder = try TestFolder()
        try folder.write(Self.storyboard(""), to: "Empty.storyboard")
        let run = CommandRun("storyboard", folder("Empty.storyboard"), "-o", folder("map.svg"))
        #expect(run.status == 65 && run.errors.contains("no scene to show; add a view controller"), "\(run.errors)")
    }

    @Test func aMapOfTooManyScenesIsRefusedBeforeTheyRun() throws {
        let folder = try TestFolder()
        try folder.write(
            Self.storyboard((0...1_000).map { Self.scene("c\($0)") }.joined()), to: "Many.storyboard")
        let run = CommandRun("storyboard", folder("Many.storyboard"), "-o", folder("map.svg"))
        #expect(run.status == 65 && run.errors.contains("more than 1000 scenes on one map"), "\(run.errors)")
        #expect(folder.read("map.svg") == nil)
    }

    // MARK: - Files beside

    private static let image = """
        <imageView contentMode="scaleToFill" image="photo" id="img"><rect key="frame" x="0.0" y="0.0" width="9" \
        height="9"/></imageView>
        """

    private func showing(_ folder: TestFolder) throws -> CommandRun {
        try folder.write(
            Self.storyboard(Self.scene("c0", "<subviews>\(Self.image)</subviews>")), to: "app/Main.storyboard")
        return CommandRun("still", folder("app/Main.storyboard"), "--as", "display-list")
    }

    @Test func aDamagedImageIsReported() throws {
        let folder = try TestFolder()
        try folder.write("no image", to: "app/photo.png")
        let run = try showing(folder)
        #expect(
            run.status == 0 && run.errors.contains("photo.png is no PNG that can be read")
                && !run.errors.contains("no such file"), "\(run.errors)")
        try folder.remove("app/photo.png")
        #expect(try showing(folder).errors.contains("there is no such file"))
    }

    /// A storyboard from another source reads only the files of its folder.
    @Test func linksThatLeaveTheFolderAreNotFollowed() throws {
        let folder = try TestFolder()
        try folder.write([UInt8](Data(contentsOf: Repository.root.appending(path: Self.star))), to: "photo.png")
        try FileManager.default.createDirectory(atPath: folder("app"), withIntermediateDirectories: true)
        symlink("../photo.png", folder("app/photo.png"))
        let run = try showing(folder)
        #expect(run.status == 0 && run.errors.contains("photo.png leads out of its folder"), "\(run.errors)")
        try folder.remove("app/photo.png")
        rename(folder("photo.png"), folder("app/picture.png"))
        symlink("picture.png", folder("app/photo.png"))
        #expect(try !showing(folder).errors.contains("photo"))
    }

    private static let star = "Fixtures/storyboards/greeting/Assets.xcassets/Star.imageset/star1.png"

    @Test(arguments: ["app/photo.png", "app/de.lproj/Main.strings", "app/Main.storyboard", "scene.json"])
    func aPipeIsRejectedWithoutWaiting(name: String) async throws {
        let folder = try TestFolder()
        _ = try showing(folder)
        try FileManager.default.createDirectory(atPath: folder("app/de.lproj"), withIntermediateDirectories: true)
        unlink(folder(name))
        #expect(mkfifo(folder(name), 0o644) == 0)
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            [path = folder.path as String, scene = (name.hasSuffix(".json") ? name : "app/Main.storyboard") as String]
            in
            await MainActor.run {
                Deadline.set()
                chdir(path)
                let words = ["still", scene, "--language", "de", "-o", "a.png"]
                _ = Reel.run(arguments: words, scenes: [], io: .process)
                exit(0)
            }
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("a pipe or device; expected a file"), "\(said)")
    }
}
