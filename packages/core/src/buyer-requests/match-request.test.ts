import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aShop, aShopCard } from '../../testing/arbitraries/a-shop.ts'
import { someCriteria } from '../../testing/arbitraries/some-criteria.ts'
import { exampleShop } from '../../testing/example-shop.ts'
import { matches } from '../../testing/memory/search/found-shops.ts'
import { askedFor, MATCH_REASONS, matchRequest } from './match-request.ts'
import { filterOfCriteria, type RequestCriteria } from './request-criteria.ts'

/** Most pairs at random have nothing to do with each other: half of these are made of the shop itself. */
const aPair = aShop().chain((shop) =>
  fc.record({
    listing: fc.constant({ ...shop, status: 'on-sale' as const, sellerId: 'seller' }),
    criteria: fc.oneof(
      someCriteria(),
      fc.subarray([...MATCH_REASONS]).map((asked): RequestCriteria => ({
        ...(asked.includes('platform') && { platform: shop.platform }),
        ...(asked.includes('kind') && { kind: shop.kind }),
        ...(asked.includes('industry') && { industry: shop.industry }),
        ...(asked.includes('price') && { minPriceFen: shop.priceFen - 1, maxPriceFen: shop.priceFen }),
        ...(asked.includes('trademark') && { trademark: shop.trademark }),
        ...(asked.includes('province') && { province: shop.province }),
      })),
    ),
  }),
)

describe('matchRequest', () => {
  it('matches what the list of the same filter shows, with a reason for all that was asked (REQ-3)', () => {
    fc.assert(
      fc.property(aPair, ({ listing, criteria }) => {
        const match = matchRequest({ buyerId: 'buyer', criteria }, listing)
        expect(match.fits).toBe(matches(listing, filterOfCriteria(criteria), 0))
        if (match.fits) expect(match.reasons).toEqual(askedFor(criteria))
      }),
      { numRuns: 500 },
    )
  })

  it('is one for its mark and its region only where both are the ones that were asked for (REQ-3)', () => {
    const listing = { ...exampleShop(1), trademark: 'pending' as const, province: '33' as const, sellerId: 's' }
    const of = (criteria: RequestCriteria) => matchRequest({ buyerId: 'b', criteria }, listing)
    expect(of({ trademark: 'pending', province: '33' })).toEqual({ fits: true, reasons: ['trademark', 'province'] })
    expect([of({ trademark: 'registered' }), of({ province: '31' })]).toEqual([{ fits: false }, { fits: false }])
  })

  it('takes both bounds of the price as within it, and either one alone (REQ-3)', () => {
    const listing = { ...exampleShop(1), priceFen: 500, sellerId: 's' }
    const fits = (criteria: RequestCriteria) => matchRequest({ buyerId: 'b', criteria }, listing).fits
    expect([{ minPriceFen: 500 }, { maxPriceFen: 500 }, { minPriceFen: 500, maxPriceFen: 500 }].map(fits)).toEqual([
      true,
      true,
      true,
    ])
    expect([{ minPriceFen: 501 }, { maxPriceFen: 499 }].map(fits)).toEqual([false, false])
    expect([{ minPriceFen: 500 }, { maxPriceFen: 500 }, {}].map(askedFor)).toEqual([['price'], ['price'], []])
  })

  it('asking for less never loses a match (REQ-3)', () => {
    fc.assert(
      fc.property(
        aPair,
        fc.subarray(['platform', 'kind', 'minPriceFen', 'maxPriceFen', 'trademark'] as const),
        (pair, dropped) => {
          const fewer = Object.fromEntries(
            Object.entries(pair.criteria).filter(([key]) => !(dropped as readonly string[]).includes(key)),
          )
          if (matchRequest({ buyerId: 'b', criteria: pair.criteria }, pair.listing).fits)
            expect(matchRequest({ buyerId: 'b', criteria: fewer }, pair.listing).fits).toBe(true)
        },
      ),
    )
  })

  it("never matches the buyer's own shop, or one that is not for sale (REQ-4)", () => {
    fc.assert(
      fc.property(aPair, aShopCard(), ({ listing, criteria }, { status }) => {
        expect(matchRequest({ buyerId: 'seller', criteria }, listing).fits).toBe(false)
        if (status !== 'on-sale')
          expect(matchRequest({ buyerId: 'b', criteria }, { ...listing, status }).fits).toBe(false)
      }),
    )
  })

  it('takes an online shop on no platform as one of the others (REQ-3)', () => {
    const listing = { ...exampleShop(1), platform: 13 as const, sellerId: 's' }
    expect(matchRequest({ buyerId: 'b', criteria: { platform: 99 } }, listing)).toEqual({
      fits: true,
      reasons: ['platform'],
    })
  })
})
