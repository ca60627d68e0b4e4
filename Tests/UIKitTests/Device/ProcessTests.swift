import Testing
import UIKit

/// What the process says of the system and the machine.
@MainActor @Suite struct ProcessTests {
    @Test func theSystemIsThatOfTheScreen() throws {
        let app = try TestApp()
        app.perform {
            let process = ProcessInfo.processInfo
            func version(_ major: Int, _ minor: Int = 0) -> OperatingSystemVersion {
                OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 0)
            }
            #expect("\(process.operatingSystemVersion.majorVersion).0" == UIDevice.current.systemVersion)
            #expect(process.isOperatingSystemAtLeast(version(15)))
            #expect(process.isOperatingSystemAtLeast(version(18)) && !process.isOperatingSystemAtLeast(version(18, 1)))
            #expect(process.operatingSystemVersionString == "Version 18.0")
        }
    }

    @Test func theMachineIsAlwaysTheSame() throws {
        let app = try TestApp()
        app.perform {
            let process = ProcessInfo.processInfo
            #expect(process.processorCount == 6 && process.activeProcessorCount == 6)
            #expect(process.physicalMemory == 8_589_934_592)
            #expect(process.hostName == "localhost")
            #expect(NSDate().timeIntervalSinceNow == 0)
        }
    }

    @Test func respondersShareTheUndoManagerOfTheirWindow() throws {
        let app = try TestApp()
        app.perform {
            let (window, view) = (UIWindow(), UIView())
            #expect(view.undoManager == nil)
            window.addSubview(view)
            #expect(view.undoManager === window.undoManager && view.undoManager != nil)
            var undone = false
            view.undoManager?.registerUndo(withTarget: view) { _ in undone = true }
            view.undoManager?.undo()
            #expect(undone)
        }
    }
}
