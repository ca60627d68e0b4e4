import Framereel
import Testing

/// Scene files whose views react. The steps of the flows look for the effects.
@MainActor @Suite struct SceneReactionTests {
    private nonisolated static let canvas = ##""canvas": {"size": [320, 568], "scale": 1}"##

    /// A navigation with a screen that has a view, and a screen to go to.
    private nonisolated static func scene(_ view: String, bar: String = "{}", more: String = "", flow: String) -> String
    {
        """
        {\(canvas), "root": "app", "values": {"name": "", "volume": 0.25, "loud": false},
         "screens": {
           "app": {"navigation": ["Shop"]},
           "Shop": {"bar": \(bar), "views": [
             {"id": "view", "frame": [20, 200, 280, 44], \(view)},
             {"text": {"string": "Volume {volume%}, loud {loud}, for {name}"}, "frame": [20, 300, 280, 30]},
             {"id": "note", "text": {"string": "Nothing yet"}, "frame": [20, 340, 280, 30]}
           ]},
           "Done": {"views": [{"text": {"string": "Thanks"}, "frame": [20, 100, 200, 30]},
             {"button": {"title": "Close"}, "frame": [20, 150, 200, 44], "on": {"tap": {"dismiss": true}}}]}\(more)
         },
         "flow": [\(flow)]}
        """
    }

    private nonisolated static let effects: [(name: String, scene: String)] = [
        (
            "a button pushes",
            scene(
                #""button": {"title": "Buy"}, "on": {"tap": {"push": "Done"}}"#,
                flow: #"{"tap": "Buy"}, {"expect": "Thanks"}, {"back": true}, {"expect": "Buy"}"#)
        ),
        (
            "a text presents, and a button dismisses",
            scene(
                #""text": {"string": "Buy"}, "on": {"tap": {"present": "Done"}}"#,
                flow: #"{"tap": "Buy"}, {"expect": "Thanks"}, {"tap": "Close"}, {"expect": "Buy"}"#)
        ),
        (
            "an alert asks, and its button acts",
            scene(
                #""button": {"title": "Buy"}, "on": {"tap": {"alert": {"title": "Sure?", "buttons": ["No", {"title": "Yes", "on": {"tap": {"push": "Done"}}}]}}}"#,
                flow:
                    #"{"tap": "Buy"}, {"choose": "No"}, {"tap": "Buy"}, {"choose": "Yes"}, {"expect": "Thanks"}"#)
        ),
        (
            "the field of an alert fills a value",
            scene(
                #""button": {"title": "Who?"}, "on": {"tap": {"alert": {"title": "Name", "fields": [{"placeholder": "Your name", "value": "name"}], "buttons": ["Save"]}}}"#,
                flow:
                    #"{"tap": "Who?"}, {"type": "Anna"}, {"choose": "Save"}, {"expect": "Volume 25%, loud off, for Anna"}"#
            )
        ),
        (
            "an action sheet asks",
            scene(
                #""button": {"title": "Buy"}, "on": {"tap": {"actionSheet": {"title": "How?", "buttons": ["Card", {"title": "Cancel", "style": "cancel"}]}}}"#,
                flow: #"{"tap": "Buy"}, {"choose": "Card"}, {"expect": "Buy"}"#)
        ),
        (
            "a menu's entry changes a value and a text",
            scene(
                #""button": {"title": "Menu"}, "menu": ["Other", {"title": "Loud", "on": {"tap": [{"toggle": "loud"}, {"change": "note", "to": "Now loud"}]}}]"#,
                flow:
                    #"{"tap": "Menu"}, {"choose": "Loud"}, {"expect": "Volume 25%, loud on, for "}, {"expect": "Now loud"}"#
            )
        ),
        (
            "a long press opens a context menu",
            scene(
                ##""background": "#FF0000", "contextMenu": [{"title": "Buy", "on": {"tap": {"push": "Done"}}}]"##,
                flow: #"{"press": {"identifier": "view"}}, {"choose": "Buy"}, {"expect": "Thanks"}"#)
        ),
        (
            "an item of the bar presents",
            scene(
                #""button": {"title": "Buy"}"#,
                bar: #"{"right": [{"item": "add", "id": "plus", "on": {"tap": {"present": "Done"}}}]}"#,
                flow: #"{"tap": {"identifier": "plus"}}, {"expect": "Thanks"}"#)
        ),
        (
            "an item of the bar has a menu",
            scene(
                #""button": {"title": "Buy"}"#,
                bar:
                    #"{"right": [{"symbol": "ellipsis", "id": "more", "menu": [{"title": "Go", "on": {"tap": {"push": "Done"}}}]}]}"#,
                flow: #"{"tap": {"identifier": "more"}}, {"choose": "Go"}, {"expect": "Thanks"}"#)
        ),
        (
            "a switch changes a value and reacts",
            scene(
                #""switch": {"isOn": false}, "value": "loud", "on": {"change": {"change": "note", "to": "Changed"}}"#,
                flow:
                    #"{"tap": {"identifier": "view"}}, {"expect": "Volume 25%, loud on, for "}, {"expect": "Changed"}"#)
        ),
        (
            "a text field fills a value and reacts to the return key",
            scene(
                #""textField": {"placeholder": "Name"}, "value": "name", "on": {"return": {"push": "Done"}}"#,
                flow:
                    #"{"type": "Bo", "into": "Name"}, {"expect": "Volume 25%, loud off, for Bo"}, {"type": "\n"}, {"expect": "Thanks"}"#
            )
        ),
        (
            "a search filters a list, and its row pushes",
            scene(
                #""list": {"filter": "name", "sections": [{"rows": [{"title": "Apple"}, {"title": "Pear", "on": {"tap": {"push": "Done"}}}]}]}"#,
                bar: #"{"search": {"placeholder": "Find", "value": "name"}}"#,
                flow: #"{"type": "ea", "into": "Find"}, {"tap": {"cell": 0}}, {"expect": "Thanks"}"#)
        ),
        (
            "a section without a match is left out",
            scene(
                #""list": {"filter": "name", "sections": [{"header": "A", "rows": [{"title": "Apple"}]}, {"rows": [{"title": "Pear", "on": {"tap": {"push": "Done"}}}]}]}"#,
                bar: #"{"search": {"placeholder": "Find", "value": "name"}}"#,
                flow: #"{"type": "ea", "into": "Find"}, {"tap": {"cell": 0, "section": 0}}, {"expect": "Thanks"}"#)
        ),
        (
            "actions stand among the steps",
            scene(
                #""button": {"title": "Buy"}"#,
                flow:
                    #"{"tap": "Buy"}, {"push": "Done"}, {"expect": "Thanks"}, {"pop": true}, {"change": "volume", "to": 1}, {"expect": "Volume 100%, loud off, for "}"#
            )
        ),
        (
            "a screen reacts to its appearance",
            scene(
                #""button": {"title": "Buy"}, "on": {"tap": {"push": "Splash"}}"#,
                more: #", "Splash": {"on": {"appear": [{"wait": 0.5}, {"push": "Done"}]}}"#,
                flow: #"{"tap": "Buy"}, {"waitFor": "Thanks"}"#)
        ),
    ]

    @Test(arguments: effects) func reactionsHaveTheirEffects(name: String, scene: String) throws {
        _ = try SceneFile(text: scene).recording()
    }

    @Test func aTabReacts() throws {
        let text = """
            {\(Self.canvas), "root": "tabs", "screens": {"tabs": {"tabs": ["One", "Two"]}, "One": {},
              "Two": {"on": {"select": {"alert": {"title": "Two it is"}}}}},
             "flow": [{"tap": "Two"}, {"expect": "Two it is"}, {"choose": "OK"}]}
            """
        _ = try SceneFile(text: text).recording()
    }

    /// Steps in words stand among the actions of a script, which follow them.
    @Test func aScriptTakesSteps() throws {
        let text = """
            {\(Self.canvas), "root": "a", "screens": {
              "a": {"views": [{"id": "go", "button": {"title": "Go"}, "frame": [20, 200, 280, 44], "on": {"tap": {"present": "b"}}}]},
              "b": {"views": [{"text": {"string": "Here"}, "frame": [20, 100, 100, 30]}]}},
             "script": [{"wait": 0.2}, {"tap": "go"}, {"waitFor": "Here"}, {"dismiss": true}, {"expect": "Go"}, {"wait": 0.1}]}
            """
        _ = try SceneFile(text: text).recording()
    }

    /// A view that has disappeared or does not exist is one error with its position.
    @Test(arguments: [
        (
            #"{"tap": [{"push": "Done"}, {"animate": [{"view": "note", "property": "alpha", "to": 0}], "duration": 0.2}]}"#,
            "screens.Shop.views[0].on.tap[1]: “note” is not on the screen in front, “Done”"
        ),
        (#"{"tap": {"dismiss": true}}"#, "screens.Shop.views[0].on.tap: nothing is presented"),
        (#"{"tap": {"pop": true}}"#, "screens.Shop.views[0].on.tap: there is nothing in front to pop"),
        (
            #"{"tap": [{"present": "Done"}, {"push": "Done"}]}"#,
            "screens.Shop.views[0].on.tap[1]: there is no navigation in front"
        ),
        (
            #"{"tap": {"push": "Loop"}}"#,
            "screens.Loop.on.appear: reactions follow one another without end: screens.Loop.on.appear → screens.Loop.on.appear"
        ),
    ])
    func mistakesOfReactionsAreNamed(reactions: String, message: String) throws {
        let text = Self.scene(
            #""button": {"title": "Buy"}, "on": \#(reactions)"#,
            more: #", "Loop": {"on": {"appear": {"push": "Loop"}}}"#, flow: #"{"tap": "Buy"}"#)
        let file = try SceneFile(text: text)
        let error = #expect(throws: RecordingError.self) { try file.recording() }
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }
}
