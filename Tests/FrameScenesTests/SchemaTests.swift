import Foundation
import FrameGeometry
import FrameJSON
import FramePainting
import FrameTiming
import TestSupport
import Testing
import UIKit

@testable import FrameScenes

@Suite struct SchemaTests {
    static func schema(_ name: String) throws -> SchemaValidator {
        let url = Repository.root.appending(path: "Schemas/\(name).schema.json")
        return SchemaValidator(root: try JSONDocument(contentsOf: url.path).value)
    }

    private static func names<Key: JSONKey>(_: Key.Type) -> [String] { Key.allCases.map(\.rawValue) }

    /// Each object of the scene schema with the keys that its reader knows.
    private static let sceneKeys: [String: [String]] = commonKeys.merging(
        ContentRow.all.filter { !$0.fields.isEmpty }.map { ("#/$defs/\($0.key)", $0.fields) }, uniquingKeysWith: +)

    private static let commonKeys: [String: [String]] = otherKeys.merging(
        zip(flowSteps, FlowStep.kinds).map { ($0, $1.keys) }, uniquingKeysWith: +)

    /// The steps of flows, in the order of the schema.
    private static let flowSteps: [String] =
        (try? schema("scene").resolve("#/properties/flow/items/anyOf").elements.compactMap { $0["$ref"]?.text }) ?? []

    private static let otherKeys: [String: [String]] = [
        "#": SceneDocument.keys,
        "#/$defs/film": MovieRow.all.map(\.key),
        "#/$defs/filmCaption": ["text", "from", "to"], "#/$defs/filmSpeed": ["from", "to", "speed"],
        "#/$defs/filmHold": ["at", "for"], "#/$defs/filmZoom": ["from", "to", "region"],
        "#/$defs/canvas": names(CanvasDescription.Key.self),
        "#/$defs/screen": names(ScreenDescription.Key.self),
        "#/$defs/bar": names(BarDescription.Key.self),
        "#/$defs/barButton": names(BarDescription.Button.Key.self),
        "#/$defs/view": ViewDescription.keys,
        "#/$defs/border": names(ViewDescription.Border.Key.self),
        "#/$defs/shadow": names(ViewDescription.Shadow.Key.self),
        "#/$defs/wait": names(ScriptAction.WaitKey.self),
        "#/$defs/present": names(ScriptAction.Present.Key.self),
        "#/$defs/dismiss": names(ScriptAction.Dismiss.Key.self),
        "#/$defs/push": names(ContainerAction.PushKey.self),
        "#/$defs/pop": names(ContainerAction.PopKey.self),
        "#/$defs/popToRoot": names(ContainerAction.PopToRootKey.self),
        "#/$defs/select": names(ContainerAction.SelectKey.self),
        "#/$defs/animate": names(AnimateAction.Key.self),
        "#/$defs/scrub": names(ScrubAction.Key.self),
        "#/$defs/scrubStep": names(ScrubAction.Step.Key.self),
        "#/$defs/touch": names(TouchAction.Key.self),
        "#/$defs/tap": names(TapAction.Key.self),
        "#/$defs/type": names(TypeAction.TypeKey.self),
        "#/$defs/erase": names(TypeAction.EraseKey.self),
        "#/$defs/alert": names(AlertAction.AlertKey.self),
        "#/$defs/alertContent": names(AlertAction.AlertContentKey.self),
        "#/$defs/actionSheet": names(AlertAction.SheetKey.self),
        "#/$defs/actionSheetContent": names(AlertAction.SheetContentKey.self),
        "#/$defs/alertButton": names(AlertAction.Button.Key.self),
        "#/$defs/alertField": names(AlertAction.Field.Key.self),
        "#/$defs/share": names(ShareAction.Key.self),
        "#/$defs/changeValue": names(ValueAction.ChangeKey.self),
        "#/$defs/toggle": names(ValueAction.ToggleKey.self),
        "#/$defs/menuEntry": names(MenuEntry.Key.self),
        "#/$defs/barSearch": names(BarDescription.Search.Key.self),
        "#/$defs/viewReactions": ["tap", "change", "return"],
        "#/$defs/tapReaction": ["tap"],
        "#/$defs/screenReactions": ["appear", "select"],
        "#/$defs/searchReactions": ["change", "return"],
        "#/$defs/elementObject": names(ScreenElement.Key.self),
        "#/$defs/set": names(SettingAction.SetKey.self),
        "#/$defs/settings": Setting.changeable.map(\.key),
        "#/$defs/rotate": names(SettingAction.RotateKey.self),
        "#/$defs/application": names(SettingAction.ApplicationKey.self),
        "#/$defs/listSection": names(ListDescription.Section.Key.self),
        "#/$defs/listRow": names(ListDescription.Row.Key.self),
        "#/$defs/swipe": names(SwipeDescription.Key.self),
        "#/$defs/change": names(ViewChange.Key.self),
        "#/$defs/springCurve": names(SpringDescription.CurveKey.self),
        "#/$defs/fittedSpring": names(SpringDescription.FittedKey.self),
        "#/$defs/physicalSpring": names(SpringDescription.PhysicalKey.self),
        "#/$defs/perceivedSpring": names(SpringDescription.PerceivedKey.self),
        "#/$defs/presentation": names(PresentationDescription.Key.self),
        "#/$defs/presentation/properties/frame": names(PresentationDescription.Frame.Key.self),
        "#/$defs/presentation/properties/dimming": names(PresentationDescription.Dimming.Key.self),
        "#/$defs/animator": names(AnimatorDescription.Key.self),
        "#/$defs/track": names(TrackDescription.Key.self),
        "#/$defs/keyframe": names(KeyframeDescription.Key.self),
        "#/$defs/container": names(TrackValue.Key.self),
    ]

    private static let displayListKeys: [String: [String]] = [
        "#": names(DisplayListKeys.List.self),
        "#/$defs/gradient": names(DisplayListKeys.Gradient.self),
        "#/$defs/glyphs": names(DisplayListKeys.Glyphs.self),
    ].merging(DisplayListKeys.ofFields.map { ("#/$defs/\($0)", $1) }, uniquingKeysWith: +)

    @Test(arguments: [("scene", sceneKeys), ("display-list", displayListKeys)])
    func theKeysOfTheSchemaMatchTheReader(name: String, keys: [String: [String]]) throws {
        let schema = try SchemaTests.schema(name)
        for (pointer, keys) in keys {
            let object = try schema.resolve(pointer)
            #expect(object["properties"]?.members.map(\.key).sorted() == keys.sorted(), "\(pointer)")
            #expect(object["additionalProperties"] == false, "\(pointer)")
        }
        var objects = 0
        func count(_ schema: JSONValue) {
            if schema["properties"]?.isObject == true, schema["type"] == "object" { objects += 1 }
            schema.members.forEach { count($0.value) }
            schema.elements.forEach(count)
        }
        count(schema.root)
        #expect(objects == keys.count, "an object of the schema is in no table here")
    }

    @Test func theNamesOfTheSchemaMatchTheReader() throws {
        let scene = try SchemaTests.schema("scene")
        func names(_ pointer: String) throws -> [String] { try scene.resolve(pointer).elements.map(\.text) }
        #expect(
            try names("#/$defs/view/properties/mode/enum") == ImageDescription.Mode.allCases.map(\.rawValue))
        #expect(
            try names("#/$defs/text/properties/style/enum") == TextDescription.Style.allCases.map(\.rawValue))
        #expect(
            try scene.resolve("#/$defs/viewColor")["anyOf"]?.elements.last?["enum"]?.elements.map(\.text)
                == SceneColor.System.allCases.map(\.rawValue))
        #expect(
            try names("#/$defs/text/properties/weight/enum") == TextDescription.Weight.allCases.map(\.rawValue))
        #expect(
            try names("#/$defs/text/properties/alignment/enum") == TextDescription.Alignment.allCases.map(\.rawValue))
        #expect(
            try names("#/$defs/text/properties/overflow/enum") == TextDescription.Overflow.allCases.map(\.rawValue))
        #expect(
            try names("#/$defs/gradient/properties/type/enum") == GradientDescription.Kind.allCases.map(\.rawValue))
        #expect(try names("#/$defs/scroll/properties/axis/enum") == ScrollDescription.Axis.allCases.map(\.rawValue))
        #expect(try names("#/$defs/list/properties/style/enum") == ListDescription.Style.allCases.map(\.rawValue))
        #expect(
            try names("#/$defs/listRow/properties/accessory/enum") == ListDescription.Accessory.allCases.map(\.rawValue)
        )
        let stack = "#/$defs/stack/properties"
        #expect(try names(stack + "/axis/enum") == StackDescription.Axis.allCases.map(\.rawValue))
        #expect(try names(stack + "/distribution/enum") == StackDescription.Distribution.allCases.map(\.rawValue))
        #expect(try names(stack + "/alignment/enum") == StackDescription.Alignment.allCases.map(\.rawValue))
        #expect(try names("#/$defs/shape/properties/rule/enum") == FillRule.allCases.map(\.rawValue))
        #expect(try names("#/$defs/shape/properties/cap/enum") == Stroke.Cap.allCases.map(\.rawValue))
        #expect(try names("#/$defs/shape/properties/join/enum") == Stroke.Join.allCases.map(\.rawValue))
        #expect(
            try names("#/$defs/presentation/properties/style/enum")
                == PresentationDescription.Style.allCases.map(\.rawValue))
        #expect(
            try names("#/$defs/presentation/properties/arrows/items/enum")
                == PopoverDescription.Arrow.allCases.map(\.rawValue))
        #expect(try names("#/$defs/animatedProperty/enum") == AnimatedProperty.allCases.map(\.rawValue))
        #expect(
            try names("#/$defs/scrub/properties/finish/enum") == ScrubAction.Finish.allCases.map(\.rawValue))
        #expect(
            try names("#/$defs/swipe/properties/direction/enum") == SwipeDescription.Direction.allCases.map(\.rawValue))
        #expect(try names("#/$defs/swipeStep/properties/swipe/enum") == SwipeDirection.allCases.map(\.rawValue))
        #expect(try names("#/$defs/view/properties/id/not/enum") == TrackTarget.reservedNames)
        #expect(
            try scene.resolve("#/$defs/curve")["anyOf"]?.elements.first?["enum"]?.elements.map(\.text)
                == NamedCurves.all.map(\.name))
        let list = try SchemaTests.schema("display-list")
        #expect(
            try list.resolve("#/$defs/image/properties/sampling/enum").elements.map(\.text)
                == ImageItem.Sampling.allCases.map(\.rawValue))
        let stroke = "#/$defs/stroke/properties"
        #expect(try list.resolve(stroke + "/cap/enum").elements.map(\.text) == Stroke.Cap.allCases.map(\.rawValue))
        #expect(try list.resolve(stroke + "/join/enum").elements.map(\.text) == Stroke.Join.allCases.map(\.rawValue))
        #expect(
            try list.resolve("#/$defs/gradient/properties/spread/enum").elements.map(\.text)
                == Gradient.Spread.allCases.map(\.rawValue))
        #expect(
            try list.resolve("#/$defs/group/properties/maskKind/enum").elements.map(\.text)
                == Mask.Kind.allCases.map(\.rawValue))
        #expect(
            try list.resolve("#/$defs/group/properties/blend/enum").elements.map(\.text)
                == BlendMode.allCases.map(\.rawValue))
        #expect(try list.resolve("#/$defs/curve/enum").elements.map(\.text) == CornerCurve.allCases.map(\.rawValue))
        #expect(try list.resolve("#/$defs/rule/enum").elements.map(\.text) == FillRule.allCases.map(\.rawValue))
    }

    /// Law: a setting is in the schema as its row says. To accept a change, copy the printed definition.
    @Test func theSettingsOfTheSchemaAreThoseOfTheRows() throws {
        let scene = try SchemaTests.schema("scene")
        for setting in Setting.ofScenes {
            let printed = setting.schema(setting.sceneNote, standard: true)
            let schema = try scene.resolve("#/properties/\(setting.key)")
            #expect(schema.sorted == printed.sorted, "\(setting.key): \(printed.compact)")
        }
        for setting in Setting.changeable {
            let printed = setting.schema(setting.changeNote, standard: false)
            let schema = try scene.resolve("#/$defs/settings/properties/\(setting.key)")
            #expect(schema.sorted == printed.sorted, "\(setting.key): \(printed.compact)")
        }
    }

    /// A view in the schema has at most one of the contents in the table and no others.
    @Test func theContentsOfTheSchemaMatchTheTable() throws {
        let scene = try SchemaTests.schema("scene")
        let keys = ContentRow.all.map(\.key)
        #expect(
            Set(keys).count == keys.count && Set(keys).isDisjoint(with: SchemaTests.names(ViewDescription.Key.self)))
        for pointer in ["#/$defs/view/oneOf", "#/$defs/hasContent/anyOf"] {
            let required = try scene.resolve(pointer).elements.compactMap { $0["required"]?.elements.map(\.text) }
            #expect(required.sorted { $0[0] < $1[0] } == keys.sorted().map { [$0] }, "\(pointer)")
        }
        for row in ContentRow.all where !row.fields.isEmpty {
            let reference = try scene.resolve("#/$defs/view/properties/\(row.key)/$ref").text
            #expect(reference == "#/$defs/\(row.key)")
        }
    }

    /// Law: the content of a class of UIKit is in the schema as its fields say. To accept a change, copy the printed
    /// definition.
    @Test(arguments: ElementTable.contents) func theContentsOfUIKitAreInTheSchema(content: ElementContent) throws {
        let schema = try SchemaTests.schema("scene").resolve("#/$defs/\(content.key)")
        #expect(schema.sorted == content.schema.sorted, "\(content.key): \(content.schema.compact)")
    }

    @Test func theRangesOfTheSchemaMatchTheReader() throws {
        let ranges = [
            "coordinate": SceneRange.coordinate, "length": SceneRange.length, "fraction": SceneRange.fraction,
            "fontSize": SceneRange.fontSize, "list/properties/iconSize": SceneRange.iconSize,
            "containerFraction": SceneRange.containerFraction, "curveOrdinate": SceneRange.curveOrdinate,
            "scale": SceneRange.scale, "degrees": SceneRange.degrees, "seconds": SceneRange.seconds,
            "duration": SceneRange.duration,
            "start": SceneRange.seconds, "touch/properties/rate": SceneRange.touchRate, "passes": SceneRange.passes,
            "velocity": SceneRange.velocity, "priority": SceneRange.priority,
            "springNumber": SceneRange.springNumber, "fittedSpring/properties/dampingRatio": SceneRange.dampingRatio,
            "perceivedSpring/properties/bounce": SceneRange.bounce,
        ]
        let scene = try SchemaTests.schema("scene")
        for (name, range) in ranges {
            let definition = try scene.resolve("#/$defs/\(name)")
            #expect(definition["minimum"]?.number == range.lowerBound, "\(name)")
            #expect(definition["maximum"]?.number == range.upperBound, "\(name)")
        }
        let scale = try scene.resolve("#/$defs/canvas/properties/scale")
        #expect(scale["minimum"]?.number == Double(SceneRange.canvasScale.lowerBound))
        #expect(scale["maximum"]?.number == Double(SceneRange.canvasScale.upperBound))
    }

    /// A scene with every key.
    static let everything = """
        {
          "$schema": "s", "title": "t", "device": "iPhone 15", "root": "a", "layoutDirection": "rightToLeft",
          "orientation": "landscape", "userInterfaceStyle": "dark", "system": "iOS26", "caret": true,
          "statusBar": true, "homeIndicator": true,
          "components": {"c": {"id": "i", "insets": [1, 2, 3, 4], "clips": true, "hidden": false}},
          "screens": {
            "a": {"background": "#FFFFFF", "bar": {"title": "t", "prompt": "p", "largeTitle": true,
              "left": [{"item": "done"}], "right": [{"symbol": "heart"}], "toolbar": [{"title": "t"}],
              "tabSymbol": "house", "badge": "1"}, "views": [
              {"use": "c", "id": "u", "background": [0, 0, 0, 1], "alpha": 1, "cornerRadius": 1, "corners": "top", "views": []},
              {"frame": [0, 0, 1, 1], "border": {"width": 1, "color": "#00000000"}, "image": "i.png", "mode": "center",
                "rotation": 5, "scale": 1},
              {"text": {"string": "s", "style": "body", "color": "label"}, "background": "systemBackground"},
              {"text": {"string": "s", "size": 5, "weight": "bold", "italic": true, "color": "#000000",
                "alignment": "center", "lines": 0, "overflow": "clip"}},
              {"gradient": {"type": "radial", "colors": ["#FF0000", "#0000FF"], "locations": [0, 0.5], "start": [0, 0],
                "end": [1, 1]}, "mask": [{"background": "#000000"}]},
              {"shape": {"path": [["M", 1, 2], ["L", 1, 2], ["Q", 1, 2, 3, 4], ["C", 1, 2, 3, 4, 5, 6], ["Z"]],
                "rule": "evenodd", "fill": "#000000", "stroke": "#FF0000", "lineWidth": 2, "cap": "round",
                "join": "bevel", "miterLimit": 3, "dash": [1, 2], "dashPhase": 4, "start": 0.1, "end": 0.9}}
            ]},
            "b": {}, "l": {"constraints": ["H:|-[k]-|", "V:|[k]|"], "views": [
              {"id": "k", "stack": {"axis": "vertical", "distribution": "fillEqually", "alignment": "leading", "spacing": 8,
                "baselineRelative": true}, "margins": [1, 2, 3, 4], "views": [
                {"id": "m", "button": {"title": "t", "style": "filled", "color": "#FF0000"}, "spacingAfter": 4,
                  "hugging": [251, 250], "resistance": [1, 1000], "constraints": ["high: height = 40 @750"]},
                {"switch": {"isOn": true, "isEnabled": false, "color": "#FF0000"}},
                {"slider": {"value": 0.5, "isEnabled": true, "color": "#FF0000"}},
                {"segmentedControl": {"titles": ["a", "b"], "selected": 1, "isEnabled": true, "color": "#FF0000"}},
                {"stepper": {"value": 7, "isEnabled": true}}, {"progress": {"value": 0.5, "color": "#FF0000"}},
                {"activityIndicator": {"style": "large", "color": "#FF0000"}},
                {"textField": {"placeholder": "p", "text": "t", "border": "line", "returnKey": "go", "isSecure": true,
                  "clearButton": true, "isEnabled": false, "color": "#FF0000"}},
                {"textView": {"text": "t", "size": 15, "color": "#FF0000", "isEditable": false, "scrolls": false}},
                {"searchBar": {"text": "t", "placeholder": "p", "style": "minimal", "showsCancelButton": true}},
                {"pageControl": {"pages": 3, "current": 1, "color": "#FF0000", "currentColor": "#000000"}},
                {"scroll": {"axis": "both", "paging": true}, "constraints": ["aspect = 16:9"]},
                {"id": "r", "list": {"style": "insetGrouped", "rowHeight": 60, "iconSize": 40, "separators": false,
                  "sections": [{"header": "h", "footer": "f", "rows": [
                    {"title": "t", "subtitle": "s", "icon": "#FF0000", "accessory": "disclosure"},
                    {"title": "t", "value": "v", "image": "i.png"}, {"title": "t", "symbol": "star"}]}]}}]}
            ]}, "n": {"navigation": ["b"]}, "t": {"tabs": ["n", "b"]}
          },
          "script": [
            {"wait": 0.1},
            {"present": "b", "at": 1, "animated": true,
              "presentation": {"style": "custom", "frame": {"points": [0, 0, 1, 1]},
                "dimming": {"color": "#000000", "alpha": 0.5}, "removesPresenter": false, "cornerRadius": 3, "corners": "top"},
              "animator": {"duration": 0.5, "curve": [0, 0, 1, 1], "tracks": [
                {"view": "u", "property": "frame", "keyframes": [
                  {"at": 0, "value": {"container": [0, 0, 1, 1]}},
                  {"at": 1, "value": "final", "curve": "linear"}]}]},
              "swipe": {"direction": "down", "distance": 300, "threshold": 0.4, "flick": 800}},
            {"touch": [[1, 2], [3, 4]], "duration": 0.4, "curve": "easeOut", "rest": 0, "releaseSpeed": 100, "rate": 60,
              "at": 3},
            {"touches": [[[1, 2]], [[3, 4], [5, 6]]], "duration": 0.1, "dismisses": false, "at": 4},
            {"dismiss": true, "animated": false, "at": 5, "animator": {"duration": 1, "tracks": []}},
            {"animate": [{"view": "u", "property": "alpha", "to": 0.5}], "duration": 1, "delay": 0.1, "repeat": 2,
              "autoreverses": true, "at": 9, "curve": {"spring": {"dampingRatio": 0.5, "velocity": 1}}},
            {"scrub": [{"view": "u", "property": "origin", "to": "final"}], "duration": 1, "at": 100, "release": 2,
              "fractions": [{"at": 0, "fraction": 0.5}], "finish": "start",
              "curve": {"spring": {"mass": 1, "stiffness": 100, "damping": 10, "velocity": 0}}},
            {"animate": [{"view": "u", "property": "scale", "to": 2}], "duration": 1, "at": 200,
              "curve": {"spring": {"duration": 0.5, "bounce": 0.2, "velocity": 0}}},
            {"present": "t", "at": 300}, {"push": "a", "animated": true, "at": 301},
            {"touch": [[1, 2]], "pops": true, "at": 302}, {"push": "a", "at": 303},
            {"pop": true, "animated": false, "at": 304}, {"push": "b", "at": 305},
            {"popToRoot": true, "animated": false, "at": 306}, {"select": "b", "at": 307},
            {"present": "l", "at": 308, "presentation": {"style": "formSheet", "detents": ["medium", 120], "grabber": true}}, {"animate": [{"constraint": "high", "to": 50},
              {"view": "m", "property": "hidden", "to": true}], "duration": 1, "at": 310},
            {"tap": "r", "row": [0, 2], "rest": 0.1, "at": 312}, {"tap": "m", "at": 313},
            {"type": "ab", "interval": 0.1, "at": 314}, {"erase": 2, "interval": 0.2, "at": 315},
            {"set": {"userInterfaceStyle": "dark", "contentSize": "ax1", "layoutDirection": "rightToLeft", "highContrast": true,
              "boldText": true, "reduceMotion": true, "crossFades": true, "reduceTransparency": true}, "at": 316},
            {"rotate": "landscapeLeft", "at": 317}, {"application": "background", "at": 318},
            {"present": "a", "at": 320, "presentation": {"style": "popover", "source": "k", "arrows": ["up", "left"],
              "size": [200, 100], "adapts": false}}
          ]
        }
        """

    /// A scene with every reaction and value.
    static let everyReaction = """
        {
          "canvas": {"size": [100, 200]}, "root": "n", "values": {"on": true, "volume": 0.5, "query": ""},
          "screens": {
            "n": {"navigation": ["a"]}, "t": {"tabs": ["b"]},
            "a": {"statusBarStyle": "lightContent", "hides": ["statusBar", "homeIndicator"], "on": {"appear": {"wait": 0.1}, "select": [{"popToRoot": true}, {"select": "b"}]},
              "bar": {"search": {"placeholder": "p", "value": "query", "hidesWhenScrolling": true,
                  "on": {"change": {"change": "label", "to": "x"}, "return": {"toggle": "on"}}},
                "right": [{"item": "add", "id": "i", "on": {"tap": {"push": "b", "animated": false}}}],
                "left": [{"symbol": "heart", "menu": ["Plain", {"title": "t", "symbol": "s", "style": "destructive",
                  "isOn": true, "on": {"tap": {"pop": true}}}, {"title": "more", "menu": ["x"]}]}]},
              "views": [
                {"id": "label", "text": {"string": "{volume%} {query}"}, "on": {"tap": {"dismiss": true}},
                  "contextMenu": ["Copy"]},
                {"id": "button", "button": {"title": "Go {volume}", "imagePlacement": "top", "imagePadding": 4,
                  "cornerStyle": "capsule", "buttonSize": "large", "isEnabled": true}, "menu": ["x"]},
                {"id": "slider", "slider": {"value": 0.5}, "value": "volume",
                  "on": {"change": {"animate": [{"view": "label", "property": "alpha", "to": 0}], "duration": 1}}},
                {"textField": {}, "value": "query", "on": {"return": {"set": {"userInterfaceStyle": "dark"}}}},
                {"list": {"filter": "query", "sections": [{"rows": [{"title": "{query}", "on": {"tap": {"present": "t"}}}]}]}}
              ]},
            "b": {"views": [{"id": "s", "switch": {}, "on": {"tap": [{"alert": {"title": "t", "message": "m",
                "fields": [{"placeholder": "p", "text": "t", "isSecure": true, "value": "query"}],
                "buttons": ["OK", {"title": "t", "style": "cancel", "on": {"tap": {"rotate": "portrait"}}}]}},
              {"actionSheet": {"title": "t", "message": "m", "buttons": ["x"], "source": "s"}},
              {"share": "text", "source": "s"}, {"toggle": "s"}, {"change": "volume", "to": 1},
              {"application": "active"},
              {"scrub": [{"view": "label", "property": "alpha", "to": 0}], "duration": 1, "release": 1,
                "fractions": [{"at": 0, "fraction": 0.5}]}]}}]}
          },
          "script": [{"tap": "label"}, {"expect": "x"}, {"tap": {"identifier": "i"}}, {"type": "a", "into": "x"},
            {"alert": {}, "at": 1}, {"toggle": "on", "at": 2}, {"press": "x"}],
          "flow": [{"tap": "x"}, {"push": "b"}, {"present": "t", "at": 5}, {"share": "x"}]
        }
        """

    private static let strangers: [JSONValue] = [
        nil, true, false, -1, 0, 0.5, 1, 7, 2_000_000, "", "x", "b", "#123456", [], [0, 0], [0, 0, 1, 1],
        [1, 2, 3, 4, 5], [:], ["container": [1, 1]], ["wait": 1],
    ]

    /// The schema accepts every document that the reader accepts, and rejects the others except where a schema cannot
    /// express the rule.
    @Test(arguments: [everything, everyReaction]) func theSceneSchemaFollowsTheReader(text: String) throws {
        let schema = try SchemaTests.schema("scene")
        let scene = try JSONDocument(text.utf8, file: "scene.json").value
        var accepted = 0
        // Each value uses every third replacement. There are 20 of them, so that each is used in turn.
        let mutations = scene.mutations(SchemaTests.strangers).enumerated().filter { $0.offset % 3 == 0 }
        for mutation in [scene] + mutations.map(\.element) {
            let accepts = try schema.accepts(mutation)
            do throws(JSONProblem) {
                _ = try SceneDocument(json: JSONCursor(mutation), knownDevices: ["iPhone 15"])
                accepted += 1
                #expect(accepts, "\(mutation.compact)")
            } catch {
                let isBeyond =
                    SchemaTests.beyondSchemas.contains { error.message.contains($0) }
                    // The type of the value that a reaction sets is that of the named value.
                    || "\(error)".contains(".to: expected ")
                #expect(!accepts || isBeyond, "\(error): \(mutation.compact)")
            }
        }
        #expect(accepted > 100)
    }

    /// Rules that a schema cannot express: names that must exist or be new, the order of times, the state of the
    /// script, the contents of words, and sums.
    private static let beyondSchemas = [
        "expected one of", "expected points that make", "expected a name, of which there are none", "is taken at",
        "appears twice",
        "is before the end of the previous action", "expected a time after", "expected a time not before",
        "the list has no row", "is not a list", "a list has rows, and no views",
        "there is no navigation here", "there is nothing to pop here", "nothing is presented here",
        "there is no \"stack\" around this view", "a mode without an image", "locations for",
        "a reaction begins with its event", "no value is called", "the scene has no \"values\"",
        "is a number; this takes",
        "is true or false; this takes", "is a text; this takes", "only a control has a named value",
        "only a control changes",
        "only text fields and search bars have a return key", "only a button has a \"menu\"",
        "only true or false can be toggled",
        "there are no tabs here", "at most one button with the style",
    ]

    @Test func theDisplayListSchemaFollowsTheReader() throws {
        let schema = try SchemaTests.schema("display-list")
        let text = """
            {"$schema": "s", "size": [1, 2], "scale": 3, "background": "#FFFFFFFF", "items": [
              {"fill": [0, 0, 0, 1], "rect": [0, 0, 1, 1], "radii": 1, "curve": "continuous", "ring": 2, "opacity": 0.5,
                "transform": [1, 0, 0, 1, 0, 0], "name": "n"},
              {"fill": [0, 0, 0, 1], "path": [["M", 1, 2], ["L", 1, 2], ["Q", 1, 2, 3, 4], ["C", 1, 2, 3, 4, 5, 6], ["Z"]],
                "rule": "evenodd",
                "stroke": {"width": 2, "cap": "round", "join": "bevel", "miterLimit": 3, "dash": [1, 2], "dashPhase": 4}},
              {"fill": "#123456", "ellipse": [0, 0, 1, 1]},
              {"fill": {"linear": [0, 0, 1, 1], "stops": [[0, "#123456"], [1, [0, 0, 0, 1]]], "spread": "repeat",
                "transform": [1, 0, 0, 1, 0, 0]}, "rect": [0, 0, 1, 1]},
              {"fill": {"radial": [0, 0, 1, 0, 0], "stops": []}, "rect": [0, 0, 1, 1]},
              {"fill": {"conic": [0, 0, 1], "stops": []}, "rect": [0, 0, 1, 1]},
              {"fill": "#123456", "glyphs": {"unit": 2, "places": [[0, 1, 2]], "outlines": [[["M", 1, 2], ["Z"]]]}},
              {"image": "i.png", "rect": [0, 0, 1, 1], "source": [0, 0, 1, 1], "sampling": "nearest", "opacity": 1,
                "transform": [1, 0, 0, 1, 0, 0], "name": "n"},
              {"group": [{"group": []}], "opacity": 1, "transform": [1, 0, 0, 1, 0, 0], "name": "n",
                "mask": [{"group": []}], "maskKind": "luminance", "blur": 2, "blend": "softLight",
                "shadow": {"dx": 1, "dy": 2, "sigma": 3, "color": "#12345678"}, "backdrop": {"sigma": 4, "saturation": 2},
                "projection": [1, 0, 0, 0.001, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
                "clip": {"rect": [0, 0, 1, 1], "radii": [1, 2, 3, 4], "ring": 1, "transform": [1, 0, 0, 1, 0, 0]}}
            ]}
            """
        let list = try JSONDocument(text.utf8, file: "list.json").value
        let image = RasterImage(PixelBuffer(size: PixelSize(width: 1, height: 1)))
        var accepted = 0
        for mutation in [list] + list.mutations(SchemaTests.strangers) {
            let accepts = try schema.accepts(mutation)
            do {
                _ = try DisplayList(json: JSONCursor(mutation)) { cursor in
                    _ = try cursor.string()
                    return image
                }
                accepted += 1
                #expect(accepts, "\(mutation.compact)")
            } catch {
                #expect(!accepts, "\(error): \(mutation.compact)")
            }
        }
        #expect(accepted > 200)
    }

    @Test func theFixturesFollowTheSchema() throws {
        let schema = try SchemaTests.schema("scene")
        for url in try FixtureTests.scenes() {
            #expect(try schema.accepts(JSONDocument(contentsOf: url.path).value), "\(url.path)")
        }
    }
}
