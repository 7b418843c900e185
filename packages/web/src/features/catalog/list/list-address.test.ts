import fc from 'fast-check'
import { MARKETS, withinMarket, type Market } from '@diandu/core/catalog'
import { aListingFilter } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { matchPage } from '../../../routes/prefetch-page.ts'
import { listAddress, readListAddress, type ListAddress } from './list-address.ts'

/** Runs the address through the router. */
function read(address: string): ListAddress {
  const matched = matchPage(address)
  if (matched === undefined) throw new Error(`No page stands at ${address}`)
  return readListAddress(address, matched.visit.parameters, matched.visit.search)
}

const SOMEWHERE = ['/lists', '/tmall', '/tmallnew', '/jd', '/mgj', '/firmshop', '/other'] as const

it('an address leads back to the filter it was made of, within what its path fixes (CAT-6)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SOMEWHERE), aListingFilter(), (path, filter) => {
      const market = path.slice(1)
      const meant = market in MARKETS ? withinMarket(market as Market, filter) : filter
      const address = listAddress(read(path), meant)
      expect(read(address).filter).toEqual(meant)
      expect(address.startsWith(path)).toBe(true)
      expect(listAddress(read(address), read(address).filter)).toBe(address)
    }),
  )
})

it('a market fixes its part, whatever the query says, and its part is not repeated there (CAT-6)', () => {
  const tmall = read('/tmall?platform=3&industry=womenswear&sort=price-up')
  expect(tmall.filter.platforms).toEqual([1])
  expect([...tmall.fixed]).toEqual(['platforms'])
  expect(listAddress(tmall, { ...tmall.filter, kinds: ['flagship'] })).not.toContain('platform')
  expect(read('/tmallnew').filter.sort).toBe('latest')
  expect(read('/tmallnew?sort=price-up').filter.sort).toBe('price-up')
  expect([...read('/firmshop').fixed]).toEqual(['kinds'])
})

it('a text in the path stays there (CAT-6)', () => {
  for (const path of ['/search/%E5%A5%B3%E8%A3%85', '/lists/%E5%A5%B3%E8%A3%85']) {
    const address = read(path)
    expect(address.filter.text).toBe('女装')
    expect([...address.fixed]).toEqual(['text'])
    expect(listAddress(address, { ...address.filter, platforms: [1, 32] })).toBe(`${path}?platform=1.32`)
  }
})
