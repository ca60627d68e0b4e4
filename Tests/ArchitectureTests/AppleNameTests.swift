import TestSupport
import Testing

/// What an app sees through `import UIKit` is what Apple's SDK shows, and nothing of ours.
@Suite("Modules with Apple's names") struct AppleNameTests {
    private static let chain = ["Foundation", "CoreGraphics", "QuartzCore", "UIKit"]
    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    @Test func reExportsGoUpTheChainAndNowhereElse() {
        var exported: [String: Set<String>] = [:]
        for source in sources {
            for line in source.imports where line.isExported {
                exported[source.module, default: []].insert(line.module)
            }
        }
        // What tests see beside Swift Testing is another matter.
        #expect(exported.removeValue(forKey: "_Testing_UIKit") == ["FrameRecording", "FramereelTesting"])
        // A command imports one module.
        #expect(exported.removeValue(forKey: "Framereel") == ["FrameRecording"])
        #expect(exported == ["CoreGraphics": ["Foundation"], "QuartzCore": ["CoreGraphics"], "UIKit": ["QuartzCore"]])
    }

    /// But for the wrapper of public properties, whose type must be public, too. Its name is seen only by what imports its module.
    @Test func theKernelIsImportedUnseen() {
        var count = 0
        for source in sources where Self.chain.contains(source.module) {
            for line in source.imports where line.module.hasPrefix("Frame") && line.module != "FrameProperties" {
                count += 1
                #expect(
                    line.access == "package" || line.access == "internal",
                    "\(source.path): write `package import` or `internal import` before \(line.module)")
            }
        }
        #expect(count > 20)
    }

    /// An application as people have it: a library that a command is made of beside it.
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
