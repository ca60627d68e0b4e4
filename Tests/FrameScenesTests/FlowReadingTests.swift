import FrameJSON
import Testing

@testable import FrameScenes

/// Flows in scene files.
@Suite struct FlowReadingTests {
    private static func scene(_ flow: String) -> String {
        """
        {"canvas": {"size": [100, 200]}, "root": "a", "screens": {"a": {}}, "flow": [\(flow)]}
        """
    }

    /// Every step with every key, and its parsed value.
    private static let steps: [(json: String, step: FlowStep)] = [
        (#"{"tap": "Add"}"#, FlowStep(FlowStep.Tap("Add"))),
        (#"{"tap": {"identifier": "cart"}, "at": 2}"#, FlowStep(FlowStep.Tap(.identifier("cart")), start: 2)),
        (#"{"tap": {"cell": 3}}"#, FlowStep(FlowStep.Tap(.cell(3)))),
        (#"{"tap": {"cell": 3, "section": 1}}"#, FlowStep(FlowStep.Tap(.cell(3, section: 1)))),
        (#"{"tap": {"point": [10, 20]}}"#, FlowStep(FlowStep.Tap(.point(x: 10, y: 20)))),
        (#"{"press": "A"}"#, FlowStep(FlowStep.Press("A", seconds: 0.8))),
        (#"{"press": "A", "seconds": 2, "at": 1}"#, FlowStep(FlowStep.Press("A", seconds: 2), start: 1)),
        (#"{"swipe": "up"}"#, FlowStep(FlowStep.Swipe(.up, on: nil))),
        (#"{"swipe": "left", "on": "A", "at": 1}"#, FlowStep(FlowStep.Swipe(.left, on: "A"), start: 1)),
        (#"{"drag": "A", "to": "B"}"#, FlowStep(FlowStep.Drag(from: "A", to: "B", hold: 0))),
        (
            #"{"drag": "A", "to": "B", "hold": 0.5, "at": 1}"#,
            FlowStep(FlowStep.Drag(from: "A", to: "B", hold: 0.5), start: 1)
        ),
        (#"{"scrollTo": "A", "at": 1}"#, FlowStep(FlowStep.Scroll(to: "A"), start: 1)),
        (#"{"type": "a"}"#, FlowStep(FlowStep.TypeText("a", into: nil, interval: 0.1))),
        (#"{"type": "a", "into": "B", "interval": 0.2}"#, FlowStep(FlowStep.TypeText("a", into: "B", interval: 0.2))),
        (#"{"erase": 2, "interval": 0.2}"#, FlowStep(FlowStep.Erase(2, interval: 0.2))),
        (#"{"back": true, "at": 1}"#, FlowStep(FlowStep.Back(), start: 1)),
        (#"{"swipeBack": 0.4}"#, FlowStep(FlowStep.SwipeBack(progress: 0.4, cancel: false))),
        (
            #"{"swipeBack": 0.4, "cancel": true, "at": 1}"#,
            FlowStep(FlowStep.SwipeBack(progress: 0.4, cancel: true), start: 1)
        ),
        (#"{"pullDownSheet": "medium", "at": 1}"#, FlowStep(FlowStep.PullDownSheet(to: .medium), start: 1)),
        (#"{"pullDownSheet": "dismissed"}"#, FlowStep(FlowStep.PullDownSheet(to: .dismissed))),
        (#"{"pullUpSheet": "large", "at": 1}"#, FlowStep(FlowStep.PullUpSheet(to: .large), start: 1)),
        (#"{"pullUpSheet": "low"}"#, FlowStep(FlowStep.PullUpSheet(to: .detent("low")))),
        (#"{"choose": "A", "at": 1}"#, FlowStep(FlowStep.Choose("A"), start: 1)),
        (#"{"wait": 0.5}"#, FlowStep(FlowStep.Wait(0.5))),
        (#"{"waitFor": "A"}"#, FlowStep(FlowStep.WaitFor("A", limit: 10))),
        (#"{"waitFor": "A", "within": 3}"#, FlowStep(FlowStep.WaitFor("A", limit: 3))),
        (#"{"expect": "A"}"#, FlowStep(FlowStep.Expect("A"))),
    ]

    @Test func stepsAreRead() throws {
        for (json, step) in Self.steps {
            let document = try SceneDocumentTests.read(Self.scene(json))
            #expect(document.flow == [step], "\(json)")
        }
    }

    @Test func theSchemaAcceptsEveryStep() throws {
        let schema = try SchemaTests.schema("scene")
        for (json, _) in Self.steps {
            #expect(try schema.accepts(JSONDocument(Self.scene(json).utf8, file: "flow.json").value), "\(json)")
        }
    }

    @Test(arguments: [
        (#"{"tab": "A"}"#, "flow[0].tab: unknown step; did you mean \"tap\"?"),
        (#"{"shout": {}}"#, "flow[0]: unknown step \"shout\"; known here are \"tap\", "),
        (#"{}"#, "flow[0]: expected a step"),
        (#"{"tap": ""}"#, "a name has at least one character"),
        (#"{"tap": 3}"#, "expected a name, or an object"),
        (#"{"tap": {"section": 1}}"#, "expected an object with"),
        (#"{"tap": {"identifier": "a", "section": 1}}"#, "a section is for a \"cell\""),
        (#"{"tap": {"identifier": "a", "cell": 1}}"#, "expected an object with"),
        (#"{"tap": "A", "cancel": true}"#, "flow[0].cancel: unknown key"),
        (#"{"swipe": "lef"}"#, "did you mean \"left\"?"),
        (#"{"swipeBack": 2}"#, "from 0 to 1"),
        (#"{"back": false}"#, "expected true"),
        (#"{"type": ""}"#, "there is nothing to type"),
        (#"{"drag": "A"}"#, "to"),
        (#"{"wait": "A"}"#, "expected a number"),
    ])
    func mistakesAreNamed(_ step: String, _ part: String) {
        do {
            _ = try SceneDocumentTests.read(Self.scene(step))
            Issue.record("accepted \(step)")
        } catch {
            #expect("\(error)".contains(part), "\(error)")
        }
    }
}
