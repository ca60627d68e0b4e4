internal import QuartzCore

extension UIViewController {
    /// The class name and, if there is one, the title.
    package var subject: String {
        let name = "\(type(of: self))"
        return title.map { "\(name) “\($0)”" } ?? name
    }

    /// Traces the framework's call of one of this controller's methods.
    package func trace(callback name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:]) {
        stage.diagnostics.trace(subject, callback: name, arguments)
    }

    /// Traces the application's call of one of this controller's methods.
    func trace(request name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:]) {
        stage.diagnostics.trace(subject, request: name, arguments)
    }

    func trace(note: TraceNote) {
        stage.diagnostics.trace(subject, note: note)
    }
}
