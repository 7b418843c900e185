import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPrizePool } from './arbitraries/a-prize-pool.ts'
import { TOY_HASH } from './toy-hash.ts'
import type { LotteryId, PrizeId } from '../src/lottery/index.ts'
import { takeDraw, triesLeftOf, type DrawDesk, type DrawRequest } from './take-draw.ts'

const COUPON = { id: 'coupon' as PrizeId, name: { zh: '优惠券', en: 'Coupon' } }
const DESK: DrawDesk = {
  id: 'wheel' as LotteryId,
  seed: 'seed',
  termsDigest: 'terms',
  pool: { prizes: [{ ...COUPON, weight: 1, stock: 3 }], blankWeight: 0 },
  window: { opensAt: 1000, closesAt: 2000 },
  triesEach: 2,
  draws: [],
}
const call = (desk: DrawDesk, person: string, key: string, at = 1500) => takeDraw(desk, { person, key, at }, TOY_HASH)

describe('a request at the desk', () => {
  it('is drawn, and written down for its person and key (LOT-5)', () => {
    const { desk, answer } = call(DESK, 'lin', 'key-1')
    const link = TOY_HASH.digest('terms|1|1|1|coupon|3|1500')
    const drawn = { prize: COUPON, drawnAt: 1500, triesLeft: 1, position: 1, link }
    const published = { position: 1, person: 1, counter: 1, prize: 'coupon', stockBefore: [3], drawnAt: 1500, link }
    expect(answer).toStrictEqual({ ok: true, value: drawn })
    expect(desk.draws).toStrictEqual([{ ...drawn, person: 'lin', key: 'key-1', device: null, published }])
    expect(desk.pool.prizes[0]?.stock).toBe(2)
    expect(DESK.draws).toEqual([])
  })

  it('is never written down before the draw ahead of it, though the clock was put back (LOT-11)', () => {
    const once = call(DESK, 'lin', 'key-1', 1500)
    const { answer } = call(once.desk, 'wu', 'key-1', 1400)
    expect(answer).toMatchObject({ ok: true, value: { drawnAt: 1500, position: 2 } })
  })

  it('asked again gets the same draw, even when all is over (LOT-6)', () => {
    const once = call(DESK, 'lin', 'key-1')
    for (const at of [1500, 0, 99_999, Number.NaN]) {
      const again = call(once.desk, 'lin', 'key-1', at)
      expect(again.answer).toStrictEqual(once.answer)
      expect(again.desk).toBe(once.desk)
    }
  })

  it('a request of another person under the same key is another draw (LOT-6)', () => {
    const once = call(DESK, 'lin', 'key-1')
    expect(call(once.desk, 'wu', 'key-1', 1600).answer).toMatchObject({
      ok: true,
      value: { drawnAt: 1600, triesLeft: 1 },
    })
  })

  it.each([
    [999, false],
    [1000, true],
    [2000, true],
    [2001, false],
    [Number.NaN, false],
    [1e308, false],
  ])('a request at %d is drawn: %s (LOT-7)', (at, isDrawn) => {
    const { answer, desk } = call(DESK, 'lin', 'key-1', at)
    expect(answer).toMatchObject(
      isDrawn ? { ok: true } : { ok: false, failure: { reason: 'draw-closed', message: '现在不是抽奖时间' } },
    )
    expect(desk === DESK).toBe(!isDrawn)
  })

  it('is refused when the tries are spent, and the key stays unused (LOT-8)', () => {
    const twice = call(call(DESK, 'lin', 'key-1').desk, 'lin', 'key-2').desk
    const { answer, desk } = call(twice, 'lin', 'key-3')
    expect(answer).toMatchObject({ ok: false, failure: { reason: 'tries-spent', message: '抽奖次数已用完' } })
    expect(desk).toBe(twice)
    expect([triesLeftOf(desk, 'lin'), triesLeftOf(desk, 'wu')]).toEqual([0, 2])
    expect(triesLeftOf({ ...twice, triesEach: 1 }, 'lin')).toBe(0)
    expect(call({ ...twice, triesEach: 3 }, 'lin', 'key-3').answer).toMatchObject({ ok: true, value: { triesLeft: 0 } })
    expect(call({ ...DESK, triesEach: Number.NaN }, 'lin', 'key-1').answer).toMatchObject({ ok: false })
  })

  it('the books of a whole campaign agree with what was answered (LOT-3, LOT-5, LOT-6, LOT-8)', () => {
    const aRequest: fc.Arbitrary<DrawRequest> = fc.record({
      person: fc.constantFrom('lin', 'wu', 'zhou'),
      key: fc.constantFrom('key-1', 'key-2', 'key-3', 'key-4'),
      at: fc.integer({ min: 990, max: 2010 }),
    })
    fc.assert(
      fc.property(
        aPrizePool(),
        fc.nat(3),
        fc.integer(),
        fc.array(aRequest, { size: 'max', maxLength: 40 }),
        (pool, triesEach, seed, requests) => {
          let desk: DrawDesk = { ...DESK, seed: `seed ${seed}`, pool, triesEach }
          const answers = new Map<string, string>()
          for (const request of requests) {
            const before = desk
            const { desk: next, answer } = takeDraw(desk, request, TOY_HASH)
            desk = next
            const name = `${request.person} ${request.key}`
            const known = answers.get(name)
            if (known !== undefined) expect(JSON.stringify(answer)).toBe(known)
            if (answer.ok) answers.set(name, JSON.stringify(answer))
            else expect(desk).toBe(before)
            if (answer.ok && known === undefined) expect(answer.value.triesLeft).toBe(triesLeftOf(desk, request.person))
          }
          expect(desk.draws).toHaveLength(answers.size)
          for (const person of ['lin', 'wu', 'zhou']) {
            const count = desk.draws.filter((draw) => draw.person === person).length
            expect(triesLeftOf(desk, person)).toBe(triesEach - count)
          }
          for (const { id, stock } of pool.prizes) {
            const won = desk.draws.filter(({ prize }) => prize?.id === id).length
            expect(desk.pool.prizes.find((prize) => prize.id === id)?.stock).toBe(stock - won)
            expect(won).toBeLessThanOrEqual(stock)
          }
          for (const { drawnAt } of desk.draws) expect(drawnAt >= 1000 && drawnAt <= 2000).toBe(true)
        },
      ),
    )
  })
})
