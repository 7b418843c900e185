import { ENDINGS, ORDER_ROLES, type OrderOutcome, type OrderStatus } from '@diandu/core/orders'
import { AN_ORDINARY_NOON } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { orderOutcomeView } from './order-outcome-view.ts'

const GIVEN_UP: OrderOutcome = {
  ending: 'buyer.gave-up',
  at: AN_ORDINARY_NOON,
  paidFen: 11_000_000,
  backFen: 8_000_000,
  toSellerFen: 3_000_000,
  feeFen: 0,
  keptFen: 0,
  owed: null,
}
const textOf = (
  outcome: OrderOutcome,
  role: 'buyer' | 'seller',
  status: OrderStatus = 'closed-with-damages',
  couponFen = 0,
) => {
  const { lead, rows, ...rest } = orderOutcomeView(outcome, { role, status, couponFen }, 'zh-CN')
  return {
    lead,
    rows: rows.map(({ what, sum, when }) => (when === undefined ? `${what} ${sum}` : `${what} ${sum} ${when}`)),
    ...rest,
  }
}

it('both parties read who gave up, what came back and what damages went to whom, with the day (ORD-59)', () => {
  expect(textOf(GIVEN_UP, 'buyer')).toEqual({
    lead: '您放弃了购买。',
    rows: [
      '您付过的钱 ¥110,000.00',
      '退回您的可用余额 ¥80,000.00 2026-03-11 12:00',
      '您的违约金，付给卖家 ¥30,000.00 2026-03-11 12:00',
    ],
    leftNote: undefined,
    couponNote: undefined,
  })
  expect(textOf(GIVEN_UP, 'seller').rows).toContain('买家的违约金，付给您 ¥30,000.00 2026-03-11 12:00')
})

it('nothing that came back is told as nothing, and what was kept from a seller for earlier damages is told apart (ORD-59)', () => {
  const forfeited: OrderOutcome = {
    ...GIVEN_UP,
    ending: 'balance.late',
    paidFen: 2_000_000,
    backFen: 0,
    toSellerFen: 2_000_000,
    keptFen: 500_000,
  }
  expect(textOf({ ...forfeited, keptFen: 0 }, 'buyer').rows).toContain('退回您的可用余额 ¥0.00 2026-03-11 12:00')
  expect(textOf(forfeited, 'seller').rows.slice(-2)).toEqual([
    '其中抵了您以前欠的违约金 ¥5,000.00 2026-03-11 12:00',
    '实际进您的可用余额 ¥15,000.00 2026-03-11 12:00',
  ])
})

it('damages that a seller owes are told with each part that was paid and what is left (ORD-59)', () => {
  const failed: OrderOutcome = {
    ...GIVEN_UP,
    ending: 'seller.failed',
    backFen: 11_000_000,
    toSellerFen: 0,
    owed: { damagesFen: 3_000_000, paid: [{ amountFen: 1_000_000, at: AN_ORDINARY_NOON + 86_400_000 }] },
  }
  expect(textOf(failed, 'buyer', 'refunded', 100).rows.slice(-3)).toEqual([
    '卖家应付您的违约金 ¥30,000.00',
    '其中已付给您 ¥10,000.00 2026-03-12 12:00',
    '卖家还欠您 ¥20,000.00',
  ])
  expect(textOf(failed, 'buyer', 'refunded', 100).couponNote).toContain('优惠券已退回')
  expect(textOf(failed, 'seller', 'refunded').leftNote).toContain('不能注销账号')
  const settled = { ...failed, owed: { damagesFen: 1_000_000, paid: [{ amountFen: 1_000_000, at: AN_ORDINARY_NOON }] } }
  expect(textOf(settled, 'seller', 'refunded')).toMatchObject({ leftNote: undefined })
  expect(textOf(settled, 'seller', 'refunded').rows.at(-1)).toBe('您还欠买家 ¥0.00')
})

it('a completed order tells price and fee, and each ending has its sentence for each of the two, in both languages (ORD-59)', () => {
  const completed: OrderOutcome = {
    ...GIVEN_UP,
    ending: 'bill.confirmed',
    backFen: 0,
    toSellerFen: 10_000_000,
    feeFen: 1_000_000,
  }
  expect(textOf(completed, 'buyer', 'completed').rows).toEqual([
    '您付过的钱 ¥110,000.00',
    '付给卖家的货款 ¥100,000.00 2026-03-11 12:00',
    '居间服务费，付给店渡 ¥10,000.00 2026-03-11 12:00',
  ])
  for (const locale of ['zh-CN', 'en'] as const) {
    const leads = ORDER_ROLES.flatMap((role) =>
      ENDINGS.map(
        (ending) =>
          orderOutcomeView({ ...GIVEN_UP, ending }, { role, status: 'closed-with-damages', couponFen: 0 }, locale).lead,
      ),
    )
    expect(leads.every((lead) => lead.length > 5)).toBe(true)
  }
})
