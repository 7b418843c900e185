// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../app/testing/render-page.tsx'
import { CHECKOUT, openOrdersMarket } from '../testing/open-orders-market.ts'

afterEach(cleanup)

it('[WEB-90] a shop that was taken before the checkout opened says so at the first step, and goes no further', async () => {
  const market = openOrdersMarket()
  await renderPage(CHECKOUT, {
    market,
    person: market.payer,
    change: (ports) => ({
      ...ports,
      catalog: {
        ...ports.catalog,
        detail: async (id, signal) => {
          const found = await ports.catalog.detail(id, signal)
          return found.ok ? { ok: true, value: { ...found.value, status: 'handing-over' } } : found
        },
      },
    }),
  })
  expect(await screen.findByText('这家店铺已经有买家付款，正在交接。')).toBeTruthy()
  expect(await screen.findByRole('button', { name: '下一步：读协议' })).toHaveProperty('disabled', true)
})
