import TestSupport
import Testing

@testable import Framereel

/// `import UIKit` shows an app the declarations of Apple's SDK, and none of ours.
@Suite("Modules with Apple's names") struct AppleNameTests {
    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    @Test func reExportsAreThoseOfTheTable() throws {
        var exported: [String: Set<String>] = [:]
        for source in sources {
            for line in source.imports where line.isExported {
                exported[source.module, default: []].insert(line.module)
            }
        }
        let table = try ModuleTable(Page.article("Architecture").text)
        for row in table.rows { #expect(exported[row.module] ?? [] == row.reexports, "\(row.module)") }
        #expect(exported["UIKit"] != nil && exported["QuartzCore"] == ["CoreGraphics"])
    }

    /// A package that depends on UIKit can import them.
    @Test func modulesBesideUIKitAreListed() throws {
        let page = try Page.article("ModulesBesideUIKit")
        let table = try #require(MarkdownTable(titled: ["module", "kind", "what it is"], in: page.text))
        let listed = table.rows.flatMap { MarkdownTable.codes(in: $0[0]) }
        #expect(listed == Repository.modulesBesideUIKit)
        let product = try #require(try Manifest.ofPackage.get().products.first { $0.name == "UIKit" })
        #expect(product.targets == ["UIKit"] + listed)
        #expect(FramereelModules.besideUIKit == Set(listed))
    }

    /// A package that `adopt` writes depends on these products, and has a target for each module of the project.
    @Test func modulesOfAdoptedPackagesAreListed() throws {
        let manifest = try Manifest.ofPackage.get()
        var found: Set<String> = []
        var next = ["UIKit", "Framereel", "FramereelTesting", "SnapshotTesting", "FBSnapshotTestCase"].flatMap { name in
            manifest.products.first { $0.name == name }?.targets ?? []
        }
        while let name = next.popLast() {
            guard found.insert(name).inserted else { continue }
            next += manifest.targets.first { $0.name == name }?.dependencies.map(\.name) ?? []
        }
        #expect(found.subtracting(FramereelModules.all) == [])
        #expect(FramereelModules.all.subtracting(found) == ["Foundation", "Swift", "Testing", "XCTest"])
    }

    /// The exception is the wrapper of public properties, whose type must be public, too. Only sources that import its
    /// module see its name.
    @Test func theKernelIsImportedUnseen() {
        var count = 0
        for source in sources where source.hasApplesNames {
            for line in source.imports where line.module.hasPrefix("Frame") && line.module != "FrameProperties" {
                count += 1
                #expect(
                    line.access == "package" || line.access == "internal",
                    "\(source.path): write `package import` or `internal import` before \(line.module)")
            }
        }
        #expect(count > 20)
    }

    /// The fixture is an application as users write it: a library, and a command that imports it.
    @Test func applicationsImportUIKitAlone() throws {
        let applications = try Manifest.ofPackage.get().targets.filter {
            $0.folder.hasPrefix("Fixtures/apps/") && $0.type == "regular"
        }
        #expect(!applications.isEmpty)
        for application in applications {
            #expect(application.dependencies.map(\.name) == ["UIKit"], "\(application.name)")
            for file in try SourceFile.all(under: application.folder) {
                #expect(file.imports.map(\.module) == ["UIKit"], "\(file.path)")
            }
        }
    }
}
