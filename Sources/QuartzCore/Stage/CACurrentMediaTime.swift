/// Virtual seconds since the run began. The same for the whole of an event; nothing of the machine's clock is in it.
@MainActor @preconcurrency public func CACurrentMediaTime() -> CFTimeInterval { Stage.current.loop.now.seconds }
