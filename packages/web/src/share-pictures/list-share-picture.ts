import { composeTitle, type ListedShops } from '@diandu/core/catalog'
import { formatCount, shortMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { chosenFilters } from '../app/shops/filters/chosen-filters.ts'
import type { ListAddress } from '../features/catalog/list/list-address.ts'
import { listHeading } from '../features/catalog/list/list-heading.ts'
import { listMessages } from '../messages/catalog/list.messages.ts'
import type { Locale } from '../messages/messages.ts'
import { sharePictureMessages } from '../messages/share-picture.messages.ts'
import { titleMessages } from '../messages/titles.messages.ts'
import type { SharePicture } from './share-picture.ts'

const ROWS = 3

/** The list's heading, its number of shops and its first ones; undefined where it is empty. */
export function listSharePicture(
  { filter }: Pick<ListAddress, 'filter'>,
  { items, total }: ListedShops,
  locale: Locale,
): SharePicture | undefined {
  if (items.length === 0) return undefined
  const chosen = chosenFilters(filter, new Set(), locale).map(({ label }) => label)
  const title = filter.text === undefined && chosen.length > 0 ? chosen.join(' · ') : listHeading(filter, locale)
  const { found, foundMore } = listMessages[locale]
  const { count, capped } = total ?? { count: items.length, capped: true }
  const rows = items.slice(0, ROWS).map((shop) => ({
    // The first part of the title only; the shop's own picture shows the others.
    label: nameIn(composeTitle(shop), locale).split(' · ', 1)[0] ?? '',
    value: shortMoney(shop.priceFen, locale),
  }))
  return {
    kicker: titleMessages[locale].home,
    title,
    amount: (capped ? foundMore : found)(formatCount(count)),
    isPrice: false,
    figures: [],
    rows,
    foot: sharePictureMessages[locale].foot,
    version: `${count}-${items[0]?.id ?? ''}`,
  }
}
