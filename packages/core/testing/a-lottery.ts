import type { LotteryId, LotteryTerms, PrizeId, PrizeReward, PrizeTerms } from '../src/lottery/index.ts'
import type { Fixture } from './fixture.ts'

export const COUPON_PRIZE: PrizeReward = { kind: 'coupon', amountFen: 50_00, leastSpendFen: 500_00, validDays: 30 }

export const prizeTerms = (id: string, change: Partial<PrizeTerms> = {}): PrizeTerms => ({
  id: id as PrizeId,
  name: { zh: `奖品 ${id}`, en: `Prize ${id}` },
  weight: 1,
  stock: 5,
  valueFen: 50_00,
  reward: { kind: 'physical' },
  ...change,
})

/** One that always wins a thing, in the series `wheel`. */
export const lotteryTerms = (change: Partial<LotteryTerms> = {}): LotteryTerms => ({
  series: 'wheel',
  name: { zh: '大转盘', en: 'Wheel' },
  coins: 0,
  triesEach: 3,
  blankWeight: 0,
  prizes: [prizeTerms('lamp')],
  ...change,
})

export const LOTTERY_LASTS_MS = 100_000

/** Opens one now. */
export async function openedLottery(
  fixture: Fixture,
  change: Partial<LotteryTerms> = {},
  id = 'wheel-1',
): Promise<LotteryId> {
  const opensAt = fixture.now()
  await fixture.openLottery(id as LotteryId, lotteryTerms(change), { opensAt, closesAt: opensAt + LOTTERY_LASTS_MS })
  return id as LotteryId
}
