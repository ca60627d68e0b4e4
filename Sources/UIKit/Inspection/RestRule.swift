/// A rule for what the screen shows at rest: a row of ``RestInspection/rules``.
package struct RestRule: Sendable {
    enum Check: Sendable {
        /// What is wrong with an element; `nil` for nothing.
        case element(@MainActor @Sendable (RestingElement, RestInspection.Surroundings) -> String?)
        /// What is wrong with some elements.
        case elements(@MainActor @Sendable ([RestingElement]) -> [(element: RestingElement, message: String)])
        /// Texts are compared with the pixels of the recording.
        case pixels
    }

    /// Stable: output and scripts refer to it.
    package let name: String
    /// The publication that the rule's numbers are from; `nil` for a rule without.
    package let source: String?
    let check: Check

    init(_ name: String, source: String? = nil, _ check: Check) {
        self.name = name
        self.source = source
        self.check = check
    }
}
