// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { Person } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { boughtMarket, type BoughtMarket } from '../testing/handed-over.ts'
import { CHECKOUT, SHOP } from '../testing/open-orders-market.ts'

const PAGE = `/shop/${SHOP.id}`

/** The page as this person sees it, once their orders have been asked for. */
async function visit(
  market: BoughtMarket,
  person: Person,
  path: string,
  locale: 'zh-CN' | 'en' = 'zh-CN',
): Promise<void> {
  let answers = 0
  await renderPage(path, {
    market,
    person,
    locale,
    change: withPort('orders', (ports) => ({
      list: async (...requested) => ports.orders.list(...requested).finally(() => (answers += 1)),
    })),
  })
  await waitFor(() => expect(answers).toBe(1))
}

it.each(['zh-CN', 'en'] as const)(
  'the buyer of a taken shop is led to the order from its page, in %s (WEB-58)',
  async (locale) => {
    const market = await boughtMarket()
    await visit(market, market.payer, PAGE, locale)
    const link = await screen.findByRole('link', { name: locale === 'en' ? 'View my order' : '看我的订单' })
    expect(link.getAttribute('href')).toBe(`/user_center/order_detail/${market.order.id}`)
    expect(await findViolations()).toEqual([])
  },
)

it('the buyer on the checkout and the seller on the page are led to the order too (WEB-58)', async () => {
  const market = await boughtMarket()
  await visit(market, market.payer, CHECKOUT)
  await screen.findByText('这家店铺是您买的，进度都在订单里。')
  cleanup()
  await visit(market, market.seller, PAGE)
  await screen.findByText('这家店铺是您卖的，进度都在订单里。')
})

it('no other user is led to the order (WEB-58)', async () => {
  const market = await boughtMarket()
  await visit(market, market.rival, PAGE)
  await screen.findByText('这家店铺已经有买家付款，正在交接。')
  expect(screen.queryByText('看我的订单')).toBeNull()
})
