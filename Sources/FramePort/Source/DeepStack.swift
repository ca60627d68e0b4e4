internal import Glibc

/// Runs deep recursions on a larger stack. The parser and tree visitors recurse as deeply as the source is nested, and
/// the main thread's stack of 8 MiB is too small for some sources.
enum DeepStack {
    private static let size = 1 << 30

    private final class Work {
        let run: () -> Void

        init(_ run: @escaping () -> Void) {
            self.run = run
        }
    }

    /// Runs `work` on another thread and waits for it.
    static func run<Result>(_ work: () -> Result) -> Result {
        var result: Result?
        withoutActuallyEscaping({ result = work() }) { escaping in
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            pthread_attr_setstacksize(&attributes, size)
            defer { pthread_attr_destroy(&attributes) }
            var thread = pthread_t()
            let box = Unmanaged.passRetained(Work(escaping))
            let status = pthread_create(
                &thread, &attributes,
                { raw in
                    if let raw { Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().run() }
                    return nil
                }, box.toOpaque())
            // If there is no memory for another stack, use the current one.
            if status == 0 { pthread_join(thread, nil) } else { box.takeRetainedValue().run() }
        }
        return result ?? work()
    }
}
