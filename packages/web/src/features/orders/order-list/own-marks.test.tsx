// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { fail } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { OwnMark } from '../../../app/frame/own-marks.tsx'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openOrdersMarket } from '../testing/open-orders-market.ts'

const strip = () => screen.findByRole('complementary', { name: '轮到我' })

it('the strip of the home page says whose turn it is, leads there, and is put away for the visit (NTF-14)', async () => {
  const market = openOrdersMarket({ payerFen: 100_000_000 })
  const order = await market.pay(await market.place('deposit'))
  const page = await renderPage('/', { market, person: market.payer, beside: <OwnMark /> })
  const link = await screen.findByRole('link', { name: /轮到您：付清尾款，还剩 7 天/ })
  expect(link.getAttribute('href')).toBe(`/user_center/order_detail/${order.id}`)
  expect((await strip()).contains(link)).toBe(true)
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '这次访问不再显示' }))
  expect(screen.queryByRole('complementary', { name: '轮到我' })).toBeNull()
  cleanup()
  await renderPage('/', { market, person: market.payer, beside: <OwnMark /> })
  await screen.findAllByRole('heading')
  expect(screen.queryByRole('complementary', { name: '轮到我' })).toBeNull()
})

it('the tab of the orders says how much waits, and nothing where nothing does or it is not known (NTF-15)', async () => {
  const market = openOrdersMarket({ payerFen: 100_000_000 })
  await market.pay(await market.place('deposit'))
  await renderPage('/lists', { market, person: market.payer, beside: <OwnMark tab="/user_center/order" /> })
  expect(await screen.findByText('1 件事等您办')).toBeTruthy()
  cleanup()
  const away = await renderPage('/lists', {
    market,
    person: market.payer,
    beside: <OwnMark tab="/user_center/order" />,
    change: withPort('orders', { turns: async () => fail({ kind: 'offline' }) }),
  })
  await waitFor(() => expect(screen.queryAllByRole('heading').length).toBeGreaterThan(0))
  expect(screen.queryByText(/件事等您办/)).toBeNull()
  expect(away.received).toEqual([])
})
