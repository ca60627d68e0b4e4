import Foundation
import Testing

@testable import FrameProjects

/// The contents read from the projects in `Fixtures/projects`, compared with the ones that Xcode would build.
@Suite struct ProjectReadingTests {
    @Test func groupsVariantsAndConfigurationFiles() throws {
        #expect(
            try ProjectText.read("classic/Shop.xcodeproj") == """
                Shop: application Shop, iOS, Swift 5.0
                  conditions DEBUG | CARDS | ROUNDED | SALE
                  sources classic/Shop/AppDelegate.swift | classic/Shop/Cards/ShopViewController.swift | classic/Shop/Cards/Card "Animator".swift | classic/Shop/Cards/DetailViewController.swift
                  foreign classic/Shop/LegacyPrice.m
                  resources Base.lproj/Main.storyboard < classic/Shop/Base.lproj/Main.storyboard | en.lproj/Localizable.strings < classic/Shop/en.lproj/Localizable.strings | de.lproj/Localizable.strings < classic/Shop/de.lproj/Localizable.strings | Prices.json < classic/Data/Prices.json | Help < classic/Help
                  dependencies Kit
                  scripts Lint sources
                  information CFBundleName=Corner Shop | UIMainStoryboardFile=Main
                  header classic/Shop/Shop-Bridging-Header.h
                Kit: framework Kit, iOS, Swift 4.2
                  conditions DEBUG
                  sources classic/Kit/Badge.swift
                note classic/Shop.xcodeproj/project.pbxproj: the target “Shop” contains classic/Shop/Ghost.png, which does not exist

                """)
    }

    /// CocoaPods makes the bundles of pods in targets of their own.
    @Test func bundlesOfOtherTargetsAreResources() throws {
        let text = ProjectFolder.project(
            """
            F1 = {isa = PBXFileReference; path = Badge.xib; sourceTree = "<group>"; };
            B1 = {isa = PBXBuildFile; fileRef = F1; };
            F2 = {isa = PBXFileReference; path = Kit.bundle; sourceTree = BUILT_PRODUCTS_DIR; };
            B2 = {isa = PBXBuildFile; fileRef = F2; }; R1 = {isa = PBXResourcesBuildPhase; files = (B2, B1); };
            R2 = {isa = PBXResourcesBuildPhase; files = (B1); };
            T2 = {isa = PBXNativeTarget; buildConfigurationList = L1; name = "Kit-Kit"; buildPhases = (R2);
                productReference = F2; productType = "com.apple.product-type.bundle"; };
            """, members: "buildPhases = (R1);", children: "F1, F2", targets: "T1, T2")
        let folder = try ProjectFolder(["App.xcodeproj/project.pbxproj": text, "Badge.xib": ""])
        let project = try XcodeProject(contentsOf: folder.path + "/App.xcodeproj")
        #expect(project.targets[0].resources.map(\.name) == ["Kit.bundle/Badge.xib", "Badge.xib"])
    }

    @Test func foldersSynchronizedByXcode() throws {
        #expect(
            try ProjectText.read("synchronized/Notes.xcodeproj") == """
                Notes: application Notes, iOS, Swift 6.0
                  sources synchronized/Notes/NotesApp.swift | synchronized/Notes/Pages/PageViewController.swift | synchronized/Notes/Shared/Dates.swift
                  resources Templates < synchronized/Notes/Templates | Assets.xcassets < synchronized/Notes/Assets.xcassets | LaunchScreen.storyboard < synchronized/Notes/LaunchScreen.storyboard | Notes.xcdatamodeld < synchronized/Notes/Notes.xcdatamodeld | de.lproj/Localizable.strings < synchronized/Notes/de.lproj/Localizable.strings
                  products Confetti
                  information CFBundleDisplayName=Notes & Co | CFBundleExecutable=Notes | CFBundleName=Notes | CFBundlePackageType=APPL | UILaunchStoryboardName=Launch
                  main actor
                NotesTests: tests NotesTests, iOS, Swift 6.0
                  sources synchronized/Notes/Shared/Only Tests.swift
                  information CFBundleDisplayName=NotesTests & Co | CFBundleExecutable=NotesTests | CFBundleName=NotesTests | UILaunchStoryboardName=Launch
                  main actor
                remote https://example.com/confetti.git at main

                """)
    }

    @Test func projectsAndPackagesOfAWorkspace() throws {
        #expect(
            try ProjectText.read("workspace/Travel.xcworkspace") == """
                Travel: application Travel, iOS, Swift 5.0
                  sources workspace/Apps/Travel/TripViewController.swift
                  dependencies TravelKit
                TravelKit: framework TravelKit, iOS, Swift 5
                  sources workspace/Kit/RouteViewController.swift
                TravelModel: library TravelModel, any, Swift 5
                  sources workspace/Model/Source/Route.swift
                  resources cities/north/oslo.txt < workspace/Model/Source/Data/cities/north/oslo.txt | de.lproj/Model.strings < workspace/Model/Source/Media/de.lproj/Model.strings | map.txt < workspace/Model/Source/Media/deep/map.txt
                  dependencies Units | Numbers
                Units: library Units, any, Swift 5
                  sources workspace/Model/Sources/Units/Meters.swift
                remote https://example.com/numbers.git at 1.0.0 or later
                note workspace/Travel.xcworkspace/contents.xcworkspacedata: the project workspace/Pods/Pods.xcodeproj does not exist; its modules are missing
                note workspace/Model/Package.swift: the binaryTarget “Secret” is left out

                """)
    }

    /// The first project leads to the other one through a reference in its groups.
    @Test func projectsInsideAProject() throws {
        let project = try ProjectFile(contentsOf: ProjectText.folder + "/workspace/Apps/Travel.xcodeproj/")
        #expect(project.targets.map(\.name) == ["Travel", "TravelKit"])
        #expect(project.ownCount == 1)
    }

    @Test func languagesOfStoryboards() throws {
        #expect(
            try ProjectText.read("localized/Greeter.xcodeproj") == """
                Greeter: application Greeter, iOS, Swift 5.0
                  sources localized/Greeter/GreeterViewController.swift | localized/Greeter/AppDelegate.swift
                  resources Base.lproj/Main.storyboard < localized/Greeter/Base.lproj/Main.storyboard | de.lproj/Main.strings < localized/Greeter/de.lproj/Main.strings | pt-BR.lproj/Main.strings < localized/Greeter/pt-BR.lproj/Main.strings | en.lproj/Help.storyboard < localized/Greeter/en.lproj/Help.storyboard | de.lproj/Help.storyboard < localized/Greeter/de.lproj/Help.storyboard | en.lproj/Localizable.strings < localized/Greeter/en.lproj/Localizable.strings | de.lproj/Localizable.strings < localized/Greeter/de.lproj/Localizable.strings
                  information CFBundleExecutable=Greeter | CFBundleIdentifier=com.example.Greeter | CFBundleName=Greeter | CFBundlePackageType=APPL | CFBundleShortVersionString=2.1 | UILaunchScreen={UILaunchScreen: {}} | UIMainStoryboardFile=Main | UIStatusBarHidden=true | UISupportedInterfaceOrientations~ipad=[UIInterfaceOrientationPortrait, UIInterfaceOrientationLandscapeLeft]

                """)
    }

    @Test func aModuleIsFoundAroundTheProject() throws {
        let project = try ProjectFile(contentsOf: ProjectText.folder + "/workspace/Apps/Travel.xcodeproj")
        var finder = try ModuleFinder(project)
        let importer = ProjectTarget(
            name: "Demo", module: "Demo", product: .application, platform: nil, file: "",
            folder: ProjectText.folder + "/workspace/Model/Source")
        let found = try finder.target("TravelModel", for: importer)
        #expect(
            found?.sources.map { $0.replacing(ProjectText.folder, with: "") } == ["/workspace/Model/Source/Route.swift"]
        )
        #expect(try finder.target("Nowhere", for: project.targets[0]) == nil)
    }

    @Test func objectiveCFilesAreDescribedByTheirDeclarations() {
        let source = ForeignSource(path: ProjectText.folder + "/classic/Shop/LegacyPrice.m")
        #expect(source.definitions == ["LegacyPrice"])
    }

    /// Disks of macOS do not distinguish capital letters.
    @Test func filesAreFoundInAnotherSpelling() throws {
        let folder = try ProjectFolder([
            "App/Screens/Card.swift": "",
            "App/Supporting files/Info.plist": "<plist><dict><key>A</key><string>b</string></dict></plist>",
        ])
        let text = ProjectFolder.project(
            """
            B1 = {isa = PBXSourcesBuildPhase; files = (S1, S2); };
            S1 = {isa = PBXBuildFile; fileRef = F1; }; S2 = {isa = PBXBuildFile; fileRef = F2; };
            G1 = {isa = PBXGroup; children = (F1, F2); path = "app/screens"; sourceTree = "<group>"; };
            F1 = {isa = PBXFileReference; path = card.swift; sourceTree = "<group>"; };
            F2 = {isa = PBXFileReference; path = None.swift; sourceTree = "<group>"; };
            """, members: "buildPhases = (B1);", children: "G1",
            settings: "INFOPLIST_FILE = \"App/Supporting Files/Info.plist\";")
        try folder.write(text, "App.xcodeproj/project.pbxproj")
        let target = try #require(try ProjectFile(contentsOf: folder.path + "/App.xcodeproj").targets.first)
        #expect(target.sources == [folder.path + "/App/Screens/Card.swift"])
        #expect(target.missingSources.map(\.path) == [folder.path + "/App/Screens/None.swift"])
        #expect(target.settings.information["A"] == .text("b"))
    }

    /// A value of every kind is written as it was read, in the order of the keys.
    @Test func entriesAreWrittenAsTheyWereRead() throws {
        let values: [String: InformationValue] = [
            "b": .list([.text("<&>"), .table(["z": .flag(false), "a": .integer(3)]), .real(1.5)]),
            "a": .data(Data([1, 2])),
            "c": .table([:]),
        ]
        let text = InformationValue.table(values).xml
        #expect(try PropertyListDecoder().decode([String: InformationValue].self, from: Data(text.utf8)) == values)
        let keys = text.matches(of: /<key>(.)<\/key>/).map { String($0.output.1) }
        #expect(keys == ["a", "b", "a", "z", "c"])
    }

    /// swift-build replaces a text, appends to a list, and merges a dictionary by its own keys.
    @Test func generatedEntriesAreMergedWithTheFile() {
        let lists = InformationValue.list([.text("a"), .text("b")]).merging(.list([.text("b"), .text("c")]))
        #expect(lists == .list([.text("a"), .text("b"), .text("c")]))
        let tables = InformationValue.table(["a": .integer(1), "b": .integer(2)]).merging(.table(["b": .integer(3)]))
        #expect(tables == .table(["a": .integer(1), "b": .integer(3)]))
        #expect(InformationValue.text("a").merging(.flag(true)) == .flag(true))
    }
}
