import { FIGURE_NAMES, INDUSTRIES, platformOf, SHOP_KINDS, type Ratings, type Shop } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import { MIN_COMPARED, type MarketContext } from '@diandu/core/insights'
import { nameIn } from '@diandu/core/messages'
import { marketMessages } from '../../../../messages/catalog/market.messages.ts'
import type { Locale } from '../../../../messages/messages.ts'
import type { ChartTable } from '../../../../ui/charts/chart-frame.tsx'
import type { Column } from '../../../../ui/charts/column-chart.tsx'
import type { ComparedBar } from '../../../../ui/charts/compared-bars.tsx'
import type { Step } from '../../../../ui/charts/step-chart.tsx'
import type { Strip } from '../../../../ui/charts/strip-plot.tsx'
import { moneyText } from '../../money-text.ts'

/** With which shops it is compared: “天猫 · 女装 · 旗舰店”. */
export function peersName({ platform, industry, kind }: Shop, circle: MarketContext['circle'], locale: Locale): string {
  const names = [platformOf(platform).name, INDUSTRIES[industry], ...(circle === 'kind' ? [SHOP_KINDS[kind]] : [])]
  return names.map((name) => nameIn(name, locale)).join(' · ')
}

/** In whole percent, how much more one amount is than another. */
const percentMore = (amount: number, than: number): number => Math.round(((amount - than) / Math.max(1, than)) * 100)

interface Compared {
  readonly above: (percent: string) => string
  readonly below: (percent: string) => string
  readonly level: string
}

function comparedWith(amount: number, than: number, { above, below, level }: Compared): string {
  const percent = percentMore(amount, than)
  return percent > 0 ? above(String(percent)) : percent < 0 ? below(String(-percent)) : level
}

export interface TurnoverView {
  readonly says?: string
  readonly columns: readonly Column[]
  readonly table: ChartTable
}

/** Each month with its change, and the middle of similar shops where that is known. */
export function turnoverView(shop: Shop, context: MarketContext | undefined, locale: Locale): TurnoverView {
  const { turnover, monthShort, monthLong, month: monthHeading } = marketMessages[locale]
  const middles = new Map((context?.turnoverByMonth ?? []).map((middle) => [middle.month, middle]))
  const months = shop.figures.turnoverByMonth.value
  const monthsShown = months.map(({ month, turnoverFen }, at) => {
    const before = months[at - 1]
    const change =
      before === undefined || before.turnoverFen <= 0
        ? undefined
        : comparedWith(turnoverFen, before.turnoverFen, {
            above: turnover.more,
            below: turnover.less,
            level: turnover.same,
          })
    return { month, turnoverFen, change, middle: middles.get(month), text: moneyText(turnoverFen, locale) }
  })
  const last = monthsShown.at(-1)
  const middleText = (fen: number) => moneyText(fen, locale)
  return {
    ...(last?.middle === undefined ? {} : { says: comparedWith(last.turnoverFen, last.middle.medianFen, turnover) }),
    columns: monthsShown.map(({ month, turnoverFen, change, middle, text }) => ({
      key: month,
      label: monthShort(month),
      value: turnoverFen,
      text,
      ...(middle === undefined ? {} : { middle: middle.medianFen }),
      says: [
        turnover.of(monthLong(month), text),
        ...(change === undefined ? [] : [change]),
        ...(middle === undefined ? [] : [turnover.ofMiddle(middleText(middle.medianFen), String(middle.shops))]),
      ].join(turnover.join),
    })),
    table: {
      headings: [monthHeading, turnover.own, turnover.change, turnover.middle],
      rows: monthsShown.map(({ month, turnoverFen, text, middle }, at) => {
        const before = months[at - 1]?.turnoverFen ?? 0
        const percent = percentMore(turnoverFen, before)
        return [
          monthLong(month),
          text,
          before <= 0 ? '—' : `${percent > 0 ? '+' : ''}${percent}%`,
          middle === undefined ? '—' : middleText(middle.medianFen),
        ]
      }),
    },
  }
}

/** Where the asking price lies; undefined where too few shops are alike. */
export function pricesView(shop: Shop, { prices }: MarketContext, locale: Locale) {
  if (prices === null) return undefined
  const messages = marketMessages[locale].prices
  const text = (fen: number) => moneyText(fen, locale)
  const marked = (value: number, say: (text: string) => string) => ({ value, text: say(text(value)) })
  const { lowFen, quarterFen, medianFen, threeQuarterFen, highFen } = prices
  const { rows } = messages
  return {
    says: comparedWith(shop.priceFen, medianFen, messages),
    range: {
      low: marked(lowFen, messages.low),
      quarter: quarterFen,
      middle: marked(medianFen, messages.middle),
      threeQuarter: threeQuarterFen,
      high: marked(highFen, messages.high),
      own: marked(shop.priceFen, messages.own),
    },
    table: {
      headings: messages.headings,
      rows: (
        [
          [rows.own, shop.priceFen],
          [rows.low, lowFen],
          [rows.quarter, quarterFen],
          [rows.middle, medianFen],
          [rows.threeQuarter, threeQuarterFen],
          [rows.high, highFen],
        ] as const
      ).map(([name, fen]) => [name, text(fen)]),
    } satisfies ChartTable,
  }
}

/** Every price at which the shop was shown. */
export function historyView({ priceHistory }: MarketContext, locale: Locale) {
  const messages = marketMessages[locale].history
  const day = (at: number) => formatTime(at, 'yyyy-mm-dd')
  const [first, last] = [priceHistory[0], priceHistory.at(-1)]
  const change = (last?.priceFen ?? 0) - (first?.priceFen ?? 0)
  const changed = moneyText(Math.abs(change), locale)
  const steps = priceHistory.map(({ at, priceFen }): Step => {
    const text = moneyText(priceFen, locale)
    return { at, value: priceFen, text, says: messages.since(day(at), text) }
  })
  return {
    isOnce: priceHistory.length < 2,
    says:
      priceHistory.length < 2
        ? messages.once(day(first?.at ?? 0))
        : change < 0
          ? messages.fell(changed)
          : change > 0
            ? messages.rose(changed)
            : messages.back,
    steps,
    ends: { from: day(first?.at ?? 0), until: messages.now },
    table: {
      headings: messages.headings,
      rows: priceHistory.map(({ at, priceFen }) => [day(at), moneyText(priceFen, locale)]),
    } satisfies ChartTable,
  }
}

/** Sales of the shop's platform and industry, by month; undefined without any. */
export function salesView({ salesByMonth }: MarketContext, locale: Locale) {
  const { sales: messages, monthShort, monthLong } = marketMessages[locale]
  if (salesByMonth.every(({ spread, pricesFen }) => spread === null && pricesFen.length === 0)) return undefined
  const text = (fen: number) => moneyText(fen, locale)
  return {
    strips: salesByMonth.map(({ month, spread, pricesFen }): Strip => {
      const name = monthLong(month)
      return {
        key: month,
        label: monthShort(month),
        box: spread && {
          low: spread.lowFen,
          quarter: spread.quarterFen,
          middle: spread.medianFen,
          threeQuarter: spread.threeQuarterFen,
          high: spread.highFen,
        },
        dots: pricesFen,
        says:
          spread !== null
            ? messages.ofMany(
                name,
                String(spread.count),
                text(spread.medianFen),
                text(spread.lowFen),
                text(spread.highFen),
              )
            : pricesFen.length === 0
              ? messages.ofNone(name)
              : messages.ofFew(name, String(pricesFen.length), pricesFen.map(text).join(messages.comma)),
      }
    }),
    table: {
      headings: messages.headings,
      rows: salesByMonth.map(({ month, spread, pricesFen }) => [
        monthLong(month),
        String(spread?.count ?? pricesFen.length),
        spread === null ? (pricesFen.length === 0 ? '—' : messages.tooFew) : text(spread.medianFen),
        ...[spread?.lowFen ?? pricesFen[0], spread?.highFen ?? pricesFen.at(-1)].map((fen) =>
          fen === undefined ? '—' : text(fen),
        ),
      ]),
    } satisfies ChartTable,
  }
}

const PARTS = ['described', 'service', 'delivery'] as const
const TOP_RATING = 5

/** The three ratings beside the average of similar shops, on a scale that shows the difference. */
export function ratingsView(shop: Shop, { ratings: average, shops }: MarketContext, locale: Locale) {
  if (average === null || shops < MIN_COMPARED) return undefined
  const messages = marketMessages[locale].ratings
  const own: Ratings = shop.figures.ratings.value
  const from = Math.max(
    0,
    Math.floor(Math.min(...PARTS.flatMap((part) => [own[part], average[part]]), TOP_RATING - 0.5)),
  )
  const difference = (part: (typeof PARTS)[number]) => Math.round((own[part] - average[part]) * 100)
  const percentText = (hundredths: number) => (Math.abs(hundredths) / 100).toFixed(2)
  return {
    from,
    to: TOP_RATING,
    scale: messages.scale(String(from), String(TOP_RATING)),
    bars: PARTS.map((part): ComparedBar => {
      const more = difference(part)
      return {
        key: part,
        label: nameIn(FIGURE_NAMES[part], locale),
        value: own[part],
        text: own[part].toFixed(2),
        average: average[part],
        says:
          more > 0 ? messages.above(percentText(more)) : more < 0 ? messages.below(percentText(more)) : messages.level,
      }
    }),
    table: {
      headings: messages.headings,
      rows: PARTS.map((part) => [nameIn(FIGURE_NAMES[part], locale), own[part].toFixed(2), average[part].toFixed(2)]),
    } satisfies ChartTable,
  }
}
