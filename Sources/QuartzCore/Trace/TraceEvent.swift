package import FrameTiming

/// An event of a run's trace: time, subject and content.
///
/// A value for comparison and matching; ``TracePrinter`` provides its text.
package struct TraceEvent: Equatable, Sendable {
    /// Categories for filtering.
    package enum Kind: String, CaseIterable, Sendable {
        /// The framework called the application.
        case callback
        /// The application asked the framework for something.
        case request
        /// An animation began or ended.
        case animation
        /// A view entered or left a superview.
        case hierarchy
        /// A remark of the framework: a refusal, an unsupported API.
        case note
        /// A step of the scene's flow began.
        case step
    }

    package enum Content: Equatable, Sendable {
        case callback(TraceCall)
        case request(TraceCall)
        /// The first commit of an animation.
        case animationBegan(TracedAnimation)
        /// New values or timing of a running animation, in effect from this commit. Not printed.
        case animationChanged(TracedAnimation)
        case animationEnded(TracedAnimation.End)
        case hierarchy(HierarchyChange)
        case note(TraceNote)
        /// A step of the scene's flow, in its words. The event's subject is its number.
        case step(String)
    }

    package let time: MediaTime
    /// A class and a title or identifier, never an address.
    package let subject: String
    package let content: Content

    package init(time: MediaTime, subject: String, content: Content) {
        self.time = time
        self.subject = subject
        self.content = content
    }

    package var kind: Kind {
        switch content {
        case .callback: .callback
        case .request: .request
        case .animationBegan, .animationChanged, .animationEnded: .animation
        case .hierarchy: .hierarchy
        case .note: .note
        case .step: .step
        }
    }

    /// The call of a callback or request.
    package var call: TraceCall? {
        switch content {
        case .callback(let call), .request(let call): call
        case .animationBegan, .animationChanged, .animationEnded, .hierarchy, .note, .step: nil
        }
    }

    package var note: TraceNote? {
        switch content {
        case .note(let note): note
        case .callback, .request, .animationBegan, .animationChanged, .animationEnded, .hierarchy, .step: nil
        }
    }

    /// Whether the event is printed. Other events are for figures only.
    package var isPrinted: Bool {
        switch content {
        case .animationChanged: false
        case .animationEnded(let end): end.reason != .detached
        case .callback, .request, .animationBegan, .hierarchy, .note, .step: true
        }
    }
}

/// A view in a window entered or left a superview. The event's subject is the view.
package enum HierarchyChange: Equatable, Sendable {
    case added(to: String)
    case removed(from: String)
}

/// A remark of the framework.
package enum TraceNote: Equatable, Sendable {
    package enum Action: String, Sendable {
        case present, dismiss, performSegue
    }

    /// A phase of a transition in which it is too late to add animations alongside.
    package enum LatePhase: Equatable, Sendable {
        case animationsBegan, ended
    }

    /// The event's subject is an unsupported API, or one whose resource cannot be used.
    case unsupported(UnsupportedReason, instead: String)
    /// The request has no effect and its completion is not called.
    case refused(Action, reason: String)
    /// The request has no effect because the named transition runs by itself.
    case notInteractive(TraceCall.Name, transition: String)
    /// The device is turned, and the interface is not.
    case keepsOrientation(String, instead: String)
    /// The change is performed after the named transition ends.
    case waits(forEndOf: String)
    case unbalancedAppearanceTransitions
    /// The transform is not invertible, so the property changes without animation.
    case notAnimatable(keyPath: String)
    /// A part of a frame that constraints decide.
    package enum FramePart: String, CaseIterable, Sendable {
        case horizontalPosition = "horizontal position"
        case verticalPosition = "vertical position"
        case width, height
    }

    /// Constraints, as sentences, that cannot hold together; the broken one is ignored.
    case constraintConflict([String], broken: String)
    /// The number of conflicts beyond those reported one by one.
    case furtherConflicts(Int)
    /// The constraints leave these parts of the subject's frame open.
    case ambiguousLayout([FramePart])
    /// The number of views with open frames beyond those reported one by one.
    case furtherAmbiguousLayouts(Int)
    /// A constraint, as a sentence, that compares a size with 0 times another one.
    case zeroMultiplier(String)
    /// `animate(alongsideTransition:completion:)` was called too late.
    case lateAlongsideAnimation(LatePhase)
}

/// Why the use of an API has another result than on a device. Printed in traces.
package enum UnsupportedReason: String, Sendable {
    /// The API is not supported, or not with such values.
    case api = "unsupported"
    /// No resource has the name.
    case missing
    /// The file of the resource cannot be read, or leads out of its folder.
    case unreadable
    /// The contents of the file are damaged.
    case damaged
}
