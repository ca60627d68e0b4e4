package import QuartzCore

extension TraceCall.Name {
    package static var dynamicAnimatorWillResume: Self { method() }
    package static var dynamicAnimatorDidPause: Self { method() }
    package static var collisionBehavior: Self { method() }
}
