// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draftFor, valueOf } from '@diandu/core/testing'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { TO_CASHIER, leavePage } from '../../../app/money/payment-methods/paying.ts'

const PATH = '/user_center/server/recharge'

/** A deposit that is being paid by a way beside the wallet. */
async function paying(channel: 'jh' | 'zs' | 'wy' = 'wy') {
  const market = openTestMarket()
  const { orders, recharges } = market.buyer.device
  const order = valueOf(await orders.place(await draftFor(market.buyer, market.shopIds[0], 'deposit'), 'place-key-1'))
  const amountFen = Math.round(order.priceFen * 0.2)
  const id = valueOf(await recharges.payOrder({ channel, orderId: order.id, part: 'deposit', amountFen }, 'pay-key-1'))
  const open = (state?: unknown) =>
    renderPage(`${PATH}?request=${id}`, { market, person: market.buyer, alsoShow: ['/paysuccess'], state })
  const pay = () => market.chargeNews(id, { kind: 'paid', amountFen })
  return { market, order, id, open, pay }
}

it('a buyer who chose a cashier is led to it at once, and stays here when they come back (WOR-75)', async () => {
  const left = vi.spyOn(leavePage, 'to').mockImplementation(() => undefined)
  const { open } = await paying()
  const page = await open(TO_CASHIER)
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
  expect(left.mock.calls[0]?.[0]).toContain('/sandbox/cashier/')
  expect(page.historyState()).toBeNull()
  cleanup()
  await open()
  await screen.findByRole('link', { name: '去收银台付款' })
  expect(left).toHaveBeenCalledOnce()
})

it.each(['jh', 'zs', 'wy'] as const)(
  'an order that was paid by %s ends at its receipt, also after a reload (WOR-75)',
  async (channel) => {
    const { order, open, pay } = await paying(channel)
    pay()
    const page = await open()
    await waitFor(() => expect(page.address()).toBe(`/paysuccess?order=${order.id}`))
    expect(await screen.findByRole('heading', { level: 1, name: '支付成功' })).toBeTruthy()
    expect(screen.queryByText(/充值|再充一笔/)).toBeNull()
    expect(await findViolations()).toEqual([])
  },
)

it.each([
  ['request', (id: string) => `?request=${id}`],
  ['order', (_: string, orderId: string) => `?order=${orderId}`],
] as const)(
  'names the page of an order’s payment, reached by %s, a payment and no top-up (WOR-75)',
  async (_, query) => {
    const { market, order, id } = await paying()
    await renderPage(`${PATH}${query(id, order.id)}`, { market, person: market.buyer })
    await screen.findByRole('heading', { level: 1, name: '付款' })
  },
)

it('a payment that failed leads back to its order, and not to a top-up (WOR-75)', async () => {
  const { market, order, id, open } = await paying()
  market.chargeNews(id, { kind: 'closed', why: '用户取消支付' })
  await open()
  const back = await screen.findByRole('link', { name: '回到订单，重新付款' })
  expect(back.getAttribute('href')).toBe(`/user_center/order_detail/${order.id}`)
  expect(screen.queryByText('再充一笔')).toBeNull()
})

it('a page that is open while the payment arrives goes on to the receipt by itself (WOR-75)', async () => {
  const { order, open, pay } = await paying()
  const page = await open()
  await screen.findByText('等待付款结果')
  pay()
  await waitFor(() => expect(page.address()).toBe(`/paysuccess?order=${order.id}`), { timeout: 6_000 })
}, 10_000)
