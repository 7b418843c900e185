import { expect, it } from 'vitest'
import { exampleShop } from '../../testing/example-shop.ts'
import { AN_ORDINARY_NOON } from '../../testing/manual-clock.ts'
import { watchedShop } from '../../testing/watched-shop.ts'
import { anAlert } from '../../testing/an-alert.ts'
import { matchAlert, type MatchedShop } from './match-alert.ts'
import { shopEvents, type ShopChange, type ShopEvent } from './shop-event.ts'

const NOON = AN_ORDINARY_NOON
const SHOP = exampleShop(1, { priceFen: 15_000_000 })
const matched = (change: Partial<MatchedShop> = {}): MatchedShop => ({
  ...watchedShop(SHOP),
  sellerId: 'seller',
  status: 'on-sale',
  ...change,
})
const event = (change: Partial<ShopEvent> = {}): ShopEvent => ({
  shopId: SHOP.id,
  news: 'new',
  fromFen: null,
  toFen: null,
  at: NOON,
  ...change,
})
const fall = event({ news: 'cheaper', fromFen: 21_000_000, toFen: 15_000_000 })

const change = (given: Partial<ShopChange>) =>
  shopEvents({
    shopId: SHOP.id,
    from: 'on-sale',
    to: 'on-sale',
    formerFen: null,
    priceFen: 15_000_000,
    at: NOON,
    ...given,
  }).map(({ news, fromFen }) => [news, fromFen])

it('news are that a shop comes or comes back, costs less, or is sold; nothing else is (ALR-4)', () => {
  expect(change({ from: null })).toEqual([['new', null]])
  expect(change({ from: 'under-review' })).toEqual([['new', null]])
  expect(change({ from: 'deposit-taken' })).toEqual([['new', null]])
  expect(change({ formerFen: 16_000_000 })).toEqual([['cheaper', 16_000_000]])
  expect(change({ from: 'withdrawn', formerFen: 16_000_000 })).toEqual([
    ['new', null],
    ['cheaper', 16_000_000],
  ])
  expect(change({ from: 'handing-over', to: 'sold' })).toEqual([['sold', null]])
  for (const nothing of [
    {},
    { formerFen: 14_000_000 },
    { from: 'sold', to: 'sold' },
    { to: 'withdrawn', formerFen: 16_000_000 },
    { to: 'deposit-taken' },
    { from: null, to: 'under-review' },
  ] as const)
    expect(change(nothing)).toEqual([])
})

it('an event is what it is to who watches for it, and nothing to others (ALR-4)', () => {
  const all = anAlert()
  expect(matchAlert(all, event(), matched(), NOON)).toBe('new')
  expect(matchAlert(all, { ...fall, fromFen: 16_000_000 }, matched(), NOON)).toBe('cheaper')
  expect(matchAlert(all, event({ news: 'sold' }), matched({ status: 'sold' }), NOON)).toBe('sold')
  expect(matchAlert(anAlert({ watched: ['sold'] }), event(), matched(), NOON)).toBeNull()
  expect(matchAlert(all, event(), matched({ priceFen: 20_000_001 }), NOON)).toBeNull()
})

it('one’s own shop is no news (ALR-5)', () => {
  expect(matchAlert(anAlert(), event(), matched({ sellerId: 'lin' }), NOON)).toBeNull()
})

it('what was before an alert, or comes while it sleeps, is no news (ALR-6)', () => {
  expect(matchAlert(anAlert({ since: NOON + 1 }), event(), matched(), NOON)).toBeNull()
  expect(matchAlert(anAlert({ isPaused: true }), event(), matched(), NOON)).toBeNull()
  expect(matchAlert(anAlert({ removedAt: NOON }), event(), matched(), NOON)).toBeNull()
})

it('what is over when it is matched is no news (ALR-10)', () => {
  expect(matchAlert(anAlert(), event(), matched({ status: 'withdrawn' }), NOON)).toBeNull()
  expect(matchAlert(anAlert(), fall, matched({ status: 'sold' }), NOON)).toBeNull()
  expect(matchAlert(anAlert(), event({ news: 'sold' }), matched(), NOON)).toBeNull()
})

it('a fall into the filter is a new shop to who watches for new ones, and a fall to who does not (ALR-12)', () => {
  expect(matchAlert(anAlert(), fall, matched(), NOON)).toBe('new')
  expect(matchAlert(anAlert({ watched: ['cheaper'] }), fall, matched(), NOON)).toBe('cheaper')
  expect(matchAlert(anAlert({ watched: ['sold'] }), fall, matched(), NOON)).toBeNull()
})
