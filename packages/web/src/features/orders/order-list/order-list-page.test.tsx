// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { fail } from '@diandu/core/kernel'
import { exampleShop, orderShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openOrdersMarket } from '../testing/open-orders-market.ts'

const PATH = '/user_center/order'
const rows = () => within(screen.getByRole('list', { name: '我的订单' })).queryAllByRole('listitem')

it.each(['zh-CN', 'en'] as const)(
  'each order says where it stands, whose turn it is and what is due, in %s (ORD-10)',
  async (locale) => {
    const market = openOrdersMarket({ payerFen: 100_000_000 })
    await market.place('deposit')
    await renderPage(PATH, { market, person: market.payer, locale })
    const card = await screen.findByRole('link', { name: /DD0000000001/ })
    expect(card.getAttribute('href')).toBe('/user_center/order_detail/order-1')
    for (const text of locale === 'en'
      ? ['Awaiting payment', 'Your turn · pay', '20,000.00']
      : ['等待付款', '轮到您了 · 付款', '1 天 0 小时', '20,000.00']) {
      expect(card.textContent).toContain(text)
    }
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(await findViolations()).toEqual([])
  },
)

it('a seller sees the same order from the other side (ORD-10)', async () => {
  const market = openOrdersMarket({ payerFen: 100_000_000 })
  await market.pay(await market.place('deposit'))
  await renderPage(PATH, { market, person: market.seller })
  const card = await screen.findByRole('link', { name: /DD0000000001/ })
  expect(card.textContent).toContain('我卖的')
  expect(card.textContent).toContain('轮到您了 · 开放看店')
  expect(card.textContent).toContain('100,000.00')
})

it('the tabs sort by where orders stand, count them, and live in the address (ORD-29)', async () => {
  const market = openOrdersMarket({ payerFen: 100_000_000 })
  await market.pay(await market.place('full'))
  const page = await renderPage(PATH, { market, person: market.payer })
  await waitFor(() => expect(rows()).toHaveLength(1))
  await screen.findByRole('tab', { name: '进行中1' })
  await page.user.click(screen.getByRole('tab', { name: '待付款' }))
  expect(page.address()).toBe(`${PATH}?group=unpaid`)
  expect(await screen.findByText('这里还没有订单')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去找一家店铺' }).getAttribute('href')).toBe('/lists')
  await page.user.keyboard('{ArrowRight}')
  expect(page.address()).toBe(`${PATH}?group=open`)
  await waitFor(() => expect(rows()).toHaveLength(1))
})

it('a tab that does not exist is the first (ORD-29)', async () => {
  const market = openOrdersMarket()
  await renderPage(`${PATH}?group=nonsense`, { market, person: market.payer })
  expect((await screen.findByRole('tab', { name: '全部' })).getAttribute('aria-selected')).toBe('true')
})

it('many orders come page by page, and what did not come can be asked for again (ORD-29)', async () => {
  const market = openOrdersMarket()
  for (let number = 10; number < 22; number += 1) {
    const shop = exampleShop(number)
    market.shelve(market.seller.userId, shop)
    await orderShop(market.payer, shop.id, `key-${number}`)
  }
  let failures = 1
  const page = await renderPage(PATH, {
    market,
    person: market.payer,
    change: withPort('orders', (ports) => ({
      list: async (filter, cursor, signal) =>
        cursor !== null && failures-- > 0
          ? fail({ kind: 'http', status: 400 })
          : ports.orders.list(filter, cursor, signal),
    })),
  })
  await waitFor(() => expect(rows()).toHaveLength(10))
  await page.user.click(screen.getByRole('button', { name: '加载更多' }))
  await screen.findByText('订单没有加载出来')
  expect(rows()).toHaveLength(10)
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  await waitFor(() => expect(rows()).toHaveLength(12))
  expect(screen.getByText('以上是全部订单')).toBeTruthy()
})

it('above the list stands what waits for the person, the most urgent first and the others by a tap; what did not come can be asked for again (ORD-61)', async () => {
  const market = openOrdersMarket()
  for (let number = 10; number < 15; number += 1) {
    const shop = exampleShop(number)
    market.shelve(market.seller.userId, shop)
    await orderShop(market.payer, shop.id, `key-${number}`)
  }
  let isLost = true
  const page = await renderPage(PATH, {
    market,
    person: market.payer,
    change: withPort('orders', (ports) => ({
      turns: async (signal) => (isLost ? fail({ kind: 'offline' }) : ports.orders.turns(signal)),
    })),
  })
  await screen.findByText('等您办的事没有加载出来')
  isLost = false
  await page.user.click(screen.getByRole('button', { name: /再试一次/ }))
  const mine = within((await screen.findByText('轮到我（5）')).closest('section') as HTMLElement)
  expect(mine.getAllByRole('link')).toHaveLength(1)
  await page.user.click(mine.getByRole('button', { name: '全部' }))
  expect(mine.getAllByRole('link')).toHaveLength(5)
  expect(mine.queryByRole('button')).toBeNull()
  expect(await findViolations()).toEqual([])
})
