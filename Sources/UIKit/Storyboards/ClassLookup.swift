internal import FrameStoryboards

/// Finds the classes that storyboards name in the program.
@MainActor enum ClassLookup {
    /// `nil` if the program has no such class, or the name is not one that can be looked up: of a generic or a nested class.
    static func type(of custom: CustomClass) -> AnyClass? {
        guard let module = custom.module, isIdentifier(module), isIdentifier(custom.name) else { return nil }
        // How Swift spells a class in a module for its runtime.
        return _typeByName("\(module.utf8.count)\(module)\(custom.name.utf8.count)\(custom.name)C") as? AnyClass
    }

    private static func isIdentifier(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.first.map { !(0x30...0x39).contains($0) } == true
            && name.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x5F
            }
    }
}
