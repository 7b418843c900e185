import { describe, expect, it } from 'vitest'
import { COUPON_PRIZE, lotteryTerms, prizeTerms } from '../../testing/a-lottery.ts'
import { lotteryFaults, type LotteryTerms, type PrizeTerms } from './index.ts'

const LIMITS = { maxPrizeFen: 50_000_00 }
const faults = (change: Partial<LotteryTerms>) => lotteryFaults(lotteryTerms(change), LIMITS).map(({ en }) => en)
const faultsOfPrize = (change: Partial<PrizeTerms>) => faults({ prizes: [prizeTerms('lamp', change)] })
const coupon = (change: Partial<typeof COUPON_PRIZE>) =>
  faultsOfPrize({ valueFen: 50_00, reward: { ...COUPON_PRIZE, ...change } as PrizeTerms['reward'] })

const NO_NAME = 'prize lamp: its name is missing in one language'
const NO_COUPON = 'prize lamp: its coupon takes nothing off, more than the prize is worth, or is valid on no day'

describe('the terms of a lottery', () => {
  it('may open as they are written, up to every limit (LOT-18)', () => {
    const prizes = [
      prizeTerms('lamp', { valueFen: LIMITS.maxPrizeFen }),
      prizeTerms('free', { valueFen: 0 }),
      prizeTerms('fee', { reward: COUPON_PRIZE, valueFen: 50_00 }),
      prizeTerms('purse', { reward: { kind: 'coins', coins: 1_000_000 } }),
    ]
    for (const [coins, triesEach] of [
      [0, 0],
      [1_000_000, 1_000],
    ] as const)
      expect(faults({ coins, triesEach, prizes })).toEqual([])
  })

  it.each([-1, 0.5, 1_000_001, Number.NaN, Infinity])('must not ask for %d coins a draw (LOT-18)', (coins) => {
    expect(faults({ coins })).toEqual([`a draw costs ${coins} coins`])
  })

  it.each([-1, 0.5, 1_001, Number.NaN, Infinity])('must not give each person %d tries (LOT-18)', (triesEach) => {
    expect(faults({ triesEach })).toEqual([`each person has ${triesEach} tries`])
  })

  it('must have a table that can be drawn from, and a name in both languages (LOT-18)', () => {
    const noTable = 'its weights and stocks are not whole, or a prize is there twice'
    expect(faults({ prizes: [] })).toEqual([noTable])
    expect(faults({ prizes: [prizeTerms('lamp'), prizeTerms('lamp')] })).toEqual([noTable])
    for (const name of [
      { zh: '', en: 'Wheel' },
      { zh: '大转盘', en: '' },
    ])
      expect(faults({ name })).toEqual(['its name is missing in one language'])
  })

  it('says all that is wrong at once, each prize by its id (LOT-18)', () => {
    const prizes = [prizeTerms('lamp', { name: { zh: '', en: '' } }), prizeTerms('fan', { valueFen: -1 })]
    expect(faults({ coins: -1, triesEach: -1, prizes })).toEqual([
      'a draw costs -1 coins',
      'each person has -1 tries',
      NO_NAME,
      'prize fan: -1 fen are more than the law allows (5000000)',
    ])
  })
})

describe('a prize', () => {
  it.each([
    { zh: '', en: 'Lamp' },
    { zh: '灯', en: '' },
  ])('must have its name in both languages, and %j is in one (LOT-18)', (name) => {
    expect(faultsOfPrize({ name })).toEqual([NO_NAME])
  })

  it.each([-1, 0.5, LIMITS.maxPrizeFen + 1, Number.NaN])(
    'must be worth what the law allows, and %d fen are not (LOT-18)',
    (valueFen) => {
      expect(faultsOfPrize({ valueFen })).toEqual([
        `prize lamp: ${valueFen} fen are more than the law allows (${LIMITS.maxPrizeFen})`,
      ])
    },
  )

  it.each([0, 0.5, 1_000_001])('of coins must not be %d coins (LOT-18)', (coins) => {
    expect(faultsOfPrize({ reward: { kind: 'coins', coins } })).toEqual([`prize lamp: it gives ${coins} coins`])
  })

  it.each([{ amountFen: 0 }, { amountFen: 50_01 }, { validDays: 0 }, { validDays: 367 }, { validDays: 0.5 }])(
    'that is a coupon must not have %j (LOT-18)',
    (change) => {
      expect(coupon(change)).toEqual([NO_COUPON])
    },
  )

  it.each([{ amountFen: 1 }, { amountFen: 50_00 }, { validDays: 1 }, { validDays: 366 }])(
    'that is a coupon may have %j (LOT-18)',
    (change) => {
      expect(coupon(change)).toEqual([])
    },
  )
})

it('each fault names its place in the terms, in both languages (LOT-18)', () => {
  const wrong = lotteryFaults(lotteryTerms({ coins: -1, name: { zh: '', en: 'x' } }), { ...LIMITS, maxPrizeFen: 1 })
  expect(wrong.map(({ field }) => field)).toEqual(['coins', 'name', 'prizes.0.valueFen'])
  for (const { zh } of wrong) expect(zh).toMatch(/\p{Script=Han}/u)
})
