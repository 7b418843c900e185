import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../../src/kernel/index.ts'
import type { LotteryId } from '../../../src/lottery/index.ts'
import { maskedName } from '../../../src/participation/index.ts'
import { lotteryTerms } from '../../a-lottery.ts'
import { reasonOf, valueOf } from '../../fixture-steps.ts'
import type { Device, OpenFixture } from '../../fixture.ts'
import { withFixture } from '../../with-fixture.ts'
import { advanceTo, CAMPAIGN_PATH, nextRun } from './campaign-steps.ts'

export function pointsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Participation contract: points`, () => {
    const fixture = withFixture(open)
    const pointsTo = async ({ participation }: Device) => valueOf(await participation.points(CAMPAIGN_PATH))

    it('ranks people by what the market wrote down within the run, masked, equals in one place (CAM-25, CAM-26)', async () => {
      const { buyer, secondBuyer, seller, openDevice, openLottery, advance } = fixture()
      const { opensAt, closesAt } = nextRun(fixture())
      expect(reasonOf(await openDevice().participation.points('/activity/nowhere'))).toBe('not-found')
      // The day before the opening counts for nothing.
      await advanceTo(fixture(), opensAt - MINUTE_MS)
      valueOf(await seller.device.coins.signIn(null, 'points-sign-0'))
      await advanceTo(fixture(), opensAt)
      const id = 'test-of-anniversary' as LotteryId
      await openLottery(id, lotteryTerms({ series: 'anniversary' }), { opensAt, closesAt })
      const coupons = valueOf(await buyer.device.campaigns.claimAll(CAMPAIGN_PATH, 'points-claim-1')).length
      for (const nth of [1, 2]) valueOf(await buyer.device.lotteries.draw(id, `points-draw-${nth}`))
      for (const { device } of [buyer, secondBuyer, seller]) valueOf(await device.coins.signIn(null, 'points-sign-1'))
      await advance(MINUTE_MS)
      const first = 1 + 2 + 2 * coupons
      const shown = await pointsTo(openDevice())
      expect(shown).toMatchObject({ window: { opensAt, closesAt }, people: 3, own: null })
      expect(shown?.top.map(({ place, points }) => [place, points])).toEqual([
        [1, first],
        [2, 1],
        [2, 1],
      ])
      expect(shown?.top[0]?.name).toBe(maskedName(buyer.username))
      expect(JSON.stringify(shown)).not.toContain(buyer.username)
      expect((await pointsTo(buyer.device))?.own).toEqual({ place: 1, points: first })
      expect((await pointsTo(seller.device))?.own).toEqual({ place: 2, points: 1 })
      // Points after the end do not count either.
      await advanceTo(fixture(), closesAt + MINUTE_MS)
      valueOf(await secondBuyer.device.coins.signIn(null, 'points-sign-2'))
      await advance(MINUTE_MS)
      expect((await pointsTo(secondBuyer.device))?.own).toEqual({ place: 2, points: 1 })
    })
  })
}
