import FramePort
import Testing

/// The sources of test targets, whose tests run in an application of their own.
@Suite struct TestPortTests {
    private func port(_ text: String, areTests: Bool = true, library: String? = nil) -> String {
        var options = PortOptions()
        options.areTests = areTests
        let libraries = library.map { [PortSource(path: "Kit.swift", text: $0)] } ?? []
        let ported = Porting([PortSource(path: "A.swift", text: text)], libraries: libraries, options)
        return ported.sources[0].text.replacing(/^#sourceLocation.*\n/, with: "")
    }

    @Test func importsOfXCTestAreReplaced() {
        #expect(port("import XCTest\nimport UIKit\n") == "import HostedTesting; import UIKit\n")
        #expect(port("import XCTest\n", areTests: false) == "import XCTest\n")
    }

    /// XCTest imports UIKit on iOS.
    @Test func testsSeeUIKitWithoutImportingIt() {
        #expect(
            port("import XCTest\n@testable import Kit\n")
                == "import UIKit; import HostedTesting; @testable import Kit\n")
        #expect(port("import Foundation\n") == "import UIKit\n")
        let text = "import XCTest\nlet a = UIView()\n"
        #expect(port(text, areTests: false, library: "import UIKit\n") == "import UIKit; " + text)
        let plain = "import XCTest\nlet a = 1\n"
        #expect(port(plain, areTests: false, library: "import Model\n") == plain)
    }

    @Test(arguments: [
        ("@Test func a() {}", "@Test(.hosted) func a() {}"),
        ("@Test() func a() {}", "@Test(.hosted) func a() {}"),
        ("@Test(\"a b\") func a() {}", "@Test(\"a b\", .hosted) func a() {}"),
        ("@Test(\"a\", arguments: [1]) func a(b: Int) {}", "@Test(\"a\", .hosted, arguments: [1]) func a(b: Int) {}"),
        ("@Test(.serialized) func a() {}", "@Test(.hosted, .serialized) func a() {}"),
        ("@Test(arguments: [1]) func a(b: Int) {}", "@Test(.hosted, arguments: [1]) func a(b: Int) {}"),
    ])
    func testsOfSwiftTestingGetATrait(text: String, expected: String) {
        let ported = port("import UIKit\nimport Testing\n" + text + "\n")
        #expect(ported == "import UIKit; import Testing; import HostedTesting\n" + expected + "\n")
        #expect(port(text + "\n", areTests: false) == text + "\n")
    }

    /// Swift does not let a class isolate what its superclass leaves open.
    @Test func surroundingsOfTestsAreIsolated() {
        let before = """
            import UIKit
            @MainActor class A: XCTestCase {
                override func setUp() { super.setUp() }
                override func setUpWithError() throws {
                    try f()
                }
                override func tearDown() async throws { f() }
                override class func tearDown() { f() }
                func setUp(_ a: Int) { f() }
            }
            class B: XCTestCase { override func setUp() { f() } }

            """
        let after = """
            import UIKit
            @MainActor class A: XCTestCase {
                override func setUp() { MainActor.assumeIsolated { () -> Void in super.setUp() } }
                override func setUpWithError() throws { try MainActor.assumeIsolated { () -> Void in
                    try f()
                } }
                override func tearDown() async throws { f() }
                override class func tearDown() { f() }
                func setUp(_ a: Int) { f() }
            }
            class B: XCTestCase { override func setUp() { f() } }

            """
        #expect(port(before) == after)
    }

    /// The list of tests that SwiftPM writes stops the program if all of a class are isolated.
    @Test func isolatedTestsIsolateTheirBodies() {
        let before = """
            import UIKit
            @MainActor class A: XCTestCase {
                func testA() { f() }
                func testB() throws { try f() }
                func testC() async { await f() }
                func testD(_ a: Int) { f() }
                func helper() { f() }
            }
            final class B: A { override func testA() { super.testA() } }
            class C: XCTestCase {
                @MainActor func testA() { f() }
                func testB() { f() }
            }
            extension B {
            #if DEBUG
                func testE() { f() }
            #endif
            }

            """
        let after = """
            import UIKit
            @MainActor class A: XCTestCase {
                nonisolated func testA() { MainActor.assumeIsolated { () -> Void in f() } }
                nonisolated func testB() throws { try MainActor.assumeIsolated { () -> Void in try f() } }
                func testC() async { await f() }
                func testD(_ a: Int) { f() }
                func helper() { f() }
            }
            final class B: A { nonisolated override func testA() { MainActor.assumeIsolated { () -> Void in super.testA() } } }
            class C: XCTestCase {
                 nonisolated func testA() { MainActor.assumeIsolated { () -> Void in f() } }
                func testB() { f() }
            }
            extension B {
            #if DEBUG
                nonisolated func testE() { MainActor.assumeIsolated { () -> Void in f() } }
            #endif
            }

            """
        #expect(port(before) == after)
    }

    /// A library may give a method of its own the base name of a method that Apple renamed.
    @Test func methodsOfLibrariesAreNotRenamed() {
        let library = """
            import UIKit
            public extension UIViewController { func addChildViewController(_ a: Int, to b: Int) {} }

            """
        let text = "import UIKit\nfunc add(_ a: UIViewController) { a.addChildViewController(1, to: 2) }\n"
        #expect(port(text, library: library) == text)
    }
}
