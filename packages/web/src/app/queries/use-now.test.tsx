// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { DAY_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { openOrdersMarket } from '../../features/orders/testing/open-orders-market.ts'
import { renderPage } from '../testing/render-page.tsx'

it('the time that is left is counted by the platform’s time: an answer that puts the clock right is seen at once, and no listener is left after leaving (WEB-110)', async () => {
  const market = openOrdersMarket({ payerFen: 100_000_000 })
  await market.place('deposit')
  let wrongByMs = -2 * DAY_MS
  const listeners = new Set<() => void>()
  const page = await renderPage('/user_center/order', {
    market,
    person: market.payer,
    change: (ports) => ({
      ...ports,
      clock: { ...market.clock, now: () => market.clock.now() + wrongByMs },
      serverTime: { subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)) },
    }),
  })
  const card = await screen.findByRole('link', { name: /DD0000000001/ })
  expect(card.textContent).toContain('3 天 0 小时')
  wrongByMs = 0
  for (const listener of listeners) listener()
  await waitFor(() => expect(card.textContent).toContain('1 天 0 小时'))
  page.unmount()
  expect(listeners.size).toBe(0)
})
