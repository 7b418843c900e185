import { takeDraw, type DrawDesk } from '../../testing/take-draw.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPrizePool } from '../../testing/arbitraries/a-prize-pool.ts'
import { TOY_HASH } from '../../testing/toy-hash.ts'
import {
  termsDigestOf,
  verifyDraws,
  type LotteryId,
  type Prize,
  type PrizeId,
  type PrizePool,
  type PublishedDraw,
  type PublishedDraws,
} from './index.ts'

const WINDOW = { opensAt: 1000, closesAt: 9000 }

/** A lottery that was really held: these people drew one after the other. */
function held(pool: PrizePool, people: readonly string[], seed = 'the seed'): PublishedDraws {
  const prizes = pool.prizes.map(({ id, weight, stock }) => ({ id, weight, stock }))
  const terms = {
    id: 'wheel' as LotteryId,
    window: WINDOW,
    blankWeight: pool.blankWeight,
    prizes,
    seedDigest: TOY_HASH.digest(seed),
  }
  const termsDigest = termsDigestOf(terms, TOY_HASH)
  let desk: DrawDesk = { ...terms, seed, termsDigest, pool, triesEach: 99, draws: [] }
  for (const [index, person] of people.entries())
    desk = takeDraw(desk, { person, key: `key-${index}`, at: 1000 + index }, TOY_HASH).desk
  return { lottery: { ...terms, termsDigest, seed }, draws: desk.draws.map(({ published }) => published) }
}

const POOL: PrizePool = {
  prizes: [
    { id: 'phone' as PrizeId, name: { zh: '手机', en: 'Phone' }, weight: 1, stock: 1 },
    { id: 'coupon' as PrizeId, name: { zh: '券', en: 'Coupon' }, weight: 5, stock: 3 },
  ],
  blankWeight: 4,
}
const HELD = held(POOL, ['lin', 'wu', 'lin', 'zhou', 'wu', 'lin', 'lin', 'wu'])
const changed = (index: number, change: Partial<PublishedDraw>): PublishedDraws => ({
  ...HELD,
  draws: HELD.draws.map((draw, at) => (at === index ? { ...draw, ...change } : draw)),
})

describe('what is published', () => {
  it('is digested as one line with every term, in the order of the table (LOT-9)', () => {
    const terms = { ...HELD.lottery, seedDigest: 'seed digest' }
    expect(termsDigestOf(terms, TOY_HASH)).toBe(TOY_HASH.digest('wheel|1000|9000|4|phone:1:1,coupon:5:3|seed digest'))
  })

  it('links each draw with the one before it, whatever was won (LOT-11)', () => {
    let before = HELD.lottery.termsDigest
    for (const { position, person, counter, prize, stockBefore, drawnAt, link } of HELD.draws) {
      const [phones, coupons] = stockBefore
      const line = `${before}|${position}|${person}|${counter}|${prize ?? ''}|${phones},${coupons}|${drawnAt}`
      expect(link).toBe(TOY_HASH.digest(line))
      before = link
    }
    expect(HELD.draws.some(({ prize }) => prize === null)).toBe(true)
  })
})

describe('verifyDraws', () => {
  it('agrees with every lottery that was really held (LOT-11)', () => {
    fc.assert(
      fc.property(
        aPrizePool(),
        fc.array(fc.constantFrom('lin', 'wu', 'zhou'), { maxLength: 30 }),
        fc.string(),
        (pool, people, seed) => {
          const published = held(pool, people, seed)
          const checked = people.length
          expect(verifyDraws(published, TOY_HASH)).toEqual({ checked, isSeedKnown: true, mismatch: null })
          const secret = { ...published, lottery: { ...published.lottery, seed: null } }
          expect(verifyDraws(secret, TOY_HASH)).toEqual({ checked, isSeedKnown: false, mismatch: null })
        },
      ),
    )
  })

  it.each<[string, Partial<PublishedDraw>, string]>([
    ['answer', { prize: 'another' as PrizeId }, 'prize'],
    [
      'answer that takes the prize away',
      { prize: HELD.draws[3]?.prize === null ? ('phone' as PrizeId) : null },
      'prize',
    ],
    ['stock', { stockBefore: [9, 9] }, 'stock'],
    ['position', { position: 9 }, 'order'],
    ['person', { person: 2 }, 'counter'],
    ['person that comes too early', { person: 7 }, 'person'],
    ['counter', { counter: 9 }, 'counter'],
    ['time before the draw ahead', { drawnAt: 1001 }, 'time'],
    ['time after the end', { drawnAt: 9001 }, 'time'],
    ['time by a millisecond', { drawnAt: 1004 }, 'link'],
    ['link', { link: 'another' }, 'link'],
  ])('finds a changed %s, and says at which draw (LOT-11)', (_title, change, fault) => {
    const { checked, mismatch } = verifyDraws(changed(3, change), TOY_HASH)
    expect([checked, mismatch?.position, mismatch?.fault]).toEqual([3, 4, fault])
    expect(mismatch?.expected).not.toBe(mismatch?.found)
  })

  it('says what was expected and what was found (LOT-11)', () => {
    expect(verifyDraws(changed(3, { position: 9 }), TOY_HASH).mismatch).toEqual({
      position: 4,
      fault: 'order',
      expected: '4',
      found: '9',
    })
    const blankWeight = 5
    const { mismatch } = verifyDraws({ ...HELD, lottery: { ...HELD.lottery, blankWeight } }, TOY_HASH)
    expect(mismatch).toEqual({
      position: null,
      fault: 'terms',
      expected: termsDigestOf({ ...HELD.lottery, blankWeight }, TOY_HASH),
      found: HELD.lottery.termsDigest,
    })
  })

  it('finds without a seed too a prize that was gone, that has no chance or that is not in the table (LOT-11)', () => {
    const gone = { ...POOL.prizes[0], id: 'gone' as PrizeId, stock: 0 } as Prize
    const never = { ...POOL.prizes[0], id: 'never' as PrizeId, weight: 0 } as Prize
    const { lottery, draws } = held({ ...POOL, prizes: [gone, never, ...POOL.prizes] }, ['lin', 'wu'])
    const secret = { ...lottery, seed: null }
    for (const prize of ['gone', 'never', 'another'] as PrizeId[]) {
      const given = draws.map((draw, index) => (index === 0 ? { ...draw, prize } : draw))
      const { mismatch } = verifyDraws({ lottery: secret, draws: given }, TOY_HASH)
      expect(mismatch).toMatchObject({ position: 1, fault: 'prize', expected: '', found: prize })
    }
  })

  it('finds with the seed a prize that was there and was not won (LOT-11)', () => {
    const index = HELD.draws.findIndex(({ prize, stockBefore }) => prize === null && stockBefore[1] !== 0)
    const given = changed(index, { prize: 'coupon' as PrizeId })
    expect(verifyDraws(given, TOY_HASH).mismatch).toMatchObject({ fault: 'prize', expected: '', found: 'coupon' })
    const secret = { ...given, lottery: { ...given.lottery, seed: null } }
    expect(verifyDraws(secret, TOY_HASH).mismatch).toMatchObject({ position: index + 1, fault: 'link' })
  })

  it('finds a seed that is not the one whose digest was published (LOT-11)', () => {
    const { mismatch } = verifyDraws({ ...HELD, lottery: { ...HELD.lottery, seed: 'other' } }, TOY_HASH)
    expect(mismatch).toMatchObject({ position: null, fault: 'seed' })
    // With the other seed's digest too, the terms no longer have theirs.
    const seedDigest = TOY_HASH.digest('other')
    const swapped = { ...HELD, lottery: { ...HELD.lottery, seed: 'other', seedDigest } }
    expect(verifyDraws(swapped, TOY_HASH).mismatch).toMatchObject({ position: null, fault: 'terms' })
    // And with all digests made again, people hold other receipts and the first draw has another link.
    const termsDigest = termsDigestOf(swapped.lottery, TOY_HASH)
    const again = { ...swapped, lottery: { ...swapped.lottery, termsDigest } }
    expect(verifyDraws(again, TOY_HASH).mismatch?.position).toBe(1)
  })

  it('finds odds, stock or days that were changed afterwards (LOT-11)', () => {
    const [phone, ...others] = HELD.lottery.prizes
    for (const change of [
      { blankWeight: 5 },
      { window: { ...WINDOW, closesAt: 9001 } },
      { prizes: [{ ...(phone as (typeof HELD.lottery.prizes)[number]), stock: 2 }, ...others] },
    ])
      expect(verifyDraws({ ...HELD, lottery: { ...HELD.lottery, ...change } }, TOY_HASH).mismatch?.fault).toBe('terms')
    const none = { ...HELD.lottery, prizes: [], blankWeight: 0 }
    expect(verifyDraws({ ...HELD, lottery: none }, TOY_HASH).mismatch?.fault).toBe('table')
  })

  it('finds draws that were left out or stand in another order (LOT-11)', () => {
    const renumbered = (draws: readonly PublishedDraw[]) =>
      verifyDraws({ ...HELD, draws: draws.map((draw, index) => ({ ...draw, position: index + 1 })) }, TOY_HASH)
    fc.assert(
      fc.property(fc.nat(6), (at) => {
        const swapped = HELD.draws.map(
          (draw, index) => HELD.draws[index === at ? at + 1 : index === at + 1 ? at : index] ?? draw,
        )
        expect(renumbered(swapped).mismatch).not.toBeNull()
        expect(renumbered(HELD.draws.filter((_, index) => index !== at)).mismatch).not.toBeNull()
      }),
    )
  })

  it('finds any one word that was changed in any draw (LOT-11)', () => {
    const draws = HELD.draws.length
    fc.assert(
      fc.property(
        fc.nat(draws - 1),
        fc.constantFrom('position', 'person', 'counter', 'drawnAt', 'stockBefore', 'prize', 'link'),
        fc.integer({ min: 1, max: 3 }),
        (index, field, by) => {
          const draw = HELD.draws[index] as PublishedDraw
          const was = draw[field as keyof PublishedDraw]
          const now =
            typeof was === 'number' ? was + by : Array.isArray(was) ? was.map((stock) => stock + by) : `${was}${by}`
          const { mismatch } = verifyDraws(changed(index, { [field]: now }), TOY_HASH)
          expect(mismatch?.position).toBe(index + 1)
        },
      ),
    )
  })
})
