import { nameIn } from '@diandu/core/messages'
import { HANDOVER_ITEMS, isOrderIn, type HandoverItem, type HandoverItemState, type Order } from '@diandu/core/orders'
import type { Locale } from '../../../messages/messages.ts'

export type ShownState = 'open' | 'marked' | 'received' | 'wrong'

export function stateOf({ mark, verdict }: Pick<HandoverItemState, 'mark' | 'verdict'>): ShownState {
  if (mark === null) return 'open'
  if (verdict === null) return 'marked'
  return verdict.isReceived ? 'received' : 'wrong'
}

/** Whether a checklist can be worked on, and why not. */
export function handoverStage({
  status,
  handOverBegunAt,
}: Pick<Order, 'status' | 'handOverBegunAt'>): 'notBegun' | 'open' | 'paused' | 'closed' {
  if (status === 'handing-over') return 'open'
  if (isOrderIn('ended', status)) return 'closed'
  return handOverBegunAt === null ? 'notBegun' : 'paused'
}

export const itemName = (item: HandoverItem, locale: Locale): string => nameIn(HANDOVER_ITEMS[item].name, locale)

export const itemNames = (items: readonly HandoverItem[], locale: Locale): string =>
  items.map((item) => itemName(item, locale)).join(locale === 'en' ? ', ' : '、')
