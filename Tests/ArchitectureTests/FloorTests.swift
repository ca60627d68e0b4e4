import Foundation
import TestSupport
import Testing

/// The table of modules in Architecture.md, Package.swift and the `import` lines agree.
@Suite("Floors") struct FloorTests {
    let table: ModuleTable
    let manifest: Manifest
    let sources: [SourceFile]

    init() throws {
        table = try ModuleTable(Page.article("Architecture").text)
        manifest = try Manifest.ofPackage.get()
        sources = try SourceFile.ofSources.get()
    }

    /// The imports of each module, by module name.
    private var imports: [String: Set<ImportLine>] {
        Dictionary(sources.map { ($0.module, Set($0.imports)) }) { $0.union($1) }
    }

    /// A reader that finds no imports would report no errors.
    @Test func importsKnownToExistAreSeen() {
        func sees(_ importer: String, _ imported: String) -> Bool {
            imports[importer]?.contains { $0.module == imported } == true
        }
        #expect(sees("FrameRaster", "FramePainting"))
        #expect(sees("FramePNG", "CFramePNG"))
        #expect(sees("FrameOutput", "Glibc"))
        #expect(sees("QuartzCore", "FrameLayers"))
        #expect(sees("UIKit", "QuartzCore"))
        #expect(sees("Framereel", "FrameScenes"))
        #expect(
            manifest.targets.contains { $0.name == "UIKit" && $0.dependencies.contains { $0.name == "QuartzCore" } })
        #expect(table.row(of: "FrameRaster")?.mayImport.contains("FramePainting") == true)
    }

    @Test func theTableHoldsExactlyTheModulesOfSources() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: "Sources").path)
        let modules = table.rows.map(\.module)
        #expect(modules.sorted() == folders.sorted())
        let declared = manifest.targets.filter { $0.path == nil && $0.type != "test" && !$0.isPlugin }.map(\.name)
        #expect(modules.sorted() == declared.sorted())
    }

    @Test func aModuleMayImportOnlyRowsAboveItsOwn() {
        for (index, row) in table.rows.enumerated() {
            for name in row.mayImport {
                guard let other = table.rows.firstIndex(where: { $0.module == name }) else { continue }
                #expect(other < index, "Architecture.md lets \(row.module) import \(name), which is not above it")
            }
        }
        #expect(table.rows.map(\.number) == table.rows.map(\.number).sorted())
    }

    @Test func everyImportIsAllowed() {
        for source in sources {
            for line in source.imports {
                #expect(
                    table.row(of: source.module)?.mayImport.contains(line.module) == true,
                    "\(source.path) imports \(line.module), which the module table does not allow to \(source.module)")
            }
        }
    }

    /// A dependency without an import is a hole in the wall, and an import without a dependency compiles only by luck.
    @Test func dependenciesMatchTheImports() throws {
        // The compiler imports overlays of Testing by itself.
        let ours = Set(manifest.targets.map(\.name).filter { !$0.hasPrefix("_Testing_") })
        #expect(ours.count > 20)
        for target in manifest.targets where !target.isOfC && !target.isPlugin {
            let files = try SourceFile.all(under: target.folder)
            #expect(!files.isEmpty, "\(target.folder) holds no Swift source")
            let imported = Set(files.flatMap(\.imports).map(\.module)).intersection(ours)
            let declared = Set(target.dependencies.map(\.name)).intersection(ours)
            #expect(
                imported == declared,
                """
                \(target.name): Package.swift declares \(declared.subtracting(imported).sorted()), which nothing \
                imports; its sources import \(imported.subtracting(declared).sorted()), which it does not declare
                """)
        }
    }

    /// For a file that imports Testing beside UIKit, CoreGraphics or CoreImage, the compiler imports `_Testing_UIKit`,
    /// `_Testing_CoreGraphics` or `_Testing_CoreImage`. Without a declared dependency they may not be built yet, and a clean build fails by
    /// chance.
    @Test func overlaysOfTestingAreDeclared() throws {
        let overlays = [
            "UIKit": ["_Testing_UIKit", "_Testing_CoreGraphics"], "QuartzCore": ["_Testing_CoreGraphics"],
            "CoreGraphics": ["_Testing_CoreGraphics"], "CoreImage": ["_Testing_CoreImage"],
        ]
        var count = 0
        for target in manifest.targets where target.type == "test" {
            for file in try SourceFile.all(under: target.folder) {
                let imported = Set(file.imports.map(\.module))
                guard imported.contains("Testing") else { continue }
                let needed = Set(imported.flatMap { overlays[$0] ?? [] })
                let missing = needed.subtracting(target.dependencies.map(\.name))
                count += needed.count
                #expect(missing.isEmpty, "\(target.name) does not depend on \(missing.sorted()): \(file.path)")
            }
        }
        #expect(count > 20)
    }

    /// `-O` in debug builds and whole-module compilation are required for floors 1–9, which pass on pixels, and allowed
    /// nowhere else. The only other unsafe flags are the folders in which the porting step finds SwiftSyntax.
    @Test func everyOwnModuleIsCompiledStrictly() {
        let strict = [
            "enableUpcomingFeature ExistentialAny", "enableUpcomingFeature InternalImportsByDefault",
            "treatAllWarnings error",
        ]
        let optimized = "unsafeFlags -O -whole-module-optimization -num-threads 4 -disable-batch-mode when debug"
        for target in manifest.targets where !target.isOfC && !target.isFixture && !target.isPlugin {
            let isPorting = ["FramePort", "FramePortTests", "PortTool"].contains(target.name)
            let settings = target.settings.map(\.text).filter { text in
                !isPorting
                    || !["unsafeFlags -I ", "unsafeFlags -L ", "unsafeFlags -enable-library-evolution"].contains {
                        text.hasPrefix($0)
                    }
            }
            let passesPixels = table.row(of: target.name).map { (1...9).contains($0.number) } ?? false
            let ofPart = Repository.modulesOfUIKit.contains(target.name) ? ["unsafeFlags -module-abi-name UIKit"] : []
            let expected = strict + (passesPixels ? [optimized] : ofPart)
            #expect(settings.sorted() == expected, "settings of \(target.name)")
        }
        for target in manifest.targets where target.isOfC || target.isFixture {
            #expect(!target.settings.contains { $0.kind["unsafeFlags"] != nil }, "unsafe flags of \(target.name)")
        }
    }
}
