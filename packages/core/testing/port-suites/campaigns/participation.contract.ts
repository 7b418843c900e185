import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../../src/kernel/index.ts'
import type { LotteryId } from '../../../src/lottery/index.ts'
import { lotteryTerms } from '../../a-lottery.ts'
import { reasonOf, valueOf } from '../../fixture-steps.ts'
import type { OpenFixture } from '../../fixture.ts'
import { withFixture } from '../../with-fixture.ts'
import { advanceTo, CAMPAIGN_PATH, nextRun } from './campaign-steps.ts'

export function participationContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Participation contract: results`, () => {
    const fixture = withFixture(open)

    it('tells what a run gave out once it is over, by counts and numbers of winners, and not before (CAM-23, CAM-24)', async () => {
      const { buyer, secondBuyer, openDevice, openLottery } = fixture()
      const { opensAt, closesAt } = nextRun(fixture())
      const results = async () => valueOf(await openDevice().participation.results(CAMPAIGN_PATH))
      expect(reasonOf(await openDevice().participation.results('/activity/nowhere'))).toBe('not-found')
      expect(await results()).toBeNull()
      await advanceTo(fixture(), opensAt)
      const id = 'test-of-anniversary' as LotteryId
      await openLottery(id, lotteryTerms({ series: 'anniversary' }), { opensAt, closesAt })
      const claimed = valueOf(await buyer.device.campaigns.claimAll(CAMPAIGN_PATH, 'results-claim-1'))
      for (const [nth, { device }] of [buyer, secondBuyer].entries())
        valueOf(await device.lotteries.draw(id, `results-draw-${nth}`))
      expect(await results()).toBeNull()
      await advanceTo(fixture(), closesAt + MINUTE_MS)
      const shown = await results()
      expect(shown?.window).toEqual({ opensAt, closesAt })
      expect(
        shown?.coupons.map(({ title, amountFen, claimed: count, used }) => [title, amountFen, count, used]),
      ).toEqual(claimed.map(({ title, amountFen }) => [title, amountFen, 1, 0]))
      const held = shown?.draws.find(({ lottery }) => lottery === id)
      expect(held).toMatchObject({ drawn: 2, people: 2 })
      expect(held?.prizes.map(({ kind, stock, given }) => [kind, stock, given])).toEqual([['physical', 5, 2]])
      expect(held?.wins.map(({ person }) => person).toSorted()).toEqual([1, 2])
      expect(JSON.stringify(shown)).not.toContain(buyer.userId)
      expect(JSON.stringify(shown)).not.toContain(buyer.username)
    })
  })
}
