#!/usr/bin/env bash
# Foundation on Linux has Apple's edition of the Unicode locale data, not the one that ICU publishes.
#
# Versions: Swift 6.3.1, and ICU 77.1 of pyicu-wheels 2.15.2. One would expect the texts of the ICU version that the toolchain states.
# Seen instead, in twelve locales and fifteen kinds of text: 169 of 180 are equal, and these are among the others.
#
#     locale, kind            Foundation                ICU 77.1
#     ja_JP, full date        2024年3月5日 火曜日         2024年3月5日火曜日
#     zh_CN, full date        2024年3月5日 星期二         2024年3月5日星期二
#     ru_RU, medium date      5 марта 2024 г.           5 мар. 2024 г.
#     ko_KR, short date       2024. 3. 5.               24. 3. 5.
#     es_ES, currency         1234,50 €                 1.234,50 €
#
# Consequence: texts that Foundation writes cannot be checked against PyICU without a list of the differences.
#
# Not part of CI: it installs a package. Fails when one of the texts changes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat >"$work/dates.swift" <<'SWIFT'
import Foundation

func date(_ locale: String, _ style: DateFormatter.Style) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.timeZone = .gmt
    formatter.dateStyle = style
    return formatter.string(from: Date(timeIntervalSince1970: 1_709_651_229)).replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
}

let price = NumberFormatter()
price.locale = Locale(identifier: "es_ES")
price.numberStyle = .currency
print(date("ja_JP", .full), date("zh_CN", .full), date("ru_RU", .medium), date("ko_KR", .short), separator: "\n")
print((price.string(from: 1234.5) ?? "").replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " "))
SWIFT
cat >"$work/dates.py" <<'PYTHON'
import icu

def date(locale, style):
    formatter = icu.DateFormat.createDateTimeInstance(style, icu.DateFormat.NONE, icu.Locale(locale))
    formatter.setTimeZone(icu.TimeZone.createTimeZone("GMT"))
    return formatter.format(1709651229.0).replace("\u00a0", " ").replace("\u202f", " ")

full, medium, short = icu.DateFormat.FULL, icu.DateFormat.MEDIUM, icu.DateFormat.SHORT
print(date("ja_JP", full), date("zh_CN", full), date("ru_RU", medium), date("ko_KR", short), sep="\n")
price = icu.NumberFormat.createCurrencyInstance(icu.Locale("es_ES"))
price.setCurrency("EUR")
print(price.format(1234.5).replace("\u00a0", " ").replace("\u202f", " "))
PYTHON
swift --version 2>&1 | grep -m 1 version
python3 -m venv "$work/python"
"$work/python/bin/pip" install -q pyicu-wheels==2.15.2
swiftc "$work/dates.swift" -o "$work/dates"
"$work/dates" >"$work/foundation"
"$work/python/bin/python" "$work/dates.py" >"$work/icu"
paste "$work/foundation" "$work/icu"
printf '%s\n' "2024年3月5日 火曜日" "2024年3月5日 星期二" "5 марта 2024 г." "2024. 3. 5." "1234,50 €" | diff "$work/foundation" - ||
    { echo "Foundation writes other texts than it did" >&2; exit 1; }
printf '%s\n' "2024年3月5日火曜日" "2024年3月5日星期二" "5 мар. 2024 г." "24. 3. 5." "1.234,50 €" | diff "$work/icu" - ||
    { echo "ICU writes other texts than it did" >&2; exit 1; }
