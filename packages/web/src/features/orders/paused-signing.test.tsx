// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { mapResult } from '@diandu/core/kernel'
import type { SigningPause } from '@diandu/core/orders'
import { describe, expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../app/testing/render-page.tsx'
import { LOCALES } from '../../messages/messages.ts'
import { deadlineView } from './deadline-view.ts'
import { anOrderAt } from './testing/an-order-at.ts'
import { boughtMarket } from './testing/handed-over.ts'

const pausedBy = (signingPause: SigningPause) =>
  withPort('orders', (ports) => ({
    find: async (id) => mapResult(await ports.orders.find(id), (order) => ({ ...order, signingPause })),
    list: async (filter, cursor) =>
      mapResult(await ports.orders.list(filter, cursor), (page) => ({
        ...page,
        items: page.items.map((order) => ({ ...order, signingPause })),
      })),
  }))

const requestsSignature = () => screen.queryByRole('link', { name: /去读合同并签署/ })

describe('an order whose signature the platform reviews', () => {
  it('its page says to both parties that it is with the platform, and asks neither to sign (ORD-69)', async () => {
    const market = await boughtMarket()
    for (const person of [market.seller, market.payer]) {
      await renderPage(`/user_center/order_detail/${market.order.id}`, {
        market,
        person,
        change: pausedBy('looked-at'),
      })
      expect(await screen.findAllByText('店渡处理中 · 审核签署材料')).not.toHaveLength(0)
      expect(screen.getByText(person === market.seller ? /现在不用再做什么/ : /通过后轮到对方签署/)).toBeTruthy()
      expect([requestsSignature(), screen.queryByText(/轮到您了/)]).toEqual([null, null])
      expect(await findViolations()).toEqual([])
      cleanup()
    }
  })

  it('its card in the list says that the order is with the platform (ORD-69)', async () => {
    const market = await boughtMarket()
    await renderPage('/user_center/order', { market, person: market.seller, change: pausedBy('looked-at') })
    const card = await screen.findByRole('link', { name: new RegExp(market.order.number) })
    expect(card.textContent).toContain('店渡处理中 · 审核签署材料')
    expect(card.textContent).not.toContain('轮到您了')
  })

  it('the party whose document was refused is asked for another one, and led to the contract (ORD-69)', async () => {
    const market = await boughtMarket()
    await renderPage(`/user_center/order_detail/${market.order.id}`, {
      market,
      person: market.seller,
      change: pausedBy('refused'),
    })
    expect(await screen.findAllByText('轮到您了 · 重新提交材料')).not.toHaveLength(0)
    expect(requestsSignature()).toBeTruthy()
  })

  it.each(LOCALES)('a buyer’s day to sign by stays, and so does what happens otherwise, in %s (ORD-69)', (locale) => {
    const order = anOrderAt('paid', { sellerSignedAt: anOrderAt('paid').placedAt })
    const paused = deadlineView({ ...order, signingPause: 'looked-at' }, order.placedAt, locale)
    const plain = deadlineView(order, order.placedAt, locale)
    expect(paused).toEqual({
      ...plain,
      isMine: false,
      turn: locale === 'en' ? 'With Diandu' : '店渡处理中',
      act: expect.not.stringMatching(plain?.act ?? ''),
    })
    expect([paused?.byWhen, paused?.timeLeft, paused?.otherwise].every((text) => text !== undefined)).toBe(true)
    expect(deadlineView({ ...order, role: 'seller', signingPause: 'refused' }, order.placedAt, locale)).toEqual(
      deadlineView({ ...order, role: 'seller' }, order.placedAt, locale),
    )
  })
})
