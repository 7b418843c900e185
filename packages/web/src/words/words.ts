/** The shape of words and their languages are core's, which has words of its own. */
export { DEFAULT_LOCALE, defineWords, isLocale, LOCALES, type Locale, type Words } from '@diandu/core/words'
