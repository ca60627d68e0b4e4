import Framereel
import Testing
import UIKit

/// The state that a run keeps, and its failures.
@MainActor @Suite struct RecordingTests {
    private func scene(_ setUp: @escaping @MainActor @Sendable (World) throws -> Void) -> Framereel.Scene {
        Scene("test", width: 100, height: 50, scale: 2, setUp: setUp)
    }

    @Test func aSceneEndsWhenNothingIsPlannedAndNothingMoves() throws {
        #expect(try Recording(of: scene { _ in }).duration == 0)
        #expect(try Recording(of: scene { $0.wait(until: 1.5) }).duration == 1.5)
        let moving = try Recording(
            of: scene { world in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                world.window.addSubview(view)
                world.at(1) { UIView.animate(withDuration: 0.25) { view.center.x = 50 } }
            })
        #expect(moving.duration == 1.25)
        #expect(moving.name == "test")
        #expect(moving.unsupported.isEmpty)
    }

    @Test func worldTimeIsVirtual() throws {
        var seen: [Double] = []
        _ = try Recording(
            of: scene { world in
                #expect(world.now == 0)
                world.at(2) { seen.append(world.now) }
                world.at(1) {
                    seen.append(world.now)
                    // A time in the past means now, after work already planned for the current time.
                    world.at(0.5) { seen.append(-world.now) }
                }
                world.at(1) { seen.append(CACurrentMediaTime()) }
                world.at(-5) { seen.append(world.now) }
            })
        #expect(seen == [0, 1, 1, -1, 2])
    }

    /// Work planned for the end time of a transition finds it finished.
    @Test func animationsEndBeforeWorkPlannedForTheSameTime() throws {
        let recording = try Recording(
            of: scene { world in
                let (root, card) = (UIViewController(), UIViewController())
                world.window.rootViewController = root
                card.modalPresentationStyle = .overFullScreen
                card.modalTransitionStyle = .crossDissolve
                world.at(0.2) { root.present(card, animated: true) }
                world.at(0.6) { root.dismiss(animated: true) }
            })
        #expect(recording.duration == 1)
        #expect(!recording.trace.text.contains("refused"))
    }

    @Test func theScreenHasTheSizeOfTheScene() throws {
        _ = try Recording(
            of: scene { world in
                #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
                #expect(UIScreen.main.scale == 2)
                #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 200, height: 100))
                #expect(world.window.frame == UIScreen.main.bounds)
                #expect(world.window.isKeyWindow && !world.window.isHidden)
                #expect(UIApplication.shared.windows == [world.window])
            })
    }

    /// A run finds its folder for documents empty, and leaves nothing behind.
    @Test func documentsOutlastNoRun() throws {
        var folders: [URL] = []
        let writing = scene { world in
            let folder = try #require(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
            folders.append(folder)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
            try Data([1]).write(to: folder.appending(path: "note"))
            world.at(1) { #expect((try? Data(contentsOf: folder.appending(path: "note"))) == Data([1])) }
        }
        _ = try Recording(of: writing)
        _ = try Recording(of: writing)
        #expect(folders.count == 2)
        for folder in folders { #expect(!FileManager.default.fileExists(atPath: folder.path)) }
    }

    // MARK: Errors

    @Test func aCanvasWithFractionalPixelsIsAnError() {
        for (width, height, scale) in [(100.25, 50, 2), (0, 50, 1), (100, -1, 1), (.nan, 1, 1), (20_000, 1, 1)]
            as [(Double, Double, Double)]
        {
            let scene = Scene("odd", width: width, height: height, scale: scale) { _ in }
            let error = #expect(throws: RecordingError.self) { try Recording(of: scene) }
            guard case .canvas("odd", _, _, scale) = error else {
                Issue.record("\(width) × \(height)")
                continue
            }
            #expect(error?.message.contains("scene “odd”") == true)
            #expect(error?.message.contains("change its size or scale") == true)
        }
    }

    @Test func aSceneWithoutEndIsGivenUp() {
        let endless = scene { world in
            @MainActor func again() { world.at(world.now + 1) { again() } }
            again()
        }
        let error = #expect(throws: RecordingError.self) { try Recording(of: endless, limit: 5) }
        #expect(error?.message.contains("after 5 s") == true)
        #expect(error?.message.contains("--max-duration") == true)
    }

    @Test func errorsInSetUpAreRethrown() {
        struct Own: Error {}
        #expect(throws: Own.self) { try Recording(of: scene { _ in throw Own() }) }
    }

    @Test func misuseIsAnErrorThatNamesTheScene() {
        let wrong = scene { world in
            let view = UIView()
            world.window.addSubview(view)
            view.addSubview(world.window)
        }
        let error = #expect(throws: RecordingError.self) { try Recording(of: wrong) }
        #expect(error?.message.hasPrefix("scene “test”: ") == true)
        #expect(error?.message.contains("cannot be put into") == true)
    }

    @Test func unsupportedAPIsAreListedOnce() throws {
        let recording = try Recording(
            of: scene { world in
                let (root, other) = (UIViewController(), UIViewController())
                world.window.rootViewController = root
                other.modalPresentationStyle = .none
                world.at(1) { root.present(other, animated: false) }
                world.at(2) { root.dismiss(animated: false) }
                world.at(3) { root.present(other, animated: false) }
            })
        #expect(recording.unsupported.map(\.api) == ["UIModalPresentationStyle.none"])
        #expect(recording.unsupported.first?.instead.isEmpty == false)
    }

    // MARK: Worlds

    /// All state that Apple's API keeps per process belongs to a single run.
    @Test func nothingSurvivesFromOneRunToTheNext() throws {
        var windows: [UIWindow] = []
        for _ in 0..<3 {
            let recording = try Recording(
                of: scene { world in
                    #expect(UIView.areAnimationsEnabled)
                    #expect(CATransaction.animationDuration() == 0.25)
                    #expect(UIApplication.shared.windows == [world.window])
                    #expect(CACurrentMediaTime() == 0)
                    windows.append(world.window)
                    UIView.setAnimationsEnabled(false)
                    CATransaction.setAnimationDuration(9)
                    UIWindow().makeKeyAndVisible()
                    world.wait(until: 1)
                })
            #expect(recording.duration == 1)
        }
        #expect(Set(windows).count == 3)
    }

    @Test func aRunMayRunAnother() throws {
        var lines: [String] = []
        func inner() throws -> Framereel.Scene {
            Scene("inner", width: 10, height: 10, scale: 1) { world in
                world.at(3) { lines.append("inner at \(CACurrentMediaTime()), \(UIScreen.main.bounds.width) wide") }
                world.at(3) { UIView.setAnimationsEnabled(false) }
            }
        }
        let outer = scene { world in
            world.at(1) {
                let nested = try? Recording(of: inner())
                lines.append("inner took \(nested?.duration ?? -1)")
                lines.append("outer at \(CACurrentMediaTime()), \(UIScreen.main.bounds.width) wide")
                lines.append("animations \(UIView.areAnimationsEnabled)")
            }
        }
        let recording = try Recording(of: outer)
        #expect(recording.duration == 1)
        #expect(lines == ["inner at 3.0, 10.0 wide", "inner took 3.0", "outer at 1.0, 100.0 wide", "animations true"])
    }

    @Test func twoRunsOfASceneAreEqual() throws {
        let moving = scene { world in
            let root = UIViewController()
            world.window.rootViewController = root
            let card = UIViewController()
            card.modalPresentationStyle = .overFullScreen
            world.at(0.5) { root.present(card, animated: true) }
        }
        let (first, second) = (try Recording(of: moving), try Recording(of: moving))
        #expect(first.trace.text == second.trace.text)
        #expect(first.duration == second.duration)
        #expect(!first.trace.text.isEmpty)
    }
}
