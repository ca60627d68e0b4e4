import Foundation
import FrameFiles
import FrameProjects
import FrameStoryboards
import TestSupport
import Testing

@testable import Framereel

/// The packages that `adopt` writes for the projects in `Fixtures/projects`, as text. `scripts/proofs/adopt` builds one
/// of them.
@MainActor @Suite struct AdoptedPackageTests {
    private static let folder = Repository.root.appending(path: "Fixtures/projects").path

    private static func file(
        _ path: String, imports: [String] = [], system: [String] = [], missing: [String] = [], problem: String? = nil
    ) -> SourceSurvey.File {
        SourceSurvey.File(
            path: folder + "/" + path, imports: imports, conditional: [], system: system, missing: missing,
            problem: problem, entry: nil)
    }

    /// Returns the description that `framereel-port --survey` prints. `ModuleSurveyTests` covers that command.
    private static func survey(_ target: ProjectTarget) -> SourceSurvey {
        switch target.module {
        case "Shop":
            SourceSurvey(
                files: [
                    file("classic/Shop/AppDelegate.swift", imports: ["UIKit"]),
                    file("classic/Shop/Cards/ShopViewController.swift", imports: ["Kit", "UIKit"]),
                    file("classic/Shop/Cards/Card \"Animator\".swift", imports: ["UIKit"]),
                    file("classic/Shop/Cards/DetailViewController.swift", imports: ["UIKit"]),
                ],
                controllers: [
                    .init(name: "ShopViewController", file: 1, outlets: true),
                    .init(name: "BaseViewController", file: 1, outlets: false, base: true),
                    .init(name: "DetailViewController", file: 3, outlets: false),
                ], delegate: "AppDelegate")
        case "Notes":
            SourceSurvey(
                files: [
                    file("synchronized/Notes/NotesApp.swift", imports: ["UIKit"]),
                    file(
                        "synchronized/Notes/Pages/PageViewController.swift",
                        imports: ["Confetti", "SceneKit", "UIKit"],
                        system: ["SceneKit"], missing: ["UIPrintInteractionController"]),
                    file("synchronized/Notes/Shared/Dates.swift", imports: ["Foundation"], problem: "1:1: broken"),
                ],
                controllers: [.init(name: "PageViewController", file: 1, outlets: false)])
        case "Travel": SourceSurvey(files: [file("T.swift", imports: ["TravelKit", "UIKit"])])
        case "TravelKit": SourceSurvey(files: [file("K.swift", imports: ["TravelModel"])])
        case "TravelModel": SourceSurvey(files: [file("M.swift", imports: ["Units"])])
        case "Weather":
            SourceSurvey(
                files: [file("W.swift", imports: ["UIKit"])],
                controllers: [.init(name: "ForecastViewController", file: 0, outlets: false)],
                delegate: "AppDelegate", sceneDelegates: ["PreviewDelegate", "SceneDelegate"])
        case "Greeter":
            SourceSurvey(
                files: [file("G.swift", imports: ["UIKit"])],
                controllers: [.init(name: "GreeterViewController", file: 0, outlets: true)], delegate: "AppDelegate")
        case "Cards":
            SourceSurvey(
                files: [file("C.swift", imports: ["UIKit"])],
                controllers: [.init(name: "CardViewController", file: 0, outlets: false)], delegate: "AppDelegate")
        case "Contacts":
            SourceSurvey(
                files: [
                    file("C.swift", imports: ["UIKit"]), file("L.swift", imports: ["Network", "UIKit", "WebKit"]),
                ],
                controllers: [.init(name: "ListViewController", file: 1, outlets: false)], delegate: "AppDelegate")
        case "Network": SourceSurvey(files: [file("D.swift")])
        case "CardsTests":
            SourceSurvey(
                files: [
                    file("T.swift", imports: ["Cards", "XCTest"]),
                    file("U.swift", imports: ["SnapshotTesting", "Cards"]),
                ])
        default: SourceSurvey()
        }
    }

    private func adoption(_ path: String, stubs: [String] = []) throws -> Adoption {
        let project = try ProjectFile(contentsOf: Self.folder + "/" + path)
        return try Adoption(project, target: nil, stubs: stubs, withTests: true) { target, _ in Self.survey(target) }
    }

    /// Accept a change with `FRAMEREEL_RECORD=failed swift test --filter AdoptedPackageTests`.
    @Test(arguments: [
        ("classic", "classic/Shop.xcodeproj", []), ("synchronized", "synchronized/Notes.xcodeproj", ["Confetti"]),
        ("workspace", "workspace/Travel.xcworkspace", []), ("scene-delegate", "scene-delegate/Weather.xcodeproj", []),
        ("localized", "localized/Greeter.xcodeproj", []), ("tested", "tested/Cards.xcodeproj", []),
        ("named", "named/Contacts.xcodeproj", []),
    ])
    func textMatchesTheRecording(name: String, path: String, stubs: [String]) throws {
        let adoption = try adoption(path, stubs: stubs)
        let package = try AdoptedPackage(
            adoption, in: URL(filePath: Self.folder + "/adopted/" + name), origin: .clone(path: "../framereel"),
            repository: URL(filePath: Self.folder))
        let files = package.files.map { file in
            switch file.content {
            case .text(let text): "=== \(file.path)\n\(text)"
            case .copy(let source): "=== \(file.path) < \(source.replacing(Self.folder + "/", with: ""))\n"
            }
        }
        let text = files.joined() + "=== report\n" + AdoptionReport(adoption).text
        try Goldens(filter: "AdoptedPackageTests").check(
            text.replacing(Self.folder + "/", with: ""), at: "Fixtures/projects/expected/\(name).txt")
    }

    /// The imports of other stubs always stay.
    @Test func importsOfStubsOfApplesModulesStay() throws {
        let package = try AdoptedPackage(
            adoption("synchronized/Notes.xcodeproj", stubs: ["Confetti", "SceneKit"]), in: URL(filePath: "/a"),
            origin: .clone(path: "../framereel"), repository: nil)
        let list = package.files.first { $0.path == "Sources/Notes/PortUIKit.json" }?.content
        guard case .text(let text)? = list else { return #expect(Bool(false)) }
        #expect(text.hasSuffix("\"swift\": \"6\",\n  \"modules\": [\"SceneKit\"]\n}\n"))
        #expect(package.files.map(\.path).contains("Sources/SceneKit/SceneKit.swift"))
    }

    /// A workflow needs a repository that has both the project and the package.
    @Test(arguments: [false, true]) func theReadmeNamesTheWorkflowThatThereIs(hasRepository: Bool) throws {
        let folder = URL(filePath: Self.folder)
        let package = try AdoptedPackage(
            adoption("classic/Shop.xcodeproj"), in: folder.appending(path: "adopted"),
            origin: .clone(path: "../framereel"), repository: hasRepository ? folder : nil)
        let readme = package.files.first { $0.path == "README.md" }?.content
        guard case .text(let text)? = readme else { return #expect(Bool(false)) }
        #expect(text.contains(".github/workflows") == hasRepository)
        #expect(package.files.contains { $0.path.hasPrefix(".github/") } == hasRepository)
    }

    /// Texts in messages end after 60 characters.
    @Test func longPathsStayWhole() throws {
        let folder = URL(filePath: "/" + Array(repeating: "folder", count: 20).joined(separator: "/"))
        let package = try AdoptedPackage(
            adoption("scene-delegate/Weather.xcodeproj"), in: folder, origin: .clone(path: "../framereel"),
            repository: nil)
        let list = package.files.first { $0.path == "Sources/Weather/PortUIKit.json" }?.content
        guard case .text(let text)? = list else { return #expect(Bool(false)) }
        let sources = try #require(try JSONDecoder().decode(Listed.self, from: Data(text.utf8)).sources)
        let path = folder.appending(path: "Sources/Weather/\(sources)").standardizedFileURL.path
        #expect(path == Self.folder + "/scene-delegate/Weather")
    }

    private struct Listed: Decodable { let sources: String? }

    @Test func modulesThatImportEachOtherAreAnError() throws {
        let project = try ProjectFile(contentsOf: Self.folder + "/workspace/Travel.xcworkspace")
        let failure = #expect(throws: Failure.self) {
            try Adoption(project, target: nil, stubs: []) { target, _ in
                let next = ["Travel": "TravelKit", "TravelKit": "TravelModel", "TravelModel": "TravelKit"]
                return SourceSurvey(files: [Self.file("A.swift", imports: [next[target.module] ?? ""])])
            }
        }
        #expect(failure?.message.contains("the modules TravelModel and TravelKit import each other") == true)
    }

    /// The system shows it before the application runs.
    @Test func aLaunchScreenIsNoScreen() throws {
        let screens = ReelScreens(try adoption("synchronized/Notes.xcodeproj", stubs: ["Confetti"]))
        #expect(!screens.list.contains("LaunchScreen") && screens.list.contains("PageViewController"))
    }

    /// The programs are named once, with one line that installs them.
    @Test func missingProgramsAreNamedOnce() {
        let files = ["a.svg", "B.PDF", "c.pdf", "d.png"].map { AdoptedPackage.File(path: $0, content: .text("")) }
        var programs = VectorFile.Programs()
        (programs.svg, programs.pdf) = (FilterProgram("/nowhere/rsvg"), FilterProgram("/nowhere/cairo"))
        #expect(
            AdoptedPackage.missingPrograms(for: files, programs)
                == "1 SVG and 2 PDF images are gray boxes, because rsvg-convert and pdftocairo are not installed: "
                + "apt-get install librsvg2-bin poppler-utils")
        #expect(
            AdoptedPackage.missingPrograms(for: Array(files[1...1]), programs)
                == "1 PDF image is a gray box, because pdftocairo is not installed: apt-get install poppler-utils")
        #expect(AdoptedPackage.missingPrograms(for: Array(files[3...]), programs) == nil)
    }

    /// The workflow checks out the repository so that the path in the manifest leads to Framereel.
    @Test(
        arguments: [
            ("/home/a/app", "/home/a/app/reel", "../../framereel", "app/reel", ["app", "framereel"]),
            ("/home/a/app", "/home/a/app", "../framereel", "app", ["app", "framereel"]),
            ("/home/a/app", "/home/a/app/reel", "../tools/framereel", "reel", [nil]),
        ] as [(String, String, String, String, [String?])])
    func theWorkflowChecksOutTheRepository(
        repository: String, folder: String, path: String, working: String, checkouts: [String?]
    ) throws {
        let package = try AdoptedPackage(
            adoption("scene-delegate/Weather.xcodeproj"), in: URL(filePath: folder), origin: .clone(path: path),
            repository: URL(filePath: repository))
        let file = package.files.first { $0.path == ".github/workflows/screens.yml" }?.content
        guard case .text(let workflow)? = file else { return #expect(Bool(false)) }
        #expect(workflow.contains("        working-directory: \"\(working)\"\n"))
        #expect(workflow.components(separatedBy: "actions/checkout@v4").count - 1 == checkouts.count)
        for path in checkouts.compactMap(\.self) { #expect(workflow.contains("          path: \"\(path)\"\n")) }
        #expect(workflow.contains("submodules: recursive") == (checkouts.count == 1))
        #expect(workflow.contains("copy this file") == (folder != repository))
        #expect(workflow.contains("swift run WeatherReel verify --goldens Tests/WeatherReelTests/__Transitions__/"))
    }

    /// They are built under other names, which sources do not see.
    @Test func modulesMayHaveTheNamesOfModulesBesideUIKit() throws {
        let adoption = try adoption("named/Contacts.xcodeproj", stubs: ["MapKit"])
        let package = try AdoptedPackage(
            adoption, in: URL(filePath: "/a"), origin: .clone(path: "../framereel"), repository: nil)
        guard case .text(let manifest) = package.files[0].content else { return #expect(Bool(false)) }
        for line in [
            #"name: "OwnContacts""#, #"dependencies: ["OwnNetwork", .product(name: "UIKit", package: "framereel")]"#,
            #".unsafeFlags(["-module-alias", "Network=OwnNetwork"])"#, #".target(name: "OwnMapKit""#,
        ] {
            #expect(manifest.contains(line), "\(line)")
        }
        let paths = package.files.map(\.path)
        #expect(paths.contains("Sources/OwnContacts/Resources/OwnContacts-Info.plist"))
        #expect(paths.contains("Sources/ContactsReel/Screens.swift"))
    }

    /// The checks of concurrency are those of the compiler, whose XCTest is another than Apple's.
    @Test func testsInSwift6HaveEverythingNewButTheChecks() {
        #expect(AdoptedPackage.language(6, areTests: false) == [".swiftLanguageMode(.v6)"])
        #expect(AdoptedPackage.language(5, areTests: true) == [".swiftLanguageMode(.v5)"])
        let settings = AdoptedPackage.language(6, areTests: true)
        #expect(settings.first == ".swiftLanguageMode(.v5)")
        #expect(settings.contains(#".enableUpcomingFeature("BareSlashRegexLiterals")"#))
    }

    /// Only SceneKit does not exist here.
    @Test func modulesBesideUIKitAreNotMissing() throws {
        let project = try ProjectFile(contentsOf: Self.folder + "/scene-delegate/Weather.xcodeproj")
        let adoption = try Adoption(project, target: nil, stubs: []) { _, _ in
            SourceSurvey(files: [
                Self.file("A.swift", imports: Repository.modulesBesideUIKit + ["SceneKit"], system: ["SceneKit"])
            ])
        }
        #expect(adoption.missing.map(\.name) == ["SceneKit"])
    }

    @Test func namesRemainLiterals() throws {
        let text = try AdoptedPackage(
            adoption("scene-delegate/Weather.xcodeproj"), in: URL(filePath: "/a"),
            origin: .repository(url: "https://example.com/\\(x)\".git"), repository: nil
        ).files[0].content
        guard case .text(let manifest) = text else { return #expect(Bool(false)) }
        #expect(manifest.contains(#"https://example.com/\\(x)\".git"#))
    }
}
