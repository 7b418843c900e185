import { FIGURE_SOURCES, listingParts, platformOf, SHOP_KINDS, type DescribedListing } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import type { OrderedShop } from '@diandu/core/orders'
import type { Block, Column } from '../../pdf/index.ts'

/** The listing is as it was when the order was placed. */
export interface SoldThing extends OrderedShop {
  readonly orderNumber: string
  readonly placedAt: number
  /** Null for an order from before it was kept. */
  readonly listing: DescribedListing | null
}

const COLUMNS: readonly Column[] = [
  { label: '项目', share: 3 },
  { label: '内容', share: 5 },
  { label: '来源与日期', share: 4 },
]

/**
 * Annex 1: the shop as it was described when the buyer ordered it. What the clauses call "as described" is this, and
 * nothing else.
 */
export function listingAnnex({ listing, ...sold }: SoldThing): readonly Block[] {
  const heading: Block = { kind: 'heading', text: '附件一　店铺信息（下单时的店铺描述）' }
  const ordered: Block = {
    kind: 'figures',
    rows: [
      ['订单编号', sold.orderNumber],
      ['下单时间', `${formatTime(sold.placedAt)} (UTC+8)`],
    ],
  }
  if (listing === null)
    return [
      heading,
      ordered,
      { kind: 'figures', rows: knownOf(sold) },
      { kind: 'note', text: '本订单下单时，平台尚未保存店铺描述；店铺的其他情况以双方当时留存的页面为准。' },
    ]
  return [
    heading,
    {
      kind: 'note',
      text: '以下是乙方下单时看到的店铺描述，下单时由平台保存，此后的任何修改不影响本附件。每一项注明由谁提供、何时提供。',
    },
    ordered,
    ...listingParts(listing).map(({ title, rows }): Block => ({
      kind: 'table',
      columns: COLUMNS.map((column, index) => (index === 0 ? { ...column, label: title.zh } : column)),
      rows: rows.map(({ label, value, source }) => [label.zh, value.zh, source.zh]),
    })),
    {
      kind: 'figures',
      rows: [['文字描述', `${FIGURE_SOURCES.seller.zh} ${formatTime(listing.publishedAt, 'yyyy-mm-dd')}`]],
    },
    { kind: 'paragraph', text: listing.description.trim() === '' ? '（甲方没有填写）' : listing.description },
  ]
}

const knownOf = ({ id, title, platform, kind }: OrderedShop): readonly (readonly [string, string])[] => [
  ['店铺', title],
  ['店铺编号', id],
  ['平台', platformOf(platform).name.zh],
  ['店铺类型', SHOP_KINDS[kind].zh],
]
