import type { CheckoutSnapshot, OrderId } from '@diandu/core/orders'
import { checkoutStage } from './step-screen.tsx'

interface Ways {
  /** From the agreement to the choice, from the last look to the agreement. */
  readonly leave: () => void
  /** An order that was placed is on its own page. */
  readonly toOrder: (id: OrderId) => void
}

/**
 * How many steps the buyer is into the checkout, and where Back leads from there. Nothing is taken back that is being
 * sent.
 */
export function checkoutBack(
  snapshot: CheckoutSnapshot,
  { leave, toOrder }: Ways,
): { readonly depth: number | undefined; readonly onBack: (() => void) | undefined } {
  const { order, isSettling } = snapshot.context
  switch (checkoutStage(snapshot)) {
    case 'choosing':
    case 'taken':
      return { depth: 0, onBack: undefined }
    case 'reading':
      return { depth: 1, onBack: leave }
    case 'confirming':
      return { depth: 2, onBack: snapshot.matches('placing') ? undefined : leave }
    case 'paying':
      // A buyer who came here from the order goes back to it as they came.
      if (isSettling || order === undefined) return { depth: 0, onBack: undefined }
      return { depth: 1, onBack: snapshot.matches({ paying: 'sending' }) ? undefined : () => toOrder(order.id) }
    case 'interrupted':
    case 'waiting':
      return { depth: snapshot.matches('paid') ? 0 : undefined, onBack: undefined }
  }
}
