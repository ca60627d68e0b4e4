internal import FrameJSON
package import FrameTiming
internal import QuartzCore

extension Trace {
    /// Returns what happened in a part of the run, with times from its beginning: calls as in ``text``, followed by a line
    /// for each animated layer, with all its properties.
    ///
    /// - Parameter end: The beginning of the next part; `nil` for the last one.
    package func reviewLines(since begin: MediaTime, before end: MediaTime?) -> [String] {
        let events = printedEvents.filter { event in
            event.time >= begin && end.map { event.time < $0 } != false
        }
        let calls = events.filter { $0.kind != .animation }.map {
            TraceEvent(time: $0.time - begin, subject: $0.subject, content: $0.content)
        }
        // Parsing: the text is printed line by line.
        return Trace(events: calls).text.split(separator: "\n").map(String.init)
            + Self.layers(in: events).map { $0.line(since: begin) }
    }

    /// The animations of a layer that begin at the same time.
    private struct AnimatedLayer {
        let time: MediaTime
        let subject: String
        /// Properties, by their duration and curve.
        private var motions: [(timing: String, texts: [String])] = []

        init(time: MediaTime, subject: String) {
            self.time = time
            self.subject = subject
        }

        mutating func add(_ animation: TracedAnimation) {
            let (motion, timing) = Trace.words(of: animation)
            guard let index = motions.firstIndex(where: { $0.timing == timing }) else {
                return motions.append((timing, [motion]))
            }
            motions[index].texts.append(motion)
        }

        func line(since begin: MediaTime) -> String {
            let words = motions.map { $0.texts.joined(separator: ", ") + "; " + $0.timing }.joined(separator: " · ")
            return "  \(Trace.seconds((time - begin).seconds))  ~ " + ControlEscapes.line("\(subject)  \(words)")
        }
    }

    private static func layers(in events: [TraceEvent]) -> [AnimatedLayer] {
        var layers: [AnimatedLayer] = []
        for event in events {
            guard case .animationBegan(let animation) = event.content else { continue }
            let known = layers.firstIndex { $0.subject == event.subject && $0.time == event.time }
            if known == nil { layers.append(AnimatedLayer(time: event.time, subject: event.subject)) }
            layers[known ?? layers.count - 1].add(animation)
        }
        return layers
    }

    /// Returns what an animation changes, and its duration and curve.
    private static func words(of animation: TracedAnimation) -> (motion: String, timing: String) {
        let motion = animation.motion.map(TracePrinter.text(of:)) ?? animation.name
        var timing = String(TracePrinter.text(of: animation).dropFirst(motion.count + 2))
        if case .spring(let spring, _) = animation.curve {
            func rounded(_ value: Double) -> String { JSONValue.number((value * 10_000).rounded() / 10_000).compact }
            timing += " of damping \(rounded(spring.dampingRatio)), frequency \(rounded(spring.angularFrequency))"
            if spring.initialVelocity != 0 { timing += ", velocity \(rounded(spring.initialVelocity))" }
        }
        return (motion, timing)
    }
}
