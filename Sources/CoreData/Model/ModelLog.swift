/// Reports to the current stage.
enum ModelLog {
    static func unsupported(_ api: String, instead: String) {
        // Entry point: models and contexts have no stage.
        MainActor.assumeIsolated { Stage.current.diagnostics.reportUnsupported(api, instead: instead) }
    }

    static func misuse(_ sentence: String) {
        // Entry point: models and contexts have no stage.
        MainActor.assumeIsolated { Stage.current.diagnostics.misuse(sentence) }
    }
}
