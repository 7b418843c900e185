import type { NewMessage } from '../../inbox/index.ts'
import type { OrderRecord } from '../../orders/index.ts'
import { toInvoiceStatus } from '../bills/invoice-status.ts'
import type { Invoice } from '../bills/invoice.ts'
import { availableOf, type Posting } from '../ledger/ledger.ts'
import { toRechargeStatus } from '../recharges/recharge-status.ts'
import type { Recharge } from '../recharges/recharge.ts'
import { toWithdrawStatus } from '../withdrawals/withdraw-status.ts'
import type { Withdrawal } from '../withdrawals/withdrawal.ts'

/** A person is notified of their recharge once it has ended. */
export function rechargeMessages({ id, userId, amountFen, status, steps }: Recharge): readonly NewMessage[] {
  const { outcome } = toRechargeStatus(status)
  const last = steps.at(-1)
  if (outcome === 'pending' || last === undefined) return []
  return [
    {
      userId,
      event: 'money.recharge',
      key: `recharge:${id}:${status}`,
      subject: id,
      figures: { amountFen, status, why: outcome === 'failure' ? last.why : null },
      at: last.at,
    },
  ]
}

/**
 * The same, and once it is approved, when only the bank is awaited. No message for a withdrawal that the person
 * cancels.
 */
export function withdrawalMessages({ id, userId, amountFen, status, steps }: Withdrawal): readonly NewMessage[] {
  const { outcome } = toWithdrawStatus(status)
  const last = steps.at(-1)
  if (last === undefined || last.by === 'person' || (outcome === 'pending' && status !== 'to-pay-out')) return []
  return [
    {
      userId,
      event: 'money.withdrawal',
      key: `withdrawal:${id}:${status}`,
      subject: id,
      figures: { amountFen, status, why: outcome === 'failure' ? last.why : null },
      at: last.at,
    },
  ]
}

/** A buyer is notified of their invoice once it is on its way, sent as a file, or refused. */
export function invoiceMessages({ id, userId, amountFen, status, steps }: Invoice): readonly NewMessage[] {
  const { outcome } = toInvoiceStatus(status)
  const last = steps.at(-1)
  const isAlreadyNotified = status === 'completed' && steps.some((step) => step.status === 'mailed')
  if (outcome === 'pending' || last === undefined || isAlreadyNotified) return []
  return [
    {
      userId,
      event: 'money.invoice',
      key: `invoice:${id}:${status}`,
      subject: id,
      figures: { amountFen, status, why: outcome === 'failure' ? last.why : null },
      at: last.at,
    },
  ]
}

/** Credits of an order step to a party’s available balance. */
export const arrivalMessages = (
  { id, shop, number }: Pick<OrderRecord, 'id' | 'shop' | 'number'>,
  postings: readonly Posting[],
  at: number,
): readonly NewMessage[] =>
  postings.flatMap(({ kind, subject, lines }) =>
    lines
      .filter(({ account, amountFen }) => account.startsWith(AVAILABLE) && amountFen > 0)
      .map(({ account, amountFen }): NewMessage => {
        // Damages are passed on for an older order, which has another shop.
        const isOwn = subject === id
        return {
          userId: account.slice(AVAILABLE.length),
          event: 'money.arrived',
          key: `money:${id}:${kind}:${subject}`,
          subject,
          figures: { amountFen, posting: kind, shop: isOwn ? shop.title : null, number: isOwn ? number : null },
          at,
        }
      }),
  )

const AVAILABLE = availableOf('')
