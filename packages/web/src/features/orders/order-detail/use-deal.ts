import { useQueryClient } from '@tanstack/react-query'
import type { Failure, Result } from '@diandu/core/kernel'
import type { Fulfilment, Order } from '@diandu/core/orders'
import { useSend } from '../../../app/device/use-send.ts'
import { call } from '../../../app/queries/run-query.ts'
import { failureOfError } from '../../../app/queries/failures/failure-error.ts'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale } from '../../../app/preferences/preferences.ts'
import { useFocusContent } from '../../../app/layout/use-focus-content.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { orderQuery, outcomeQuery, refundCaseQuery } from '../order-queries.ts'

interface DealPlan {
  readonly order: Order
  readonly act: (fulfilment: Fulfilment) => Promise<Result<Order>>
  /** The toast upon success. */
  readonly done: string
  /** True where the caller shows the failure beside its own field; otherwise a toast shows it. */
  readonly saysItself?: (failure: Failure) => boolean
  readonly onDone?: () => void
}

/** Runs one action of a party once, stores the resulting order, and fetches all that it changes again. */
export function useDeal({ order, act, done, saysItself = () => false, onDone }: DealPlan) {
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const focusContent = useFocusContent()
  const { mutate, isPending, error } = useSend({
    mutationFn: () => call(ports, ({ fulfilment }) => act(fulfilment))(),
    onSuccess: (moved) => {
      queries.setQueryData(orderQuery(ports, order.id).queryKey, moved)
      for (const queryKey of [
        ['orders'],
        ['order-totals'],
        ['capital'],
        refundCaseQuery(ports, order.id).queryKey,
        outcomeQuery(ports, order.id).queryKey,
      ])
        void queries.invalidateQueries({ queryKey })
      toasts.show(done, 'good')
      onDone?.()
      // The changed state is at the top, and the pressed button may be gone.
      document.documentElement.scrollTop = 0
      focusContent()
    },
    onError: (thrown) => {
      const failure = failureOfError(thrown)
      if (saysItself(failure)) return
      const reason = passingMessages(failure, locale)
      if (reason !== undefined) toasts.show(reason, 'bad')
      onDone?.()
      // Another user, or time, was first: what is shown is old.
      void queries.invalidateQueries({ queryKey: orderQuery(ports, order.id).queryKey })
    },
  })
  return { go: () => mutate(), isPending, failure: error === null ? undefined : failureOfError(error) }
}

/**
 * The key of one intention: the same act of the same order in the same state is the same act, however often it is
 * tried.
 */
export const keyOf = (act: string, { id, history }: Order): string => `${act}-${id}-${history.length}`.slice(0, 64)
