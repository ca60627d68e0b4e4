import UIKit

/// Scripts, directions and characters that are in no font.
public final class ScriptsViewController: SpecimenViewController {
    private static let texts = [
        ("Latin", "Ærøskøbing, Łódź, Þingvellir, façade"), ("Vietnamese", "Tiếng Việt: chữ Quốc ngữ"),
        ("Greek", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία"), ("Cyrillic", "Съешь же ещё этих мягких булок"),
        ("Accents put together", "e\u{301} + n\u{303} = \u{E9} + \u{F1}"), ("Hebrew", "שלום עולם, 123"),
        ("Arabic", "مرحبا بالعالم ١٢٣"), ("Both ways in a line", "The title is مدخل إلى C++ in Arabic."),
        ("And the other way round", "שם הקובץ הוא README.md (גרסה 2.1)"),
        ("Symbols", "→ ← ✓ ★ ♥ © ™ € ₿ ½ ∑ ≈"), ("No font has these", "\u{1F389} \u{1F9D1}\u{200D}\u{1F680}"),
    ]

    public override func write() {
        for (name, text) in Self.texts {
            caption(name)
            add(Self.label(text, .systemFont(ofSize: 19)), gap: 2)
        }
    }
}
