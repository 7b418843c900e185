import type { CaseBlock } from '@diandu/core/admin'
import { publishedRunOfPage, runKey } from '@diandu/core/campaigns'
import { formatMoney, formatTime } from '@diandu/core/format'
import type { Name } from '@diandu/core/kernel'
import type { Locale } from '@diandu/core/messages'
import { currentCampaignFiles, readResults, readTurnout, seriesOf } from '../../campaigns/index.ts'
import type { Database } from '../../database/index.ts'
import { recordBlocks } from '../people/record-blocks.ts'
import { AMOUNT } from '../people/record-words.ts'

const words = (zh: string, en: string): Name => ({ zh, en })
const OF_ALL = words('总数', 'Of')
const MANY = 1_000

/** Results of the open run of a page, or of its last one; undefined where there is no such page. */
export async function campaignResults(
  db: Database,
  id: string,
  nowMs: number,
  locale: Locale,
): Promise<readonly CaseBlock[] | undefined> {
  const { facts, table, named } = recordBlocks(locale)
  const { names, pages } = await currentCampaignFiles(db)
  const path = [...names].find(([, name]) => name === `${id}.json`)?.[0]
  if (path === undefined) return undefined
  const run = publishedRunOfPage(path, nowMs)
  if (run === undefined)
    return [
      { kind: 'notice', isWarning: false, title: named(words('还没有举办过', 'It has not been held yet')), lines: [] },
    ]
  const series = seriesOf(run, pages)
  const { coupons, draws } = await readResults(db, run, series)
  const turnout = await readTurnout(db, run, series)
  return [
    facts(words('活动结果', 'Results'), [
      [words('场次', 'Run'), runKey(run)],
      [words('时间', 'Days'), `${formatTime(run.opensAt, 'yyyy-mm-dd')} – ${formatTime(run.closesAt, 'yyyy-mm-dd')}`],
      [words('参加人数', 'People who took part'), String(turnout.joined)],
      [words('报名卖家', 'Sellers who applied'), String(turnout.applied)],
      [words('通过报名', 'Let in'), String(turnout.admitted)],
      [words('用券订单', 'Orders with its coupons'), String(turnout.orders)],
      [words('用券订单金额', 'Their prices'), formatMoney(turnout.ordersFen)],
      [words('用券减免', 'Taken off by coupons'), formatMoney(turnout.couponFen)],
    ]),
    table({
      title: words('优惠券', 'Coupons'),
      heads: [words('优惠券', 'Coupon'), AMOUNT, words('已领', 'Claimed'), OF_ALL, words('已用', 'Used')],
      rows: coupons,
      cells: ({ title, amountFen, claimed, stock, used }) => [
        title,
        formatMoney(amountFen),
        String(claimed),
        String(stock),
        String(used),
      ],
      max: MANY,
    }),
    table({
      title: words('抽奖奖品', 'Prizes'),
      heads: [words('抽奖', 'Draw'), words('奖品', 'Prize'), words('已抽出', 'Drawn'), OF_ALL],
      rows: draws.flatMap((draw) => draw.prizes.map((prize) => ({ draw, prize }))),
      cells: ({ draw, prize }) => [named(draw.name), named(prize.name), String(prize.given), String(prize.stock)],
      max: MANY,
    }),
  ]
}
