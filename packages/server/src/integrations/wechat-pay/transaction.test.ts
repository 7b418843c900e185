import { expect, it } from 'vitest'
import { newsOf } from './transaction.ts'

const paidAt = (text?: string) => {
  const paid = {
    mchid: '1900000001',
    out_trade_no: 'recharge-1',
    trade_state: 'SUCCESS',
    amount: { total: 100, currency: 'CNY' },
  }
  return newsOf(text === undefined ? paid : { ...paid, success_time: text })
}

it.each(['2018-06-08T10:34:56+08:00', '2018-06-08T02:34:56Z'])('a payment at %s was made at that instant', (text) => {
  expect(paidAt(text)).toEqual({ kind: 'paid', amountFen: 100, paidAt: Date.UTC(2018, 5, 8, 2, 34, 56) })
})

it.each([
  undefined,
  '',
  '2018-06-08',
  '2018-06-08T10:34:56',
  '2018-02-30T10:34:56+08:00',
  '2018-06-08T10:34:56+08:00 or so',
])('a payment at %s names no instant', (text) => {
  expect(paidAt(text)).toEqual({ kind: 'paid', amountFen: 100 })
})
