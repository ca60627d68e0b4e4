import QuartzCore
import Testing

/// The operations of Objective-C's runtime on objects of any class.
@MainActor @Suite struct ObjectiveCTests {
    let run: Run

    init() throws {
        run = try Run()
    }

    private var reported: [String] { run.stage.diagnostics.unsupported.entries.map(\.api) }

    // MARK: Classes

    private class RoundedLayer: CALayer {
        override var bounds: CGRect { didSet { cornerRadius = bounds.height / 2 } }
    }

    private final class NamedLayer: CALayer {
        var title = ""
    }

    @Test func anObjectBecomesOneOfASubclass() {
        run.stage.perform {
            let layer = CALayer()
            #expect(object_setClass(layer, RoundedLayer.self) == CALayer.self)
            layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 30)
            #expect(
                layer.cornerRadius == 15 && (layer as Any) is RoundedLayer
                    && object_getClass(layer) == RoundedLayer.self)
            #expect(object_setClass(layer, CALayer.self) == RoundedLayer.self && (layer as Any) is RoundedLayer)
            #expect(object_setClass(CALayer(), NamedLayer.self) == CALayer.self)
            #expect(reported.count == 2 && object_setClass(nil, CALayer.self) == nil)
        }
    }

    // MARK: Associated objects

    /// As in Objective-C, an action for edge pans can also be called by a pan. Its use of the argument cannot be
    /// checked, so this is reported.
    @Test @MainActor func parametersOfSubclassTypesAcceptTheObject() throws {
        @MainActor class Sender: NSObject { var name: String { "sender" } }
        @MainActor final class EdgeSender: Sender {}
        @MainActor final class Listener: NSObject {
            var heard = ""
            func hear(_ sender: EdgeSender) { heard += sender.name }
        }
        let (stage, listener) = (run.stage, Listener())
        let selector = Selector("hear:", Listener.hear(_:))
        selector.perform(on: listener, EdgeSender(), reportingTo: stage.diagnostics)
        #expect(listener.heard == "sender" && stage.diagnostics.unsupported.entries.isEmpty)
        selector.perform(on: listener, Sender(), reportingTo: stage.diagnostics)
        #expect(listener.heard == "sendersender")
        #expect(
            stage.diagnostics.unsupported.entries.map(\.api) == ["Selector “hear:” with Sender instead of EdgeSender"])
        selector.perform(on: listener, Listener(), reportingTo: stage.diagnostics)
        selector.perform(on: listener, "sender", reportingTo: stage.diagnostics)
        #expect(listener.heard == "sendersender" && stage.diagnostics.unsupported.entries.count == 2)
    }

    /// As through Objective-C, where they are `NSNumber` objects.
    @Test func numbersPassAsAnyOtherNumber() throws {
        let animation = CABasicAnimation(keyPath: "opacity")
        let owner = OpenObject()
        run.stage.perform {
            let timer = Timer(timeInterval: 1, target: owner, selector: "none", userInfo: Float(0.5), repeats: false)
            #expect(timer.userInfo as? CGFloat == 0.5 && timer.userInfo as? Double == 0.5)
            timer.invalidate()
            animation.fromValue = Float(0.25)
            animation.setValue(3, forKey: "count")
            #expect(animation.fromValue as? CGFloat == 0.25 && animation.value(forKey: "count") as? CGFloat == 3)
            withKeys { keys in
                objc_setAssociatedObject(owner, keys, CGFloat(2), .OBJC_ASSOCIATION_RETAIN)
                #expect(objc_getAssociatedObject(owner, keys) as? Int == 2)
            }
            UserDefaults.standard.set(Float(1.5), forKey: "size")
            #expect(UserDefaults.standard.object(forKey: "size") as? CGFloat == 1.5)
            var heard: CGFloat?
            let center = NotificationCenter.default
            let observer = center.addObserver(forName: .init("n"), object: nil, queue: nil) { note in
                heard = note.userInfo?["height"] as? CGFloat
            }
            center.post(name: .init("n"), object: nil, userInfo: ["height": 291.5 as Double])
            #expect(heard == 291.5)
            center.removeObserver(observer)
        }
    }

    @Test func policiesDetermineRetention() {
        let owner = OpenObject()
        let text = NSMutableString(string: "a")
        var assigned: NSObject? = NSObject()
        withKeys { keys in
            objc_setAssociatedObject(owner, keys, text, .OBJC_ASSOCIATION_COPY)
            objc_setAssociatedObject(owner, keys + 1, text, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(owner, keys + 2, assigned, .OBJC_ASSOCIATION_ASSIGN)
            text.append("b")
            #expect(objc_getAssociatedObject(owner, keys) as? String == "a")
            #expect(objc_getAssociatedObject(owner, keys + 1) as? NSMutableString === text)
            #expect(objc_getAssociatedObject(owner, keys + 2) as? NSObject === assigned)
            assigned = nil
            #expect(objc_getAssociatedObject(owner, keys + 2) == nil)
            objc_setAssociatedObject(owner, keys + 1, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(owner, keys + 1) == nil)
            objc_removeAssociatedObjects(owner)
            #expect(objc_getAssociatedObject(owner, keys) == nil)
        }
    }

    @Test func valuesAreReleasedWithTheirOwner() {
        var layer: CALayer? = CALayer()
        weak var value: NSObject?
        withKeys { keys in
            let kept = NSObject()
            value = kept
            if let layer { objc_setAssociatedObject(layer, keys, kept, .OBJC_ASSOCIATION_RETAIN) }
        }
        #expect(value != nil)
        layer = nil
        #expect(value == nil)
    }

    /// The deallocation of Foundation's own classes cannot be observed.
    @Test func valuesOfOtherObjectsAreReleasedOnLaterAssociations() {
        weak var value: NSObject?
        withKeys { keys in
            var owner: NSObject? = NSObject()
            do {
                let kept = NSObject()
                value = kept
                if let owner { objc_setAssociatedObject(owner, keys, kept, .OBJC_ASSOCIATION_RETAIN) }
            }
            #expect(owner.flatMap { objc_getAssociatedObject($0, keys) } != nil)
            owner = nil
            var others: [NSObject] = []
            while value != nil, others.count < 10_000 {
                let other = NSObject()
                others.append(other)
                #expect(objc_getAssociatedObject(other, keys) == nil)
                objc_setAssociatedObject(other, keys, 1, .OBJC_ASSOCIATION_RETAIN)
            }
            #expect(others.count < 10_000)
        }
    }

    private func withKeys(_ body: (UnsafeRawPointer) -> Void) {
        withUnsafeBytes(of: 0) { bytes in
            if let start = bytes.baseAddress { body(start) }
        }
    }

    // MARK: Messages

    @Test func delayedMethodsRunInVirtualTime() throws {
        let target = Target { run.note($0) }
        run.at(0) {
            target.perform("hear:", with: "late", afterDelay: 0.5)
            target.perform("hear:", with: "never", afterDelay: 0.3)
            target.perform("hear:", with: "next", afterDelay: 0)
            run.note("now")
            NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "hear:", object: "never")
        }
        run.at(1) {
            target.perform("hear:", with: "gone", afterDelay: 1)
            NSObject.cancelPreviousPerformRequests(withTarget: target)
            target.performSelector(onMainThread: "hear:", with: "turn", waitUntilDone: false)
        }
        try run.play()
        #expect(run.notes == ["0.0 now", "0.0 next", "0.5 late", "1.0 turn"])
    }

    @Test func missingMethodsAreReported() {
        run.stage.perform {
            #expect(Target { _ in }.perform("missing") == nil)
            #expect(!NSObject().responds(to: "missing") && !Target.instancesRespond(to: "missing"))
        }
        #expect(reported == ["Selector “missing” on Target"])
    }

    /// Forwards missing methods to another object.
    private final class Relay: OpenObject {
        var next: Any?
        private(set) var calls = 0
        override func forwardingTarget(for aSelector: Selector!) -> Any? { next }
        /// Declared the way the porting step declares missing methods.
        func call() -> Int? {
            calls += 1
            return forward("call", to: Relay.self) { $0.call() } ?? nil
        }
    }

    /// Cycles of two and three objects, and one that reaches a target through a detour.
    @Test func objectsThatForwardToEachOtherFailTheRun() throws {
        let relays = (0..<3).map { _ in run.stage.perform { Relay() } }
        run.at(0) {
            for (relay, next) in zip(relays, relays.dropFirst()) { relay.next = next }
            relays[2].next = relays[1]
            #expect(relays[0].perform("missing") == nil)
            #expect(relays[0].call() == nil && relays.map(\.calls).reduce(0, +) == 257)
            let target = Target { run.note($0) }
            relays[2].next = target
            relays[0].perform("hear:", with: "passed on")
        }
        let error = #expect(throws: StageError.self) { try run.play() }
        #expect(run.notes == ["0.0 passed on"])
        #expect(
            error?.message
                == "Relay forwards “missing” to Relay, which forwards it back; implement it in one of them. Relay forwards “call” to Relay, which forwards it back; implement it in one of them."
        )
    }

    @Test func observersOfNotificationsAreCalledInTheirOrder() {
        let center = NotificationCenter()
        let targets = (0..<20).map { number in Target { [run] _ in run.note("\(number)") } }
        run.stage.perform {
            for target in targets { center.addObserver(target, selector: "hear:", name: nil, object: nil) }
            center.post(name: NSNotification.Name("a"), object: nil)
        }
        #expect(run.notes == (0..<20).map { "0.0 \($0)" })
        center.removeObserver(targets[3])
        run.stage.perform { center.post(name: NSNotification.Name("a"), object: nil) }
        #expect(run.notes.count == 39)
    }

    /// An observer that a scene never removes has no effect on the next scene.
    @Test func observersEndWithTheirRun() throws {
        let name = NSNotification.Name("changed")
        let center = NotificationCenter.default
        let (first, second) = (try Run(), try Run())
        var heard: [String] = []
        var targets: [Target] = []
        let outside = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard.append("outside") }
        defer { center.removeObserver(outside) }
        for (run, label) in [(first, "first"), (second, "second")] {
            run.stage.perform {
                _ = center.addObserver(forName: name, object: nil, queue: .main) { _ in heard.append(label) }
                targets.append(Target { _ in heard.append(label + " target") })
                center.addObserver(targets[targets.count - 1], selector: "hear:", name: name, object: nil)
            }
            run.at(0) { center.post(name: name, object: nil) }
            try run.play()
        }
        #expect(heard == ["outside", "first", "first target", "outside", "second", "second target"])
        center.post(name: name, object: nil)
        #expect(heard.count == 7 && heard.last == "outside")
    }

    /// Files that import only Foundation use its own class.
    @Test func foundationsNotificationCenterIsConnected() {
        let name = NSNotification.Name("shared")
        var heard: [String] = []
        let ours = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
            heard.append("ours \(note.userInfo?["from"] ?? "")")
        }
        let theirs = Foundation.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
            let sentence = "theirs \(note.userInfo?["from"] ?? "")"
            MainActor.assumeIsolated { heard.append(sentence) }
        }
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["from": 1])
        Foundation.NotificationCenter.default.post(name: name, object: nil, userInfo: ["from": 2])
        for token in [ours, theirs] { NotificationCenter.default.removeObserver(token) }
        NotificationCenter.default.post(name: name, object: nil)
        #expect(heard.sorted() == ["ours 1", "ours 2", "theirs 1", "theirs 2"])
    }

    /// An observer removed by another is no longer called, and one that is added is not called yet.
    @Test func observersCanChangeTheirCenter() {
        let center = NotificationCenter()
        var heard: [String] = []
        let target = Target { _ in heard.append("target") }
        _ = center.addObserver(forName: nil, object: nil, queue: nil) { _ in
            heard.append("first")
            center.removeObserver(target)
            _ = center.addObserver(forName: nil, object: nil, queue: nil) { _ in heard.append("added") }
        }
        center.addObserver(target, selector: "hear:", name: nil, object: nil)
        center.post(name: NSNotification.Name("a"), object: nil)
        #expect(heard == ["first"])
    }

    // MARK: Keys

    @Test func undefinedKeysAreReportedOrHandled() {
        final class Open: OpenObject {
            override func value(forUndefinedKey key: String) -> Any? { key.count }
        }
        run.stage.perform {
            #expect(NSObject().value(forKey: "a") == nil)
            #expect(OpenObject().value(forKeyPath: "b.c") == nil)
            #expect(Open().value(forKey: "four") as? Int == 4)
        }
        #expect(reported == ["the key “a” of NSObject", "the key “b” of OpenObject"])
    }

    @Test func keyPathsOfLayersAreObserved() {
        let layer = run.layer()
        let observer = Observer()
        run.stage.perform {
            layer.addObserver(
                observer, forKeyPath: "position.x", options: [.initial, .new, .old, .prior], context: nil)
            layer.position.x = 5
            layer.position.y = 5
            layer.removeObserver(observer, forKeyPath: "position.x")
            layer.position.x = 6
        }
        #expect(observer.told == ["- 0.0", "0.0 - prior", "0.0 5.0"])
        #expect(reported.isEmpty)
    }

    @Test func observingUnobservableObjectsIsReported() {
        run.stage.perform {
            NSObject().addObserver(Observer(), forKeyPath: "hash", options: [], context: nil)
            CALayer().addObserver(NSObject(), forKeyPath: "opacity", options: [], context: nil)
        }
        #expect(
            reported.contains("addObserver(_:forKeyPath:options:context:) of NSObject")
                && reported.contains("NSObject as an observer of “opacity”"))
    }
}

private final class Target: OpenObject {
    private let note: (String) -> Void

    override class var selectors: [Selector] { [Selector("hear:", Target.hear(_:))] }

    init(_ note: @escaping (String) -> Void) {
        self.note = note
        super.init()
    }

    func hear(_ what: Any) { note("\(what)") }
}

private final class Observer: OpenObject {
    private(set) var told: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let values = [NSKeyValueChangeKey.oldKey, .newKey].map { change?[$0].map { "\($0)" } ?? "-" }
        told.append(values.joined(separator: " ") + (change?[.notificationIsPriorKey] == nil ? "" : " prior"))
    }
}
