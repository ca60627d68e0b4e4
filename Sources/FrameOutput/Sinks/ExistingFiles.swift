/// What happens to files that are in the way.
public enum ExistingFiles: Equatable, Sendable {
    /// All targets are checked before the first is written; if one exists, nothing is written.
    case refuse
    /// Targets that exist are replaced, each in one step. Other files stay.
    case overwrite
    /// A frame whose file exists, decodes and has the run's size is neither drawn nor written, which resumes an
    /// interrupted run. A file that is damaged or has another size is written anew. Whether an intact file shows the
    /// scene as it is now is not looked at.
    case skip
    /// As `refuse`, but the files an earlier run of ours lists in its manifest may be replaced, and those of them that
    /// this run does not write are removed when it is complete. Files that are not listed stay.
    ///
    /// `listed` are names inside the sequence's folder.
    case clean(listed: [String])
}
