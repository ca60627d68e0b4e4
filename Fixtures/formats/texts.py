"""Writes texts.txt: the texts of numbers, dates and lists in twelve locales by ICU itself, through PyICU, which shares nothing with Foundation.

    pip install pyicu-wheels==2.15.2
    python3 Fixtures/formats/texts.py > Fixtures/formats/texts.txt

Each line is a locale, a kind of text, and the text, separated by tabs.
"""

import icu

LOCALES = ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "ru_RU", "pl_PL", "ja_JP", "ko_KR", "zh_CN"]
CURRENCIES = {"en_US": "USD", "en_GB": "GBP", "pt_BR": "BRL", "ru_RU": "RUB", "pl_PL": "PLN", "ja_JP": "JPY", "ko_KR": "KRW", "zh_CN": "CNY"}
# 5 March 2024, 15:07:09 in Greenwich.
TIME = 1709651229.0


def texts(name):
    locale = icu.Locale(name)
    greenwich = icu.TimeZone.createTimeZone("GMT")

    def date(style, time):
        formatter = icu.DateFormat.createDateTimeInstance(style, time, locale)
        formatter.setTimeZone(greenwich)
        return formatter.format(TIME)

    short, medium, long, full, none = icu.DateFormat.SHORT, icu.DateFormat.MEDIUM, icu.DateFormat.LONG, icu.DateFormat.FULL, icu.DateFormat.NONE
    yield "date short", date(short, none)
    yield "date medium", date(medium, none)
    yield "date long", date(long, none)
    yield "date full", date(full, none)
    yield "time short", date(none, short)
    yield "time medium", date(none, medium)
    yield "number", icu.NumberFormat.createInstance(locale).format(1234567.891)
    yield "integer", icu.NumberFormat.createInstance(locale).format(1234567)
    yield "percent", icu.NumberFormat.createPercentInstance(locale).format(0.25)
    currency = icu.NumberFormat.createCurrencyInstance(locale)
    currency.setCurrency(CURRENCIES.get(name, "EUR"))
    yield "currency", currency.format(1234.5)
    yield "spelled", icu.RuleBasedNumberFormat(icu.URBNFRuleSetTag.SPELLOUT, locale).format(42)
    generator = icu.DateTimePatternGenerator.createInstance(locale)
    for skeleton in ["MMMd", "yMMMM", "EEEEMMMMd"]:
        formatter = icu.SimpleDateFormat(generator.getBestPattern(skeleton), locale)
        formatter.setTimeZone(greenwich)
        yield "template " + skeleton, formatter.format(TIME)
    yield "list and", icu.ListFormatter.createInstance(locale).format(["A", "B", "C"])
    relative = icu.RelativeDateTimeFormatter(locale)
    yield "relative day", relative.format(icu.UDateDirection.LAST, icu.UDateAbsoluteUnit.DAY)
    yield "relative hours", relative.format(3.0, icu.UDateDirection.NEXT, icu.UDateRelativeUnit.HOURS)
    wide = icu.NumberFormatter.withLocale(locale).unitWidth(icu.UNumberUnitWidth.FULL_NAME)
    yield "unit wide", wide.unit(icu.MeasureUnit.createKilometer()).formatDouble(5)
    short_unit = icu.NumberFormatter.withLocale(locale).unitWidth(icu.UNumberUnitWidth.SHORT)
    yield "unit short", short_unit.unit(icu.MeasureUnit.createHour()).formatDouble(2)
    yield "compact", icu.NumberFormatter.withLocale(locale).notation(icu.Notation.compactShort()).formatInt(12345)


for name in LOCALES:
    for kind, text in texts(name):
        print(f"{name}\t{kind}\t{text}")
