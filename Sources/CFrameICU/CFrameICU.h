/* Texts of the Unicode locale data that Foundation of the toolchain is linked with. Texts are UTF-16; a function returns the
 * length of its text, or -1 when the locale, the pattern or the capacity is none that ICU takes. */
#ifndef CFRAMEICU_H
#define CFRAMEICU_H

#include <stdint.h>
#include <_foundation_unicode/ulistformatter.h>
#include <_foundation_unicode/unumberformatter.h>
#include <_foundation_unicode/upluralrules.h>

/* The category of a number, such as “few”, for texts with plural forms. */
static inline int32_t frame_icu_plural(const char *language, double number, uint16_t *text, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UPluralRules *rules = uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status);
    int32_t length = uplrules_select(rules, number, (UChar *)text, capacity, &status);
    uplrules_close(rules);
    return U_FAILURE(status) ? -1 : length;
}

/* A number as a skeleton of ICU says, such as “unit/kilometer .##”. */
static inline int32_t frame_icu_number(const char *locale, const uint16_t *skeleton, int32_t count, double number,
                                       uint16_t *text, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UNumberFormatter *formatter =
        unumf_openForSkeletonAndLocale((const UChar *)skeleton, count, locale, &status);
    UFormattedNumber *result = unumf_openResult(&status);
    unumf_formatDouble(formatter, number, result, &status);
    int32_t length = unumf_resultToString(result, (UChar *)text, capacity, &status);
    unumf_closeResult(result);
    unumf_close(formatter);
    return U_FAILURE(status) ? -1 : length;
}

/* A list of amounts, such as “1 hr, 2 min”. Width 0 is wide, 1 short, 2 narrow. */
static inline int32_t frame_icu_amounts(const char *locale, int32_t width, const uint16_t *const *items,
                                        const int32_t *lengths, int32_t count, uint16_t *text, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    UListFormatter *formatter =
        ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, (UListFormatterWidth)width, &status);
    int32_t length =
        ulistfmt_format(formatter, (const UChar *const *)items, lengths, count, (UChar *)text, capacity, &status);
    ulistfmt_close(formatter);
    return U_FAILURE(status) ? -1 : length;
}

#endif
