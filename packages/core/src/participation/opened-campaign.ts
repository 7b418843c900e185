import { blocksOf, type CampaignContent, type CampaignCoupon, type CampaignRun } from '../campaigns/index.ts'
import type { Name } from '../kernel/index.ts'
import type { LotteryTerms } from '../lottery/index.ts'

/** The promises of an open run, as far as they must not become less. */
export interface OpenedCampaign {
  readonly closesAt: number
  readonly coupons: readonly Omit<CampaignCoupon, 'campaign'>[]
  readonly pages: readonly {
    readonly path: string
    readonly rules: readonly Name[]
    readonly draws: readonly string[]
  }[]
  readonly draws: readonly {
    readonly series: string
    readonly coins: number
    readonly triesEach: number
    readonly blankWeight: number
    readonly prizes: readonly {
      readonly id: string
      readonly weight: number
      readonly stock: number
      readonly valueFen: number
    }[]
  }[]
}

/** A published promise that would be reduced: its page, the part of it, and the change. */
export interface Worsening {
  /** The path of a page; or `calendar`, `coupons`, `lotteries`. */
  readonly place: string
  readonly field: string
  readonly what: Name
}

/** The promises of a run, as stated in its files. */
export function openedCampaign(
  run: CampaignRun,
  pages: readonly CampaignContent[],
  coupons: readonly CampaignCoupon[],
  lotteries: readonly LotteryTerms[],
): OpenedCampaign {
  const shown = pages.map((page) => ({
    path: page.path,
    rules: blocksOf(page).flatMap((block) => (block.kind === 'rules' ? block.points : [])),
    draws: blocksOf(page).flatMap((block) => (block.kind === 'draw' ? [block.lottery] : [])),
  }))
  const series = new Set(shown.flatMap(({ draws }) => draws))
  return {
    closesAt: run.closesAt,
    coupons: coupons
      .filter(({ campaign }) => campaign === run.campaign.id)
      .map(({ campaign: _campaign, ...coupon }) => coupon),
    pages: shown,
    draws: lotteries
      .filter((lottery) => series.has(lottery.series))
      .map(({ series: name, coins, triesEach, blankWeight, prizes }) => ({
        series: name,
        coins,
        triesEach,
        blankWeight,
        prizes: prizes.map(({ id, weight, stock, valueFen }) => ({ id, weight, stock, valueFen })),
      })),
  }
}

/** Published promises that would be reduced; an increase is no worsening. */
export const worsenings = (announced: OpenedCampaign, now: OpenedCampaign): readonly Worsening[] => [
  ...(now.closesAt < announced.closesAt
    ? [worse('calendar', 'last day', { zh: '提前结束', en: 'it ends earlier' })]
    : []),
  ...announced.coupons.flatMap((coupon) => couponWorsenings(coupon, now)),
  ...announced.pages.flatMap((page) => pageWorsenings(page, now)),
  ...announced.draws.flatMap((draw) => drawWorsenings(draw, now)),
]

const worse = (place: string, field: string, what: Name): Worsening => ({ place, field, what })

const COUPON_TERMS = [
  ['amountFen', 1, { zh: '减得更少', en: 'it takes off less' }],
  ['leastSpendFen', -1, { zh: '门槛更高', en: 'it needs a higher price' }],
  ['stock', 1, { zh: '数量变少', en: 'there are fewer' }],
  ['perPerson', 1, { zh: '每人可领变少', en: 'each person may have fewer' }],
  ['daysAfter', 1, { zh: '可用时间变短', en: 'it can be used for a shorter time' }],
] as const

function couponWorsenings(
  announced: OpenedCampaign['coupons'][number],
  { coupons }: OpenedCampaign,
): readonly Worsening[] {
  const now = coupons.find(({ key }) => key === announced.key)
  if (now === undefined) return [worse('coupons', announced.key, { zh: '没有了', en: 'it is gone' })]
  return COUPON_TERMS.flatMap(([field, sign, what]) =>
    now[field] * sign < announced[field] * sign ? [worse('coupons', `${announced.key}.${field}`, what)] : [],
  )
}

function pageWorsenings(announced: OpenedCampaign['pages'][number], { pages }: OpenedCampaign): readonly Worsening[] {
  const now = pages.find(({ path }) => path === announced.path)
  if (now === undefined) return [worse(announced.path, 'path', { zh: '页面没有了', en: 'the page is gone' })]
  return [
    ...announced.rules.flatMap(({ zh, en }) =>
      now.rules.some((rule) => rule.zh === zh && rule.en === en)
        ? []
        : [
            worse(announced.path, 'rules', {
              zh: `一条规则没有了或说法不同：${zh}`,
              en: `a rule is gone or says something else: ${zh}`,
            }),
          ],
    ),
    ...announced.draws.flatMap((series) =>
      now.draws.includes(series)
        ? []
        : [worse(announced.path, 'draw', { zh: `抽奖 ${series} 没有了`, en: `the draw ${series} is gone` })],
    ),
  ]
}

type PublishedDraw = OpenedCampaign['draws'][number]

const weightOf = ({ blankWeight, prizes }: PublishedDraw): number =>
  prizes.reduce((sum, { weight }) => sum + weight, blankWeight)

function drawWorsenings(announced: PublishedDraw, { draws }: OpenedCampaign): readonly Worsening[] {
  const now = draws.find(({ series }) => series === announced.series)
  const at = (field: string, zh: string, en: string) => worse('lotteries', `${announced.series}.${field}`, { zh, en })
  if (now === undefined) return [at('series', '没有了', 'it is gone')]
  return [
    ...(now.coins > announced.coins ? [at('coins', '每次抽奖更贵', 'a draw costs more')] : []),
    ...(now.triesEach < announced.triesEach
      ? [at('triesEach', '每人可抽次数变少', 'each person may draw less often')]
      : []),
    ...announced.prizes.flatMap((prize) => {
      const same = now.prizes.find(({ id }) => id === prize.id)
      if (same === undefined) return [at(prize.id, '奖品没有了', 'the prize is gone')]
      return [
        ...(same.stock < prize.stock ? [at(`${prize.id}.stock`, '数量变少', 'there are fewer')] : []),
        ...(same.valueFen < prize.valueFen ? [at(`${prize.id}.valueFen`, '价值变低', 'it is worth less')] : []),
        ...(same.weight * weightOf(announced) < prize.weight * weightOf(now)
          ? [at(`${prize.id}.weight`, '中奖机会变小', 'it is less likely')]
          : []),
      ]
    }),
  ]
}
