extension FolderOrder {
    /// Base views first, then what is laid out and drawn in them, moved, touched, controlled, presented and contained.
    static let uikit = FolderOrder(
        "UIKit",
        [
            "Elements", "Views", "Application", "Accessibility", "Device", "Traits", "Layout", "Bundles", "Drawing",
            "Text",
            "Symbols",
            "Animation", "Animators", "Effects", "Events", "Gestures", "Keyboard", "Items/Menu", "Interactions",
            "Controls", "Items",
            "Controls/Button", "Controls/Segmented", "Scrolling", "TextInput", "Controllers", "Menus",
            "Controls/Picker", "Controls/Date", "Transitions/Protocols", "Presentation", "Transitions",
            "Presentation/Sheets", "Presentation/Popovers", "Presentation/Styles", "Bars", "Bars/Navigation",
            "Bars/Search",
            "Bars/Tab",
            "Bars/Toolbar", "Containers", "Lists", "Alerts", "Alerts/Shells", "Dynamics", "Controls/Color", "Segues",
            "Environment", "Storyboards", "Inspection", "Launch", ".",
        ],
        permitted: [
            Permission("Elements", "Views", 1, "elements of files are views"),
            Permission("Elements", "Layout", 7, "or layout guides; insets are values of attributes"),
            Permission("Elements", "Drawing", 2, "colours and images are values of attributes"),
            Permission("Elements", "Text", 1, "fonts are values of attributes"),
            Permission("Elements", "Controllers", 1, "or controllers"),
            Permission("Elements", "Storyboards", 1, "a list keeps its prototypes as nibs"),

            Permission(
                "Views", "Application", 7,
                "a view's window and screen, its layer's actions, and the stored properties that name it"),
            Permission("Views", "Accessibility", 16, "every responder has accessibility properties"),
            Permission("Views", "Device", 1, "a view holds its motion effects"),
            Permission(
                "Views", "Traits", 22, "a view has traits, overrides and updates them, and resolves colours with them"),
            Permission(
                "Views", "Layout", 61, "a view holds constraints, margins and guides, and the topmost the engine"),
            Permission("Views", "Drawing", 34, "colours, images and the context of draw(_:)"),
            Permission("Views", "Text", 3, "images scale with the size of text"),
            Permission("Views", "Symbols", 7, "image views draw symbols at their size and in their colours"),
            Permission(
                "Views", "Animation", 2,
                "a view is the delegate that gives its layer actions; the tint of an image view fades"),
            Permission("Views", "Events", 5, "parameters of UIResponder's methods"),
            Permission("Views", "Gestures", 2, "a view holds its recognizers"),
            Permission("Views", "Keyboard", 9, "responders become first responder, with a keyboard and its buttons"),
            Permission("Views", "Items/Menu", 2, "commands are parameters of UIResponder's methods"),
            Permission("Views", "Menus", 1, "and the builder of menus"),
            Permission("Views", "Dynamics", 2, "the outline of a view as an item of a dynamic animator"),
            Permission("Views", "Controllers", 11, "a root view notifies its controller of layout and windows"),

            Permission("Application", "Device", 20, "each application has one device and one status bar"),
            Permission(
                "Application", "Traits", 20,
                "a screen holds the user's settings, which decide traits; a scene overrides them"),
            Permission("Application", "Layout", 4, "coordinate spaces and insets of screens and windows"),
            Permission("Application", "Drawing", 2, "each application has one library of assets"),
            Permission("Application", "Symbols", 2, "and one cache of drawn symbols"),
            Permission("Application", "Animation", 2, "each application has one stack of animation blocks"),
            Permission("Application", "Events", 5, "applications and windows pass events on"),
            Permission("Application", "Keyboard", 4, "each application has one keyboard and one first responder"),
            Permission("Application", "Menus", 2, "each application has one edit menu"),
            Permission("Application", "TextInput", 3, "each application has one pasteboard"),
            Permission("Application", "Controllers", 9, "a window shows its root view controller"),
            Permission("Application", "Presentation", 2, "and the latest refused request"),
            Permission(
                "Application", "Environment", 12,
                "each application has one life cycle, one interface orientation and one home indicator"),
            Permission("Application", "Storyboards", 1, "the configuration of a scene names its storyboard"),
            Permission("Application", "Transitions", 7, "a change of the window's size adapts presentations"),

            Permission("Device", "Environment", 5, "the orientation of a device decides on that of the interface"),
            Permission("Device", "Traits", 6, "the idiom of a device is a trait"),
            Permission("Device", "Layout", 2, "offsets of motion effects"),
            Permission("Device", "Controllers", 9, "controllers decide on the status bar"),
            Permission("Device", "Presentation", 3, "a presented controller may decide instead"),

            Permission("Bundles", "Drawing", 2, "images report what is missing for all"),
            Permission("Bundles", "Text", 6, "the fonts of an application"),
            Permission("Bundles", "Storyboards", 1, "the symbols of the program name its modules"),
            Permission("Drawing", "Symbols", 3, "an image may be one of a symbol"),

            Permission(
                "Traits", "Layout", 4, "a change of traits updates the layout, with the guides that depend on it"),
            Permission("Accessibility", "Traits", 4, "some settings of the user are traits"),
            Permission("Traits", "Drawing", 1, "a change of traits shows dynamic colours again"),
            Permission("Traits", "Keyboard", 1, "the keyboard inherits traits"),
            Permission("Traits", "Controllers", 11, "a controller inherits traits from its parent"),
            Permission(
                "Traits", "Presentation", 9, "or from its presenter and its presentation controller, which has traits"),

            Permission("Layout", "Animation", 1, "a stack view animates what it hides in the current block"),
            Permission("Layout", "Text", 1, "the readable width grows with body text"),
            Permission("Layout", "Keyboard", 3, "the guide of the keyboard is one of the guides of the system"),
            Permission("Layout", "Controllers", 7, "a root view's safe area and margins depend on its controller"),

            Permission("Text", "Symbols", 7, "attachments of text may be symbols"),

            Permission("Events", "Gestures", 17, "touches go to the recognizers of the views they hit"),
            Permission("Events", "Controls", 1, "a control keeps its touches from tap recognizers of views around it"),

            Permission("Controls", "Menus", 22, "a control opens its menu, and is its delegate"),
            Permission("Controls/Button", "Menus", 6, "a button has a menu"),
            Permission("Keyboard", "Controllers", 1, "an input view may be that of a controller"),
            Permission("Keyboard", "Items", 1, "buttons beside the suggestions are bar button items"),

            Permission("Controls/Button", "Lists", 15, "a configured button has the background of a cell"),

            Permission("Items", "Bars/Search", 1, "the search controller of a navigation item"),

            Permission("Scrolling", "Controllers", 2, "content of a tab or navigation controller adjusts its insets"),

            Permission("Controllers", "Transitions/Protocols", 2, "types of UIViewController's properties"),
            Permission("Controllers", "Presentation", 15, "each controller has one state of its presentations"),
            Permission("Controllers", "Transitions", 5, "present and dismiss request transitions"),
            Permission("Controllers", "Presentation/Sheets", 1, "a type of UIViewController's properties"),
            Permission("Controllers", "Presentation/Popovers", 1, "a type of UIViewController's properties"),
            Permission("Controllers", "Containers", 6, "types of UIViewController's properties"),
            Permission("Controllers", "Segues", 7, "a controller holds its segues and performs them by name"),
            Permission("Controllers", "Environment", 2, "a controller reports changes of what it supports"),
            Permission("Controllers", "Storyboards", 2, "a controller loads its view from its storyboard"),

            Permission("Transitions", "Environment", 1, "a full-screen presentation turns the interface before"),
            Permission("Transitions/Protocols", "Presentation", 1, "a delegate may supply the presentation controller"),
            Permission(
                "Presentation", "Transitions", 11,
                "a presentation starts transitions and waits for them; their animators name its views"),
            Permission("Presentation", "Presentation/Styles", 10, "the one switch over styles"),
            Permission("Presentation/Popovers", "Bars", 1, "a popover may point at a bar item"),
            Permission(
                "Bars/Search", "Lists", 20, "suggestions of a search are a table"),
            Permission(
                "Bars/Search", "Containers", 3, "a search in a navigation bar searches a controller on its stack"),
            Permission("Application", "Items", 2, "each application has the proxies of its bars and their items"),
            Permission("Views", "Items", 2, "bars have proxies of their own"),
            Permission("Device", "Animation", 3, "the status bar fades and slides"),
            Permission("Containers", "Lists", 12, "the list of more tabs is a table"),
            Permission("Device", "Bars", 3, "the status bar is drawn as bars are"),
            Permission("Items", "Bars/Tab", 3, "the appearance of a tab bar arranges its items"),
            Permission("Bars/Tab", "Containers", 1, "only the controller of a tab bar is its delegate"),
            Permission("Containers", "Segues", 2, "containers forward unwind segues to their children"),
            Permission("Lists", "Dynamics", 2, "the outline of attributes as items of a dynamic animator"),
            Permission("Lists", "Storyboards", 4, "cells are made of nibs, and a controller's table may be one"),
        ])
}
