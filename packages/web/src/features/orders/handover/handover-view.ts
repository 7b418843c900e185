import { nameIn } from '@diandu/core/messages'
import { HANDOVER_ITEMS, type HandoverItem, type HandoverItemState } from '@diandu/core/orders'
import type { Locale } from '../../../messages/messages.ts'

export type ShownState = 'open' | 'marked' | 'received' | 'wrong'

export function stateOf({ mark, verdict }: Pick<HandoverItemState, 'mark' | 'verdict'>): ShownState {
  if (mark === null) return 'open'
  if (verdict === null) return 'marked'
  return verdict.isReceived ? 'received' : 'wrong'
}

export const itemName = (item: HandoverItem, locale: Locale): string => nameIn(HANDOVER_ITEMS[item].name, locale)

export const itemNames = (items: readonly HandoverItem[], locale: Locale): string =>
  items.map((item) => itemName(item, locale)).join(locale === 'en' ? ', ' : '、')
