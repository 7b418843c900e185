import { useQueryClient } from '@tanstack/react-query'
import type { Failure } from '@diandu/core/kernel'
import type { Handover, OrderId } from '@diandu/core/orders'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { useLocale } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { handoverQuery } from '../order-queries.ts'

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
