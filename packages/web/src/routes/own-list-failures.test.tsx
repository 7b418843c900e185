// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { fail, type Failure, type Result } from '@diandu/core/kernel'
import { expect, it, vi } from 'vitest'
import { openTestMarket } from '../app/testing/open-test-market.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import type { Ports } from '../composition/ports.ts'

type Failing = (answer: () => Promise<Result<never>>, ports: Ports) => Partial<Ports>

/** Each page of a person, with the call that it is about. */
const PAGES: readonly (readonly [string, Failing])[] = [
  ['/message', (list, { inbox }) => ({ inbox: { ...inbox, list } })],
  ['/user_center/shops', (list, { selling }) => ({ selling: { ...selling, list } })],
  ['/user_center/shops/shop-0001', (find, { selling }) => ({ selling: { ...selling, find } })],
  ['/sellshop?shop=shop-0001', (find, { selling }) => ({ selling: { ...selling, find } })],
  ['/user_center/requests', (mine, { buyerRequests }) => ({ buyerRequests: { ...buyerRequests, mine } })],
  ['/user_center/requests?tab=offers', (mine, { shopOffers }) => ({ shopOffers: { ...shopOffers, mine } })],
  ['/user_center/request/r1', (find, { buyerRequests }) => ({ buyerRequests: { ...buyerRequests, find } })],
  ['/user_center/offer_shop/r1', (fitting, { shopOffers }) => ({ shopOffers: { ...shopOffers, fitting } })],
  ['/user_center/service_requests', (requests, { services }) => ({ services: { ...services, requests } })],
  ['/user_center/order', (list, { orders }) => ({ orders: { ...orders, list } })],
  ['/user_center/offers', (list, { priceOffers }) => ({ priceOffers: { ...priceOffers, list } })],
  ['/user_center/viewing/o1', (ofOrder, { viewings }) => ({ viewings: { ...viewings, ofOrder } })],
  ['/user_center/server/history', (list, { bills }) => ({ bills: { ...bills, list } })],
  ['/user_center/server/my_ticket', (list, { invoices }) => ({ invoices: { ...invoices, list } })],
  ['/user_center/server/contract', (list, { contracts }) => ({ contracts: { ...contracts, list } })],
  ['/user_center/server/coupon', (list, { coupons }) => ({ coupons: { ...coupons, list } })],
  ['/user_center/server/cash_draw', (capital, { wallet }) => ({ wallet: { ...wallet, capital } })],
  ['/user_center/collection', (list, { favourites }) => ({ favourites: { ...favourites, list } })],
  ['/user_center/alerts', (list, { alerts }) => ({ alerts: { ...alerts, list } })],
  ['/user_center/goldcoin/myprize', (list, { prizes }) => ({ prizes: { ...prizes, list } })],
]

const openFailing = async ([path, failing]: (typeof PAGES)[number], failure: Failure) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const market = openTestMarket()
  const change = (ports: Ports): Ports => ({ ...ports, ...failing(async () => fail(failure), ports) })
  return renderPage(path, { market, person: market.buyer, change })
}

it.each(PAGES)('%s is replaced by the error page when its own call fails with a status (WEB-121)', async (...page) => {
  await openFailing(page, { kind: 'http', status: 451, message: '暂时不开放' })
  const alert = await screen.findByText('暂时不开放')
  expect(alert.closest('[role="alert"]')?.textContent).toContain('状态码 451')
  expect(screen.getAllByRole('main')).toHaveLength(1)
})

it.each(PAGES.filter(([path]) => ['/message', '/user_center/offers'].includes(path)))(
  '%s keeps its place and offers another try when its list does not come without a status (WEB-121)',
  async (...page) => {
    await openFailing(page, { kind: 'refused', message: '稍后再来' })
    await screen.findByRole('button', { name: '再试一次' })
    expect(screen.queryByText(/状态码/)).toBeNull()
  },
)
