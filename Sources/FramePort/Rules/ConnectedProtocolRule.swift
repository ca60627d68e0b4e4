/// Names the protocols of UIKit that classes implement as delegates and data sources in storyboards without naming them.
///
///     class Notes: UIViewController, UITableViewDataSource { … }  // was: class Notes: UIViewController { … }
enum ConnectedProtocolRule: PortRule {
    static func apply(to job: PortJob) {
        for type in job.index.classes {
            guard let main = type.main else { continue }
            for name in type.implied { job.add(conformance: name, to: main, "connected protocols") }
        }
    }
}
