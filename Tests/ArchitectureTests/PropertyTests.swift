import TestSupport
import Testing

/// What an application sets has its effect wherever it sets it.
@Suite("Rules of properties") struct PropertyTests {
    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    /// Swift skips the observers of a stored property in an initialiser, also in one that an application adds to our type
    /// in an extension. A property of a class is `@Observed` instead. Where that cannot be (it is weak, or of a structure), it is
    /// computed, and its storage is private, is called `stored…` and has the observers.
    @Test func publicPropertiesHaveNoObservers() {
        var observed: [String] = []
        var count = 0
        for file in sources {
            var declaration: (line: Int, name: String, skipsObservers: Bool)?
            for (word, before) in zip(file.words.dropFirst(), file.words) {
                if before.text == "var" {
                    let modifiers = file.lines[word.line - 1].split(separator: " ").prefix { $0 != "var" }
                    let isPublic = modifiers.contains("public") || modifiers.contains("open")
                    declaration = (word.line, word.text, isPublic && !modifiers.contains("@Observed"))
                } else if ["didSet", "willSet"].contains(word.text), let declaration {
                    count += 1
                    if declaration.skipsObservers {
                        observed.append("\(file.place(declaration.line)): \(declaration.name)")
                    }
                }
            }
        }
        #expect(observed == [], "mark it with @Observed")
        #expect(count > 300, "observers are found")
    }

    /// Properties that nothing reads and that need not say so, by their file below `Sources`.
    private static let silent = [
        "QuartzCore/Layers/CALayer.swift drawsAsynchronously": "a hint for speed, which changes no picture",
        "QuartzCore/SpecialLayers/CAEmitterLayer.swift": "creating an emitter is reported",
        "UIKit/Application/UIApplication.swift isIdleTimerDisabled": "there is no screen to keep awake",
        "UIKit/Application/UIApplication.swift isNetworkActivityIndicatorVisible": "no status bar is drawn",
        "UIKit/Application/UIApplication.swift applicationIconBadgeNumber": "there is no home screen",
        "UIKit/Application/UISceneSession.swift requestingScene": "its comment says so",
        "UIKit/Application/UISceneSession.swift targetContentIdentifier": "its comment says so",
        "UIKit/Views/UIImageView.swift animationRepeatCount": "starting the animation is reported",
        "UIKit/Text/NSTextAttachment.swift fileType": "what the attachment was made of",
        "UIKit/Items/UIBarItem.swift accessibilityHint": "there is no screen reader",
        "UIKit/Items/UIBarItem.swift isAccessibilityElement": "there is no screen reader",
        "UIKit/Items/UIBarItem.swift accessibilityValue": "there is no screen reader",
        "UIKit/Items/UIBarItem.swift accessibilityTraits": "there is no screen reader",
        "UIKit/Containers/Tabs/UITabBarController.swift customizableViewControllers": "its comment says so",
        "UIKit/Containers/Tabs/UITab.swift allowsHiding": "its comment says so",
        "UIKit/Containers/Tabs/UITab.swift isHiddenByDefault": "its comment says so",
        "UIKit/Containers/Tabs/UITab.swift automaticallyActivatesSearch": "its comment says so",
        "UIKit/Containers/Tabs/UITabGroup.swift": "its comments say so",
        "UIKit/Items/UIBarButtonItem.swift menuRepresentation": "its comment says so",
        "UIKit/Items/UIBarButtonItem.swift isSymbolAnimationEnabled": "its comment says so",
        "UIKit/Items/UIBarButtonItemGroup.swift alwaysAvailable": "its comment says so",
        "UIKit/Items/UIBarButtonItemGroup.swift menuRepresentation": "its comment says so",
        "UIKit/Items/UIBarItem.swift largeContentSizeImage": "its comment says so",
        "UIKit/Items/UIBarItem.swift largeContentSizeImageInsets": "its comment says so",
        "UIKit/Items/UINavigationItem.swift centerItemGroups": "its comment says so",
        "UIKit/Items/UINavigationItem.swift pinnedTrailingGroup": "its comment says so",
        "UIKit/Items/UINavigationItem.swift additionalOverflowItems": "its comment says so",
        "UIKit/Items/UINavigationItem.swift preferredSearchBarPlacement": "its comment says so",
        "UIKit/Controls/Switch/UISwitch.swift onImage": "without effect since iOS 7",
        "UIKit/Controls/Switch/UISwitch.swift offImage": "without effect since iOS 7",
        "UIKit/Controls/Slider/UISlider.swift preferredBehavioralStyle": "sliders look alike in every style",
        "UIKit/Controllers/UIViewController.swift automaticallyAdjustsScrollViewInsets":
            "scroll views decide since iOS 11",
        "UIKit/Device/UIDevice.swift isBatteryMonitoringEnabled": "the battery is always full",
        "UIKit/Device/UIMotionEffect.swift minimumRelativeValue": "the device lies still",
        "UIKit/Device/UIMotionEffect.swift maximumRelativeValue": "the device lies still",
        "UIKit/Controls/Button/UIButton+Configuration.swift macIdiomStyle": "its comment says so",
        "UIKit/Controls/Button/UIButton.swift preferredBehavioralStyle": "there are no buttons of the Mac",
        "UIKit/Controls/Button/UIButton.swift isPointerInteractionEnabled": "its comment says so",
        "UIKit/Controls/Button/UIButton.swift preferredMenuElementOrder": "its comment says so",
        "UIKit/Menus/UIContextMenuConfiguration.swift secondaryItemIdentifiers": "an application's own",
        "UIKit/Menus/UIContextMenuConfiguration.swift badgeCount": "previews have no badges",
        "UIKit/Menus/UIContextMenuConfiguration.swift preferredMenuElementOrder": "its comment says so",
        "UIKit/Menus/UIEditMenuInteraction.swift preferredArrowDirection": "its comment says so",
        "UIKit/Menus/UIMenuController.swift arrowDirection": "its comment says so",
        "UIKit/Items/Menu/UIKeyCommand.swift wantsPriorityOverSystemBehavior": "there are no keys",
        "UIKit/Items/Menu/UIKeyCommand.swift allowsAutomaticLocalization": "there are no keys",
        "UIKit/Items/Menu/UIKeyCommand.swift allowsAutomaticMirroring": "there are no keys",
        "UIKit/Gestures/UIGestureRecognizer.swift allowedPressTypes": "there are no presses",
        "UIKit/Gestures/UIGestureRecognizer.swift requiresExclusiveTouchType": "all touches are a finger's",
        "UIKit/Views/UIView.swift clearsContextBeforeDrawing": "a drawing always begins empty",
        "UIKit/Views/UIView.swift isExclusiveTouch": "its comment says so",
        "UIKit/Keyboard/UIResponder+Keyboard.swift followsUndockedKeyboard": "keyboards are always docked",
        "UIKit/Keyboard/UIResponder+Keyboard.swift keyboardDismissPadding": "its comment says so",
        "UIKit/Lists/Cells/UIConfigurationState.swift": "an application's configurations read its states",
        "UIKit/Lists/Collection/UICollectionView.swift allowsFocus": "focus does not move",
        "UIKit/Lists/Collection/UICollectionView.swift allowsFocusDuringEditing": "focus does not move",
        "UIKit/Lists/Collection/UICollectionView.swift remembersLastFocusedIndexPath": "focus does not move",
        "UIKit/Controllers/UIViewController.swift restoresFocusAfterTransition": "its comment says so",
        "UIKit/Controllers/UIViewController+Transition.swift": "using a zoom is reported",
        "UIKit/Lists/Table/UITableView.swift separatorEffect": "its comment says so",
        "UIKit/Lists/Table/UITableView.swift cellLayoutMarginsFollowReadableWidth": "its comment says so",
        "UIKit/Lists/Table/UITableView.swift insetsContentViewsToSafeArea": "its comment says so",
        "UIKit/Lists/Table/UITableView.swift sectionIndexTrackingBackgroundColor": "its comment says so",
        "UIKit/Lists/Table/UITableView.swift dragInteractionEnabled": "its comment says so",
        "UIKit/Lists/Table/UITableView.swift allowsFocus": "focus does not move",
        "UIKit/Lists/Table/UITableView.swift allowsFocusDuringEditing": "focus does not move",
        "UIKit/Lists/Table/UITableView.swift remembersLastFocusedIndexPath": "focus does not move",
        "UIKit/Keyboard/UIInputView.swift": "its comments say so",
        "UIKit/Text/NSLayoutManager.swift allowsNonContiguousLayout": "layout is always lazy",
        "UIKit/Text/NSLayoutManager.swift usesFontLeading": "the system font has no leading",
        "UIKit/Text/NSLayoutManager.swift showsInvisibleCharacters": "the fonts have no marks for them",
        "UIKit/Text/NSLayoutManager.swift showsControlCharacters": "the fonts have no marks for them",
        "UIKit/TextInput/UITextField.swift allowsEditingTextAttributes": "its comment says so",
        "UIKit/TextInput/UITextView.swift allowsEditingTextAttributes": "its comment says so",
        "UIKit/Layout/NSLayoutConstraint.swift shouldBeArchived": "constraints are not archived",
        "QuartzCore/Network/URLRequest.swift": "recorded responses are the same for all",
        "QuartzCore/Network/URLSessionConfiguration.swift": "its comment says so",
        "QuartzCore/Network/URLSessionTask.swift taskDescription": "a name for the application",
        "UIKit/Application/UISceneConfiguration.swift sceneClass": "there is one class of scenes",
        "UIKit/Alerts/Shells/UIActivityViewController.swift": "its comments say so",
        "UIKit/Alerts/Shells/UIDocumentPickerViewController.swift": "its comments say so",
        "UIKit/Alerts/Shells/UIFontPickerViewController.swift": "its comments say so",
        "UIKit/Alerts/Shells/UIImagePickerController.swift": "there are no pictures",
        "UIKit/Bars/Search/UISearchTextField.swift": "its comment says so",
        "UIKit/Bars/Search/UISearchToken.swift representedObject": "what the token is for the application",
        "UIKit/Bars/Search/UISearchSuggestion.swift representedObject": "what the suggestion is for the application",
        "UIKit/Controllers/UIInputViewController.swift": "there is one keyboard, without dictation",
        "UIKit/Presentation/Sheets/UISheetPresentationController.swift prefersPageSizing":
            "page sheets are as wide either way",
    ]

    /// What an application sets has an effect, or is reported as unsupported by its setter.
    ///
    /// Names are compared without types: a name that several types declare counts as read where one of them is.
    @Test func noPropertyIsSilentlyIgnored() {
        let declaring: Set<String> = ["var", "let", "func", "case"]
        let read = Set(
            sources.flatMap(\.words).filter {
                !$0.isAssigned && $0.next != ":" && !($0.previous.map(declaring.contains) ?? false)
            }.map(\.text))
        var used: Set<String> = []
        var count = 0
        for file in sources where ["CoreGraphics", "QuartzCore", "UIKit"].contains(file.module) {
            let path = String(file.path.dropFirst("Sources/".count))
            for property in SettableProperty.all(in: file) {
                count += 1
                guard !property.hasEffect(in: file), !read.contains(property.name) else { continue }
                guard let row = [path, "\(path) \(property.name)"].first(where: { Self.silent[$0] != nil }) else {
                    Issue.record("\(file.place(property.lines.lowerBound)): nothing reads \(property.name); report it")
                    continue
                }
                used.insert(row)
            }
        }
        #expect(count > 200)
        #expect(used == Set(Self.silent.keys), "some rows are no longer needed")
    }
}

/// A stored or computed property that an application can set.
private struct SettableProperty {
    let name: String
    /// From the declaration to the end of its accessors, counted from 1.
    let lines: ClosedRange<Int>
    private let isComputed: Bool

    static func all(in file: SourceFile) -> [SettableProperty] {
        file.words.filter { $0.previous == "var" }.compactMap { SettableProperty($0, in: file) }
    }

    private init?(_ word: Word, in file: SourceFile) {
        let line = file.lines[word.line - 1]
        let modifiers = line.split(separator: " ").prefix { $0 != "var" }
        guard modifiers.contains("public") || modifiers.contains("open"),
            !modifiers.contains(where: { $0.contains("(set)") })
        else { return nil }
        name = word.text
        isComputed = line.hasSuffix("{")
        guard isComputed else {
            lines = word.line...word.line
            if line.contains("{") { return nil }
            return
        }
        let end = line.prefix { $0 == " " } + "}"
        let length = file.lines[word.line...].prefix { $0 != end }.count
        lines = word.line...word.line + length
        let accessors = lines
        guard file.words.contains(where: { $0.text == "set" && accessors.contains($0.line) }) else { return nil }
    }

    /// Whether the setter does more than store the value, or the storage has an observer or is read elsewhere.
    func hasEffect(in file: SourceFile) -> Bool {
        guard isComputed else { return false }
        let storage = "stored\(name.prefix(1).uppercased())\(name.dropFirst())"
        let plain: Set<String> = ["get", "set", "newValue", storage]
        return file.words.contains { word in
            let isInside = lines.contains(word.line) && word.line > lines.lowerBound
            if isInside { return !plain.contains(word.text) }
            let isObserved = word.previous == "var" && file.lines[word.line - 1].contains("{")
            return word.text == storage && (isObserved || !word.isAssigned && word.previous != "var")
        }
    }
}
