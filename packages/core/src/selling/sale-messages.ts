import type { ShopId } from '../catalog/index.ts'
import type { NewMessage } from '../inbox/index.ts'
import type { SaleMove } from './decide-sale.ts'
import { saleStage, type SaleEvent } from './sale.ts'

export interface ToldSale {
  readonly id: ShopId
  readonly sellerId: string
  /** What the shop is called from now on. */
  readonly title: string
  readonly at: number
}

/** What a reviewer does; a seller is not told of their own acts. */
const REVIEWED: ReadonlySet<SaleEvent> = new Set(['accepted', 'more-wanted', 'refused', 'recalled'])

/** The seller is told of a review. Those who keep the shop are told of a price that fell by the catalog. */
export function saleMessages(
  { status, record, event, words }: SaleMove,
  { id, sellerId, title, at }: ToldSale,
): readonly NewMessage[] {
  if (!REVIEWED.has(event)) return []
  const key = `sale ${id} ${record.revision}`
  const figures = { title, status: saleStage(status, record), text: words === '' ? null : words }
  return [{ userId: sellerId, event: 'platform.answered', key, subject: id, figures, at }]
}
