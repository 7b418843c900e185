import { useRef, useState } from 'react'
import type { Result } from '@diandu/core/kernel'
import type { Fulfilment, Order } from '@diandu/core/orders'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { isAboutPassword } from '../../../app/money/about-password.ts'
import { useDeal } from './use-deal.ts'

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
