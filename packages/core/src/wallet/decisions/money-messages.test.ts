import { describe, expect, it } from 'vitest'
import { aPlacedRecord } from '../../../testing/an-order-record.ts'
import { RECHARGE, step, WITHDRAWAL } from '../../../testing/money-requests.ts'
import type { InvoiceStatus, RechargeStatus, WithdrawStatus } from '../index.ts'
import { availableOf, escrowOf, type Posting } from '../ledger/ledger.ts'
import { arrivalMessages, invoiceMessages, rechargeMessages, withdrawalMessages } from './money-messages.ts'

describe('a person is told of money', () => {
  it('that a recharge was credited or failed, and why it failed, and of no step before that (MSG-15)', () => {
    const at = (status: RechargeStatus) => rechargeMessages({ ...RECHARGE, status, steps: [step(status)] })
    const message = { userId: 'lin', event: 'money.recharge', subject: 'r1', at: 5 }
    expect(at('credited')).toEqual([
      { ...message, key: 'recharge:r1:credited', figures: { amountFen: 500, status: 'credited', why: null } },
    ])
    expect(at('failed')).toEqual([
      { ...message, key: 'recharge:r1:failed', figures: { amountFen: 500, status: 'failed', why: '凭证相符' } },
    ])
    for (const status of ['to-review', 'reviewing', 'not-yet-credited', 'in-approval'] as const)
      expect(at(status)).toEqual([])
    expect(rechargeMessages({ ...RECHARGE, status: 'credited' })).toEqual([])
  })

  it('that a withdrawal is approved, paid out or failed, and not that they took it back themselves (MSG-15)', () => {
    const at = (status: WithdrawStatus, change = {}) =>
      withdrawalMessages({ ...WITHDRAWAL, status, steps: [step(status, change)] })
    const message = { userId: 'lin', event: 'money.withdrawal', subject: 'w1', at: 5 }
    for (const status of ['to-pay-out', 'paid-out'] as const)
      expect(at(status)).toEqual([
        { ...message, key: `withdrawal:w1:${status}`, figures: { amountFen: 500, status, why: null } },
      ])
    for (const status of ['failed', 'not-approved'] as const)
      expect(at(status)).toEqual([
        { ...message, key: `withdrawal:w1:${status}`, figures: { amountFen: 500, status, why: '凭证相符' } },
      ])
    for (const status of ['to-process', 'processing', 'in-approval'] as const) expect(at(status)).toEqual([])
    expect(at('failed', { by: 'person' })).toEqual([])
    expect(withdrawalMessages({ ...WITHDRAWAL, status: 'paid-out' })).toEqual([])
  })

  it('that their invoice was issued, mailed or refused and why, once, and of no step before that (NTF-12)', () => {
    const at = (status: InvoiceStatus, ...before: readonly InvoiceStatus[]) =>
      invoiceMessages({
        id: 'i1',
        userId: 'lin',
        amountFen: 500,
        status,
        steps: [...before, status].map((one) => step(one)),
      } as never)
    const message = { userId: 'lin', event: 'money.invoice', subject: 'i1', at: 5 }
    for (const status of ['mailed', 'completed'] as const)
      expect(at(status)).toEqual([
        { ...message, key: `invoice:i1:${status}`, figures: { amountFen: 500, status, why: null } },
      ])
    expect(at('completed', 'to-mail', 'mailed')).toEqual([])
    for (const status of ['refused', 'not-approved', 'approval-withdrawn'] as const)
      expect(at(status)).toEqual([
        { ...message, key: `invoice:i1:${status}`, figures: { amountFen: 500, status, why: '凭证相符' } },
      ])
    for (const status of ['to-process', 'processing', 'to-mail', 'in-approval'] as const) expect(at(status)).toEqual([])
  })

  it('that a step of an order puts into their available balance, by the order only where it is this one (MSG-15)', () => {
    const order = aPlacedRecord()
    const posting = (subject: string): Posting => ({
      kind: 'order-refund',
      subject,
      lines: [
        { account: escrowOf(order.id), amountFen: -900 },
        { account: availableOf('buyer'), amountFen: 700 },
        { account: availableOf('seller'), amountFen: -100 },
        { account: 'house:fees', amountFen: 300 },
      ],
    })
    const message = { userId: 'buyer', event: 'money.arrived', at: 7 }
    expect(arrivalMessages(order, [posting(order.id), posting('older')], 7)).toEqual([
      {
        ...message,
        key: `money:${order.id}:order-refund:${order.id}`,
        subject: order.id,
        figures: { amountFen: 700, posting: 'order-refund', shop: order.shop.title, number: order.number },
      },
      {
        ...message,
        key: `money:${order.id}:order-refund:older`,
        subject: 'older',
        figures: { amountFen: 700, posting: 'order-refund', shop: null, number: null },
      },
    ])
  })
})
