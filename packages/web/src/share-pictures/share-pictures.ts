import { shopIdOf, shopQuery } from '../app/shops/shop-query.ts'
import { shopsQuery } from '../features/catalog/list-queries.ts'
import { readListAddress } from '../features/catalog/list/list-address.ts'
import type { Locale } from '../messages/messages.ts'
import type { Visit } from '../router/page.ts'
import { listSharePicture } from './list-share-picture.ts'
import { shopSharePicture } from './shop-share-picture.ts'
import type { SharePicture } from './share-picture.ts'

type Describe = (visit: Visit) => SharePicture | undefined

const ofShop: Describe = ({ queries, ports, parameters, locale }) => {
  const { queryKey } = shopQuery(ports, shopIdOf(parameters))
  const shop = queries.getQueryData(queryKey)
  return shop && shopSharePicture(shop, locale, queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0)
}

const ofList: Describe = ({ path, parameters, search, queries, ports, locale }) => {
  const address = readListAddress(path, parameters, search)
  const [first] = queries.getQueryData(shopsQuery(ports, address.filter).queryKey)?.pages ?? []
  return first && listSharePicture(address, first, locale)
}

/** By the pattern of their route. */
const DESCRIBED: Readonly<Record<string, Describe>> = {
  '/shop/:id': ofShop,
  '/lists/:search?': ofList,
  '/search/:search': ofList,
  '/:market': ofList,
}

/** What stands on a page's picture, once the page has fetched what it shows; undefined where it has none of its own. */
export const sharePictureOf = (pattern: string, visit: Visit): SharePicture | undefined => DESCRIBED[pattern]?.(visit)

const FOLDER = '/share-pictures/'

/** Where the server draws the picture of a page: its path and query below the language. */
export function sharePictureAddress(path: string, locale: Locale, { version }: Pick<SharePicture, 'version'>): string {
  const [pathname = '', query = ''] = path.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('v', version)
  return `${FOLDER}${locale}${pathname}.png?${parameters.toString()}`
}
