import {
  FIGURE_NAMES,
  FILTERED_FIGURE_KEYS,
  INDUSTRIES,
  INSPECTION,
  levelName,
  LISTING_STATUSES,
  LOANS,
  plainFigure,
  plainText,
  platformOf,
  PROVINCES,
  SHOP_KINDS,
  SHOP_RISKS,
  shopRisks,
  TRADEMARK_STATES,
  TRANSFER_WAYS,
  type FilteredFigureKey,
  type Shop,
} from '@diandu/core/catalog'
import { formatCount, formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { shopSums, type AgreedPrice, type PaymentPlan } from '@diandu/core/orders'
import { shopMessages } from '../../../../messages/catalog/shop.messages.ts'
import { compareMessages } from '../../../../messages/catalog/compare.messages.ts'
import type { Locale } from '../../../../messages/messages.ts'

type Words = (typeof compareMessages)[Locale]
type RowKey = keyof Words['rows']
export type GroupKey = keyof Words['groups']

export interface CompareCell {
  /** More than one line where there are several facts. */
  readonly lines: readonly string[]
  /** The best of the row, where one is better than another. */
  readonly note?: string
}

export interface CompareRow {
  readonly key: RowKey | FilteredFigureKey
  readonly label: string
  readonly cells: readonly CompareCell[]
  readonly differs: boolean
}

export interface CompareGroup {
  readonly key: GroupKey
  readonly label: string
  readonly rows: readonly CompareRow[]
}

interface Asked {
  readonly lines: readonly string[]
  /** Orders the shops, where one value is better than another. */
  readonly rank?: number
}

const UNKNOWN = '—'

/** Row by row, at the price that this buyer agreed on; shops that are gone have empty cells. */
export function compareView(
  shops: readonly (Shop | null)[],
  locale: Locale,
  now: number,
  agreed: readonly AgreedPrice[] = [],
): readonly CompareGroup[] {
  const words = compareMessages[locale]
  const money = (fen: number): Asked => ({
    lines: [fen === 0 ? words.none : formatMoney(fen)],
    rank: fen,
  })
  const plain = (text: string): Asked => ({ lines: [text] })
  const isIt = (value: boolean): Asked => plain(value ? words.yes : words.no)
  const row = (key: RowKey, say: (shop: Shop) => Asked, best?: 'lowest' | 'highest') =>
    rowOf(key, words.rows[key], say, best)
  const rowOf = (
    key: CompareRow['key'],
    label: string,
    say: (shop: Shop) => Asked,
    best?: 'lowest' | 'highest',
  ): CompareRow => {
    const values = shops.map((shop) => (shop === null ? undefined : say(shop)))
    const there = values.filter((one) => one !== undefined)
    const ranks = there.flatMap(({ rank }) => rank ?? [])
    const differs = new Set(there.map(({ lines }) => lines.join('\n'))).size > 1
    const top = best === 'lowest' ? Math.min(...ranks) : Math.max(...ranks)
    return {
      key,
      label,
      differs,
      cells: values.map((one) => ({
        lines: one?.lines ?? [UNKNOWN],
        ...(best !== undefined && differs && one?.rank === top ? { note: words[best] } : {}),
      })),
    }
  }
  const filtered = FILTERED_FIGURE_KEYS.filter((key) => shops.some((shop) => shop?.[key] !== undefined)).map((key) =>
    rowOf(key, nameIn(FIGURE_NAMES[plainFigure(key).row], locale), ({ [key]: value }) =>
      plain(value === undefined ? UNKNOWN : nameIn(plainText(key, value), locale)),
    ),
  )
  const agreedFor = ({ id, priceFen }: Shop): number | undefined =>
    agreed.find(({ shopId, agreedFen }) => shopId === id && agreedFen < priceFen)?.agreedFen
  const sums = (shop: Shop, plan: PaymentPlan) =>
    shopSums({ ...shop, priceFen: agreedFor(shop) ?? shop.priceFen }, { plan, now })
  const price = (shop: Shop): Asked => {
    const agreedFen = agreedFor(shop)
    if (agreedFen === undefined) return money(shop.priceFen)
    const { lines } = money(agreedFen)
    return { lines: [...lines, shopMessages[locale].agreed(formatMoney(shop.priceFen))], rank: agreedFen }
  }
  const groups: Readonly<Record<GroupKey, readonly CompareRow[]>> = {
    money: [
      row('status', ({ status }) => plain(nameIn(LISTING_STATUSES[status], locale))),
      row('price', price, 'lowest'),
      row('total', (shop) => money(sums(shop, 'full').totalFen), 'lowest'),
      row('nowFull', (shop) => money(sums(shop, 'full').nowFen)),
      row('laterFull', (shop) => money(sums(shop, 'full').laterFen)),
      row('nowDeposit', (shop) => money(sums(shop, 'deposit').nowFen)),
      row('laterDeposit', (shop) => money(sums(shop, 'deposit').laterFen)),
    ],
    business: [
      row('turnover', ({ figures }) => money(figures.monthlyTurnoverFen.value), 'highest'),
      row('opened', ({ figures }) => plain(figures.openedOn.value)),
      row(
        'rating',
        ({ figures: { ratings } }) => {
          const { described, service, delivery } = ratings.value
          const all = [described, service, delivery]
          return { lines: [all.map((one) => one.toFixed(1)).join(' / ')], rank: described + service + delivery }
        },
        'highest',
      ),
      row('level', ({ level }) => plain(levelName(level, locale))),
      row('fans', ({ figures }) => ({ lines: [formatCount(figures.fans.value)], rank: figures.fans.value }), 'highest'),
      row('industry', ({ industry }) => plain(nameIn(INDUSTRIES[industry], locale))),
    ],
    risks: [
      row('risks', (shop) => {
        const risks = shopRisks(shop, now).map((risk) => nameIn(SHOP_RISKS[risk], locale))
        return { lines: risks.length === 0 ? [words.noRisk] : risks }
      }),
      row(
        'points',
        ({ figures: { violations } }) => {
          const { general, severe, counterfeit } = violations.value
          return { lines: [`${general} / ${severe} / ${counterfeit}`], rank: general + severe + counterfeit }
        },
        'lowest',
      ),
      row('loans', ({ figures }) => plain(nameIn(LOANS[figures.hasLoans.value ? 'yes' : 'no'], locale))),
      row('inspected', ({ isInspected }) => plain(nameIn(isInspected ? INSPECTION.seal : INSPECTION.none, locale))),
      row('trademark', ({ trademark }) => plain(nameIn(TRADEMARK_STATES[trademark], locale))),
      ...filtered,
    ],
    transfer: [
      row('way', ({ transferWay }) => plain(nameIn(TRANSFER_WAYS[transferWay], locale))),
      row('kind', ({ platform, kind }) =>
        plain(`${nameIn(platformOf(platform).name, locale)} ${nameIn(SHOP_KINDS[kind], locale)}`),
      ),
      row('region', ({ province }) => plain(nameIn(PROVINCES[province], locale))),
      row('stock', ({ figures }) => isIt(figures.carriesStock.value)),
      row('teaches', ({ figures }) => isIt(figures.teachesOperation.value)),
    ],
  }
  return (Object.keys(groups) as readonly GroupKey[]).map((key) => ({
    key,
    label: words.groups[key],
    rows: groups[key],
  }))
}

/** Only rows in which the shops differ; no empty groups. */
export const differencesOf = (groups: readonly CompareGroup[]): readonly CompareGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
