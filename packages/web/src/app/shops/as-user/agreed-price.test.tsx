// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatAmount } from '@diandu/core/format'
import { HOUR_MS } from '@diandu/core/kernel'
import { OFFER_VALID_HOURS, shopSums } from '@diandu/core/orders'
import { exampleShop } from '@diandu/core/testing'
import { findViolations, renderPage, withPort } from '../../testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../testing/open-test-market.ts'

const SHOP = exampleShop(1)
const AGREED_FEN = Math.floor((SHOP.priceFen * 9) / 1000) * 100
const YUAN = formatAmount(AGREED_FEN)

/** The buyer and the seller of the first shop agree on nine tenths of its price. */
async function openAgreed(): Promise<TestMarket> {
  const market = openTestMarket()
  const { buyer, seller } = market
  const draft = { shopId: SHOP.id, askedFen: SHOP.priceFen, offeredFen: AGREED_FEN }
  const offer = await buyer.device.priceOffers.make(draft)
  if (!offer.ok) throw new Error('The test could not make an offer')
  await seller.device.priceOffers.answer(offer.value.id, { kind: 'accept', acceptFen: AGREED_FEN })
  return market
}

/** How often the agreed prices are asked for. */
function counted() {
  let count = 0
  const change: NonNullable<Parameters<typeof renderPage>[1]>['change'] = withPort('priceOffers', (ports) => ({
    agreed(signal) {
      count += 1
      return ports.priceOffers.agreed(signal)
    },
  }))
  return { change, times: () => count }
}

it.each(['/', '/lists'])(
  'a buyer finds their agreed price on the card at %s, by one question for all cards (OFR-18)',
  async (path) => {
    const market = await openAgreed()
    const { change, times } = counted()
    await renderPage(path, { market, person: market.buyer, change })
    const [agreed] = await screen.findAllByText(/^您谈好的价/)
    const card = agreed?.closest('[data-testid="shop-card"]')
    expect(card?.getAttribute('href')).toBe(`/shop/${SHOP.id}`)
    expect(times()).toBe(1)
  },
)

it('a visitor and another person see the price of all, and a visitor asks for nothing (OFR-18)', async () => {
  const market = await openAgreed()
  const { change, times } = counted()
  await renderPage('/lists', { market, change })
  await waitFor(() => expect(screen.getAllByTestId('shop-card')).toHaveLength(3))
  expect(times()).toBe(0)
  cleanup()
  await renderPage('/lists', { market, person: market.seller, change })
  await waitFor(() => expect(times()).toBe(1))
  expect(screen.queryByText(/^您谈好的价/)).toBeNull()
})

it('the shop leads to the order at the agreed price, and its costs are of that price (OFR-18)', async () => {
  const market = await openAgreed()
  await renderPage(`/shop/${SHOP.id}`, { market, person: market.buyer })
  const link = await screen.findByRole('link', { name: /^按谈好的价下单/ })
  expect(link.getAttribute('href')).toBe(`/shop/${SHOP.id}/order`)
  expect(screen.getByTestId('shop-head').textContent).toContain('您谈好的价（标价')
  expect(screen.getByTestId('shop-head').textContent).toContain(`¥${YUAN}`)
  const total = shopSums({ ...SHOP, priceFen: AGREED_FEN }, { plan: 'full', now: market.clock.now() })
  await screen.findByText(new RegExp(formatAmount(total.totalFen).replace('.', '\\.')))
  expect(await findViolations()).toEqual([])
})

it('a price whose time is over, or that all pay by now, is not shown (OFR-18)', async () => {
  const market = await openAgreed()
  market.clock.advance(OFFER_VALID_HOURS * HOUR_MS + 1)
  const { change, times } = counted()
  await renderPage('/lists', { market, person: market.buyer, change })
  await waitFor(() => expect(times()).toBe(1))
  expect(screen.queryByText(/^您谈好的价/)).toBeNull()
})
