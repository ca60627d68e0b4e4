extension UIViewPropertyAnimator {
    /// Returns when the animator has ended, with where.
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            addCompletion { continuation.resume(returning: $0) }
        }
    }
}
