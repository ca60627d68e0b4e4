import Foundation
import TestSupport
import Testing

@testable import Framereel

/// A storyboard with language folders and an asset catalog, on the command line.
@MainActor @Suite struct StoryboardLanguageTests {
    private static let main = Repository.root.appending(
        path: "Fixtures/storyboards/greeting/Base.lproj/Main.storyboard"
    ).path

    private func lists(_ words: String...) -> CommandRun {
        CommandRun(["still", Self.main, "--as", "display-list"] + words)
    }

    @Test(arguments: [
        (nil, "title “Welcome”"), ("de", "title “Willkommen”"), ("de-AT", "title “Willkommen”"),
        ("fr", "title “Bienvenue”"),
    ])
    func theOptionChoosesTheLanguage(language: String?, title: String) {
        let run = CommandRun(
            ["still", Self.main, "--as", "display-list"] + (language.map { ["--language", $0] } ?? []))
        #expect(run.status == 0 && run.output.contains(title), "\(run.errors)")
        #expect(!run.errors.contains("warning"))
    }

    @Test func aMissingLanguageIsReported() {
        let run = lists("--language", "it")
        #expect(run.output.contains("title “Welcome”"))
        #expect(run.errors.contains("the language “it” of Main.storyboard"))
        #expect(run.errors.contains("there is no it.lproj/Main.strings"))
        #expect(lists("--language", "it", "--strict").status == 65)
        let refused = lists("--language", "../de")
        #expect(refused.status == 64 && refused.errors.contains("expected the name of a language such as de or pt-BR"))
    }

    /// The catalog is in the parent folder of the language. The storyboard itself has red as its fallback.
    @Test func colorsAndImagesComeFromTheCatalog() {
        let run = lists()
        #expect(run.output.contains("#D6ECFFFF") && run.output.contains("[0.05, 0.1, 0.3, 1]"))
        #expect(!run.output.contains("#FF0000FF") && !run.errors.contains("Star"))
        let dark = lists("--interface-style", "dark").output
        #expect(dark.contains("#102040FF") && !dark.contains("#D6ECFFFF"))
    }

    /// A catalog in a more distant parent folder is also found. Without a catalog, the values saved in the storyboard
    /// are used.
    @Test func theCatalogMayLieInAParentFolder() throws {
        let folder = try TestFolder()
        let deep = URL(fileURLWithPath: folder("App/Screens/Base.lproj"))
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
        let main = deep.appending(path: "Main.storyboard")
        try FileManager.default.copyItem(at: URL(fileURLWithPath: Self.main), to: main)
        func output() -> String { CommandRun("still", main.path, "--as", "display-list").output }
        #expect(output().contains("#FF0000FF"))
        try FileManager.default.copyItem(
            at: Repository.root.appending(path: "Fixtures/storyboards/greeting/Assets.xcassets"),
            to: URL(fileURLWithPath: folder("App/Assets.xcassets")))
        #expect(output().contains("#D6ECFFFF") && !output().contains("#FF0000FF"))
    }

    @Test func errorsInTextsAndCatalogsFailTheRun() throws {
        let folder = try TestFolder()
        let copy = URL(fileURLWithPath: folder("greeting"))
        try FileManager.default.copyItem(
            at: Repository.root.appending(path: "Fixtures/storyboards/greeting"), to: copy)
        let main = copy.appending(path: "Base.lproj/Main.storyboard").path
        try Data("\"lbl-Morning.text\" \"Hola\";".utf8).write(to: copy.appending(path: "de.lproj/Main.strings"))
        let texts = CommandRun("still", main, "--language", "de", "--as", "display-list")
        #expect(texts.status == 65 && texts.errors.contains("Main.strings:1:20: expected “=”"), "\(texts.errors)")
        try Data("{\"colors\": 1}".utf8).write(
            to: copy.appending(path: "Assets.xcassets/Sky.colorset/Contents.json"))
        let colors = CommandRun("still", main, "--as", "display-list")
        #expect(
            colors.status == 65 && colors.errors.contains("Sky.colorset/Contents.json:1:12: colors: expected a list"),
            "\(colors.errors)")
    }
}
