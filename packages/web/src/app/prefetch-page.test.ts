import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { expect, it, vi } from 'vitest'
import { homeQuery, shopsQuery } from '../features/catalog/catalog-queries.ts'
import type { Ports } from '../composition/ports.ts'
import { matchPage, matchRow, prefetchPage } from './prefetch-page.ts'
import { createQueryClient } from './query-client.ts'
import { ROUTES } from './routes.ts'
import { openTestMarket } from './testing/open-test-market.ts'
import { testPorts } from './testing/test-ports.ts'

const given = (path: string) => {
  const matched = matchPage(path)
  return matched === undefined ? undefined : [matched.row.path, matched.visit.parameters, Object.fromEntries(matched.visit.search)]
}

it('[WEB-1] an address is matched as the router matches it, with what it says read from its signs', () => {
  expect(given('/')).toEqual(['/', {}, {}])
  expect(given('/lists?platform=1&sort=latest')).toEqual(['/lists/:search?', {}, { platform: '1', sort: 'latest' }])
  expect(given('/search/%E5%A5%B3%E8%A3%85%20a')).toEqual(['/search/:search', { search: '女装 a' }, {}])
  expect(given('/search')).toEqual(['/search', {}, {}])
  expect(given('/shop/shop-0001/order?pay=o-1#x')).toEqual(['/shop/:id/order', { id: 'shop-0001' }, { pay: 'o-1' }])
  expect(given('//')).toEqual(['/', {}, {}])
  expect(given('/tmall/../search')).toEqual(['/search', {}, {}])
  expect(given('/tmall')).toEqual(['/:market', { market: 'tmall' }, {}])
})

it('[WEB-1] addresses of no page lead nowhere, however they are written', () => {
  for (const path of ['/nowhere', '/shop/a%20b', '/shop/', '/toString', '//other.example', '/a/b/c/d']) expect(matchPage(path), path).toBeUndefined()
})

it('[WEB-1] of all rows the same one is found as the router finds among them', () => {
  // The router warns of broken signs.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const steps = fc.oneof(fc.constantFrom(...new Set(ROUTES.flatMap(({ path }) => path.split('/')))), fc.constantFrom('tmall', 'TMALL', '%74mall', '%E5%A5', 'a b', 'x1', '..', ''), fc.string())
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 4 }).map((path) => `/${path.join('/')}`), (path) => {
      const { pathname } = new URL(`http://page/${path.replace(/^\//, '')}`)
      const among = matchRoutes(ROUTES.map((row) => ({ path: row.path, row })), pathname)?.at(-1)
      expect(matchRow(path)?.row).toBe(among?.route.row)
      expect(matchRow(path)?.visit.parameters).toEqual(among?.params)
      // Asked again it is not matched again.
      expect(matchRow(path)).toBe(matchRow(path))
    }),
  )
})

function openClient(change?: (ports: Ports) => Ports) {
  const market = openTestMarket()
  const bare = testPorts(market, market.openDevice())
  const ports = () => Promise.resolve(change?.(bare) ?? bare)
  const queries = createQueryClient(() => undefined)
  queries.setDefaultOptions({ queries: { retry: false } })
  return { queries, ports, locale: 'zh-CN' as const }
}

it('[WEB-2] a page is fetched ahead with the question that it asks first', async () => {
  const means = openClient()
  prefetchPage('/', means)
  await vi.waitFor(() => expect(means.queries.getQueryData(homeQuery(means.ports).queryKey)?.onSaleCount).toBe(3), 30_000)
  prefetchPage('/search/%E5%A5%B3%E8%A3%85', means)
  const key = shopsQuery(means.ports, { text: '女装', sort: 'recommended' }).queryKey
  await vi.waitFor(() => expect(means.queries.getQueryData(key)).toBeDefined(), 30_000)
})

it('[WEB-2] a page that cannot be fetched ahead troubles nobody', async () => {
  const means = openClient((ports) => ({ ...ports, catalog: { ...ports.catalog, home: () => Promise.reject(new Error('a bug')) } }))
  prefetchPage('/nowhere', means)
  prefetchPage('/', means)
  await vi.waitFor(() => expect(means.queries.getQueryState(homeQuery(means.ports).queryKey)?.status).toBe('error'), 30_000)
})
