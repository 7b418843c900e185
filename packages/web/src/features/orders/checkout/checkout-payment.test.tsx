// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { fail } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { findViolations, withPort } from '../../../app/testing/render-page.tsx'
import { openOrdersMarket } from '../testing/open-orders-market.ts'
import {
  PLENTY_FEN,
  openCheckout,
  button,
  press,
  currentStep,
  password,
  submit,
  typePassword,
} from '../testing/open-checkout.ts'

it('a wrong payment password is told beside its field, which is empty again and has the focus', async () => {
  const page = await openCheckout()
  await submit(page)
  await typePassword(page, '000000')
  await press(page, '支付 ¥110,000.00')
  expect(await screen.findByText('支付密码不正确，还可尝试 4 次')).toBeTruthy()
  const field = await password()
  await waitFor(() => expect(field.value).toBe(''))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(currentStep()).toBe('付款')
  expect(await findViolations()).toEqual([])
  await typePassword(page)
  await press(page, '支付 ¥110,000.00')
  await waitFor(() => expect(page.address()).toBe('/paysuccess?order=order-1'))
})

it('a password of fewer than six digits cannot be sent', async () => {
  const page = await openCheckout()
  await submit(page)
  await typePassword(page, '13579')
  expect(((await button('支付 ¥110,000.00')) as HTMLButtonElement).disabled).toBe(true)
})

it('a balance that is too small is told before the password is asked for, with what to do (WEB-75)', async () => {
  const page = await openCheckout(openOrdersMarket({ payerFen: 1_000_000 }))
  await submit(page)
  expect(await screen.findByText('余额还差 ¥100,000.00')).toBeTruthy()
  const missing = /¥([\d,.]+)/.exec(screen.getByText(/^余额还差/).textContent)?.[1]?.replaceAll(',', '') ?? ''
  expect(Number(missing)).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: '去充值' }).getAttribute('href')).toBe(
    `/user_center/server/recharge?amount=${missing.replace('.00', '')}`,
  )
  expect(screen.queryByLabelText('支付密码')).toBeNull()
  expect(((await button('支付 ¥110,000.00')) as HTMLButtonElement).disabled).toBe(true)
  expect(screen.getByRole('link', { name: '先不付，看订单' }).getAttribute('href')).toBe(
    '/user_center/order_detail/order-1',
  )
})

it('without a payment password the way to set one is shown (WEB-75)', async () => {
  const market = openOrdersMarket()
  market.credit(market.buyer.userId, PLENTY_FEN)
  const page = await openCheckout(market, { person: market.buyer })
  await submit(page)
  expect((await screen.findByRole('link', { name: '去设置支付密码' })).getAttribute('href')).toBe(
    '/user_center/change_pay',
  )
  expect(screen.queryByLabelText('支付密码')).toBeNull()
})

it('a wallet that cannot be read says so and can be asked again (WEB-75)', async () => {
  let failures = 1
  const page = await openCheckout(undefined, {
    change: withPort('wallet', (ports) => ({
      capital: async (signal) => (failures-- > 0 ? fail({ kind: 'http', status: 400 }) : ports.wallet.capital(signal)),
    })),
  })
  await submit(page)
  expect(await screen.findByText('服务器出了点问题')).toBeTruthy()
  await press(page, '再试一次')
  expect(await password()).toBeTruthy()
})
