import Foundation
import Testing
import UIKit

@testable import Framereel

@MainActor final class Answering: UnreachedBase, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A conforming class that lacks methods which its subclasses implement.
@MainActor class UnreachedBase: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .all }
}

@MainActor class Unreached: UnreachedBase {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}

    /// UIKit calls this method, since the conforming class has it.
    override func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }

    /// A method that resembles no method of the protocol.
    func navigationController(_ navigationController: UINavigationController, willHide: UIViewController) {}
}

/// Only the class nearest to the conformance is named.
@MainActor final class UnreachedBelow: Unreached {
    override func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
}

@MainActor struct UnreachedMethodTests {
    @Test func methodsOfSubclassesAreNamed() throws {
        // The linker may remove classes that are never instantiated.
        let made: [NSObject] = [Answering(), Unreached(), UnreachedBelow()]
        let own = UnreachedMethod.ofProcess().filter { $0.conformingType.contains("UnreachedBase") }
        #expect(made.count == 3 && own.count == 1)
        let method = try #require(own.first)
        #expect(method.type == "CommandTests.Unreached" && method.conformingType == "CommandTests.UnreachedBase")
        #expect(method.conformance == "UIKit.UINavigationControllerDelegate")
        #expect(method.member == "navigationController(_:willShow:animated:)")
    }

    @Test func lintNamesThem() {
        let method = UnreachedMethod(
            type: "Shop.Delegate", member: "show()", conformingType: "Kit.Delegate", conformance: "UIKit.Showing")
        let finding = Lint.Finding(rule: "unreached-method", time: 0, subject: method.type, message: method.message)
        let run = CommandRun(["lint", "square"], findingsInProgram: [finding])
        #expect(run.status == 1)
        #expect(
            run.output == """
                0.0000  unreached-method  Shop.Delegate: show() is never called, because Kit.Delegate conforms to \
                UIKit.Showing without it; declare it there, and override it

                """)
    }

    /// The tests create identifiers themselves, and take all other numbers from UIKit or from seeded generators.
    @Test func functionsWithRandomResultsAreNamed() {
        #expect(!UUID().uuidString.isEmpty && (0..<10).contains(Int.random(in: 0..<10)))
        let calls = RandomCall.ofProcess().map(\.function)
        #expect(calls.contains("UUID()") && !calls.contains("Int.random(in:)"))
        let found = LintRule.findingsInProgram()
        #expect(found.contains { $0.rule == "random-values" && $0.subject == "UUID()" && $0.time == 0 })
        #expect(found.contains { $0.rule == "unreached-method" && $0.subject == "CommandTests.Unreached" })
        #expect(
            RandomCall(function: "NSLocalizedString(_:tableName:bundle:value:comment:)").message.contains(
                "neither the language of the scene nor plural forms; import UIKit"))
        let findings = ["UUID()", "rand()"].map { name in
            Lint.Finding(rule: "random-values", time: 0, subject: name, message: RandomCall(function: name).message)
        }
        let run = CommandRun(["lint", "square"], findingsInProgram: findings)
        #expect(run.status == 1)
        #expect(
            run.output == """
                0.0000  random-values  UUID(): the program calls UUID(), whose result is another one in every run; import \
                UIKit instead of Foundation where it is called
                0.0000  random-values  rand(): the program calls rand(), whose result is another one in every run; import \
                UIKit instead of Foundation where it is called

                """)
    }

    /// Any file may be at the path of the program.
    @Test func aFileThatIsNotAProgramHasNoSymbols() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "symbols-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = try Data(contentsOf: URL(filePath: "/proc/self/exe")).prefix(1 << 16)
        for data in [Data(), Data("#!/bin/sh".utf8), program, program.prefix(64), program.prefix(40)] {
            try data.write(to: folder)
            #expect(ProgramSymbols(of: folder.path) == nil)
        }
        #expect(ProgramSymbols(of: "/") == nil)
        let symbols = try #require(ProgramSymbols.ofProcess)
        #expect(symbols.names.count > 10_000)
    }
}
