// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DAY_MS } from '@diandu/core/kernel'
import type { PaymentPlan } from '@diandu/core/orders'
import { valueOf } from '@diandu/core/testing'
import { findViolations, renderPage } from '../../../../app/testing/render-page.tsx'
import { openOrdersMarket } from '../../testing/open-orders-market.ts'

async function paid(plan: PaymentPlan) {
  const market = openOrdersMarket({ payerFen: 100_000_000 })
  const order = await market.pay(await market.place(plan))
  const path = `/user_center/order_detail/${order.id}`
  const as = (person: 'payer' | 'seller', locale: 'zh-CN' | 'en' = 'zh-CN') =>
    renderPage(path, { market, person: market[person], locale })
  return { market, order, as }
}
const nudgesOf = async ({ seller }: ReturnType<typeof openOrdersMarket>) =>
  valueOf(await seller.device.inbox.list('order', null)).items.filter(({ event }) => event === 'order.asked')

it('a buyer with a deposit asks for the viewing before anything else, and once a day (ORD-89)', async () => {
  const { market, as } = await paid('deposit')
  const { user } = await as('payer')
  const nudge = await screen.findByRole('button', { name: '请卖家开放看店' })
  expect(nudge.compareDocumentPosition(screen.getByRole('link', { name: /^去付款 ¥90,000\.00/ }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(await findViolations()).toEqual([])
  await user.click(nudge)
  expect(await screen.findByRole('button', { name: '已请卖家开放看店' })).toHaveProperty('disabled', true)
  expect(await nudgesOf(market)).toHaveLength(1)
  cleanup()
  market.clock.advance(DAY_MS)
  const again = await as('payer')
  await again.user.click(await screen.findByRole('button', { name: '请卖家开放看店' }))
  await waitFor(async () => expect(await nudgesOf(market)).toHaveLength(2))
})

it('once the shop is open the buyer is led to the viewing, and to the payment once they have looked (ORD-89)', async () => {
  const { market, order, as } = await paid('deposit')
  valueOf(await market.seller.device.viewings.open(order.id, { access: '共享屏幕', checks: ['orders'] }, 'key-open-1'))
  await as('payer')
  const record = await screen.findByRole('link', { name: '去看店，记录结果' })
  expect(record.getAttribute('href')).toBe(`/user_center/viewing/${order.id}`)
  cleanup()
  valueOf(await market.payer.device.viewings.agree(order.id, ['orders'], 'key-agree-1'))
  await as('payer')
  await screen.findByRole('link', { name: /^去付款 ¥90,000\.00/ })
  expect(screen.queryByRole('link', { name: '去看店，记录结果' })).toBeNull()
})

it('the seller reads that it is their turn to open the viewing, and when the platform asks (ORD-89, ORD-90)', async () => {
  const { as } = await paid('deposit')
  await as('seller')
  expect(await screen.findByText('轮到您了 · 开放看店', { selector: 'p' })).toBeTruthy()
  expect(screen.getByText(/到 2026-03-14 12:00 还没开放，店渡会找您核实/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '把店铺开放给买家看' })).toBeTruthy()
})

it.each([
  ['zh-CN', /到 2026-03-14 12:00 卖家还没签，店渡会找卖家核实/],
  ['en', /hasn’t signed by 2026-03-14 12:00, we’ll ask them why/],
] as const)(
  'a buyer who paid in full reads what holds the money, and when the platform asks: %s (ORD-90)',
  async (locale, text) => {
    const { as } = await paid('full')
    await as('payer', locale)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(within(document.body).queryByText(/没有截止日|no deadline/i)).toBeNull()
  },
)
