import type { Failure, Result } from '@diandu/core/kernel'
import type { Fulfilment, Order } from '@diandu/core/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFailureToast } from '../../../app/layout/failures/use-failure-toast.ts'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useFocusContent } from '../../../app/layout/use-focus-content.ts'
import { isAboutPassword } from '../../../app/money/about-password.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useSend } from '../../../app/queries/use-send.ts'
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
  const ports = usePorts()
  const queries = useQueryClient()
  const focusContent = useFocusContent()
  const showFailure = useFailureToast()
  const { send, isBusy, failure } = useSend({
    send: ({ fulfilment }) => act(fulfilment),
    onDone: (moved) => {
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
    onFailed: (reason) => {
      if (saysItself(reason)) return
      showFailure(reason)
      onDone?.()
      // Another user, or time, was first: what is shown is old.
      void queries.invalidateQueries({ queryKey: orderQuery(ports, order.id).queryKey })
    },
  })
  return { go: () => void send(), isPending: isBusy, failure }
}

/**
 * The key of one intention: the same act of the same order in the same state is the same act, however often it is
 * tried.
 */
export const keyOf = (act: string, { id, history }: Order): string => `${act}-${id}-${history.length}`.slice(0, 64)

interface PasswordDeal {
  readonly order: Order
  readonly act: (fulfilment: Fulfilment, paymentPassword: string) => Promise<Result<Order>>
  /** The toast upon success. */
  readonly done: string
  readonly startsOpen?: boolean
}

/** An act that a payment password lets go: opens its sheet, and is what the sheet has to know. */
export function usePasswordDeal({ order, act, done, startsOpen = false }: PasswordDeal) {
  const [isOpen, setOpen] = useState(startsOpen)
  const password = useRef('')
  const onClose = () => setOpen(false)
  const { go, isPending, failure } = useDeal({
    order,
    act: (fulfilment) => act(fulfilment, password.current),
    done,
    saysItself: isAboutPassword,
    onDone: onClose,
  })
  const onAction = (typed: string) => {
    password.current = typed
    go()
  }
  useBackCloses(isOpen, isPending ? undefined : onClose)
  return { open: () => setOpen(true), sheet: { open: isOpen, onClose, busy: isPending, failure, onAction } }
}
