import type { CheckoutSnapshot } from '@diandu/core/orders'

export type CheckoutStage = 'choosing' | 'reading' | 'confirming' | 'paying' | 'taken' | 'interrupted' | 'waiting'

/** Which screen stands for a state of the checkout. */
export function checkoutStage(snapshot: CheckoutSnapshot): CheckoutStage {
  if (snapshot.matches('choosing')) return 'choosing'
  if (snapshot.matches('readingTerms')) return 'reading'
  if (snapshot.matches('confirming') || snapshot.matches('placing')) return 'confirming'
  if (snapshot.matches('paying')) return 'paying'
  if (snapshot.matches('taken')) return 'taken'
  if (snapshot.matches('interrupted')) return 'interrupted'
  return 'waiting'
}

/** Where in the four steps a stage stands. */
export const STEPS = ['choosing', 'reading', 'confirming', 'paying'] as const
export type Step = (typeof STEPS)[number]

/** How far into the checkout a screen is; undefined for one that is waited on. */
export function orderOfStage(stage: CheckoutStage): number | undefined {
  const order = [...STEPS, 'taken'].indexOf(stage)
  return order === -1 ? undefined : order
}
