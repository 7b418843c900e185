import type { Name } from '@diandu/core/catalog'
import type { Locale } from '../words/words.ts'

/** A dictionary's name in the language of the page. */
export const nameIn = (name: Name, locale: Locale): string => (locale === 'en' ? name.en : name.zh)
