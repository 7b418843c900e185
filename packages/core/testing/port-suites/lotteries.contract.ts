import { describe, expect, it } from 'vitest'
import { dayOf } from '../../src/coins/index.ts'
import { COUPON_PRIZE, LOTTERY_LASTS_MS, openedLottery, prizeTerms } from '../a-lottery.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture } from '../fixture.ts'

const HEX = /^[\da-f]{64}$/

export function lotteriesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Lotteries contract`, () => {
    const fixture = withFixture(open)

    it('any visitor sees prizes with their odds, what is left, the days and the digest of the seed (LOT-9, LOT-16)', async () => {
      const prizes = [prizeTerms('lamp', { stock: 1 }), prizeTerms('desk', { weight: 2 })]
      const opensAt = fixture().now()
      const id = await openedLottery(fixture(), { prizes, blankWeight: 7 })
      const { lotteries } = fixture().openDevice()
      const seen = valueOf(await lotteries.show(id))
      expect(seen).toMatchObject({
        id,
        series: 'wheel',
        coins: 0,
        outOf: 10,
        drawn: 0,
        triesLeft: null,
        previous: null,
        window: { opensAt, closesAt: opensAt + LOTTERY_LASTS_MS },
        prizes: [
          { id: 'lamp', kind: 'physical', valueFen: 50_00, left: 1, chances: 1 },
          { id: 'desk', left: 5, chances: 2 },
        ],
      })
      expect(seen.seedDigest).toMatch(HEX)
      expect(valueOf(await lotteries.show('wheel')).id).toBe(id)
      expect(reasonOf(await lotteries.show('no-such-wheel'))).toBe('not-found')
    })

    it('a draw wins by the odds, is counted, and says its place and receipt (LOT-5, LOT-8)', async () => {
      const { buyer, secondBuyer } = fixture()
      const id = await openedLottery(fixture(), { triesEach: 2 })
      const first = valueOf(await buyer.device.lotteries.draw(id, 'draw-number-1'))
      expect(first).toMatchObject({ prize: { id: 'lamp' }, triesLeft: 1, position: 1 })
      expect(first.link).toMatch(HEX)
      expect(valueOf(await secondBuyer.device.lotteries.draw('wheel', 'draw-number-1'))).toMatchObject({
        triesLeft: 1,
        position: 2,
      })
      expect(valueOf(await buyer.device.lotteries.draw(id, 'draw-number-2'))).toMatchObject({ triesLeft: 0 })
      expect(reasonOf(await buyer.device.lotteries.draw(id, 'draw-number-3'))).toBe('tries-spent')
      expect(valueOf(await buyer.device.lotteries.show(id))).toMatchObject({
        drawn: 3,
        triesLeft: 0,
        prizes: [{ left: 2 }],
      })
    })

    it('the same key gives the same draw, however often and when it is sent (LOT-6)', async () => {
      const { lotteries } = fixture().buyer.device
      const id = await openedLottery(fixture())
      const answers = await Promise.all([1, 2, 3].map(() => lotteries.draw(id, 'draw-number-1')))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      await fixture().advance(LOTTERY_LASTS_MS + 1)
      expect(await lotteries.draw(id, 'draw-number-1')).toEqual(answers[0])
      expect(valueOf(await lotteries.show(id)).drawn).toBe(1)
    })

    it('nothing is drawn outside of its days, without a login, or where there is none (LOT-7)', async () => {
      const { lotteries } = fixture().buyer.device
      const id = await openedLottery(fixture())
      expect(reasonOf(await fixture().openDevice().lotteries.draw(id, 'draw-number-1'))).toBe('login-required')
      expect(reasonOf(await lotteries.draw('no-such-wheel', 'draw-number-1'))).toBe('not-found')
      expect(reasonOf(await lotteries.drawForCoins(id, 'draw-number-1'))).toBe('bad-parameter')
      await fixture().advance(LOTTERY_LASTS_MS + 1)
      expect(reasonOf(await lotteries.draw(id, 'draw-number-2'))).toBe('draw-closed')
    })

    it('a draw costs coins where it says so, and nothing is drawn without them (LOT-15)', async () => {
      const { lotteries } = fixture().buyer.device
      const id = await openedLottery(fixture(), { coins: 20 })
      expect(reasonOf(await lotteries.drawForCoins(id, 'draw-number-1'))).toBe('coins-short')
      expect(reasonOf(await lotteries.draw(id, 'draw-number-2'))).toBe('bad-parameter')
      expect(valueOf(await lotteries.show(id))).toMatchObject({ drawn: 0, coins: 20, coinsLeft: 0 })
    })

    it('a draw takes its coins, coins that are won arrive with it, and a refused one takes none (LOT-13, LOT-15)', async () => {
      const { buyer } = fixture()
      const { coins, lotteries } = buyer.device
      await fixture().identify(buyer.userId, { name: '林小满', residentId: '11010519491231002X' })
      expect(valueOf(await coins.takeTaskReward('verify-identity', 'earn-coins-1')).coins).toBe(100)
      const bag = prizeTerms('bag', { reward: { kind: 'coins', coins: 10 } })
      const id = await openedLottery(fixture(), { coins: 30, triesEach: 2, prizes: [bag] })
      const left = async () => [
        valueOf(await lotteries.show(id)).coinsLeft,
        valueOf(await coins.overview()).coins,
        valueOf(await lotteries.show(id)).triesLeft,
      ]
      const draw = async (key: string) => lotteries.drawForCoins(id, key)
      const first = await draw('draw-number-1')
      expect(await left()).toEqual([80, 80, 1])
      expect(await draw('draw-number-1')).toEqual(first)
      expect(await left()).toEqual([80, 80, 1])
      valueOf(await draw('draw-number-2'))
      expect(reasonOf(await draw('draw-number-3'))).toBe('tries-spent')
      expect(await left()).toEqual([60, 60, 0])
      const moved = valueOf(await coins.month(dayOf(fixture().now()).slice(0, 7), null)).movements.items
      expect(moved.map(({ kind, coins: by }) => `${kind} ${by}`).toSorted()).toEqual([
        'draw -30',
        'draw -30',
        'prize 10',
        'prize 10',
        'task 100',
      ])
    })

    it('the draws are public without a name, and the seed with them once the lottery is over (LOT-9, LOT-17)', async () => {
      const { buyer, secondBuyer } = fixture()
      const id = await openedLottery(fixture())
      const drawn = [
        valueOf(await buyer.device.lotteries.draw(id, 'draw-number-1')),
        valueOf(await secondBuyer.device.lotteries.draw(id, 'draw-number-1')),
        valueOf(await buyer.device.lotteries.draw(id, 'draw-number-2')),
      ]
      const { lotteries } = fixture().openDevice()
      const open = valueOf(await lotteries.proof(id, 0))
      expect(open.lottery).toMatchObject({ id, seed: null, seedDigest: valueOf(await lotteries.show(id)).seedDigest })
      expect(open.draws.map(({ position, person, counter, link }) => [position, person, counter, link])).toEqual(
        drawn.map(({ position, link }, at) => [position, [1, 2, 1][at], [1, 1, 2][at], link]),
      )
      expect(open.draws.map(({ stockBefore }) => stockBefore)).toEqual([[5], [4], [3]])
      expect(valueOf(await lotteries.proof(id, 2)).draws).toEqual(open.draws.slice(2))
      const words = JSON.stringify([open, await lotteries.lastWins(id), await lotteries.topWins(id)])
      for (const { userId, username, mobile } of [buyer, secondBuyer])
        for (const word of [userId, username, mobile]) expect(words).not.toContain(word)
      await fixture().advance(LOTTERY_LASTS_MS + 1)
      const over = valueOf(await lotteries.proof(id, 0))
      expect(over.lottery.seed).toMatch(HEX)
      expect(over.draws).toEqual(open.draws)
    })

    it('wins are told by number: the last ones, and the most valuable ones (LOT-17)', async () => {
      const { buyer, secondBuyer } = fixture()
      const lamp = await openedLottery(fixture(), {
        prizes: [prizeTerms('lamp', { stock: 1 }), prizeTerms('coupon', { weight: 0, reward: COUPON_PRIZE })],
      })
      valueOf(await secondBuyer.device.lotteries.draw(lamp, 'draw-number-1'))
      valueOf(await buyer.device.lotteries.draw(lamp, 'draw-number-1'))
      const { lotteries } = fixture().openDevice()
      const wins = [{ position: 1, person: 1, prize: { zh: '奖品 lamp' }, kind: 'physical', valueFen: 50_00 }]
      expect(valueOf(await lotteries.lastWins(lamp))).toMatchObject(wins)
      expect(valueOf(await lotteries.topWins(lamp))).toMatchObject(wins)
    })

    it('a lottery that comes back leads to the proof of the one before (LOT-9)', async () => {
      const first = await openedLottery(fixture(), {}, 'wheel-1')
      await fixture().advance(LOTTERY_LASTS_MS + 1)
      const { lotteries } = fixture().openDevice()
      expect(valueOf(await lotteries.show('wheel'))).toMatchObject({ id: first, previous: first })
      const second = await openedLottery(fixture(), {}, 'wheel-2')
      expect(valueOf(await lotteries.show('wheel'))).toMatchObject({ id: second, previous: first })
    })
  })
}
