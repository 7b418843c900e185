import type { Name } from '../kernel/index.ts'
import type { Locale } from './locale.ts'

/**
 * A name of the trade in one language: of a platform, a bank, a status. Each is beside its code, in both languages.
 */
export const nameIn = (name: Name, locale: Locale): string => (locale === 'en' ? name.en : name.zh)
