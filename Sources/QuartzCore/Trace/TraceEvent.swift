package import FrameTiming

/// An event of a run's trace: time, subject, and content.
///
/// Events are values for comparison and matching; ``TracePrinter`` provides their text.
package struct TraceEvent: Equatable, Sendable {
    /// A category for filtering.
    package enum Kind: String, CaseIterable, Sendable {
        /// The framework called the application.
        case callback
        /// The application sent a request to the framework.
        case request
        /// An animation began or ended.
        case animation
        /// A view entered or left a superview.
        case hierarchy
        /// A note by the framework: a refusal, or an unsupported API.
        case note
        /// A step of the scene's flow began.
        case step
    }

    package enum Content: Equatable, Sendable {
        case callback(TraceCall)
        case request(TraceCall)
        /// The first commit of an animation.
        case animationBegan(TracedAnimation)
        /// New values or timing of a running animation, effective from this commit. Not printed.
        case animationChanged(TracedAnimation)
        case animationEnded(TracedAnimation.End)
        case hierarchy(HierarchyChange)
        case note(TraceNote)
        /// A step of the scene's flow, in its own words. The event's subject is its number.
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

    /// Whether the event is printed. Other events appear only in figures.
    package var isPrinted: Bool {
        switch content {
        case .animationChanged: false
        case .animationEnded(let end): end.reason != .detached
        case .callback, .request, .animationBegan, .hierarchy, .note, .step: true
        }
    }
}

/// A change by which a view in a window entered or left a superview. The event's subject is the view.
package enum HierarchyChange: Equatable, Sendable {
    case added(to: String)
    case removed(from: String)
}

/// A note by the framework.
package enum TraceNote: Equatable, Sendable {
    package enum Action: String, Sendable {
        case present, dismiss, performSegue
    }

    /// A phase of a transition in which it is too late to add animations alongside.
    package enum LatePhase: Equatable, Sendable {
        case animationsBegan, ended
    }

    /// An API is unsupported, or its resource cannot be used. The API is the event's subject.
    case unsupported(UnsupportedReason, instead: String)
    /// The request has no effect and its completion is not called.
    case refused(Action, reason: String)
    /// The request has no effect because the named transition is not interactive.
    case notInteractive(TraceCall.Name, transition: String)
    /// The device is turned, but the interface is not.
    case keepsOrientation(String, instead: String)
    /// The change is made after the named transition ends.
    case waits(forEndOf: String)
    case unbalancedAppearanceTransitions
    /// The transform is not invertible, so the property changes without animation.
    case notAnimatable(keyPath: String)
    /// A part of a frame that constraints determine.
    package enum FramePart: String, CaseIterable, Sendable {
        case horizontalPosition = "horizontal position"
        case verticalPosition = "vertical position"
        case width, height
    }

    /// Constraints, as sentences, that cannot all be satisfied. The broken one is ignored.
    case constraintConflict([String], broken: String)
    /// The number of conflicts beyond those reported individually.
    case furtherConflicts(Int)
    /// The constraints leave these parts of the subject's frame ambiguous.
    case ambiguousLayout([FramePart])
    /// The number of views with ambiguous frames beyond those reported individually.
    case furtherAmbiguousLayouts(Int)
    /// A constraint, as a sentence, that relates a size to 0 times another one.
    case zeroMultiplier(String)
    /// `animate(alongsideTransition:completion:)` was called too late.
    case lateAlongsideAnimation(LatePhase)
}

/// The reason why the use of an API has a different result than on a device. Printed in traces.
package enum UnsupportedReason: String, Sendable {
    /// The API is not supported, or not for such values.
    case api = "unsupported"
    /// No resource has the name.
    case missing
    /// The file of the resource cannot be read, or is outside its folder.
    case unreadable
    /// The contents of the file are damaged.
    case damaged
    /// The program that draws the file is not installed.
    case program
}
