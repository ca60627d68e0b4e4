internal import QuartzCore

/// The names in a program's symbol table (ELF-64, little-endian; System V Application Binary Interface, chapter 4).
package struct ProgramSymbols: Sendable {
    /// The mangled names of Swift symbols, in no particular order.
    package private(set) var names: [String] = []
    /// The functions and values that the program imports from shared libraries, in no particular order.
    package private(set) var imported: [String] = []

    /// - Returns: `nil` for a stripped program, and for any other file.
    package init?(of path: String) {
        guard let file = FileManager.default.contents(atPath: path),
            file.withUnsafeBytes({ read($0) }), !names.isEmpty
        else { return nil }
    }

    /// The symbols of this program, read on first use.
    package static let ofProcess = ProgramSymbols(of: "/proc/self/exe")

    /// Reads the symbols. Returns whether the file is a program.
    private mutating func read(_ file: UnsafeRawBufferPointer) -> Bool {
        guard let header = file.load(Elf64_Ehdr.self, at: 0), header.e_ident.0 == 0x7F, header.e_ident.1 == 0x45,
            header.e_ident.2 == 0x4C, header.e_ident.3 == 0x46, header.e_ident.4 == ELFCLASS64,
            header.e_ident.5 == ELFDATA2LSB
        else { return false }
        func section(_ index: UInt32) -> Elf64_Shdr? {
            let start = header.e_shoff.addingReportingOverflow(UInt64(index) * UInt64(header.e_shentsize))
            return start.overflow ? nil : file.load(Elf64_Shdr.self, at: start.partialValue)
        }
        let symbols = (0..<UInt32(header.e_shnum)).lazy.compactMap(section).first { $0.sh_type == SHT_SYMTAB }
        guard let symbols, let texts = section(symbols.sh_link).flatMap(file.bytes) else { return false }
        guard let table = file.bytes(of: symbols) else { return false }
        for offset in stride(from: 0, to: table.count, by: MemoryLayout<Elf64_Sym>.size) {
            guard let symbol = table.load(Elf64_Sym.self, at: UInt64(offset)) else { continue }
            let isImported = symbol.st_shndx == 0
            guard isImported || texts.isOfSwift(at: symbol.st_name), let name = texts.text(at: symbol.st_name) else {
                continue
            }
            if name.hasPrefix("$s") { names.append(name) }
            if isImported { imported.append(name) }
        }
        return true
    }
}

extension UnsafeRawBufferPointer {
    /// The value at an offset; `nil` beyond the end of the file.
    fileprivate func load<Value: BitwiseCopyable>(_ type: Value.Type, at offset: UInt64) -> Value? {
        guard let offset = Int(exactly: offset), offset <= count - MemoryLayout<Value>.size else { return nil }
        return loadUnaligned(fromByteOffset: offset, as: type)
    }

    fileprivate func bytes(of section: Elf64_Shdr) -> UnsafeRawBufferPointer? {
        guard let start = Int(exactly: section.sh_offset), let size = Int(exactly: section.sh_size), start <= count,
            size <= count - start
        else { return nil }
        return UnsafeRawBufferPointer(rebasing: self[start..<start + size])
    }

    fileprivate func isOfSwift(at offset: UInt32) -> Bool {
        let start = Int(offset)
        return start < count - 1 && self[start] == UInt8(ascii: "$") && self[start + 1] == UInt8(ascii: "s")
    }

    /// The bytes up to the next zero byte, as text.
    fileprivate func text(at offset: UInt32) -> String? {
        let start = Int(offset)
        guard start < count, let end = self[start...].firstIndex(of: 0) else { return nil }
        return String(decoding: self[start..<end], as: UTF8.self)
    }
}
