import { lazy, Suspense, useState } from 'react'
import type { HandoverItemState, Order } from '@diandu/core/orders'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { handoverMessages } from '../../../messages/orders/handover.messages.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { itemName } from './handover-view.ts'

const MarkForm = lazy(async () => ({ default: (await import('./mark-form.tsx')).MarkForm }))

interface MarkItemProps {
  readonly order: Order
  readonly state: HandoverItemState
}

/** The seller hands an item over: the form opens in its place. */
export function MarkItem({ order, state }: MarkItemProps) {
  const messages = useMessages(handoverMessages).form
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button look={state.mark === null ? 'secondary' : 'quiet'} block onClick={() => setOpen(true)}>
        {state.mark === null ? messages.open : messages.again}
        <VisuallyHidden>{` ${itemName(state.item, locale)}`}</VisuallyHidden>
      </Button>
    )
  return (
    <Suspense>
      <MarkForm order={order} state={state} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
