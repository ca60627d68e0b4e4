import Foundation
import TestSupport
import Testing

@testable import FramePort

/// The porting step's knowledge of UIKit matches UIKit's sources.
@Suite struct FrameworkInterfaceTests {
    /// Accept a change with `scripts/framework`.
    @Test func saysWhatTheSourcesSay() throws {
        let text = try FrameworkSurvey.text
        #expect(text.contains("class UIView: UIResponder"))
        #expect(text.contains("    func scrollViewDidScroll(_ scrollView: UIScrollView) {}\n"))
        let isCurrent = text == Framework.text
        #expect(isCurrent)
        guard !isCurrent, ProcessInfo.processInfo.environment["FRAMEREEL_RECORD"] != nil else { return }
        try text.write(
            to: Repository.root.appending(path: "Sources/CFramePort/framework.txt"), atomically: true, encoding: .utf8)
    }

    @Test func namesAreThoseThatTheSourcesDeclare() throws {
        let names = try Set(FrameworkSurvey.names)
        #expect(names.contains("UIView") && names.contains("CACurrentMediaTime") && !names.contains("UIWebView"))
        #expect(names == Framework.declaredNames)
    }

    @Test func membersAreRead() {
        #expect(Framework.members["UIView.AnimationOptions"]?.contains("curveEaseIn") == true)
        #expect(Framework.members["CGRect"] == nil)
        #expect(Framework.commonMembers.contains("scrollViewDidScroll"))
    }

    @Test func replaceableMembersAreThoseThatAreDynamic() throws {
        var found: [String: Set<MethodName>] = [:]
        var properties: [String: Set<String>] = [:]
        for text in try FrameworkSurvey.sources where text.contains("open dynamic ") {
            let index = ModuleIndex([SourceUnit(path: "UIKit", text: text)])
            for type in index.entries {
                let names = type.methods.filter { $0.file >= 0 && $0.node.modifiers.has("dynamic") }.map(\.name)
                if !names.isEmpty { found[type.name, default: []].formUnion(names) }
                let dynamic = type.properties.filter {
                    $0.file >= 0 && !$0.isOfType && $0.node.modifiers.has("dynamic")
                }.map(\.name)
                if !dynamic.isEmpty { properties[type.name, default: []].formUnion(dynamic) }
            }
        }
        #expect(properties == ReplaceableMethods.properties)
        #expect(found == ReplaceableMethods.all.mapValues { Set($0) })
    }

    /// The interface is parsed like any source, so an error in it would hide everything after the error.
    @Test func isSwift() {
        #expect(!Framework.unit.tree.hasError)
        #expect(ModuleIndex([]).type("UIScrollViewDelegate").map { OptionalRequirement.all(of: $0).count } == 14)
    }
}
