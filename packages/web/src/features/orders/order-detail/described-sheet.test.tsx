// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describedListing, listingParts } from '@diandu/core/catalog'
import { fail, ok } from '@diandu/core/kernel'
import type { OrderRole } from '@diandu/core/orders'
import { exampleShop } from '@diandu/core/testing'
import { nameIn } from '@diandu/core/messages'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { describedMessages } from '../../../messages/orders/described.messages.ts'
import { anOrderAt } from '../testing/an-order-at.ts'
import { openOrdersMarket } from '../testing/open-orders-market.ts'
import type { Locale } from '../../../messages/messages.ts'

const LISTING = describedListing(exampleShop(4, { description: '有货，\n无贷款' }))

async function openDescribed(
  role: OrderRole,
  locale: Locale,
  listing: () => Promise<unknown> = async () => ok(LISTING),
) {
  const market = openOrdersMarket()
  const page = await renderPage('/user_center/order_detail/order-1', {
    market,
    person: market.payer,
    locale,
    change: withPort('orders', (ports) => ({
      find: async () => ok(anOrderAt('handing-over', { role })),
      listing: listing as typeof ports.orders.listing,
    })),
  })
  await page.user.click(await screen.findByRole('button', { name: describedMessages[locale].title }))
  return page
}

it.each([
  ['buyer', 'zh-CN'],
  ['seller', 'zh-CN'],
  ['buyer', 'en'],
  ['seller', 'en'],
] as const)(
  'the %s reads on the order’s page in %s what was described, row by row (CTR-50, CTR-51)',
  async (role, locale) => {
    await openDescribed(role, locale)
    const sheet = within(await screen.findByRole('dialog'))
    const messages = describedMessages[locale]
    expect(await sheet.findByText(role === 'buyer' ? messages.forBuyer : messages.forSeller)).toBeTruthy()
    expect(sheet.getByText(/有货，/).textContent).toBe(LISTING.description)
    const rowsShown = listingParts(LISTING).flatMap(({ rows }) =>
      rows.map(({ label, value, source }) => nameIn(label, locale) + nameIn(value, locale) + nameIn(source, locale)),
    )
    const shown = [...document.querySelectorAll('[role=dialog] dl > div')].map(({ textContent }) => textContent)
    expect(shown).toEqual(rowsShown)
    await waitFor(async () => expect(await findViolations()).toEqual([]))
  },
)

it('of an order with which nothing was kept the page says so (CTR-51)', async () => {
  await openDescribed('buyer', 'zh-CN', async () => ok(null))
  expect(await screen.findByText(describedMessages['zh-CN'].notStored)).toBeTruthy()
})

it('a description that did not come can be asked for again (CTR-50)', async () => {
  let requested = 0
  const page = await openDescribed('buyer', 'zh-CN', async () =>
    (requested += 1) <= 2 ? fail({ kind: 'refused', reason: 'not-found', messages: '没有找到' }) : ok(LISTING),
  )
  await page.user.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText(/有货，/)).toBeTruthy()
})
