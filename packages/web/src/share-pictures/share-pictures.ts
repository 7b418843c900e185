import {
  FIGURE_SOURCES,
  LISTING_STATUSES,
  composeTitle,
  isForSale,
  type ListedShops,
  type ShopCard,
} from '@diandu/core/catalog'
import { formatCount, shortMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { chosenFilters } from '../app/shops/filters/chosen-filters.ts'
import { shopCardView } from '../app/shops/shop-card/shop-card-view.ts'
import { shopIdOf, shopQuery } from '../app/shops/shop-query.ts'
import { shopsQuery } from '../features/catalog/list-queries.ts'
import { readListAddress, type ListAddress } from '../features/catalog/list/list-address.ts'
import { listHeading } from '../features/catalog/list/list-heading.ts'
import { listMessages } from '../messages/catalog/list.messages.ts'
import type { Locale } from '../messages/messages.ts'
import { sharePictureMessages } from '../messages/share-picture.messages.ts'
import { titleMessages } from '../messages/titles.messages.ts'
import type { Visit } from '../router/page.ts'
import type { SharePicture } from './share-picture.ts'

interface PictureOf {
  /** From what the page has fetched. */
  readonly ofPage: (visit: Visit) => SharePicture | undefined
  /** For a request of the picture alone. */
  readonly fetch: (visit: Visit, now: number) => Promise<SharePicture | undefined>
}

const shop: PictureOf = {
  ofPage({ queries, ports, parameters, locale }) {
    const { queryKey } = shopQuery(ports, shopIdOf(parameters))
    const found = queries.getQueryData(queryKey)
    return found && shopSharePicture(found, locale, queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0)
  },
  // By its card: who looks at a picture has not viewed the shop.
  async fetch({ ports, parameters, locale }, now) {
    const found = await (await ports()).marketPulse.shops([shopIdOf(parameters)])
    const [card] = found.ok ? found.value : []
    return card && shopSharePicture(card, locale, now)
  },
}

const list: PictureOf = {
  ofPage({ path, parameters, search, queries, ports, locale }) {
    const address = readListAddress(path, parameters, search)
    const [first] = queries.getQueryData(shopsQuery(ports, address.filter).queryKey)?.pages ?? []
    return first && listSharePicture(address, first, locale)
  },
  async fetch({ path, parameters, search, ports, locale }) {
    const address = readListAddress(path, parameters, search)
    const found = await (await ports()).catalog.list(address.filter, null)
    return found.ok ? listSharePicture(address, found.value, locale) : undefined
  },
}

/** By the pattern of their route. */
const PICTURES: Readonly<Record<string, PictureOf>> = {
  '/shop/:id': shop,
  '/lists/:search?': list,
  '/search/:search': list,
  '/:market': list,
}

/** Call it once the page has fetched its data; undefined where the page has no picture of its own. */
export const sharePictureOf = (pattern: string, visit: Visit): SharePicture | undefined =>
  PICTURES[pattern]?.ofPage(visit)

/** The same without the page. */
export const fetchSharePicture = async (
  pattern: string,
  visit: Visit,
  now: number,
): Promise<SharePicture | undefined> => PICTURES[pattern]?.fetch(visit, now)

const FOLDER = '/share-pictures/'

/** Where the server draws the picture of a page: its path and query below the language. */
export function sharePictureAddress(path: string, locale: Locale, { version }: Pick<SharePicture, 'version'>): string {
  const [pathname = '', query = ''] = path.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('v', version)
  return `${FOLDER}${locale}${pathname}.png?${parameters.toString()}`
}

/** Fewer months show no course. */
const MIN_COLUMNS = 3

/** A shop as its card shows it, and nothing of its seller. */
export function shopSharePicture(shop: ShopCard, locale: Locale, now: number): SharePicture {
  const messages = sharePictureMessages[locale]
  const { mark, title, fell, figures, transfer, place } = shopCardView(shop, locale, now)
  const { turnoverFen, source } = shop.glance
  const status = nameIn(LISTING_STATUSES[shop.status], locale)
  const note = isForSale(shop.status) ? fell : status
  const sourceName = nameIn(FIGURE_SOURCES[shop.isInspected ? 'inspector' : source], locale)
  return {
    kicker: titleMessages[locale].home,
    title,
    mark,
    amount: shortMoney(shop.priceFen, locale),
    isPrice: true,
    ...(note === undefined ? {} : { note }),
    figures,
    ...(turnoverFen.length < MIN_COLUMNS
      ? {}
      : { columns: { label: messages.months(turnoverFen.length), values: turnoverFen } }),
    rows: [],
    foot: [place, transfer, sourceName].join(' · '),
    version: `${shop.priceFen}-${shop.status}`,
  }
}

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
