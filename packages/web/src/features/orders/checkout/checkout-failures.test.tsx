// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { createMemoryCheckoutDrafts, PAYMENT_PASSWORD } from '@diandu/core/testing'
import { fail } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import type { Ports } from '../../../composition/ports.ts'
import { findViolations, withPort } from '../../../app/testing/render-page.tsx'
import { openOrdersMarket, SHOP } from '../testing/open-orders-market.ts'
import {
  PLENTY_FEN,
  openCheckout,
  press,
  stepIs,
  accept,
  submit,
  typePassword,
  orders,
} from '../testing/open-checkout.ts'

it('a shop that another buyer bought meanwhile ends the checkout, says that nothing was charged, and offers the like (CHK-6)', async () => {
  const market = openOrdersMarket({ payerFen: PLENTY_FEN })
  const page = await openCheckout(market)
  await submit(page)
  await typePassword(page)
  await market.pay(await market.place('full', market.rival), market.rival)
  await press(page, '支付 ¥110,000.00')
  expect(await screen.findByText(/刚刚被别人买走了。您没有被扣款/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '看看相似的店铺' }).getAttribute('href')).toBe(
    `/lists?platform=${SHOP.platform}`,
  )
  expect(await findViolations()).toEqual([])
})

it('a price that changed meanwhile leads back to the choice, with both prices said (CHK-9)', async () => {
  const market = openOrdersMarket({ payerFen: PLENTY_FEN })
  const page = await openCheckout(market)
  await accept(page)
  market.reprice(12_000_000)
  await press(page, '提交订单')
  expect(await screen.findByText('卖家刚把价格从 ¥100,000.00 改成 ¥120,000.00，请按新价格重新确认。')).toBeTruthy()
  await stepIs('付款方式')
  await submit(page)
  await typePassword(page)
  await press(page, '支付 ¥132,000.00')
  await waitFor(() => expect(page.address()).toMatch(/^\/paysuccess/))
})

const placing = (place: (ports: Ports) => Ports['orders']['place']) =>
  withPort('orders', (ports) => ({ place: place(ports) }))

it('without a network the step stays as it was, and says that another try may help (CHK-3)', async () => {
  let failures = 1
  const page = await openCheckout(undefined, {
    change: placing(
      (ports) => async (draft, key) => (failures-- > 0 ? fail({ kind: 'offline' }) : ports.orders.place(draft, key)),
    ),
  })
  await submit(page)
  const notice = await screen.findByText('没有连上服务器，请检查网络后再试')
  expect(notice.closest('[role=status]')?.textContent).toContain('您填写的内容都还在，请再试一次。')
  await stepIs('确认')
  await press(page, '提交订单')
  await stepIs('付款')
  expect(await orders(page)).toHaveLength(1)
})

it('a refusal is told in its own words, without the advice to try again (CHK-3)', async () => {
  const market = openOrdersMarket()
  const page = await openCheckout(market, { person: market.seller })
  await submit(page)
  const notice = (await screen.findByText('不能购买自己的店铺')).closest('[role=status]')
  expect(notice?.textContent).not.toContain('再试')
  await stepIs('确认')
})

it('after a lapsed login the checkout goes on where it stopped (CHK-4)', async () => {
  const market = openOrdersMarket({ payerFen: PLENTY_FEN })
  const checkoutDrafts = createMemoryCheckoutDrafts()
  const change = (ports: Ports): Ports => ({ ...ports, checkoutDrafts })
  const page = await openCheckout(market, { change })
  await page.user.click(await screen.findByRole('radio', { name: '先付 20% 定金' }))
  await accept(page)
  const token = market.payer.device.session.readToken()
  const userInfo = market.payer.device.session.readUser()
  market.payer.device.session.clear()
  await press(page, '提交订单')
  await waitFor(() => expect(page.received).toContainEqual({ kind: 'login-required' }))
  page.unmount()
  if (token === undefined || userInfo === undefined) throw new Error('No user was logged in')
  market.payer.device.session.write({ token, userInfo })
  const again = await openCheckout(market, { change })
  await stepIs('确认')
  await press(again, '提交订单')
  expect(await screen.findByText('应付定金')).toBeTruthy()
  expect(await orders(again)).toHaveLength(1)
  expect(checkoutDrafts.storedText()).not.toContain(PAYMENT_PASSWORD)
})
