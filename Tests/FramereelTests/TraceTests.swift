import Framereel
import Testing
import UIKit

@MainActor @Suite struct TraceTests {
    @Test func aTraceReadsInBlocksOfOneInstant() throws {
        let scene = Scene("test", width: 100, height: 50, scale: 1) { world in
            let root = UIViewController()
            root.title = "Root"
            world.at(0.25) { world.window.rootViewController = root }
            world.at(1.0 / 3) { root.dismiss(animated: false) }
            world.at(1) { UIView.animate(withDuration: 0.5, delay: 0.1) { root.view.alpha = 0.5 } }
        }
        #expect(
            try Recording(of: scene).trace.text == """
                  0.2500  → UIViewController “Root”       loadView()
                          → UIViewController “Root”       viewDidLoad()
                          → UIViewController “Root”       viewWillAppear(false)
                          + UIViewController “Root”.view  added to UIWindow
                          → UIViewController “Root”       viewIsAppearing(false)
                          → UIViewController “Root”       viewDidAppear(false)
                  0.3333  ← UIViewController “Root”       dismiss(animated: false)
                          ! UIViewController “Root”       dismiss refused: nothing is presented
                  1.0000  ~ UIViewController “Root”.view  opacity 1 → 0.5, 0.5 s easeInOut after 0.1 s
                  1.6000  ~ UIViewController “Root”.view  opacity ended

                """)
    }

    @Test func anEmptyTraceIsEmpty() throws {
        #expect(try Recording(of: Scene("test", width: 1, height: 1, scale: 1) { _ in }).trace.text == "")
    }

    @Test func theSameAsJSON() throws {
        let scene = Scene("test", width: 100, height: 50, scale: 1) { world in
            let root = UIViewController()
            world.at(0.5) { root.dismiss(animated: true) }
        }
        let trace = try Recording(of: scene).trace
        #expect(
            trace.json.compact
                == #"{"events":[{"time":0.5,"kind":"request","subject":"UIViewController","event":"dismiss(animated: true)"},"#
                + #"{"time":0.5,"kind":"note","subject":"UIViewController","event":"dismiss refused: nothing is presented"}]}"#
        )
    }
}
