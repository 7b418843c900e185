import type { ShopId } from '../catalog/index.ts'
import type { NewMessage } from '../inbox/index.ts'
import type { SaleMove } from './decide-sale.ts'
import { saleStage, type SaleEvent } from './sale.ts'

export interface SaleOfShop {
  readonly id: ShopId
  readonly sellerId: string
  readonly title: string
  readonly at: number
}

/** Reviewers' actions; a seller is not notified of their own. */
const REVIEWED: ReadonlySet<SaleEvent> = new Set(['accepted', 'more-wanted', 'refused', 'recalled'])

/** Notifies the seller of a review. The catalog notifies those who keep the shop of a price that fell. */
export function saleMessages(
  { status, record, event, words }: SaleMove,
  { id, sellerId, title, at }: SaleOfShop,
): readonly NewMessage[] {
  if (!REVIEWED.has(event)) return []
  const key = `sale ${id} ${record.revision}`
  const figures = { title, status: saleStage(status, record), text: words === '' ? null : words }
  return [{ userId: sellerId, event: 'platform.answered', key, subject: id, figures, at }]
}
