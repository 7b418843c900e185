// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { CHECKOUT, openOrdersMarket, SHOP } from '../testing/open-orders-market.ts'

it('a shop that was taken before the checkout opened says so at the first step, and goes no further (WEB-58)', async () => {
  const market = openOrdersMarket()
  await renderPage(CHECKOUT, {
    market,
    person: market.payer,
    change: withPort('catalog', (ports) => ({
      detail: async (id, signal) => {
        const found = await ports.catalog.detail(id, signal)
        return found.ok ? { ok: true, value: { ...found.value, status: 'handing-over' } } : found
      },
    })),
  })
  expect(await screen.findByText('这家店铺已经有买家付款，正在交接。')).toBeTruthy()
  expect(await screen.findByRole('button', { name: '下一步：读协议' })).toHaveProperty('disabled', true)
})

it('each step of the checkout is read out as it begins, forwards and back', async () => {
  const market = openOrdersMarket()
  const { user, reportedTitle } = await renderPage(CHECKOUT, { market, person: market.payer })
  await waitFor(() => expect(reportedTitle()).toBe('下单：付款方式'))
  await user.click(await screen.findByRole('button', { name: '下一步：读协议' }))
  await waitFor(() => expect(reportedTitle()).toBe('下单：读协议'))
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '同意并继续' }))
  await waitFor(() => expect(reportedTitle()).toBe('下单：确认'))
  await user.click(screen.getByRole('button', { name: '返回' }))
  await waitFor(() => expect(reportedTitle()).toBe('下单：读协议'))
})

it('a company’s shop says in the checkout what its share comes to, in the clause, among the figures and where the order is confirmed (ORD-66, ORD-44)', async () => {
  const market = openOrdersMarket()
  market.shelve(market.seller.userId, { ...SHOP, kind: 'enterprise' })
  const { user } = await renderPage(CHECKOUT, { market, person: market.payer })
  await user.click(await screen.findByRole('button', { name: '下一步：读协议' }))
  expect(await screen.findByText(/（公司注册资本 ¥1,000,000\.00，您取得的部分不少于 ¥510,000\.00）/)).toBeTruthy()
  const figures = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  )
  expect(figures).toMatchObject({
    股权至少: '51%',
    公司注册资本: '¥1,000,000.00',
    对应注册资本至少: '¥510,000.00',
    违约金比例: '30%',
    付款期限: '24 小时内',
  })
  expect(await findViolations()).toEqual([])
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '同意并继续' }))
  expect((await screen.findByText('取得股权')).nextSibling?.textContent).toBe('至少 51%')
  expect(screen.getByText('对应注册资本').nextSibling?.textContent).toBe('至少 ¥510,000.00')
})
