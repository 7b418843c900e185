// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { PAYMENT_PASSWORD, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openOrdersMarket } from '../testing/open-orders-market.ts'

it.each(['zh-CN', 'en'] as const)(
  'the receipt says what was paid, where the money is and what comes next, in %s (WEB-80)',
  async (locale) => {
    const market = openOrdersMarket({ payerFen: 100_000_000 })
    await market.pay(await market.place('full'))
    await renderPage('/paysuccess?order=order-1', { market, person: market.payer, locale })
    const held = await screen.findByText(
      locale === 'en' ? /won’t go to the seller until you confirm/ : /您确认交接之前不会放给卖家/,
    )
    expect(held.closest('[role=status]')?.textContent).toContain('110,000.00')
    expect(screen.getByRole('heading', { level: 1, name: locale === 'en' ? 'Paid' : '支付成功' })).toBeTruthy()
    expect(
      screen.getByRole('link', { name: locale === 'en' ? 'Track order' : '看订单进度' }).getAttribute('href'),
    ).toBe('/user_center/order_detail/order-1')
    expect(await findViolations()).toEqual([])
  },
)

it('an order whose money is held no longer is not called held: the order says where it went (WEB-80)', async () => {
  const market = openOrdersMarket({ payerFen: 100_000_000 })
  const { id } = await market.pay(await market.place('full'))
  valueOf(
    await market.payer.device.fulfilment.giveUp({ orderId: id, paymentPassword: PAYMENT_PASSWORD }, 'the-key-of-it'),
  )
  const page = await renderPage(`/paysuccess?order=${id}`, { market, person: market.payer })
  await waitFor(() => expect(page.address()).toBe(`/user_center/order_detail/${id}`))
  expect(screen.queryByText(/不会放给卖家/)).toBeNull()
})

it('an order that is not paid is not called paid (WEB-80)', async () => {
  const market = openOrdersMarket()
  await market.place('full')
  await renderPage('/paysuccess?order=order-1', { market, person: market.payer })
  expect(await screen.findByText('这笔订单还没有付款。')).toBeTruthy()
  expect(screen.queryByText('支付成功')).toBeNull()
})

it.each(['/paysuccess', '/paysuccess?order=order-99'])('%s knows of no payment (WEB-80)', async (path) => {
  const market = openOrdersMarket()
  await renderPage(path, { market, person: market.payer })
  expect(await screen.findByText('没有找到这笔订单')).toBeTruthy()
  expect(screen.queryByText('支付成功')).toBeNull()
  expect(await findViolations()).toEqual([])
})
