import type { Clock } from '@diandu/core/kernel'
import type { PaymentSheet } from '@diandu/core/wallet'
import type { BridgedPage } from './payment-sheet.ts'

/** Its code comes when a buyer pays. Where it does not come nothing was opened. */
export const latePaymentSheet = (page: BridgedPage, clock: Clock): PaymentSheet => ({
  async open(terms) {
    const sheet = await import('./payment-sheet.ts').catch(() => undefined)
    return sheet === undefined ? 'failed' : sheet.weChatPaymentSheet(page, clock).open(terms)
  },
})
