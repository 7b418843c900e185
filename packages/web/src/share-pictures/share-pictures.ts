import { shopIdOf, shopQuery } from '../app/shops/shop-query.ts'
import { shopsQuery } from '../features/catalog/list-queries.ts'
import { readListAddress } from '../features/catalog/list/list-address.ts'
import type { Locale } from '../messages/messages.ts'
import type { Visit } from '../router/page.ts'
import { listSharePicture } from './list-share-picture.ts'
import { shopSharePicture } from './shop-share-picture.ts'
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
