import type { ShopId } from '../catalog/index.ts'
import type { NewMessage } from '../inbox/index.ts'
import type { SaleMove } from './decide-sale.ts'
import { saleStage, type SaleEvent } from './sale.ts'

export interface ToldSale {
  readonly id: ShopId
  readonly sellerId: string
  /** What the shop is called from now on, and what is asked for it. */
  readonly title: string
  readonly priceFen: number
  /** Those who keep it. */
  readonly watchers: readonly string[]
  readonly at: number
}

/** What a reviewer does; a seller is not told of their own acts. */
const REVIEWED: ReadonlySet<SaleEvent> = new Set(['accepted', 'more-wanted', 'refused'])

/** Whom a step of a sale is told: its seller of a review, those who keep the shop of a price that fell. */
export function saleMessages(
  { status, record, event, words, fellFromFen }: SaleMove,
  { id, sellerId, title, priceFen, watchers, at }: ToldSale,
): readonly NewMessage[] {
  const key = `sale ${id} ${record.revision}`
  if (REVIEWED.has(event)) {
    const figures = { title, status: saleStage(status, record), text: words === '' ? null : words }
    return [{ userId: sellerId, event: 'platform.answered', key, subject: id, figures, at }]
  }
  if (fellFromFen === null) return []
  return watchers.map((userId) => ({
    userId,
    event: 'price.fell',
    key,
    subject: id,
    figures: { shop: title, fromFen: fellFromFen, toFen: priceFen },
    at,
  }))
}
