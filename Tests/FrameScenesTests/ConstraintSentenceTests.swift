import FrameJSON
import FrameLayout
import Testing

@testable import FrameScenes

/// Constraints in words and their numbers.
@Suite struct ConstraintSentenceTests {
    /// Returns the constraints of a view "it" beside a view "other" with a text, in short form: `it.leading =
    /// other.trailing + 8`.
    static func constraints(_ lines: [String]) throws -> [String] {
        let list = JSONValue.array(lines.map { .string($0) }).compact
        let views = """
            [{"id": "other", "text": {"string": "o"}, "frame": [0, 0, 10, 10]}, {"id": "it", "constraints": \(list)}]
            """
        return try texts(SceneDocumentTests.read(SceneDocumentTests.scene(views: views)).screens[0])
    }

    static func texts(_ screen: ScreenDescription) -> [String] {
        var names = [0: "screen"]
        func collect(_ views: [ViewDescription]) {
            for view in views {
                if let number = view.number { names[number] = view.id ?? "?" }
                collect(view.views)
            }
        }
        collect(screen.views)
        func text(_ anchor: ConstraintDescription.Anchor) -> String {
            let name = names[anchor.item.number] ?? "no view"
            let guide =
                switch anchor.item {
                case .view: ""
                case .safeArea: ".safeArea"
                case .margins: ".margins"
                case .readableContent: ".readableContent"
                }
            return "\(name)\(guide).\(anchor.attribute)"
        }
        return screen.constraints.map { constraint in
            let sign =
                switch constraint.relation {
                case .equal: "="
                case .lessThanOrEqual: "<="
                case .greaterThanOrEqual: ">="
                }
            var right = constraint.second.map(text) ?? ""
            if constraint.multiplier != 1 { right = "\(constraint.multiplier) * " + right }
            if constraint.constant != 0 || right.isEmpty {
                right += (right.isEmpty ? "" : " + ") + "\(constraint.constant)"
            }
            if constraint.priority != 1000 { right += " @\(constraint.priority)" }
            return (constraint.name.map { $0 + ": " } ?? "") + "\(text(constraint.first)) \(sign) \(right)"
        }
    }

    @Test(arguments: [
        ("leading = parent.leading + 16", ["it.leading = screen.leading + 16.0"]),
        ("leading = parent + 16", ["it.leading = screen.leading + 16.0"]),
        ("top >= other.bottom - 8", ["it.top >= other.bottom + -8.0"]),
        ("width <= 0.5 * other.width @750", ["it.width <= 0.5 * other.width @750.0"]),
        ("width = 1/4 * parent", ["it.width = 0.25 * screen.width"]),
        ("width = height", ["it.width = it.height"]),
        ("height = 44", ["it.height = 44.0"]),
        ("aspect = 16:8", ["it.width = 2.0 * it.height"]),
        ("size = 40 x 30", ["it.width = 40.0", "it.height = 30.0"]),
        ("center", ["it.centerX = screen.centerX", "it.centerY = screen.centerY"]),
        ("center = safeArea", ["it.centerX = screen.safeArea.centerX", "it.centerY = screen.safeArea.centerY"]),
        (
            "edges",
            [
                "it.top = screen.top", "it.leading = screen.leading", "it.bottom = screen.bottom",
                "it.trailing = screen.trailing",
            ]
        ),
        (
            "edges = margins inset 1 2 3 4",
            [
                "it.top = screen.margins.top + 1.0", "it.leading = screen.margins.leading + 2.0",
                "it.bottom = screen.margins.bottom + -3.0", "it.trailing = screen.margins.trailing + -4.0",
            ]
        ),
        (
            "left, bottom = readableContent inset 5 @1",
            [
                "it.left = screen.readableContent.left + 5.0 @1.0",
                "it.bottom = screen.readableContent.bottom + -5.0 @1.0",
            ]
        ),
        ("gap: firstBaseline = other.lastBaseline + 20", ["gap: it.firstBaseline = other.lastBaseline + 20.0"]),
    ]) func aSentenceIsConstraints(line: String, expected: [String]) throws {
        #expect(try Self.constraints([line]) == expected)
    }

    @Test func aFormatIsConstraintsOfTheViewsInside() throws {
        let text = """
            {"canvas": {"size": [100, 200]}, "root": "a", "screens": {"a": {"constraints": ["H:|-[b(24)]-[c]-12-|", "V:|[b(c)]"],
              "views": [{"id": "b"}, {"id": "c"}]}}}
            """
        let screen = try SceneDocumentTests.read(text).screens[0]
        #expect(
            Self.texts(screen) == [
                "b.leading = screen.margins.leading", "b.width = 24.0", "c.leading = b.trailing + 8.0",
                "screen.trailing = c.trailing + 12.0", "b.top = screen.top", "b.height = c.height",
            ])
        #expect(screen.views.map(\.layout) == [.constraints, .constraints])
    }

    /// Names inside a component are its own. Outside, they have the name of the use as a prefix. Keys of the use take
    /// precedence.
    @Test func aComponentHasItsOwnNames() throws {
        let text = """
            {"canvas": {"size": [100, 200]}, "root": "a",
              "components": {"row": {"constraints": ["height = 44"], "views": [
                {"id": "icon", "constraints": ["leading"]}, {"id": "title", "constraints": ["start: leading = icon.trailing"]}]}},
              "screens": {"a": {"views": [
                {"use": "row", "id": "one", "constraints": ["top"]}, {"use": "row", "constraints": ["top = one.title.bottom"]},
                {"use": "row", "frame": [0, 0, 10, 10]}]}}}
            """
        let screen = try SceneDocumentTests.read(text).screens[0]
        #expect(
            Self.texts(screen) == [
                "one.height = 44.0", "one.icon.leading = one.leading",
                "one.start: one.title.leading = one.icon.trailing", "one.top = screen.top", "?.height = 44.0",
                "?.leading = ?.leading", "?.leading = ?.trailing", "?.top = one.title.bottom", "?.leading = ?.leading",
                "?.leading = ?.trailing",
            ])
        #expect(screen.views.last?.layout == .frame(.init(x: 0, y: 0, width: 10, height: 10)))
    }

    /// In a view laid out by constraints, a view without a frame fills it, and insets become constraints.
    @Test func insetsBecomeConstraintsInAConstraintView() throws {
        let views = """
            [{"id": "card", "constraints": ["edges"], "views": [{"id": "fill", "insets": [1, 2, 3, 4]}]}]
            """
        let screen = try SceneDocumentTests.read(SceneDocumentTests.scene(views: views)).screens[0]
        #expect(
            Self.texts(screen).suffix(4) == [
                "fill.top = card.top + 1.0", "fill.left = card.left + 2.0", "fill.bottom = card.bottom + -3.0",
                "fill.right = card.right + -4.0",
            ])
    }

    /// Without constraints, such a view fills its superview through its autoresizing mask, as before.
    @Test func withoutConstraintsNothingChanges() throws {
        let screen = try SceneDocumentTests.read(SceneDocumentTests.scene(views: "[{}, {\"frame\": [0, 0, 1, 1]}]"))
            .screens[0]
        #expect(screen.constraints.isEmpty && screen.views[0] == ViewDescription())
    }

    /// A stack lays out its views.
    @Test func viewsInAStackHaveNoFrame() throws {
        let views = """
            [{"stack": {"axis": "vertical", "spacing": 4}, "constraints": ["center"], "views": [{}, {"spacingAfter": 2}]}]
            """
        let view = try SceneDocumentTests.read(SceneDocumentTests.scene(views: views)).screens[0].views[0]
        #expect(view.views.map(\.layout) == [.constraints, .constraints])
        #expect(view.views.map(\.spacingAfter) == [nil, 2])
        guard case .stack(let stack)? = view.content else { throw CancellationError() }
        #expect(stack.axis == .vertical && stack.spacing == 4)
    }

    // MARK: - Errors

    private static func message(_ text: String) -> String? {
        let error = #expect(throws: JSONError.self) { try SceneDocumentTests.read(text) }
        return error.map { String($0.description.drop { $0 != " " }.dropFirst()) }
    }

    private static let attributes = LayoutAttribute.names.map { "\"\($0)\"" }.joined(separator: ", ")
    private static let groups = #""edges", "center", "size", "aspect""#

    @Test(arguments: [
        ("", "expected one of \(attributes), \(groups), found the end in \"\""),
        (
            "leding = parent.leading",
            "expected one of \(attributes), \(groups), found \"leding\" in \"leding = parent.leading\"; did you mean \"leading\"?"
        ),
        (
            "leading = othr.leading",
            "expected one of \"parent\", \"safeArea\", \"margins\", \"readableContent\", \"it\", \"other\", found \"othr\" in \"leading = othr.leading\"; did you mean \"other\"?"
        ),
        (
            "top = other.botom + 8",
            "expected one of \(attributes), found \"botom\" in \"top = other.botom + 8\"; did you mean \"bottom\"?"
        ),
        (
            "other.top = parent.top",
            "a constraint starts with attributes of the view it stands in; write it in the view \"other\""
        ),
        (
            "width = other.leading",
            "width is a size, and leading is a horizontal position; compare like with like"
        ),
        (
            "leading = 16",
            "leading is a position and needs an item to refer to: \"leading = parent.leading + 16\""
        ),
        (
            "left = other.trailing",
            "of left and trailing only one follows the layout direction; use leading and trailing, or left and right"
        ),
        ("top = safeArea.firstBaseline", "safeArea.firstBaseline has no text and so no baseline; use top or bottom"),
        ("leading = it.trailing", "the view is related to itself; name another, such as \"parent\""),
        ("size = 40", "two sizes need two numbers, such as 40 x 40"),
        ("width = 40 x 40", "one size needs one number"),
        ("aspect", "expected \"=\" and a proportion such as 16:9, found the end in \"aspect\""),
        ("aspect = 16", "expected \":\", as in 16:9, found the end in \"aspect = 16\""),
        ("edges = parent inset 1 2", "2 insets; give one for all, or one each for top, leading, bottom, trailing"),
        ("edges = parent + 8", "one number for 4 attributes; use \"inset\" to move edges inward"),
        ("edges = other.top", "several attributes match those of the other item; leave \".top\" out"),
        ("center = parent inset 8", "an inset moves edges, and centerX is not one; use \"+\" or \"-\""),
        ("top >= parent inset 8", "an inset requires \"=\"; use \"+\" or \"-\""),
        ("top, top = parent", "\"top\" appears twice"),
        ("a: edges", "only a constraint of one attribute has a name; this one has 4"),
        ("width = 0 * other.width", "a factor is from 0.001 to 1000"),
        (
            "width == 8",
            "expected \"=\", \"<=\", \">=\", \"+\", \"-\", \"inset\", \"@\" or the end, found \"==\" in \"width == 8\""
        ),
        ("width = 8 @1200", "expected a priority from 1 to 1000, found \"1200\" in \"width = 8 @1200\""),
        ("width = -", "expected a number or an item such as parent.leading, found \"-\" in \"width = -\""),
        ("width = 2 *", "expected an item such as parent.width, found the end in \"width = 2 *\""),
        (
            "H:|-[othr]-|",
            "expected one of \"it\", \"other\", found \"othr\" in \"H:|-[othr]-|\"; did you mean \"other\"?"
        ),
        ("H:|-[other-|", "expected \"(\" or \"]\", found \"-|\" in \"H:|-[other-|\""),
    ]) func aMistakeIsNamed(line: String, message: String) {
        let error = #expect(throws: JSONError.self) { try Self.constraints([line]) }
        #expect(
            error?.description
                == "scene.json:1:\(error?.place?.column ?? 0): screens.a.views[1].constraints[0]: \(message)")
        #expect((error?.place?.column ?? 0) > 100)
    }

    @Test(arguments: [
        (
            #"[{"constraints": ["edges"]}, {}]"#,
            "screens.a.views[1]: a view beside others with constraints needs a \"frame\", \"insets\" or \"constraints\", such as \"constraints\": [\"edges\"] to fill the view around it"
        ),
        (
            #"[{"frame": [0, 0, 1, 1], "constraints": ["edges"]}]"#,
            "screens.a.views[0].constraints[0]: a view has a \"frame\", \"insets\" or constraints of its own; keep one of them"
        ),
        (
            #"[{"stack": {"axis": "vertical"}, "views": [{"frame": [0, 0, 1, 1]}]}]"#,
            "screens.a.views[0].views[0].frame: a stack positions this view; constrain only its size"
        ),
        (
            #"[{"views": [{"id": "x", "frame": [0, 0, 1, 1]}], "constraints": ["H:|[x]|"]}]"#,
            "screens.a.views[0].views[0].frame: a format positions this view; keep one of them"
        ),
        (#"[{"spacingAfter": 3}]"#, "screens.a.views[0].spacingAfter: there is no \"stack\" around this view"),
        (
            #"[{"mask": [{"constraints": ["edges"]}]}]"#,
            "screens.a.views[0].mask[0]: a mask is not laid out by constraints; give the view a \"frame\""
        ),
        (
            #"[{"constraints": ["edges"], "mask": [{}]}]"#,
            "screens.a.views[0].mask[0]: the size of this mask is not known before the layout; give it a \"frame\""
        ),
        (
            #"[{"constraints": ["a: width = 1", "a: height = 1"]}]"#,
            "screens.a.views[0].constraints[1]: the name \"a\" is taken at screens.a.views[0].constraints[0]"
        ),
        (
            #"[{"stack": {"axis": "vertical"}, "text": {"string": ""}}]"#,
            "screens.a.views[0].stack: a view has \"text\" or \"stack\", not both; put one into a view inside"
        ),
        (
            #"[{"stack": {"axis": "vertical", "alignment": "firstBaseline"}}]"#,
            "screens.a.views[0].stack.alignment: baselines lie beside each other only in a horizontal stack"
        ),
        (
            #"[{"stack": {"axis": "vertical"}, "scroll": {}}]"#,
            "screens.a.views[0].scroll: a view has \"stack\" or \"scroll\", not both; put one into a view inside"
        ),
        (
            #"[{"button": {"title": ""}, "text": {"string": ""}}]"#,
            "screens.a.views[0].button: a view has \"text\" or \"button\", not both; put one into a view inside"
        ),
        (
            #"[{"hugging": [0, 250]}]"#,
            "screens.a.views[0].hugging[0]: expected a number from 1 to 1000, found the number 0"
        ),
    ]) func aViewInTheWrongPlace(views: String, message: String) {
        #expect(Self.message(SceneDocumentTests.scene(views: views)) == message)
    }

    @Test func aScreenTakesFormatsOnly() {
        let text = #"{"canvas": {"size": [1, 1]}, "root": "a", "screens": {"a": {"constraints": ["edges"]}}}"#
        #expect(
            Self.message(text)
                == "screens.a.constraints[0]: a screen takes only formats such as \"H:|-[title]-|\"; write other constraints in its views"
        )
    }

    @Test(arguments: [
        (
            #"{"constraint": "tpo", "to": 3}"#,
            "constraint: expected one of \"top\", found the string \"tpo\"; did you mean \"top\"?"
        ),
        (
            #"{"constraint": "top", "to": "final"}"#,
            "to: expected a number from -1000000 to 1000000, found the string \"final\""
        ),
        (
            #"{"constraint": "top", "view": "x", "to": 3}"#,
            "view: a change of a constraint takes neither \"view\" nor \"property\""
        ),
        (
            #"{"view": "x", "property": "origin", "to": [1, 1]}"#,
            "property: constraints position this view; name one, as in \"top: top = parent.top + 8\", and change its constant: {\"constraint\": \"top\", \"to\": 40}"
        ),
        (#"{"view": "x", "property": "hidden", "to": 1}"#, "to: expected true or false, found the number 1"),
    ]) func anImpossibleLayoutChange(change: String, message: String) {
        let text = SceneDocumentTests.scene(
            views: #"[{"id": "x", "constraints": ["top: top", "size = 1 x 1", "leading"]}]"#,
            more: #", "script": [{"animate": [\#(change)], "duration": 1}]"#)
        #expect(Self.message(text) == "script[0].animate[0].\(message)")
    }

    @Test func aTrackCannotSizeAViewOfConstraints() {
        let text = """
            {"canvas": {"size": [1, 1]}, "root": "a", "screens": {"a": {}, "b": {"views": [{"id": "x", "constraints": ["edges"]}]}},
             "script": [{"present": "b", "animator": {"duration": 1, "tracks": [{"view": "x", "property": "frame", "keyframes": [
               {"at": 0, "value": [0, 0, 1, 1]}, {"at": 1, "value": "final"}]}]}}]}
            """
        #expect(
            Self.message(text)
                == "script[0].animator.tracks[0].property: constraints decide the size of this view; animate its \"origin\" or \"scale\""
        )
    }
}
