internal import FrameJSON
internal import FrameOutput

/// A scheduler that runs one command as an array of jobs, and the environment variables that number the jobs.
///
/// To add one, add a row to ``all``.
struct JobArray: Sendable {
    let scheduler: String
    /// Variable that holds the number of this job.
    let index: String
    /// Number of the first job.
    let first: Int
    /// Variable that holds the number of jobs.
    var count: String?
    /// Variables that hold the first number and the step, for schedulers that let the user choose them.
    var chosen: (first: String, step: String)?

    /// Sources: the manuals of Slurm (sbatch, “output environment variables”) and GNU parallel (parallel, “environment
    /// variables”), Kubernetes' documentation of indexed jobs, the AWS Batch user guide (“job environment variables”).
    static let all = [
        JobArray(
            scheduler: "Slurm", index: "SLURM_ARRAY_TASK_ID", first: 1, count: "SLURM_ARRAY_TASK_COUNT",
            chosen: ("SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_STEP")),
        JobArray(scheduler: "GNU parallel", index: "PARALLEL_SEQ", first: 1),
        JobArray(scheduler: "Kubernetes", index: "JOB_COMPLETION_INDEX", first: 0),
        JobArray(
            scheduler: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", first: 0, count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    ]

    static var names: String {
        all.dropLast().map(\.scheduler).joined(separator: ", ") + " or " + (all.last?.scheduler ?? "")
    }

    /// Returns the shard of this process according to the environment.
    ///
    /// - Parameter count: Number of shards, if the user specified one. The job number is then interpreted with the
    ///   scheduler's default numbering, so that a single job of an array can be repeated.
    /// - Throws: ``Failure`` unless the variables of exactly one scheduler are set and are consistent.
    static func shard(in environment: (String) -> String?, of count: Int?) throws(Failure) -> Shard {
        let present = all.filter { !(environment($0.index) ?? "").isEmpty }
        guard let array = present.first else {
            let looked = all.map { "\($0.index) (\($0.scheduler))" }.joined(separator: ", ")
            throw .usage("--shard auto: this is not an array job; none of these is set: \(looked); write --shard 2/5")
        }
        guard present.count == 1 else {
            throw .usage("--shard auto: both \(present[0].index) and \(present[1].index) are set; write --shard 2/5")
        }
        return try array.shard(in: environment, of: count)
    }

    private func shard(in environment: (String) -> String?, of given: Int?) throws(Failure) -> Shard {
        let index = try number(index, environment)
        let total: Int
        var part = index - first + 1
        if let given {
            total = given
        } else {
            guard let count else {
                throw .usage(
                    "--shard auto: \(self.index) is \(index), and \(scheduler) does not report how many there are; write "
                        + "--shard auto/N")
            }
            total = try number(count, environment)
            if let chosen {
                let (first, step) = (try number(chosen.first, environment), try number(chosen.step, environment))
                guard step > 0, (index - first).isMultiple(of: step) else {
                    throw .usage("--shard auto: \(self.index) is \(index), not one of \(first), \(first + step), …")
                }
                part = (index - first) / step + 1
            }
        }
        guard let shard = Shard(part, of: total) else {
            throw .usage(
                "--shard auto: \(self.index) is \(index), which makes this number \(part) of \(total); number the runs "
                    + "without gaps\(given == nil ? "" : " from \(first)")")
        }
        return shard
    }

    private func number(_ name: String, _ environment: (String) -> String?) throws(Failure) -> Int {
        guard let text = environment(name) else {
            throw .usage("--shard auto: \(index) is set (\(scheduler)), and \(name) is not")
        }
        guard let number = Int(text), (0...1_000_000_000).contains(number) else {
            throw .usage("--shard auto: \(name) is \(JSONValue.quoted(text)), expected a whole number")
        }
        return number
    }
}
