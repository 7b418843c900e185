import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lotteryTerms, prizeTerms } from '../../testing/a-lottery.ts'
import { openedCampaign, worsenings, type OpenedCampaign } from './index.ts'
import { campaignOf, type CampaignContent, type CampaignCoupon } from '../campaigns/index.ts'

const RULE = { zh: '每人一张', en: 'One each' }
const PRIZE = { id: 'lamp', weight: 10, stock: 5, valueFen: 100 }
const DRAW = { series: 'wheel', coins: 0, triesEach: 3, blankWeight: 90, prizes: [PRIZE] }
const ANNOUNCED: OpenedCampaign = {
  closesAt: 1_000,
  coupons: [{ key: 'fee', title: '券', amountFen: 100, leastSpendFen: 500, stock: 10, perPerson: 1, daysAfter: 30 }],
  pages: [{ path: '/activity/special', rules: [RULE], draws: ['wheel'] }],
  draws: [DRAW],
}
const fieldsOf = (now: Partial<OpenedCampaign>): readonly string[] =>
  worsenings(ANNOUNCED, { ...ANNOUNCED, ...now }).map(({ place, field }) => `${place} ${field}`)
const coupon = (change: object) => fieldsOf({ coupons: ANNOUNCED.coupons.map((one) => ({ ...one, ...change })) })
const prize = (change: object) => fieldsOf({ draws: [{ ...DRAW, prizes: [{ ...PRIZE, ...change }] }] })
const page = (change: object) => fieldsOf({ pages: ANNOUNCED.pages.map((one) => ({ ...one, ...change })) })

it('what takes something from people is named with its place and field (CAM-29)', () => {
  expect(fieldsOf({ closesAt: 999 })).toEqual(['calendar last day'])
  expect(fieldsOf({ coupons: [] })).toEqual(['coupons fee'])
  expect(coupon({ amountFen: 99, leastSpendFen: 501, stock: 9, perPerson: 0, daysAfter: 29 })).toEqual(
    ['amountFen', 'leastSpendFen', 'stock', 'perPerson', 'daysAfter'].map((field) => `coupons fee.${field}`),
  )
  expect(fieldsOf({ pages: [] })).toEqual(['/activity/special path'])
  expect(page({ rules: [{ ...RULE, en: 'Two each' }], draws: [] })).toEqual([
    '/activity/special rules',
    '/activity/special draw',
  ])
  expect(fieldsOf({ draws: [] })).toEqual(['lotteries wheel.series'])
  expect(fieldsOf({ draws: [{ ...DRAW, coins: 1, triesEach: 2, prizes: [] }] })).toEqual([
    'lotteries wheel.coins',
    'lotteries wheel.triesEach',
    'lotteries wheel.lamp',
  ])
  expect(prize({ stock: 4, valueFen: 99, weight: 9 })).toEqual(
    ['stock', 'valueFen', 'weight'].map((field) => `lotteries wheel.lamp.${field}`),
  )
  expect(fieldsOf({ draws: [{ ...DRAW, blankWeight: 91 }] })).toEqual(['lotteries wheel.lamp.weight'])
})

it('each worsening says in words what about it is worse (CAM-29)', () => {
  const lessOfAll: OpenedCampaign = {
    closesAt: 1,
    coupons: ANNOUNCED.coupons.map((one) => ({
      ...one,
      amountFen: 1,
      leastSpendFen: 1_000,
      stock: 1,
      perPerson: 0,
      daysAfter: 1,
    })),
    pages: ANNOUNCED.pages.map(({ path }) => ({ path, rules: [], draws: [] })),
    draws: [{ ...DRAW, coins: 1, triesEach: 1, prizes: [{ ...PRIZE, weight: 1, stock: 1, valueFen: 1 }] }],
  }
  const nothing: OpenedCampaign = { ...ANNOUNCED, coupons: [], pages: [], draws: [] }
  const complaints = [lessOfAll, nothing, { ...ANNOUNCED, draws: [{ ...DRAW, prizes: [] }] }].map((now) =>
    worsenings(ANNOUNCED, now).map(({ what }) => what.en),
  )
  expect(complaints).toEqual([
    [
      'it ends earlier',
      'it takes off less',
      'it needs a higher price',
      'there are fewer',
      'each person may have fewer',
      'it can be used for a shorter time',
      'a rule is gone or says something else: 每人一张',
      'the draw wheel is gone',
      'a draw costs more',
      'each person may draw less often',
      'there are fewer',
      'it is worth less',
      'it is less likely',
    ],
    ['it is gone', 'the page is gone', 'it is gone'],
    ['the prize is gone'],
  ])
})

it('how likely a prize is goes by all weights of its draw, the blanks’ and every prize’s (CAM-29)', () => {
  const drawn = (blankWeight: number, cups: number): OpenedCampaign => ({
    ...ANNOUNCED,
    draws: [{ ...DRAW, blankWeight, prizes: [PRIZE, { ...PRIZE, id: 'cup', weight: cups }] }],
  })
  const less = worsenings(drawn(60, 30), drawn(70, 20))
  expect(less.map(({ field }) => field)).toEqual(['wheel.cup.weight'])
})

it('a rule stands only where both languages say what they said (CAM-29)', () => {
  for (const change of [{ zh: '每人两张' }, { en: 'Two each' }])
    expect(page({ rules: [{ ...RULE, ...change }] })).toEqual(['/activity/special rules'])
})

it('of several coupons, pages and draws each is compared with its own (CAM-29)', () => {
  const several = <T>(list: readonly T[], other: object): readonly T[] => [{ ...list[0], ...other } as T, ...list]
  const more: OpenedCampaign = {
    ...ANNOUNCED,
    coupons: several(ANNOUNCED.coupons, { key: 'other', amountFen: 1 }),
    pages: several(ANNOUNCED.pages, { path: '/other', rules: [], draws: [] }),
    draws: several([{ ...DRAW, prizes: several([PRIZE], { id: 'cup', weight: 0, valueFen: 1 }) }], {
      series: 'other',
      triesEach: 1,
      prizes: [],
    }),
  }
  expect(worsenings(ANNOUNCED, more)).toEqual([])
})

it('what gives more than was told is no worsening (CAM-29)', () => {
  expect(worsenings(ANNOUNCED, ANNOUNCED)).toEqual([])
  expect(fieldsOf({ closesAt: 1_001 })).toEqual([])
  expect(coupon({ amountFen: 101, leastSpendFen: 499, stock: 11, perPerson: 2, daysAfter: 31, title: '大券' })).toEqual(
    [],
  )
  expect(page({ rules: [{ zh: '新规矩', en: 'A new one' }, RULE], draws: ['wheel', 'other'] })).toEqual([])
  expect(fieldsOf({ draws: [{ ...DRAW, triesEach: 4, blankWeight: 80 }] })).toEqual([])
  expect(prize({ stock: 6, valueFen: 101, weight: 11 })).toEqual([])
})

it('of two plans that differ in one figure, one is a worsening of the other and not the other way round (CAM-29)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('amountFen', 'stock', 'perPerson', 'daysAfter'),
      fc.nat(),
      fc.nat(),
      (field, one, other) => {
        const at = (figure: number) => ({
          ...ANNOUNCED,
          coupons: ANNOUNCED.coupons.map((announced) => ({ ...announced, [field]: figure })),
        })
        expect(worsenings(at(one), at(other)).length > 0).toBe(other < one)
      },
    ),
  )
})

it('the promises of a run are its own coupons, the rules and draws of its pages, and their prizes (CAM-29)', () => {
  const run = { campaign: campaignOf('618'), opensAt: 0, closesAt: 9 }
  expect(openedCampaign(run, [], [], [])).toEqual({ closesAt: 9, coupons: [], pages: [], draws: [] })
  const title = { zh: '名', en: 'Name' }
  const content: CampaignContent = {
    path: '/activity/special',
    title,
    line: title,
    hue: 1,
    motif: 'sun',
    blocks: [
      { kind: 'rules', title, points: [RULE] },
      { kind: 'notice', title, paragraphs: [title] },
    ],
    tabs: [{ key: 'more', name: title, blocks: [{ kind: 'draw', title, lottery: 'wheel' }] }],
  }
  const [own] = ANNOUNCED.coupons
  const coupons = [
    { ...own, campaign: '618' },
    { ...own, key: 'another', campaign: 'anniversary' },
  ] as readonly CampaignCoupon[]
  const terms = lotteryTerms({ blankWeight: 90, prizes: [prizeTerms('lamp', { weight: 10, valueFen: 100 })] })
  expect(openedCampaign(run, [content], coupons, [terms, lotteryTerms({ series: 'other' })])).toEqual({
    ...ANNOUNCED,
    closesAt: 9,
  })
})
