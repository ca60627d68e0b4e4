extension DispatchQueue {
    /// Calls the work for each number in turn, since there is one thread.
    public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<max(iterations, 0) { work(iteration) }
    }
}
