import type { Failure } from '@diandu/core/kernel'

/** Refusals that the sheet for a payment password says itself, beside its field. */
export const isAboutPassword = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.reason?.startsWith('payment-password') === true
