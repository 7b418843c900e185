import type { DescribedListing } from './described-listing.ts'
import { FIGURE_NAMES, type FigureRow } from './figures/figure-names.ts'
import { INSPECTION } from './card/inspection-words.ts'
import { isInspectedBy, sourceLine } from './figures/figure-source.ts'
import { INDUSTRIES } from './industry.ts'
import type { Figure } from './listing.ts'
import { moneyName, NONE, plainText, same, statedFigures } from './figures/figure-values.ts'
import {
  FIGURE_PARTS,
  plainFigure,
  plainFiguresOf,
  type FigurePart,
  type PlainFigureKey,
  type PlainValue,
} from './figures/plain-figures.ts'
import { platformOf, type Name } from './platform.ts'
import { PROVINCES } from './province.ts'
import { SHOP_KINDS } from './shop-kind.ts'
import { TRADEMARK_STATES } from './trademark.ts'
import { TRANSFER_WAYS } from './transfer-way.ts'

const NO_CAPTION: Name = { zh: '没有说明文字', en: 'Without a caption' }

/** One thing that a listing says, exactly: no sum is rounded and no count shortened. */
export interface ListingRow {
  readonly key: string
  readonly label: Name
  readonly value: Name
  /** Who vouches for it, and on which day they said it. */
  readonly source: Name
}

export interface ListingPart {
  readonly key: string
  readonly title: Name
  readonly rows: readonly ListingRow[]
}

/**
 * Everything that a listing says but its description, row by row: the same on a page, on a contract and for a reviewer.
 */
export function listingParts(listing: DescribedListing): readonly ListingPart[] {
  const { figures } = listing
  const { ratings, violations, trademark, turnoverByMonth } = figures
  const plain = (part: FigurePart): readonly ListingRow[] =>
    statedFigures<PlainFigureKey, Figure<PlainValue>>(plainFiguresOf(part), figures).map(([key, figure]) =>
      row(plainFigure(key).row, figure, (value) => plainText(key, value)),
    )
  const months = turnoverByMonth.value.map(({ month, turnoverFen }, index) => ({
    key: `turnover-${index}`,
    label: { zh: `${month} 营业额`, en: `Turnover ${month}` },
    value: moneyName(turnoverFen),
    source: sourceLine(turnoverByMonth),
  }))
  return [
    { key: 'listing', title: { zh: '店铺', en: 'Shop' }, rows: ownRows(listing) },
    {
      key: 'standing',
      title: FIGURE_PARTS.standing,
      rows: [
        ...plain('standing'),
        row('transferWay', figures.transferWay, (way) => TRANSFER_WAYS[way]),
        ...(['described', 'service', 'delivery'] as const).map((key) =>
          row(key, ratings, (value) => rated(value[key])),
        ),
      ],
    },
    {
      key: 'compliance',
      title: FIGURE_PARTS.compliance,
      rows: [
        ...(['general', 'severe', 'counterfeit'] as const).map((key) =>
          row(key, violations, (value) => points(value[key])),
        ),
        ...plain('compliance'),
      ],
    },
    {
      key: 'rights',
      title: FIGURE_PARTS.rights,
      rows: [
        row('trademark', trademark, ({ state, niceClass }) =>
          joined(
            TRADEMARK_STATES[state],
            niceClass > 0 ? { zh: `第 ${niceClass} 类`, en: `Class ${niceClass}` } : null,
          ),
        ),
        row('holder', trademark, ({ holder }) => (holder.trim() === '' ? NONE : same(holder))),
        ...plain('rights'),
      ],
    },
    {
      key: 'business',
      title: FIGURE_PARTS.business,
      // The months lie below the average that they make.
      rows: plain('business').flatMap((one) => (one.key === 'monthlyTurnover' ? [one, ...months] : [one])),
    },
  ]
}

/** The goods and rights on sale, stated with the listing itself. */
function ownRows({
  id,
  title,
  platform,
  kind,
  industry,
  province,
  priceFen,
  isInspected,
  figures,
  photos,
  publishedAt,
}: DescribedListing): readonly ListingRow[] {
  const listed = sourceLine({ by: 'seller', at: publishedAt })
  const own = (key: string, zh: string, en: string, value: Name, source = listed): ListingRow => ({
    key,
    label: { zh, en },
    value,
    source,
  })
  return [
    own('title', '店铺名称', 'Name', same(title)),
    own('id', '店铺编号', 'Shop number', same(id)),
    own('platform', '平台', 'Platform', platformOf(platform).name),
    own('kind', '店铺类型', 'Kind', SHOP_KINDS[kind]),
    own('industry', '主营行业', 'Industry', INDUSTRIES[industry]),
    own('province', '所在地区', 'Region', PROVINCES[province]),
    own('price', '标价', 'Asking price', moneyName(priceFen)),
    own(
      'inspected',
      '验店',
      'Inspection',
      isInspected && isInspectedBy(figures) ? INSPECTION.sentence : INSPECTION.none,
      PLATFORM_NAME,
    ),
    ...photos.map(({ caption }, index) =>
      own(
        `photo-${index}`,
        `照片 ${index + 1}`,
        `Photo ${index + 1}`,
        caption.trim() === '' ? NO_CAPTION : same(caption),
      ),
    ),
  ]
}

const row = <T>(key: FigureRow, figure: Figure<T>, write: (value: T) => Name): ListingRow => ({
  key,
  label: FIGURE_NAMES[key],
  value: write(figure.value),
  source: sourceLine(figure),
})

const PLATFORM_NAME: Name = { zh: '店渡', en: 'Diandu' }
const joined = (first: Name, second: Name | null): Name =>
  second === null ? first : { zh: `${first.zh} · ${second.zh}`, en: `${first.en} · ${second.en}` }
const points = (count: number): Name => ({ zh: `${count} 分`, en: count === 1 ? '1 point' : `${count} points` })

function rated(rating: number): Name {
  const written = Number(rating.toFixed(2))
  return { zh: `${written} 分（满分 5 分）`, en: `${written} of 5` }
}
