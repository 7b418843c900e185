/** The shape of words and their languages are core's, which has words of its own. */
export { DEFAULT_LOCALE, defineMessages, isLocale, LOCALES, type Locale, type Messages } from '@diandu/core/messages'
