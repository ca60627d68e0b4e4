import TestSupport
import Testing

/// Only Apple's process-wide entry points may use the current stage.
@Suite("Rules of stages") struct StageTests {
    /// Files that may say `Stage.current`, with the entry points that have no object to ask for its stage.
    private static let entryPoints = [
        "QuartzCore/Foundation/DateComponentsFormatter.swift": "DateComponentsFormatter, which has no stage",
        "QuartzCore/Foundation/NSPredicate+Format.swift": "misused formats, which have no stage",
        "QuartzCore/Foundation/PredicateTree.swift": "misused patterns, which have no stage",
        "QuartzCore/Layers/CATransaction.swift": "CATransaction's class methods",
        "QuartzCore/ObjectiveC/NSObject+KeyValueCoding.swift":
            "NSObject.value(forKey:), of an object that has no stage",
        "QuartzCore/ObjectiveC/NSObject+Messages.swift": "NSObject.perform(_:), of an object that has no stage",
        "QuartzCore/ObjectiveC/NotificationCenter.swift": "NotificationCenter.post, of an object that has no stage",
        "QuartzCore/Observation/KeyPathObservers.swift": "NSObject.addObserver(_:forKeyPath:options:context:)",
        "QuartzCore/Observation/ObservedValues.swift": "NSObject.observe, of an object that has no stage",
        "QuartzCore/Stage/Stage.swift": "defines it; objects that belong to no stage",
        "QuartzCore/Stage/StageExecutor.swift": "the main actor's executor",
        "QuartzCore/Network/RecordedResponses.swift": "Data.init(contentsOf:)",
        "QuartzCore/Network/URLSessionTask.swift": "URLSession's tasks, which begin wherever they are resumed",
        "UIKit/Bundles/ApplicationResources.swift": "fonts of the application that is launched",
        "UIKit/Bundles/LocalizedTexts.swift": "NSLocalizedString",
        "UIKit/Launch/UIApplicationMain.swift": "UIApplicationMain",
        "QuartzCore/VirtualTime/CADisplayLink.swift": "CACurrentMediaTime()",
        "QuartzCore/VirtualTime/DispatchQueue.swift": "DispatchQueue.main, DispatchTime.now()",
        "QuartzCore/VirtualTime/Task+VirtualTime.swift": "Task.sleep, Task.yield",
        "QuartzCore/VirtualTime/Timer.swift": "RunLoop.main",
        "UIKit/Animation/UIView+Animate.swift": "UIView.animate and UIView.areAnimationsEnabled",
        "UIKit/Animation/UIView+Keyframes.swift": "UIView.animateKeyframes, UIView.addKeyframe",
        "UIKit/Animation/UIView+Transition.swift": "UIView.transition(from:to:)",
        "UIKit/Application/UIApplication.swift": "UIApplication.shared",
        "UIKit/Application/UISceneSession.swift": "requests of UIApplication for scenes",
        "UIKit/Application/UIScreen.swift": "UIScreen.main",
        "UIKit/Device/UIDevice.swift": "UIDevice.current",
        "UIKit/Accessibility/UIAccessibility.swift": "UIAccessibility.isReduceMotionEnabled and others",
        "UIKit/Controllers/UIViewController.swift": "UIViewController.attemptRotationToDeviceOrientation()",
        "UIKit/Environment/UIScreen+Changes.swift": "screens have no stage of their own",
        "UIKit/Environment/UIWindowScene+Geometry.swift": "nor have scenes",
        "UIKit/Text/UIFontMetrics.swift": "misused fonts, which have no stage",
        "UIKit/Layout/UICoordinateSpace.swift": "the coordinates of the screen",
        "UIKit/Views/UIAppearance.swift": "UIAppearance.appearance()",
        "UIKit/Items/BarProxies.swift": "UIBarItem.appearance()",
        "UIKit/Items/UIBarButtonItem.swift": "UIBarButtonItem.setBackgroundImage, of an item that has no stage",
        "UIKit/Items/Menu/UIAction.swift": "UIAction.init, for an identifier of its own",
        "UIKit/Menus/UIMenuController.swift": "UIMenuController.shared",
        "UIKit/Items/Menu/UICommand.swift": "UICommand.performWithSender, of a command without a sender",
        "UIKit/Items/Menu/UIMenu.swift": "UIMenu.init, for an identifier of its own",
        "UIKit/Drawing/UIImage+Named.swift": "UIImage(named:)",
        "UIKit/Symbols/SymbolCache.swift": "UIImage(systemName:)",
        "UIKit/Lists/Data/NSDiffableDataSourceSnapshot.swift": "misused snapshots, which are values",
        "UIKit/Storyboards/InterfaceFile.swift": "UIStoryboard.init, UINib.init",
        "UIKit/Layout/NSLayoutConstraint.swift": "NSLayoutConstraint.activate, for a constraint without items",
        "UIKit/Text/CTFontManager.swift": "CTFontManagerRegisterGraphicsFont(_:_:)",
        "UIKit/Text/NSLayoutManager.swift": "NSLayoutManager, of a text that no view shows",
        "UIKit/Text/NSTextContainer.swift": "NSTextContainer.exclusionPaths, of an object that has no stage",
        "UIKit/Text/NSTextStorage.swift": "misused ranges, of an object that has no stage",
        "UIKit/TextInput/UIPasteboard.swift": "UIPasteboard.general",
        "UIKit/Text/NSAttributedString+Drawing.swift": "NSAttributedString.draw(at:) and size()",
    ]

    /// Files whose objects capture the performing stage when created, with the initializer that has no stage to use.
    private static let captures = [
        "FrameScenes/Making/ScenePlayer.swift": "until it has a window",
        "FrameScenes/Storyboards/StoryboardPlayer.swift": "until it has a window",
        "QuartzCore/Layers/CAAnimation.swift": "CAAnimation.init",
        "QuartzCore/Layers/CALayer.swift": "CALayer.init",
        "QuartzCore/ObjectiveC/NotificationCenter.swift": "NotificationCenter.addObserver",
        "QuartzCore/VirtualTime/CADisplayLink.swift": "CADisplayLink.init",
        "QuartzCore/VirtualTime/DispatchQueue.swift": "DispatchGroup.init",
        "QuartzCore/VirtualTime/OperationQueue.swift": "Operation.init",
        "QuartzCore/VirtualTime/Timer.swift": "Timer.init",
        "UIKit/Animators/UIViewPropertyAnimator.swift": "UIViewPropertyAnimator.init",
        "UIKit/Controllers/UIViewController.swift": "UIViewController.init",
        "UIKit/Dynamics/UIDynamicAnimator.swift": "UIDynamicAnimator.init",
        "UIKit/Device/UIFeedbackGenerator.swift": "UIFeedbackGenerator.init",
        "UIKit/Gestures/UIGestureRecognizer.swift": "UIGestureRecognizer.init",
        "UIKit/Lists/Layouts/Custom/UICollectionViewLayout.swift": "until it has a collection view",
    ]

    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    @Test func onlyEntryPointsAskForTheCurrentStage() {
        expect(sources.filter { $0.says("Stage", "current") }, toBe: Self.entryPoints)
    }

    /// The scale alone may be asked for off the main thread.
    @Test func onlyDrawingAsksForTheCurrentScale() {
        let askers = sources.filter { $0.says("Stage", "currentScale") }.map(\.path)
        #expect(askers == ["Sources/UIKit/Drawing/UIGraphics.swift"])
    }

    /// Apple's singletons are a second way to the current stage; the framework itself does not take it, but for
    /// `UIWindow.init()` and `UITraitCollection.current`, which are Apple's entry points too.
    @Test func theFrameworkDoesNotUseApplesSingletons() {
        for file in sources where ["QuartzCore", "UIKit"].contains(file.module) {
            let name = file.path.split(separator: "/").last ?? ""
            if name != "UIWindow.swift", name != "UITraitEnvironment.swift" {
                #expect(!file.says("UIScreen", "main"), "\(file.path)")
            }
            #expect(!file.says("UIApplication", "shared"), "\(file.path)")
        }
    }

    @Test func onlyInitialisersThatAreHandedNoStageCaptureOne() {
        let capturing = sources.filter { file in file.lines.contains { $0.contains("StageReference()") } }
        expect(capturing, toBe: Self.captures)
    }

    /// A stage has one application's state; there is no second way to it.
    @Test func applicationStateIsAskedOfAStage() {
        for file in sources { #expect(!file.says("ApplicationState", "current"), "\(file.path)") }
        #expect(sources.contains { file in file.words.contains { $0.text == "applicationState" } })
    }

    private func expect(
        _ files: [SourceFile], toBe list: [String: String], _ location: SourceLocation = #_sourceLocation
    ) {
        let found = Set(files.map { String($0.path.dropFirst("Sources/".count)) })
        let listed = Set(list.keys)
        for path in found.subtracting(listed).sorted() {
            Issue.record(
                "\(path) is no entry point; hand it the stage, or ask its view or layer", sourceLocation: location)
        }
        for path in listed.subtracting(found).sorted() {
            Issue.record("\(path) no longer needs to be in the list", sourceLocation: location)
        }
    }
}

extension SourceFile {
    /// Whether the code has `owner.member`, or passes it as an implicit member of a parameter for a stage.
    fileprivate func says(_ owner: String, _ member: String) -> Bool {
        words.contains { $0.text == member && $0.owner == owner }
            || owner == "Stage" && lines.contains { $0.contains("on: .\(member)") }
    }
}
