internal import QuartzCore

extension UIViewController {
    /// The class and, where there is one, the title.
    package var subject: String {
        let name = "\(type(of: self))"
        return title.map { "\(name) “\($0)”" } ?? name
    }

    /// Traces a call of one of this controller's methods by the framework.
    package func trace(callback name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:]) {
        stage.diagnostics.trace(subject, callback: name, arguments)
    }

    /// Traces a call of one of this controller's methods by the application.
    func trace(request name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:]) {
        stage.diagnostics.trace(subject, request: name, arguments)
    }

    func trace(note: TraceNote) {
        stage.diagnostics.trace(subject, note: note)
    }
}
