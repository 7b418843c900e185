import { ORDER_CODES } from '../orders/index.ts'
import { describe, expect, it } from 'vitest'
import { validateInvoice } from './index.ts'
import { paidToOperatorFen } from '../../testing/paid-to-operator.ts'
import { refusal } from '../../testing/money-requests.ts'

describe('invoices', () => {
  const draft = {
    holder: { kind: 'company', title: '店渡商贸', creditCode: '91350100M000100Y43' },
    delivery: { way: 'email', email: 'lin@example.com' },
    orderIds: ['o1', 'o2'],
    amountFen: 10_000,
  } as const

  it('are made out to a person or a company, by e-mail or on paper (WAL-20)', () => {
    expect(validateInvoice(draft, 10_000)).toEqual({ ok: true, value: draft })
    const person = {
      holder: { kind: 'person', title: ' <林小满> ' },
      delivery: { way: 'mail', addressId: 'a1' },
      orderIds: ['o1'],
      amountFen: 100,
    } as const
    expect(validateInvoice(person, 100)).toEqual({
      ok: true,
      value: { ...person, holder: { kind: 'person', title: '林小满' } },
    })
    expect(validateInvoice({ ...draft, holder: { ...draft.holder, title: '店'.repeat(100) } }, 10_000).ok).toBe(true)
    const hundred = Array.from({ length: 100 }, (_, at) => `o${at}`)
    expect(validateInvoice({ ...draft, orderIds: hundred }, 10_000).ok).toBe(true)
  })

  it.each([
    ['title', '请填写发票抬头', { holder: { kind: 'person', title: ' ' } }],
    ['title', '请填写发票抬头', { holder: { kind: 'person', title: '店'.repeat(101) } }],
    ['creditCode', '统一社会信用代码不正确', { holder: { kind: 'company', title: '店', creditCode: '123' } }],
    [
      'creditCode',
      '统一社会信用代码不正确',
      { holder: { kind: 'company', title: '店', creditCode: '91350100M000100Y34' } },
    ],
    ['orderIds', '请选择要开票的订单', { orderIds: [] }],
    ['orderIds', '请选择要开票的订单', { orderIds: Array.from({ length: 101 }, (_, at) => `o${at}`) }],
    ['orderIds', '同一笔订单不能重复开票', { orderIds: ['o1', 'o2', 'o1'] }],
    ['email', '邮箱不正确', { delivery: { way: 'email', email: 'lin' } }],
    ['addressId', '请选择收件地址', { delivery: { way: 'mail', addressId: '' } }],
    ['amountFen', '金额不能少于 ¥1.00', { amountFen: 99 }],
    ['amountFen', '金额不能超过 ¥200.00', { amountFen: 20_001 }],
    ['amountFen', '金额不正确', { amountFen: Number.NaN }],
  ] as const)('an invoice without a good %s is refused: %s (WAL-20)', (field, message, change) => {
    expect(validateInvoice({ ...draft, ...change }, 20_000)).toEqual(refusal(message, field))
  })

  it('are over the fees of completed orders, less what the platform gave for their coupons (INV-1)', () => {
    expect(paidToOperatorFen({ status: 'completed', serviceFeeFen: 900, couponFen: 0 })).toBe(900)
    expect(paidToOperatorFen({ status: 'completed', serviceFeeFen: 900, couponFen: 50 })).toBe(850)
    expect(paidToOperatorFen({ status: 'completed', serviceFeeFen: 900, couponFen: 5_000 })).toBe(0)
    for (const status of ORDER_CODES.statuses.filter((one) => one !== 'completed'))
      expect(paidToOperatorFen({ status, serviceFeeFen: 900, couponFen: 0 })).toBe(0)
  })
})
