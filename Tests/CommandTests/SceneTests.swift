import Foundation
import TestSupport
import Testing

@testable import Framereel

/// The messages of commands for scenes that are missing, invalid, endless or too expensive.
@MainActor @Suite struct SceneTests {
    @Test(arguments: ["render", "still", "trace", "list", "validate", "lint"])
    func aMissingSceneSuggestsTheNearestName(command: String) {
        let run = CommandRun(command, "squaer")
        #expect(run.status == 66)
        #expect(run.output == "" || command == "list")
        #expect(
            run.errors.hasPrefix(
                "error: no scene and no file is called \"squaer\"; did you mean \"square\"?\n"))
        #expect(CommandRun(command, "squaer", scenes: []).errors.contains("name a scene file (.json)"))
        #expect(CommandRun(command, "nowhere.json").errors.contains("nowhere.json: no such file"))
        #expect(CommandRun(command, "nowhere.json").status == 66)
        // Some commands read a folder as the scene files in it.
        let readsFolders = ["lint", "list", "validate"].contains(command)
        let folder = Repository.root.appending(path: readsFolders ? "Sources/FrameTiming" : "").path
        #expect(CommandRun(command, folder).status == 66)
    }

    @Test func largeCanvasesAreWrittenInDigits() {
        let scene = Scene("large", width: 1e9, height: 10, scale: 3) { _ in }
        let run = CommandRun(["trace", "large"], scenes: [scene])
        #expect(run.errors.contains("a canvas of 1000000000 × 10 points at scale 3 is not"), "\(run.errors)")
    }

    @Test(arguments: [
        ("endless", "still running after 60 s of virtual time; raise --max-duration"),
        ("failing", "scene “failing”: its set-up failed: SetUpFailure()"),
        ("fractional", "a canvas of 4.5 × 4 points at scale 1 is not a whole number of pixels"),
        ("twin", "2 scenes are named \"twin\"; rename all but one"),
    ])
    func aSceneThatCannotRunIsInvalid(name: String, sentence: String) throws {
        let folder = try TestFolder()
        for command in [
            ["render", "-o", folder("%d.png")], ["still", "-o", folder("still.png")], ["trace"], ["list"], ["lint"],
        ] {
            let run = CommandRun(command + [name])
            #expect(run.status == 65)
            // `lint` says first what it found until the failure.
            let message = run.errors.split(separator: "\n").first { command != ["lint"] || $0.hasPrefix("error: ") }
            #expect(message?.hasPrefix("error: ") == true)
            #expect(run.errors.contains(sentence), "\(run.errors)")
        }
        #expect(folder.names.isEmpty)
    }

    /// The events before the failure help to find it.
    @Test func aRunThatFailsIsTracedUpToTheFailure() {
        let scenes = [TestScenes.unending]
        let run = CommandRun("trace", "unending", scenes: scenes)
        #expect(run.output.hasPrefix("  0.0000  → UIViewController “root”       loadView()\n"), "\(run.output)")
        #expect(run.errors.hasPrefix("error: scene “unending”: still running after 60 s"), "\(run.errors)")
        #expect(run.status == 65)
        let json = CommandRun("trace", "unending", "--json", scenes: scenes)
        #expect(json.output.hasPrefix("{\n  \"events\": [\n    {\"time\": 0, \"kind\": "))
        #expect(json.status == 65)
    }

    @Test func theTimeLimitCanBeSet() {
        let run = CommandRun("trace", "endless", "--max-duration", "1500ms")
        #expect(run.status == 65)
        #expect(run.errors.contains("still running after 1.5 s"))
    }

    /// The same scene on another device, and mirrored.
    @Test func aSceneRunsOnTheNamedDevice() throws {
        let path = Repository.root.appending(path: "Fixtures/scenes/layout/card/scene.json").path
        func list(_ options: String...) -> String {
            let run = CommandRun(["still", path, "--as", "display-list", "--text", "blocks"] + options)
            #expect(run.status == 0, "\(run.errors)")
            return run.output
        }
        #expect(list().contains("\"size\": [750, 1334]"))
        #expect(list("--device", "ipad").contains("\"size\": [1640, 2360]"))
        #expect(list("--right-to-left") != list())
        #expect(list("--size", "320x568").contains("\"size\": [640, 1136]"))
        #expect(list("--device", "iPhone 15", "--size", "300.3333333x200").contains("\"size\": [901, 600]"))
        #expect(list("--orientation", "landscape").contains("\"size\": [1334, 750]"))
        #expect(list("--orientation", "portrait") == list())
    }

    @Test func unsupportedAPIsAreWarningsOrErrors() throws {
        let folder = try TestFolder()
        let sentence = "scene “unsupported” uses CALayer.isGeometryFlipped, which is not supported: "
        for command in [
            ["render", "-o", folder("%d.png")], ["still", "-o", folder("still.png")], ["trace"], ["list"], ["lint"],
        ] {
            let strict = CommandRun(command + ["unsupported", "--strict"])
            #expect(strict.status == 65)
            #expect(strict.errors.hasPrefix("error: " + sentence))
            #expect(folder.names.isEmpty)
        }
        for command in [
            ["render", "-o", folder("%d.png")], ["still", "-o", folder("still.png")], ["trace"], ["list"], ["lint"],
        ] {
            let lenient = CommandRun(command + ["unsupported"])
            #expect(lenient.status == 0)
            #expect(lenient.errors.hasPrefix("warning: " + sentence))
        }
        #expect(CommandRun("trace", "unsupported", "-q").errors == "")
    }

    /// A view whose height is to be two numbers at once.
    @Test func conflictingConstraintsAreWarningsOrErrors() throws {
        let folder = try TestFolder()
        try folder.write(
            """
            {"canvas": {"size": [200, 400], "scale": 1}, "root": "a", "screens": {"a": {"views": [
              {"id": "x", "constraints": ["center", "width = 100", "height = 50", "height = 80"]}
            ]}}}
            """, to: "conflict.json")
        let sentence = "scene “conflict”, UIWindow: these constraints cannot all hold: "
        for command in [["render", "-o", folder("%d.png")], ["still", "-o", folder("still.png")]] {
            let strict = CommandRun(command + [folder("conflict.json"), "--strict"])
            #expect(strict.status == 65 && strict.errors.hasPrefix("error: " + sentence), "\(strict.errors)")
            #expect(folder.names == ["conflict.json"])
        }
        for command in [["render", "-o", folder("%d.png")], ["still", "-o", folder("still.png")]] {
            let lenient = CommandRun(command + [folder("conflict.json")])
            #expect(lenient.status == 0 && lenient.errors.hasPrefix("warning: " + sentence), "\(lenient.errors)")
            #expect(lenient.errors.contains("Left out: ") && lenient.errors.contains("priority below 1000"))
        }
    }

    // MARK: lint

    @Test func findingsAreLinesOrJSONAndAnExitStatus() {
        let clean = CommandRun("lint", "square")
        #expect(clean.status == 0 && clean.output == "" && clean.errors == "square: nothing found\n")
        let scenes = [TestScenes.leaky]
        let found = CommandRun("lint", "leaky", scenes: scenes)
        #expect(found.status == 1)
        #expect(
            found.output.hasPrefix("0.2000  unbalanced-appearance  UIViewController “child”: endAppearanceTransition()")
        )
        #expect(found.errors == "leaky: 1 finding\n")
        let json = CommandRun("lint", "leaky", "--json", "-q", scenes: scenes)
        #expect(json.status == 1 && json.errors == "")
        #expect(json.output.contains("\"rule\": \"unbalanced-appearance\""))
        let ignored = CommandRun("lint", "leaky", "--ignore", "contrast,unbalanced-appearance", scenes: scenes)
        #expect(ignored.status == 0 && ignored.output == "" && ignored.errors == "leaky: nothing found\n")
        let other = CommandRun("lint", "leaky", "--ignore", "contrast", scenes: scenes)
        #expect(other.status == 1 && other.output == found.output)
        let unknown = CommandRun("lint", "leaky", "--ignore", "unbalanced-apearance", scenes: scenes)
        #expect(unknown.status == 64 && unknown.errors.contains("did you mean unbalanced-appearance?"))
    }

    // MARK: list, validate, trace, devices

    @Test func listsAreTablesOrJSON() {
        let run = CommandRun("list", "square", "picture")
        #expect(
            run.output == """
                SCENE    PIXELS  SCALE  SECONDS  FRAMES  TITLE
                square   40x20   2      0.1      7       A square moves
                picture  40x20   2      0.1      7

                """)
        #expect(run.errors == "")
        let json = CommandRun("list", "square", "--json", "--fps", "30")
        #expect(
            json.output == """
                {
                  "scenes": [
                    {"scene": "square", "title": "A square moves", "size": [40, 20], "scale": 2, "fps": "30", "duration": 0.1, "frames": 4}
                  ]
                }

                """)
    }

    @Test func aFolderStandsForItsScenesAndStoryboards() throws {
        let folder = try TestFolder()
        let fixtures = Repository.root.appending(path: "Fixtures").path
        try folder.write(
            try #require(FileManager.default.contents(atPath: fixtures + "/scenes/views/border/scene.json")).map(
                \.self),
            to: "below/border.json")
        try folder.write("{\"name\": \"package\"}", to: "package.json")
        try folder.write(
            try #require(FileManager.default.contents(atPath: fixtures + "/storyboards/trips/Main.storyboard")).map(
                \.self),
            to: "Main.storyboard")
        let list = CommandRun("list", folder.path, scenes: [])
        #expect(list.status == 0, "\(list.errors)")
        let rows = list.output.split(separator: "\n")
        #expect(rows.count { $0.hasPrefix(folder("below/border.json")) } == 1)
        #expect(rows.count { $0.hasPrefix(folder("Main.storyboard")) } == 1)
        #expect(CommandRun("validate", folder.path).errors.hasSuffix("2 scenes, nothing wrong\n"))
        try folder.write("{\"screens\": }", to: "bad.json")
        let wrong = CommandRun("validate", folder.path)
        #expect(wrong.status == 65 && wrong.errors.contains("3 scenes, 1 wrong"))
        try FileManager.default.createDirectory(atPath: folder("empty"), withIntermediateDirectories: true)
        #expect(
            CommandRun("list", folder("empty")).errors.contains("no scene files (.json) and no storyboards in this"))
    }

    /// Durations are sums of numbers such as 0.1.
    @Test func secondsAreRounded() {
        let scene = Scene("long", width: 4, height: 4, scale: 1) { world in world.wait(until: 0.1 + 0.2 + 1.0 / 3) }
        let run = CommandRun(["list"], scenes: [scene])
        #expect(run.output.contains("  0.633  "), "\(run.output)")
        #expect(CommandRun(["list", "--json"], scenes: [scene]).output.contains("\"duration\": 0.6333"))
    }

    @Test func aListContinuesAfterAnInvalidScene() {
        let run = CommandRun("list", "failing", "square")
        #expect(run.status == 65)
        #expect(run.output.contains("square   40x20") || run.output.contains("square  40x20"))
        #expect(CommandRun("list").status == 65)
        #expect(CommandRun("list", scenes: [TestScenes.square]).output.contains("A square moves"))
    }

    @Test func validationChecksEverySceneWithoutRunningIt() throws {
        let folder = try TestFolder()
        try folder.write("{\"canvas\": }", to: "bad.json")
        let good = CommandRun("validate", "square", "endless", "failing")
        #expect(good.status == 0)
        #expect(good.output == "" && good.errors == "3 scenes, nothing wrong\n")
        let run = CommandRun("validate", "square", folder("bad.json"), "nowhere.json", "fractional")
        #expect(run.status == 65)
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("error: \(folder("bad.json")):1:12: "))
        #expect(lines[1] == "error: nowhere.json: no such file")
        #expect(lines[2].hasPrefix("error: scene “fractional”: a canvas of"))
        #expect(lines[3] == "4 scenes, 3 wrong")
        #expect(CommandRun("validate", "nowhere.json", "-q").errors == "error: nowhere.json: no such file\n")
        let json = CommandRun("validate", "square", "nowhere.json", "--json")
        #expect(
            json.output == """
                {
                  "scenes": [
                    {"scene": "square", "problem": null},
                    {"scene": "nowhere.json", "problem": "nowhere.json: no such file"}
                  ]
                }

                """)
    }

    @Test func aTraceIsTextOrJSON() {
        let text = CommandRun("trace", "square")
        #expect(text.status == 0 && text.errors == "")
        #expect(text.output.contains("viewDidAppear"))
        #expect(text.output == CommandRun("trace", "square").output)
        let json = CommandRun("trace", "square", "--json").output
        #expect(json.hasPrefix("{\n  \"events\": [\n    {\"time\": 0, \"kind\": "))
        #expect(
            json.split(separator: "\n").count { $0.contains("\"time\"") } == text.output.split(separator: "\n").count)
    }

    @Test func everyDeviceIsListed() {
        let table = CommandRun("devices").output.split(separator: "\n")
        #expect(table.count == Device.all.count + 1)
        #expect(table.contains("iPhone 15          393x852    3      1179x2556  59 34   0 59 21    55 island"))
        #expect(
            table.contains(
                "iPad               820x1180   2      1640x2360  24 20   24 0 20    25           375 585 795"))
        let json = CommandRun("devices", "--json").output
        for device in Device.all { #expect(json.contains("\"name\": \"\(device.name)\"")) }
    }

    /// Commands treat a scene file in the same way as a scene in Swift.
    @Test func aSceneFileIsSelectedByItsPath() throws {
        let path = Repository.root.appending(path: "Fixtures/scenes/guide/diagonal/scene.json").path
        let list = CommandRun("list", path, scenes: [])
        #expect(list.status == 0)
        #expect(list.output.contains("  1170x2532  3      1.7      103     A card slides in diagonally"))
        #expect(CommandRun("validate", path, scenes: []).status == 0)
        #expect(CommandRun("trace", path).output.contains("animateTransition(using:)"))
    }
}
