import { platformOf, SHOP_KINDS, type ListingFilter } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { catalogMessages } from '../../../messages/catalog/catalog.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

/** What a list is a list of, by the most telling of its choices. */
export function listHeading({ text, platform, kind }: ListingFilter, locale: Locale): string {
  const messages = catalogMessages[locale].list
  if (text !== undefined) return messages.results(text)
  if (platform !== undefined) return messages.ofPlatform(nameIn(platformOf(platform).name, locale))
  return kind === undefined ? messages.all : messages.ofKind(nameIn(SHOP_KINDS[kind], locale))
}
