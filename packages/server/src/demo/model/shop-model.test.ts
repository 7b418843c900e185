import { meanTurnoverFen, timeOpen } from '@diandu/core/catalog'
import { calendarMonth, parseDay } from '@diandu/core/format'
import { expect, it } from 'vitest'
import { inventShop } from '../invent-shop.ts'
import { mixOf } from '../market-mix.ts'
import { entryRuleOf } from './entry-costs.ts'
import { foundedAtMs } from './founded.ts'
import { creditLevel, ratingShare, shopLevel } from './standing.ts'
import { fullMonthsOpen } from './turnover-months.ts'

const NOW_MS = Date.UTC(2026, 2, 11, 4)
const SHOPS = Array.from({ length: 8_000 }, (_, number) => inventShop(number, 'demo-11', NOW_MS))

/** How two figures of shops go together, −1 to 1: the share of pairs in which one is larger where the other is. */
function agreement(pairs: readonly (readonly [number, number])[]): number {
  let [same, other] = [0, 0]
  for (let at = 0; at + 1 < pairs.length; at += 1) {
    const [one, two] = pairs[at] as readonly [number, number]
    const [next, nextTwo] = pairs[at + 1] as readonly [number, number]
    const sign = Math.sign(one - next) * Math.sign(two - nextTwo)
    if (sign > 0) same += 1
    if (sign < 0) other += 1
  }
  return (same - other) / (same + other)
}

it('a shop is no older than its platform, no younger than four months, and has no month from before it opened', () => {
  for (const { platform, figures } of SHOPS) {
    const openedAt = parseDay(figures.openedOn.value)
    expect(openedAt).toBeGreaterThanOrEqual(foundedAtMs(platform) - 86_400_000)
    const open = timeOpen(figures.openedOn.value, NOW_MS)
    expect((open?.years ?? 0) * 12 + (open?.months ?? 0)).toBeGreaterThanOrEqual(4)
    const months = figures.turnoverByMonth.value
    expect(months).toHaveLength(Math.min(6, fullMonthsOpen(openedAt, NOW_MS)))
    for (const { month } of months) expect(month > calendarMonth(openedAt)).toBe(true)
    expect(months.at(-1)?.month).toBe('2026-02')
  }
})

it('the turnover of a month is the mean of the months (CAT-37)', () => {
  for (const { figures } of SHOPS)
    expect(figures.monthlyTurnoverFen.value).toBe(meanTurnoverFen(figures.turnoverByMonth.value))
})

it('the level is the one that the platform gives for what the shop has sold and how it is rated', () => {
  for (const shop of SHOPS) {
    const { figures, platform, level, rating } = shop
    expect(level).toBe(figures.level.value)
    expect(rating).toBe(figures.ratings.value.described)
    const rated = { platform, ratings: figures.ratings.value, orders: 0, monthlyFen: figures.monthlyTurnoverFen.value }
    if (platform !== 2 && platform !== 5) expect(level).toBe(shopLevel({ ...rated }))
  }
  const credits = SHOPS.filter(({ platform }) => platform === 2).map(({ level, figures }) => {
    const open = timeOpen(figures.openedOn.value, NOW_MS)
    const months = (open?.years ?? 0) * 12 + (open?.months ?? 0)
    return [levelNumber(level), months * figures.monthlyTurnoverFen.value] as const
  })
  expect(agreement(credits)).toBeGreaterThan(0.8)
  // No crown for a few thousand yuan in all, and no heart for millions.
  for (const [at, soldFen] of credits) {
    if (at >= 10) expect(soldFen).toBeGreaterThan(100_000_000)
    if (at <= 4) expect(soldFen).toBeLessThan(100_000_000)
  }
})

const levelNumber = (level: string): number => {
  for (let orders = 1; orders < 1e8; orders = Math.ceil(orders * 1.2))
    if (shopLevel({ platform: 2, ratings: { described: 0, service: 0, delivery: 0 }, orders, monthlyFen: 0 }) === level)
      return creditLevel(orders)
  throw new Error(`Taobao has no ${level}`)
}

it('the three ratings lie between four and five and near each other', () => {
  for (const { figures } of SHOPS) {
    const rated = Object.values(figures.ratings.value)
    expect(Math.min(...rated)).toBeGreaterThanOrEqual(4)
    expect(Math.max(...rated)).toBeLessThanOrEqual(5)
    expect(Math.max(...rated) - Math.min(...rated)).toBeLessThan(0.13)
  }
  const careless = SHOPS.filter(({ figures }) => figures.violations.value.severe > 0)
  expect(careless.length).toBeGreaterThan(20)
  for (const { figures } of careless) expect(ratingShare(figures.ratings.value)).toBeLessThan(0.6)
})

it('a shop has followers for what it sold, and more of them where goods are shown in films', () => {
  const perYuan = (platform: number) => {
    const shares = SHOPS.filter((shop) => shop.platform === platform)
      .map(({ figures }) => figures.fans.value / (figures.monthlyTurnoverFen.value / 100))
      .toSorted((one, other) => one - other)
    return shares[Math.floor(shares.length / 2)] ?? 0
  }
  expect(perYuan(32)).toBeGreaterThan(perYuan(20) * 1.2)
  const pairs = SHOPS.filter(({ platform }) => platform === 1).map(
    ({ figures }) => [figures.fans.value, figures.monthlyTurnoverFen.value] as const,
  )
  expect(agreement(pairs)).toBeGreaterThan(0.4)
})

it('the price is what the right costs and some months of what is left of the turnover', () => {
  for (const { platform, kind, priceFen, figures } of SHOPS) {
    const [low = 0, high = 0] = mixOf(platform).priceThousands[kind].map((thousand) => thousand * 100_000)
    const profitFen = figures.monthlyTurnoverFen.value
    expect(priceFen).toBeGreaterThanOrEqual(low * 0.8)
    expect(priceFen).toBeLessThanOrEqual(high * 1.01)
    // At most the dearest right and sixteen months of fifteen per cent; at least half the right.
    expect(priceFen).toBeLessThanOrEqual((low * 1.6 + profitFen * 0.15 * 16) * 1.1)
  }
  for (const [platform, kind] of [
    [1, 'flagship'],
    [2, 'personal'],
    [32, 'enterprise'],
  ] as const) {
    const pairs = SHOPS.filter((shop) => shop.platform === platform && shop.kind === kind).map(
      ({ priceFen, figures }) => [priceFen, figures.monthlyTurnoverFen.value] as const,
    )
    expect(agreement(pairs), `${platform} ${kind}`).toBeGreaterThan(0.6)
  }
})

it('deposit, fee and trademark are what the platform asks of a shop of its kind', () => {
  const order = ['none', 'pending', 'registered']
  for (const { platform, kind, trademark, figures } of SHOPS) {
    const rule = entryRuleOf(platform, kind)
    if (rule === undefined) {
      expect(figures.annualFeeFen.value).toBe(0)
      continue
    }
    expect(figures.consumerDepositFen.value).toBeGreaterThanOrEqual(rule.depositFen.min)
    expect(figures.consumerDepositFen.value).toBeLessThanOrEqual(rule.depositFen.max)
    const yearly = platform === 1 ? [3_000_000, 6_000_000] : [rule.yearlyFen.max]
    expect(yearly).toContain(figures.annualFeeFen.value)
    expect(order.indexOf(trademark)).toBeGreaterThanOrEqual(order.indexOf(rule.trademark))
  }
  const tmall = SHOPS.filter(({ platform }) => platform === 1)
  expect(tmall.every(({ figures }) => figures.consumerDepositFen.value >= 5_000_000)).toBe(true)
})
