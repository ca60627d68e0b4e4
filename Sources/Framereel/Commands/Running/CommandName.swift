/// The table of commands, in the order of help.
enum CommandName: String, CaseIterable, Sendable {
    case render, still, play, embed, gallery, watch, list, validate, schema, trace, lint, draw, sample
    case sheet, onion, timeline, curve, storyboard
    case mergeManifests = "merge-manifests"
    case diff, record, verify, prune
    case new
    case initialize = "init"
    case adopt, port, devices, doctor, completions, manual, help

    var command: any Command.Type {
        switch self {
        case .render: RenderCommand.self
        case .still: StillCommand.self
        case .play: PlayCommand.self
        case .embed: EmbedCommand.self
        case .gallery: GalleryCommand.self
        case .watch: WatchCommand.self
        case .list: ListCommand.self
        case .validate: ValidateCommand.self
        case .schema: SchemaCommand.self
        case .trace: TraceCommand.self
        case .lint: LintCommand.self
        case .draw: DrawCommand.self
        case .sample: SampleCommand.self
        case .sheet: SheetCommand.self
        case .timeline: TimelineCommand.self
        case .onion: OnionCommand.self
        case .curve: CurveCommand.self
        case .storyboard: StoryboardCommand.self
        case .mergeManifests: MergeManifestsCommand.self
        case .diff: DiffCommand.self
        case .record: RecordCommand.self
        case .verify: VerifyCommand.self
        case .prune: PruneCommand.self
        case .new: NewCommand.self
        case .initialize: InitCommand.self
        case .adopt: AdoptCommand.self
        case .port: PortCommand.self
        case .devices: DevicesCommand.self
        case .doctor: DoctorCommand.self
        case .completions: CompletionsCommand.self
        case .manual: ManualCommand.self
        case .help: HelpCommand.self
        }
    }

    /// Returns the output of `framereel help COMMAND`.
    func help(program: String) -> String {
        var help = HelpText()
        let command = self.command
        help.overview(command.summary + "." + (command.discussion.isEmpty ? "" : "\n\n" + command.discussion))
        let words = [program, rawValue] + [command.operand?.usage].compactMap(\.self) + ["[OPTION]..."]
        help.usage(words.joined(separator: " "))
        help.section("ARGUMENTS", [command.operand].compactMap(\.self).map { ($0.name, $0.help) })
        help.section("OPTIONS", command.allOptions.map(HelpText.row))
        return help.text
    }
}
