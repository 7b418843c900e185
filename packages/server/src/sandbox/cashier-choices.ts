import type { ChargeNews } from '@diandu/core/wallet'
import type { SandboxCharge } from '../integrations/index.ts'

/** The simulated provider's behaviours, for a tester to choose from. */
export const CASHIER_CHOICES = {
  now: '付款，立即通知',
  late: '付款，30 秒后才通知',
  twice: '付款，通知两次',
  disorder: '付款，通知顺序颠倒',
  never: '付款，不通知',
  'wrong-amount': '付款，通知金额错误',
  'wrong-signature': '付款，通知签名错误',
  cancel: '取消付款',
} as const

export type CashierChoice = keyof typeof CASHIER_CHOICES

export const isCashierChoice = (text: string): text is CashierChoice => Object.hasOwn(CASHIER_CHOICES, text)

/** One notification that the provider will send. */
export interface PlannedNotice {
  readonly news: ChargeNews
  readonly afterMs: number
  readonly isForged: boolean
}

const LATE_MS = 30_000

/** The charge's next states and notifications, in the order in which they are sent. */
export function planOf(
  choice: CashierChoice,
  { amountFen }: Pick<SandboxCharge, 'amountFen'>,
  paidAt: number,
): { readonly state: SandboxCharge['state']; readonly notices: readonly PlannedNotice[] } {
  const notice = (news: ChargeNews, over: Partial<PlannedNotice> = {}): PlannedNotice => ({
    news,
    afterMs: 0,
    isForged: false,
    ...over,
  })
  const [processing, paid] = [notice({ kind: 'processing' }), notice({ kind: 'paid', amountFen, paidAt })]
  switch (choice) {
    case 'now':
      return { state: 'paid', notices: [processing, paid] }
    case 'late':
      return { state: 'paid', notices: [{ ...paid, afterMs: LATE_MS }] }
    case 'twice':
      return { state: 'paid', notices: [paid, paid] }
    case 'disorder':
      return { state: 'paid', notices: [paid, processing] }
    case 'never':
      return { state: 'paid', notices: [] }
    case 'wrong-amount':
      return { state: 'paid', notices: [notice({ kind: 'paid', amountFen: amountFen + 1, paidAt })] }
    case 'wrong-signature':
      return { state: 'paid', notices: [{ ...paid, isForged: true }] }
    case 'cancel':
      return { state: 'closed', notices: [notice({ kind: 'closed', why: '用户取消支付' })] }
  }
}
