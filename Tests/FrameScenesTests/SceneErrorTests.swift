import FrameJSON
import Testing

@testable import FrameScenes

/// Every error in a scene, with the exact line that a person reads.
@Suite struct SceneErrorTests {
    private static func message(_ text: String) -> String? {
        let error = #expect(throws: JSONError.self) { try SceneDocumentTests.read(text) }
        #expect(error?.kind == .invalid)
        return error?.description
    }

    @Test func theExampleOfTheManual() {
        let text = """
            {
              "device": "iPhone 15",
              "root": "card",
              "screens": {
                "card": {
                  "views": [
                    {"border": {"width": 1,
                      "colour": "#000000"}}
                  ]
                }
              }
            }
            """
        let error = #expect(throws: JSONError.self) { try SceneDocumentTests.read(text) }
        #expect(
            error?.description
                == "scene.json:8:11: screens.card.views[0].border.colour: unknown key; did you mean \"color\"?"
        )
        #expect(error?.file == "scene.json" && error?.place == TextPosition(line: 8, column: 11))
        #expect(error?.path?.description == "screens.card.views[0].border.colour")
        #expect(error?.suggestion == "color")
    }

    @Test(arguments: [
        ("[]", "1:1: expected an object, found a list of 0"),
        ("{}", "1:1: missing key \"canvas\" (or \"device\")"),
        (#"{"canvas": {"size": [1, 1]}}"#, "1:1: missing key \"screens\""),
        (
            #"{"canvas": {"size": [1, 1]}, "screens": {}}"#,
            "1:41: screens: expected an object with at least one screen, found an object"
        ),
        (
            #"{"canvas": {"size": [1, 1]}, "screens": {"": {}}}"#,
            "1:46: screens[\"\"]: a screen needs a name"
        ),
        (#"{"canvas": {"size": [1, 1]}, "screens": {"a": {}}}"#, "1:1: missing key \"root\""),
        (
            #"{"canvas": {"size": [1, 1]}, "screens": {"list": {}, "card": {}}, "root": "lsit"}"#,
            "1:75: root: expected one of \"card\", \"list\", found the string \"lsit\"; did you mean \"list\"?"
        ),
        (
            #"{"device": "iPhone15", "screens": {"a": {}}, "root": "a"}"#,
            "1:12: device: expected one of \"iPhone SE (3rd generation)\", \"iPhone 15\", \"iPad Pro\", "
                + "found the string \"iPhone15\"; did you mean \"iPhone 15\"?"
        ),
        (
            #"{"device": "iPhone 15", "canvas": {"size": [1, 1]}}"#,
            "1:12: device: a scene has a \"device\" or a \"canvas\", not both"
        ),
        (#"{"canvas": {}}"#, "1:12: canvas: missing key \"size\""),
        (
            #"{"canvas": {"size": [1]}, "root": "a", "screens": {"a": {}}}"#,
            "1:21: canvas.size: expected [width, height] in points, found a list of 1"
        ),
        (
            #"{"canvas": {"size": [0, 1]}, "root": "a", "screens": {"a": {}}}"#,
            "1:22: canvas.size[0]: expected points that make 1 to 16384 whole pixels at scale 1, found the number 0"
        ),
        (
            #"{"canvas": {"size": [1, 10.5], "scale": 3}, "root": "a", "screens": {"a": {}}}"#,
            "1:25: canvas.size[1]: expected points that make 1 to 16384 whole pixels at scale 3, found the number 10.5"
        ),
        (
            #"{"canvas": {"size": [1, 1], "scale": 2.5}, "screens": {"a": {}}, "root": "a"}"#,
            "1:38: canvas.scale: expected a whole number from 1 to 4, found the number 2.5"
        ),
        (
            #"{"canvas": {"size": [1, 1], "background": "white"}, "screens": {"a": {}}, "root": "a"}"#,
            "1:43: canvas.background: expected a color: \"#RRGGBB\", \"#RRGGBBAA\" or [red, green, blue, alpha], "
                + "found the string \"white\""
        ),
        (#"{"$schema": 1}"#, "1:13: $schema: expected a string, found the number 1"),
        (#"{"title": null}"#, "1:11: title: expected a string, found null"),
        (#"{"Title": "x"}"#, "1:2: Title: unknown key; did you mean \"title\"?"),
    ])
    func aWholeScene(text: String, message: String) {
        #expect(SceneErrorTests.message(text) == "scene.json:\(message)")
    }

    @Test(arguments: [
        (#"{}"#, ": expected a list, found an object"),
        (#"[{"fame": [0, 0, 1, 1]}]"#, "[0].fame: unknown key; did you mean \"frame\"?"),
        (
            #"[{"frame": [0, 0, 1]}]"#,
            "[0].frame: expected [x, y, width, height] in points, found a list of 3"
        ),
        (
            #"[{"frame": [0, 0, -1, 1]}]"#,
            "[0].frame[2]: expected a number from 0 to 1000000, found the number -1"
        ),
        (
            #"[{"frame": [0, 0, 1, 1], "insets": [0, 0, 0, 0]}]"#,
            "[0].insets: a view has a \"frame\" or \"insets\", not both"
        ),
        (
            #"[{"insets": 3}]"#,
            "[0].insets: expected [top, left, bottom, right] in points, found the number 3"
        ),
        (#"[{"alpha": 2}]"#, "[0].alpha: expected a number from 0 to 1, found the number 2"),
        (
            #"[{"cornerRadius": -1}]"#,
            "[0].cornerRadius: expected a number from 0 to 1000000, found the number -1"
        ),
        (#"[{"clips": 1}]"#, "[0].clips: expected true or false, found the number 1"),
        (#"[{"hidden": "yes"}]"#, "[0].hidden: expected true or false, found the string \"yes\""),
        (#"[{"border": {}}]"#, "[0].border: missing key \"width\""),
        (
            #"[{"rotation": 1e9}]"#,
            "[0].rotation: expected a number from -36000 to 36000, found the number 1000000000"
        ),
        (#"[{"scale": -1}]"#, "[0].scale: expected a number from 0 to 100, found the number -1"),
        (
            #"[{"background": [0, 0, 0, 1.5]}]"#,
            "[0].background[3]: expected a number from 0 to 1, found the number 1.5"
        ),
        (#"[{"mode": "center"}]"#, "[0].mode: a mode without an image"),
        (
            #"[{"image": "a.png", "mode": "centre"}]"#,
            "[0].mode: expected one of \"scaleToFill\", \"aspectFit\", \"aspectFill\", \"center\", "
                + "found the string \"centre\"; did you mean \"center\"?"
        ),
        (#"[{"image": ""}]"#, "[0].image: an empty path"),
        (
            #"[{"image": "/etc/a.png"}]"#,
            "[0].image: an absolute path; a scene reads files of its own folder only"
        ),
        (#"[{"image": "a/../../b.png"}]"#, "[0].image: a path that leaves the scene's folder"),
        (#"[{"image": "a/.."}]"#, "[0].image: the path of a folder"),
        (#"[{"image": "a\u0000b"}]"#, "[0].image: a path with a null character"),
        (
            #"[{"id": ""}]"#,
            "[0].id: expected an identifier: not empty, without \".\", not one of \"presented\", \"presenting\", "
                + "found the string \"\""
        ),
        (
            #"[{"id": "presented"}]"#,
            "[0].id: expected an identifier: not empty, without \".\", not one of \"presented\", \"presenting\", "
                + "found the string \"presented\""
        ),
        (
            #"[{"id": "x"}, {"views": [{"id": "x"}]}]"#,
            "[1].views[0].id: the identifier \"x\" is taken at screens.a.views[0].id"
        ),
        (
            ##"[{"background": "systemBackgroud"}]"##,
            "[0].background: expected a color: \"#RRGGBB\", \"#RRGGBBAA\", [red, green, blue, alpha] or a name such as \"systemBackground\", found the string \"systemBackgroud\"; did you mean \"systemBackground\"?"
        ),
        (
            ##"[{"text": {"string": "", "style": "body", "weight": "bold"}}]"##,
            "[0].text.weight: a text has a \"style\" or a \"size\" and \"weight\", not both"
        ),
        (
            ##"[{"gradient": {"colors": []}}]"##,
            "[0].gradient.colors: expected a list of at least 1 color, found a list of 0"
        ),
        (
            ##"[{"gradient": {"colors": ["#000000"], "locations": [0, 1]}}]"##,
            "[0].gradient.locations: 2 locations for 1 colors"
        ),
        (
            ##"[{"text": {"string": ""}, "gradient": {"colors": ["#000000"]}}]"##,
            "[0].gradient: a view has \"text\" or \"gradient\", not both; put one into a view inside"
        ),
        (
            ##"[{"gradient": {"colors": ["#000000"]}, "shape": {"path": []}}]"##,
            "[0].shape: a view has \"gradient\" or \"shape\", not both; put one into a view inside"
        ),
        (##"[{"shape": {"fill": "#000000"}}]"##, "[0].shape: missing key \"path\""),
        (
            ##"[{"shape": {"path": [["M", 0, 2e6]]}}]"##,
            "[0].shape.path[0][2]: expected a number from -1000000 to 1000000, found the number 2000000"
        ),
        (
            ##"[{"mask": [{"alpha": 2}]}]"##,
            "[0].mask[0].alpha: expected a number from 0 to 1, found the number 2"
        ),
        (
            #"[{"use": "row"}]"#,
            "[0].use: expected a name, of which there are none, found the string \"row\""
        ),
    ])
    func aView(views: String, message: String) {
        let text = SceneErrorTests.message(SceneDocumentTests.scene(views: views))
        #expect(text?.hasPrefix("scene.json:1:") == true)
        #expect(text?.drop { $0 != " " } == " screens.a.views\(message)")
    }

    /// Every truncated or damaged file gives errors with a location, or a scene.
    @Test func damagedScenesAreRejectedWithALocation() {
        let bytes = Array(SchemaTests.everything.utf8)
        for end in 0..<bytes.count {
            // Each byte is damaged in one of three ways, in turn.
            var damaged = bytes
            switch end % 3 {
            case 0: damaged.removeLast(bytes.count - end)
            case 1: damaged[end] ^= 0x11
            default: damaged.remove(at: end)
            }
            do throws(JSONError) {
                let json = try JSONDocument(damaged, file: "scene.json")
                _ = try SceneFile(json, folder: SceneFolder { .file($0) }, knownDevices: SceneDocumentTests.devices)
            } catch {
                #expect(error.place != nil && !error.message.isEmpty)
                #expect(error.description.count { $0 == "\n" } == error.others.count)
            }
        }
    }
}
