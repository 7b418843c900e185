import { platformOf, SHOP_KINDS, type ListingFilter } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/words'
import { catalogWords } from '../../../words/catalog.words.ts'
import type { Locale } from '../../../words/words.ts'

/** What a list is a list of, by the most telling of its choices. */
export function listHeading({ text, platform, kind }: ListingFilter, locale: Locale): string {
  const words = catalogWords[locale].list
  if (text !== undefined) return words.results(text)
  if (platform !== undefined) return words.ofPlatform(nameIn(platformOf(platform).name, locale))
  return kind === undefined ? words.all : words.ofKind(nameIn(SHOP_KINDS[kind], locale))
}
