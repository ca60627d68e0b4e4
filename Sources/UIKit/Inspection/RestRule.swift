/// A rule for the content of the screen at rest: a row of ``RestInspection/rules``.
package struct RestRule: Sendable {
    enum Check: Sendable {
        /// A check of a single element, which returns a message about its defect, or `nil` if there is none.
        case element(@MainActor @Sendable (RestingElement, RestInspection.Surroundings) -> String?)
        /// A check of all elements together, which returns messages about the defective ones.
        case elements(@MainActor @Sendable ([RestingElement]) -> [(element: RestingElement, message: String)])
        /// A comparison of texts with the pixels of the recording.
        case pixels
    }

    /// The stable name, to which output and scripts refer.
    package let name: String
    /// The publication that the rule's numbers are from; `nil` for a rule without numbers.
    package let source: String?
    let check: Check

    init(_ name: String, source: String? = nil, _ check: Check) {
        self.name = name
        self.source = source
        self.check = check
    }
}
