import { expect, it } from 'vitest'
import { PAGE_COSTS } from './budget.mjs'
import { compareCosts } from './check-pages.mjs'

const PAGES = [{ path: '/', bytes: 10, elements: 2, statements: 1, components: 1, because: 'it says hello' }]

it('a page within its bounds is no complaint, and one beyond any of them is, with the reason of the bound', () => {
  const within = { bytes: 10, elements: 2, statements: 0, components: 1 }
  expect(compareCosts({ '/': within }, PAGES).complaints).toEqual([])
  for (const cost of Object.keys(within))
    expect(compareCosts({ '/': { ...within, [cost]: 11 } }, PAGES).complaints).toEqual([
      `/ has 11 ${cost}, ${PAGES[0][cost]} are allowed: it says hello`,
    ])
})

it('a page that was not measured, or not wholly, is a complaint', () => {
  expect(compareCosts({}, PAGES).complaints).toEqual(['/ was not measured'])
  expect(compareCosts({ '/': { bytes: 1 } }, PAGES).complaints).toHaveLength(3)
})

it('every bound has its reason', () => {
  for (const { because } of PAGE_COSTS) expect(because.length).toBeGreaterThan(10)
})
