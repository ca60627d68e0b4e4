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
            // If there is no memory for another stack, use the current one.
            if let thread = start(Work(escaping)) { pthread_join(thread, nil) } else { escaping() }
        }
        return result ?? work()
    }

    /// - Returns: The thread that runs the work; `nil` if its stack cannot be allocated.
    private static func start(_ work: Work) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, size)
        defer { pthread_attr_destroy(&attributes) }
        var thread = pthread_t()
        let box = Unmanaged.passRetained(work)
        let status = pthread_create(
            &thread, &attributes,
            { raw in
                if let raw { Unmanaged<Work>.fromOpaque(raw).takeRetainedValue().run() }
                return nil
            }, box.toOpaque())
        guard status != 0 else { return thread }
        box.release()
        return nil
    }

    /// Transforms the elements on as many threads as there are processors, each with a larger stack.
    static func map<Element, Result>(_ elements: [Element], _ transform: (Element) -> Result) -> [Result] {
        let threads = min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), elements.count)
        guard threads > 1 else { return elements.map(transform) }
        let results = UnsafeMutableBufferPointer<Result?>.allocate(capacity: elements.count)
        results.initialize(repeating: nil)
        defer {
            results.deinitialize()
            results.deallocate()
        }
        withoutActuallyEscaping(transform) { transform in
            var started: [pthread_t] = []
            for first in 1..<threads {
                let work = Work {
                    for index in stride(from: first, to: elements.count, by: threads) {
                        results[index] = transform(elements[index])
                    }
                }
                if let thread = start(work) { started.append(thread) } else { work.run() }
            }
            for index in stride(from: 0, to: elements.count, by: threads) {
                results[index] = transform(elements[index])
            }
            for thread in started { pthread_join(thread, nil) }
        }
        return results.compactMap { $0 }
    }
}
