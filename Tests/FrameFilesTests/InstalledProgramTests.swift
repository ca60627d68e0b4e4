import FrameFiles
import Testing

@Suite("Installed programs") struct InstalledProgramTests {
    @Test func theFirstFolderThatHasTheProgramCounts() {
        #expect(InstalledProgram.path(named: "sh", in: "/nowhere:/bin:/usr/bin") == "/bin/sh")
        #expect(InstalledProgram.path(named: "sh", in: "/usr/bin:/bin") == "/usr/bin/sh")
    }

    @Test(arguments: ["", ":", "/nowhere", "/etc"]) func otherwiseThereIsNone(folders: String) {
        #expect(InstalledProgram.path(named: "sh", in: folders) == nil)
    }
}
