import Combine
import FrameTiming
import QuartzCore

/// A run in virtual time that notes the values of publishers with their times.
@MainActor final class Run {
    private let stage = Stage()
    private(set) var notes: [String] = []
    var cancellables: Set<AnyCancellable> = []

    func at(_ seconds: Double, _ event: @escaping @MainActor () -> Void) {
        stage.loop.schedule(at: MediaTime(seconds: seconds), event)
    }

    func note(_ text: String) {
        let time = (stage.loop.now.seconds * 1000).rounded() / 1000
        notes.append("\(time) \(text)")
    }

    /// Notes all values and the completion of a publisher.
    func watch<P: Publisher>(_ publisher: P) {
        publisher.sink { [self] completion in
            switch completion {
            case .finished: note("finished")
            case .failure(let error): note("\(error)")
            }
        } receiveValue: { [self] in
            note("\($0)")
        }.store(in: &cancellables)
    }

    func perform(_ body: () -> Void) { stage.perform(body) }

    func play(limit: Double = 60) throws {
        try stage.perform { try stage.run(limit: MediaTime(seconds: limit)) }
    }

    /// The messages about work that is left open.
    var openEnds: [String] { stage.diagnostics.openEnds }
}

/// The values and the completion of a publisher that sends them immediately.
func sent<P: Publisher>(_ publisher: P) -> [String] {
    var notes: [String] = []
    let subscription = publisher.sink { completion in
        switch completion {
        case .finished: notes.append(".")
        case .failure(let error): notes.append("\(error)")
        }
    } receiveValue: {
        notes.append("\($0)")
    }
    withExtendedLifetime(subscription) {}
    return notes
}

enum Problem: Error, Equatable {
    case first, second
}
