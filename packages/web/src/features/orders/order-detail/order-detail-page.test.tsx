// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { fail, ok } from '@diandu/core/kernel'
import { ORDER_CODES, ORDER_STATUSES, type Order } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/messages'
import { expect, it } from 'vitest'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { anOrderAt } from '../testing/an-order-at.ts'
import { openOrdersMarket } from '../testing/open-orders-market.ts'

const PATH = '/user_center/order_detail/order-1'
const STATUSES = ORDER_CODES.statuses

/** The page over an order in any state, whatever brought it there. */
async function openOrder(order: Order, visit: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> {
  const market = openOrdersMarket()
  return renderPage(PATH, {
    market,
    person: market.payer,
    change: withPort('orders', { find: async () => ok(order) }),
    ...visit,
  })
}

const timeline = () => within(screen.getByRole('list', { name: /订单进度|Progress/ }))

it.each(
  STATUSES.flatMap(
    (status) =>
      [
        [status, 'zh-CN'],
        [status, 'en'],
      ] as const,
  ),
)('an order in state %i is told in %s, by one heading and without a violation (CHK-17)', async (status, locale) => {
  await openOrder(anOrderAt(status), { locale })
  await screen.findByRole('list', { name: /订单进度|Progress/ })
  expect(screen.getAllByText(nameIn(ORDER_STATUSES[status].name, locale)).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  await waitFor(async () => expect(await findViolations()).toEqual([]))
})

it('what is owed is paid from here, and what is not owed is not asked for (CHK-17)', async () => {
  for (const status of STATUSES) {
    await openOrder(anOrderAt(status))
    await screen.findByRole('list', { name: '订单进度' })
    const paying = screen.queryByRole('link', { name: /^去付款/ })
    if (status === 'awaiting-payment' || status === 'deposit-paid')
      expect(paying?.getAttribute('href')).toMatch(/\/order\?pay=order-1$/)
    else expect(paying).toBeNull()
    cleanup()
  }
})

it('a seller is not asked to pay, and reads the agreement as the buyer’s (CHK-17)', async () => {
  await openOrder(anOrderAt('deposit-paid', { role: 'seller' }))
  expect(await screen.findByText('轮到您了 · 开放看店', { selector: 'p' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^去付款/ })).toBeNull()
  expect(screen.queryByRole('button', { name: '取消订单' })).toBeNull()
  expect(screen.getByText('这是买家同意的协议。')).toBeTruthy()
})

it('money is called held while the deal is open, and not after it has ended (CHK-17)', async () => {
  await openOrder(anOrderAt('handing-over'))
  expect(await screen.findByText('已付（托管中）')).toBeTruthy()
  cleanup()
  await openOrder(anOrderAt('completed'))
  expect(await screen.findByText('已付')).toBeTruthy()
})

it('an unpaid order is cancelled after one question (ORD-19)', async () => {
  const market = openOrdersMarket()
  await market.place('full')
  const page = await renderPage(PATH, { market, person: market.payer })
  await page.user.click(await screen.findByRole('button', { name: '取消订单' }))
  const dialog = await screen.findByRole('alertdialog', { name: '取消这笔订单？' })
  await page.user.click(within(dialog).getByRole('button', { name: '再想想' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(timeline().getByText('等待付款')).toBeTruthy())
  await page.user.click(screen.getByRole('button', { name: '取消订单' }))
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消订单' }))
  await waitFor(() => expect(timeline().getByText('已取消')).toBeTruthy())
  expect(timeline().getByText('您取消了订单')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^去付款/ })).toBeNull()
  expect(toasts.current().map(({ text }) => text)).toContain('订单已取消')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

it('an order that can no longer be cancelled says so and stays as it is (ORD-19)', async () => {
  const market = openOrdersMarket()
  await market.place('full')
  const page = await renderPage(PATH, {
    market,
    person: market.payer,
    change: withPort('orders', {
      cancel: async () => fail({ kind: 'refused', reason: 'order-not-cancellable', message: '订单当前不能取消' }),
    }),
  })
  await page.user.click(await screen.findByRole('button', { name: '取消订单' }))
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消订单' }))
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toContain('订单当前不能取消'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(timeline().getByText('等待付款')).toBeTruthy())
})

it('the number is copied by one tap, and a device that will not is told of', async () => {
  const order = anOrderAt('awaiting-payment')
  const copied: string[] = []
  const copy = async (text: string) => copied.push(text) === 1
  const page = await openOrder(order, {
    change: (ports) => ({
      ...ports,
      orders: { ...ports.orders, find: async () => ok(order) },
      copy,
    }),
  })
  await page.user.click(await screen.findByRole('button', { name: '复制订单号' }))
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toContain('复制成功'))
  await page.user.click(screen.getByRole('button', { name: '复制订单号' }))
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toContain('复制失败，请长按文字自己复制'))
  expect(copied).toEqual(['DD0000000001', 'DD0000000001'])
})

it('an order that is not there, or is another’s, says so and leads to one’s own (ORD-20)', async () => {
  const market = openOrdersMarket()
  await market.place('full', market.rival)
  await renderPage(PATH, { market, person: market.payer })
  expect(await screen.findByText('没有找到这笔订单')).toBeTruthy()
  expect(screen.getByRole('link', { name: '看全部订单' }).getAttribute('href')).toBe('/user_center/order')
  expect(await findViolations()).toEqual([])
})

it('the time that is left goes on while the page is open (WEB-62)', async () => {
  const market = openOrdersMarket()
  await market.place('full')
  await renderPage(PATH, { market, person: market.payer })
  expect(await screen.findByText('1 天 0 小时')).toBeTruthy()
  market.clock.advance(3_600_000)
  expect(await screen.findByText('23 小时 0 分')).toBeTruthy()
})
