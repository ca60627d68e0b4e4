internal import FrameGeometry
package import FrameLayers
internal import FrameTiming

/// The text of trace events, defined only here: `viewWillAppear(true)`, `position (487.5, 1266) → (292.5, 422), 0.5 s
/// easeInOut`.
package enum TracePrinter {
    package static func text(of event: TraceEvent) -> String {
        switch event.content {
        case .callback(let call), .request(let call): text(of: call)
        case .animationBegan(let animation), .animationChanged(let animation): text(of: animation)
        case .animationEnded(let end): text(of: end)
        case .hierarchy(.added(let superview)): "added to \(superview)"
        case .hierarchy(.removed(let superview)): "removed from \(superview)"
        case .note(let note): text(of: note)
        case .step(let words): words
        }
    }

    // MARK: Calls

    package static func text(of call: TraceCall) -> String {
        var text = call.name.spelling
        if call.name.isMethod {
            text += "(" + list(call.arguments) + ")"
        } else {
            text += call.arguments.map { " " + self.text(of: $0.value) }.joined()
        }
        switch call.outcome {
        case .returned(let seconds)?: text += " is \(seconds) s"
        case .stood(let progress)?: text += " at \(fraction(progress))"
        case nil: break
        }
        return text
    }

    /// The label of a call in figures: a method's base name, or the full text of any other call.
    package static func name(of call: TraceCall) -> String {
        call.name.isMethod ? call.name.spelling : text(of: call)
    }

    /// An argument list. Labels without values are joined as in a compound name: `(_:willShow: Detail)`.
    private static func list(_ arguments: [TraceCall.Argument]) -> String {
        var text = ""
        for (index, argument) in arguments.enumerated() {
            if index > 0, arguments[index - 1].value != .omitted { text += ", " }
            switch argument.value {
            case .omitted: text += argument.label + ":"
            case .bool, .number, .progress, .size, .name, .names, .member, .missing:
                if argument.label != "_" { text += argument.label + ": " }
                text += self.text(of: argument.value)
            }
        }
        return text
    }

    private static func text(of value: TraceCall.Value) -> String {
        switch value {
        case .bool(let isTrue): "\(isTrue)"
        case .number(let number): "\(number)"
        case .progress(let progress): fraction(progress)
        case .size(let width, let height):
            "\(rounded(width.rounded(.towardZero))) × \(rounded(height.rounded(.towardZero)))"
        case .name(let name): name
        case .names(let names): "[" + names.joined(separator: ", ") + "]"
        case .member(let name): "." + name
        case .missing: "nil"
        case .omitted: ""
        }
    }

    /// A fraction with one to four decimals.
    private static func fraction(_ progress: Double) -> String { "\((progress * 10_000).rounded() / 10_000)" }

    // MARK: Notes

    package static func text(of note: TraceNote) -> String {
        switch note {
        case .unsupported(let reason, let instead): "\(reason.rawValue): \(instead)"
        case .refused(let action, let reason): "\(action.rawValue) refused: \(reason)"
        case .notInteractive(let request, let transition):
            "\(request.spelling) has no effect: the \(transition) is not interactive"
        case .keepsOrientation(let current, let other):
            "the interface stays in \(current): \(other) is not supported, or the controller does not autorotate"
        case .waits(let transition): "waits for the end of the \(transition)"
        case .unbalancedAppearanceTransitions: "Unbalanced calls to begin/end appearance transitions"
        case .notAnimatable(let keyPath):
            "\(keyPath) changes at once: a scale of exactly 0 cannot be animated to; 0.001 can"
        case .constraintConflict(let constraints, let broken):
            constraints.count < 2
                ? "this constraint cannot hold and is left out: \(broken); remove it, or give it a priority below 1000"
                : "these constraints cannot all hold: \(constraints.joined(separator: "; ")). Left out: \(broken); remove one of them, or give one a priority below 1000"
        case .furtherConflicts(let count): "\(count) more constraints are left out because they conflict with others"
        case .ambiguousLayout(let parts):
            "the constraints leave its \(parts.map(\.rawValue).joined(separator: " and ")) open; add a constraint for each"
        case .furtherAmbiguousLayouts(let count): "constraints leave the frames of \(count) more views open"
        case .zeroMultiplier(let constraint):
            "\(constraint) has the multiplier 0, so that the second size does not count; compare with a constant instead"
        case .lateAlongsideAnimation(.ended):
            "animate(alongsideTransition:completion:) came after the transition's end: not run"
        case .lateAlongsideAnimation(.animationsBegan):
            "animate(alongsideTransition:completion:) came after the transition's animations began: only the completion will run"
        }
    }

    // MARK: Animations

    package static func text(of animation: TracedAnimation) -> String {
        let motion = animation.motion.map(text(of:)) ?? animation.name
        return "\(motion), \(rounded(animation.duration)) s \(pace(of: animation, animation.spans.first))"
    }

    /// The curve, delay, and repetition of one of an animation's properties: `easeInOut after 0.2 s, 3 times, and
    /// back`.
    ///
    /// - Parameter showsDelay: Whether the animation is beginning, so that its delay is still to come.
    package static func pace(
        of animation: TracedAnimation, _ span: TracedAnimation.Span?, showsDelay: Bool = true
    ) -> String {
        var text = span?.pacing.map { keyframes($0, animation.curve) } ?? text(of: animation.curve)
        if showsDelay, animation.delay > 0 { text += " after \(rounded(animation.delay)) s" }
        if animation.repeatCount > 0 {
            text += animation.repeatCount.isInfinite ? ", for ever" : ", \(rounded(animation.repeatCount)) times"
        }
        if animation.autoreverses { text += ", and back" }
        return text
    }

    /// A text such as `keyframes, easeInOut`: the curves between keyframes, or the curve of the whole animation if
    /// those are linear.
    private static func keyframes(_ pacing: TracedAnimation.Pacing, _ curve: TimingCurve) -> String {
        var words = ["keyframes"]
        if pacing.mode != .linear { words.append(pacing.mode.rawValue) }
        words += pacing.curves.map(text(of:))
        if !pacing.curves.isEmpty, curve != .linear {
            words.append("all \(text(of: curve))")
        } else if pacing.curves.isEmpty, pacing.mode == .linear || curve != .linear {
            words.append(text(of: curve))
        }
        return words.joined(separator: ", ")
    }

    private static func text(of end: TracedAnimation.End) -> String {
        switch end.reason {
        case .completed: "\(end.name) ended"
        case .stopped: "\(end.name) stopped before its end"
        case .detached: "\(end.name) detached"
        }
    }

    /// The text of a value beside an animation in a figure, with colors in hexadecimal; `nil` for values without a
    /// short text.
    package static func figureText(of value: AnimatedValue) -> String? {
        switch value {
        case .number, .point, .size, .rect: text(of: value)
        case .color(let color): hexadecimal(color)
        case .affine, .path, .colors, .numbers, .matrix, .image: nil
        }
    }

    /// A color as `#RRGGBB`, followed by the alpha if it is less than 1. Components outside 0…1 are clamped.
    private static func hexadecimal(_ color: Color) -> String {
        let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
        return parts.reduce("#") { text, part in
            let level = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
            let digits = String(level, radix: 16, uppercase: true)
            return text + (digits.count < 2 ? "0" : "") + digits
        }
    }

    package static func text(of motion: TracedAnimation.Motion) -> String {
        switch motion.path {
        case .values(let values): motion.keyPath + " " + values.map(text(of:)).joined(separator: " → ")
        case .heading: motion.keyPath + " along the path"
        }
    }

    private static func text(of curve: TimingCurve) -> String {
        if let named = NamedCurves.all.first(where: { $0.curve == curve }) { return named.name }
        switch curve {
        case .linear: return "linear"
        case .cubicBezier(let bezier): return "cubic " + list([bezier.x1, bezier.y1, bezier.x2, bezier.y2])
        case .spring: return "spring"
        case .backwards(let forwards): return text(of: forwards) + " backwards"
        }
    }

    private static func text(of value: AnimatedValue) -> String {
        switch value {
        case .number(let value): rounded(value)
        case .point(let point): list([point.x, point.y])
        case .size(let size): list([size.width, size.height])
        case .rect(let rect): list([rect.minX, rect.minY, rect.size.width, rect.size.height])
        case .color(let color): list([color.red, color.green, color.blue, color.alpha])
        case .affine(let map): list([map.a, map.b, map.c, map.d, map.tx, map.ty])
        case .path(let path): "a path of \(path.elements.count)"
        case .colors(let colors): "\(colors.count) colors"
        case .numbers(let numbers): list(numbers)
        case .matrix(let matrix): list(matrix.numbers)
        case .image(let image): image.map { "an image of \($0.size.width) × \($0.size.height)" } ?? "no image"
        }
    }

    private static func list(_ values: [Double]) -> String {
        "(" + values.map(rounded).joined(separator: ", ") + ")"
    }

    /// A number with at most four decimals, and none for a whole number.
    private static func rounded(_ value: Double) -> String {
        let short = (value * 10_000).rounded() / 10_000
        return short == short.rounded() && short.magnitude < 1e15 ? "\(Int(short))" : "\(short)"
    }
}
