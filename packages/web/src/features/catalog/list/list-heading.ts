import { platformOf, shownSearchText, SHOP_KINDS, type ListingFilter } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { listMessages } from '../../../messages/catalog/list.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

/** Names the list by its most specific choice. */
export function listHeading({ text, platforms = [], kinds = [] }: ListingFilter, locale: Locale): string {
  const messages = listMessages[locale]
  if (text !== undefined) return messages.results(shownSearchText(text))
  const [[platform, ...platformsMore], [kind, ...kindsMore]] = [platforms, kinds]
  if (platform !== undefined && platformsMore.length === 0)
    return messages.ofPlatform(nameIn(platformOf(platform).name, locale))
  return kind === undefined || kindsMore.length > 0 ? messages.all : messages.ofKind(nameIn(SHOP_KINDS[kind], locale))
}
