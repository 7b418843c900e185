import type { Failure } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import {
  HANDOVER_ITEMS,
  isOrderIn,
  type Handover,
  type HandoverItem,
  type HandoverItemState,
  type Order,
  type OrderId,
} from '@diandu/core/orders'
import { useQueryClient } from '@tanstack/react-query'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { useLocale } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import type { Locale } from '../../../messages/messages.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { handoverQuery } from '../order-queries.ts'

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

/** Stores the new checklist or shows the failure, and fetches the visible data again. */
export function useHandoverSent(id: OrderId) {
  const ports = usePorts()
  const queries = useQueryClient()
  const locale = useLocale()
  const { queryKey } = handoverQuery(ports, id)
  return {
    show: (handover: Handover) => {
      // A question that is under way was asked before this: its answer would be older.
      void queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, handover)
    },
    fail: (failure: Failure) => {
      const reason = passingMessages(failure, locale)
      if (reason !== undefined) toasts.show(reason, 'bad')
      void queries.invalidateQueries({ queryKey })
      void queries.invalidateQueries({ queryKey: ['order', id] })
    },
  }
}
