// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { proveHandover, valueOf } from '@diandu/core/testing'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../app/testing/render-page.tsx'
import { inSheet, checklistMarket } from '../testing/handed-over.ts'

const { arrived, arrive } = vi.hoisted(() => {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  return { arrived, arrive: () => arrive() }
})

vi.mock(import('./confirm-handover.tsx'), async (load) => {
  await arrived
  return load()
})

it('a press that is quicker than the code of the confirmation opens it when that is here (HND-7)', async () => {
  const market = await checklistMarket()
  await proveHandover(market.seller, market.order.id)
  valueOf(await market.seller.device.fulfilment.handOver(market.order.id, 'key-to-hand-over'))
  const page = await renderPage(`/user_center/handover/${market.order.id}`, { market, person: market.payer })
  const button = await screen.findByRole('button', { name: '确认收店' })
  await page.user.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  arrive()
  expect((await inSheet('确认收店')).getByLabelText('支付密码')).toBeTruthy()
})
