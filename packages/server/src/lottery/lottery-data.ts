import { readFileSync } from 'node:fs'
import { EVERY_YEAR } from '@diandu/core/campaigns'
import {
  lotteryFaults,
  type LotteryFault,
  type LotteryTerms,
  type PrizeId,
  type PrizeLimits,
  type PrizeReward,
  type PrizeTerms,
} from '@diandu/core/lottery'
import * as v from 'valibot'
import { FileFault, issueWords } from '../content/index.ts'

/** When a lottery is: every month, on the same days of every year, or once. Days are China's. */
export type LotteryDays =
  | { readonly every: 'month' }
  | { readonly every: 'year'; readonly from: string; readonly to: string }
  | { readonly every: 'never'; readonly from: string; readonly to: string }

export interface LotteryEntry extends LotteryTerms {
  readonly days: LotteryDays
}

const name = v.strictObject({ zh: v.string(), en: v.string() })
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const monthDay = v.pipe(v.string(), v.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))
const word = v.pipe(v.string(), v.regex(/^[a-z\d-]{2,24}$/))
const reward = v.variant('kind', [
  v.strictObject({ kind: v.literal('coupon'), amountFen: count, leastSpendFen: count, validDays: count }),
  v.strictObject({ kind: v.literal('coins'), coins: count }),
  v.strictObject({ kind: v.literal('physical') }),
]) satisfies v.GenericSchema<unknown, PrizeReward>
const prize = v.strictObject({
  id: word as unknown as v.GenericSchema<string, PrizeId>,
  name,
  weight: count,
  stock: count,
  valueFen: count,
  reward,
}) satisfies v.GenericSchema<unknown, PrizeTerms>
const entry = v.strictObject({
  series: word,
  name,
  days: v.variant('every', [
    v.strictObject({ every: v.literal('month') }),
    v.strictObject({ every: v.literal('year'), from: monthDay, to: monthDay }),
    v.strictObject({
      every: v.literal('never'),
      from: v.pipe(v.string(), v.isoDate()),
      to: v.pipe(v.string(), v.isoDate()),
    }),
  ]),
  coins: count,
  triesEach: count,
  blankWeight: count,
  prizes: v.array(prize),
}) satisfies v.GenericSchema<unknown, LotteryEntry>
export const lotteryFile = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  limits: v.strictObject({
    date: v.pipe(v.string(), v.isoDate()),
    since: v.pipe(v.string(), v.isoDate()),
    source: name,
    maxPrizeFen: count,
  }),
  lotteries: v.array(entry),
})

const FILE_NAME = 'lotteries.json'

/** Throws with the line of whatever is not as it should be. */
export function parseLotteries(text: string): readonly LotteryEntry[] {
  const read = v.safeParse(lotteryFile, JSON.parse(text))
  if (!read.success) {
    const [issue] = read.issues
    const [, lottery, , prizeAt] = (issue.path ?? []).map(({ key }) => key)
    const line = lineOf(text, asIndex(lottery), asIndex(prizeAt))
    const field = v.getDotPath(issue)
    throw new FileFault(FILE_NAME, { line, field, ...issueWords(issue) }, `${field}: ${issue.message}`)
  }
  const { lotteries, limits } = read.output
  for (const [at, one] of lotteries.entries()) {
    const [fault] = faultsOf(one, limits, lotteries.slice(0, at))
    if (fault === undefined) continue
    const { field, zh, en } = fault
    const place = { line: lineOf(text, at), field: `lotteries.${at}.${field}` }
    throw new FileFault(FILE_NAME, { ...place, zh, en }, `lottery ${one.series}: ${en}`)
  }
  return lotteries
}

function faultsOf(one: LotteryEntry, limits: PrizeLimits, before: readonly LotteryEntry[]): readonly LotteryFault[] {
  const { days, series } = one
  return [
    ...lotteryFaults(one, limits),
    ...(days.every !== 'month' && days.from > days.to
      ? [
          {
            field: 'days.to',
            zh: '最后一天早于第一天',
            en: 'its last day is before its first',
          },
        ]
      : []),
    ...(before.some((other) => other.series === series)
      ? [{ field: 'series', zh: '重复', en: 'it is there twice' }]
      : []),
    ...(isOfItsCampaign(one)
      ? []
      : [{ field: 'days', zh: '日期须与同名活动一致', en: 'its days are not those of its campaign' }]),
  ]
}

/** A lottery that is named after a campaign of every year is open on its days and on no other. */
function isOfItsCampaign({ series, days }: LotteryEntry): boolean {
  const campaign = EVERY_YEAR.find(([id]) => id === series)
  if (campaign === undefined) return true
  const [, from, to] = campaign
  return days.every === 'year' && days.from === from && days.to === to
}

const asIndex = (key: unknown): number | undefined => (typeof key === 'number' ? key : undefined)

/** In which line the lottery begins, or one of its prizes. */
function lineOf(text: string, lottery: number | undefined, prizeAt?: number): number {
  if (lottery === undefined) return 1
  const from = nth(text, '"series"', lottery, 0)
  const place = prizeAt === undefined ? from : nth(text, '"id"', prizeAt, from)
  return text.slice(0, place).split('\n').length
}

function nth(text: string, what: string, count: number, from: number): number {
  let place = text.indexOf(what, from)
  for (let seen = 0; seen < count && place !== -1; seen += 1) place = text.indexOf(what, place + 1)
  return place === -1 ? from : place
}

export const LOTTERY_FILE = readFileSync(new URL('data/lotteries.json', import.meta.url), 'utf8')

/** Read once: a file that is not as it should be keeps the server from starting. */
export const LOTTERIES = parseLotteries(LOTTERY_FILE)
