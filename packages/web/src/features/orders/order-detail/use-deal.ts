import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Failure, Result } from '@diandu/core/kernel'
import type { Dealings, Order } from '@diandu/core/orders'
import { ask } from '../../../app/ask.ts'
import { failureOfError } from '../../../app/failure-error.ts'
import { passingWords } from '../../../app/house-answers.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale } from '../../../app/preferences.ts'
import { toasts } from '../../../ui/toasts.ts'
import { orderQuery, outcomeQuery, refundCaseQuery } from '../order-queries.ts'

interface DealPlan {
  readonly order: Order
  readonly act: (dealings: Dealings) => Promise<Result<Order>>
  /** What is said when it is done. */
  readonly done: string
  /** True where whoever asked says it beside their own field; otherwise it is said in passing. */
  readonly saysItself?: (failure: Failure) => boolean
  readonly onDone?: () => void
}

/** One act of one of the two, once: the order is shown as it stands afterwards, and everything that it changes is asked for anew. */
export function useDeal({ order, act, done, saysItself = () => false, onDone }: DealPlan) {
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(ports, ({ dealings }) => act(dealings))(),
    onSuccess: (moved) => {
      queries.setQueryData(orderQuery(ports, order.id).queryKey, moved)
      for (const queryKey of [['orders'], ['order-totals'], ['capital'], refundCaseQuery(ports, order.id).queryKey, outcomeQuery(ports, order.id).queryKey]) void queries.invalidateQueries({ queryKey })
      toasts.show(done, 'good')
      onDone?.()
      // The state that has changed stands at the top, and the button that was pressed may be gone.
      document.documentElement.scrollTop = 0
      document.getElementById('content')?.focus({ preventScroll: true })
    },
    onError: (thrown) => {
      const failure = failureOfError(thrown)
      if (saysItself(failure)) return
      const said = passingWords(failure, locale)
      if (said !== undefined) toasts.show(said, 'bad')
      onDone?.()
      // Somebody else, or time, was first: what is shown is old.
      void queries.invalidateQueries({ queryKey: orderQuery(ports, order.id).queryKey })
    },
  })
  return { go: () => mutate(), isPending, failure: error === null ? undefined : failureOfError(error) }
}

/** The key of one intention: the same act of the same order in the same state is the same act, however often it is tried. */
export const keyOf = (act: string, { id, history }: Order): string => `${act}-${id}-${history.length}`.slice(0, 64)
