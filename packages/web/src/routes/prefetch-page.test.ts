import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { homeQuery } from '../features/catalog/catalog-queries.ts'
import { shopsQuery } from '../features/catalog/list-queries.ts'
import type { Ports } from '../composition/ports.ts'
import { matchPage, matchRoute, prefetchPage } from './prefetch-page.ts'
import { createQueryClient } from '../app/queries/query-client.ts'
import { ROUTES } from './routes.ts'
import { openTestMarket, testPorts } from '../app/testing/open-test-market.ts'
import { withPort } from '../app/testing/render-page.tsx'

const given = (path: string) => {
  const matched = matchPage(path)
  return matched === undefined
    ? undefined
    : [matched.route.path, matched.visit.parameters, Object.fromEntries(matched.visit.search)]
}

it('an address is matched as the router matches it, with what it says decoded', () => {
  expect(given('/')).toEqual(['/', {}, {}])
  expect(given('/lists?platform=1&sort=latest')).toEqual(['/lists/:search?', {}, { platform: '1', sort: 'latest' }])
  expect(given('/search/%E5%A5%B3%E8%A3%85%20a')).toEqual(['/search/:search', { search: '女装 a' }, {}])
  expect(given('/search')).toEqual(['/search', {}, {}])
  expect(given('/shop/shop-0001/order?pay=o-1#x')).toEqual(['/shop/:id/order', { id: 'shop-0001' }, { pay: 'o-1' }])
  expect(given('//')).toEqual(['/', {}, {}])
  expect(given('/tmall/../search')).toEqual(['/search', {}, {}])
  expect(given('/tmall')).toEqual(['/:market', { market: 'tmall' }, {}])
})

it('addresses of no page lead nowhere, however they are written', () => {
  for (const path of ['/nowhere', '/shop/a%20b', '/toString', '//other.example', '/a/b/c/d'])
    expect(matchPage(path), path).toBeUndefined()
})

it('of all routes the same one is found as the router finds among them', () => {
  // The router warns of broken characters.
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const steps = fc.oneof(
    fc.constantFrom(...new Set(ROUTES.flatMap(({ path }) => path.split('/')))),
    fc.constantFrom('tmall', 'TMALL', '%74mall', '%E5%A5', 'a b', 'x1', '..', ''),
    fc.string(),
  )
  fc.assert(
    fc.property(
      fc.array(steps, { maxLength: 4 }).map((path) => `/${path.join('/')}`),
      (path) => {
        const { pathname } = new URL(`http://page/${path.replace(/^\//, '')}`)
        const among = matchRoutes(
          ROUTES.map((route) => ({ path: route.path, handle: route })),
          pathname,
        )?.at(-1)
        expect(matchRoute(path)?.route).toBe(among?.route.handle)
        expect(matchRoute(path)?.visit.parameters).toEqual(among?.params)
      },
    ),
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

it('a page is fetched ahead with the question that it asks first', async () => {
  const services = openClient()
  prefetchPage('/', services)
  await vi.waitFor(
    () => expect(services.queries.getQueryData(homeQuery(services.ports).queryKey)?.onSaleCount).toBe(3),
    30_000,
  )
  prefetchPage('/search/%E5%A5%B3%E8%A3%85', services)
  const key = shopsQuery(services.ports, { text: '女装', sort: 'recommended' }).queryKey
  await vi.waitFor(() => expect(services.queries.getQueryData(key)).toBeDefined(), 30_000)
})

it('a page that cannot be fetched ahead causes no failure', async () => {
  const services = openClient(withPort('catalog', { home: () => Promise.reject(new Error('a bug')) }))
  prefetchPage('/nowhere', services)
  prefetchPage('/', services)
  await vi.waitFor(
    () => expect(services.queries.getQueryState(homeQuery(services.ports).queryKey)?.status).toBe('error'),
    30_000,
  )
})
