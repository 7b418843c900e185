// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openContractsMarket } from '../testing/open-contracts-market.ts'

it('the seller is told by when the buyer signs, the buyer that the contract holds', async () => {
  const market = await openContractsMarket()
  await market.sign('seller')
  const path = `/sign-success?contract=${market.contractId}`
  await renderPage(path, { market, person: market.seller })
  await screen.findByText('您已签署')
  expect(screen.getByText(/^买家要在 \d{4}-\d\d-\d\d \d\d:\d\d 前签署。/)).toBeTruthy()
  expect(await findViolations()).toEqual([])
  cleanup()
  await market.sign('buyer')
  await renderPage(path, { market, person: market.payer })
  await screen.findByText('合同已生效')
  expect(screen.getByRole('link', { name: '看订单进度' }).getAttribute('href')).toBe(
    `/user_center/order_detail/${market.orderId}`,
  )
})

it('a party who has not signed is not told that they have, and another user finds nothing', async () => {
  const market = await openContractsMarket()
  await renderPage(`/sign-success?contract=${market.contractId}`, { market, person: market.payer })
  await screen.findByRole('list', { name: '签署进度' })
  expect(screen.queryByText('合同已生效')).toBeNull()
  cleanup()
  const stranger = market.enrol({ username: 'stranger', mobile: '13800000099', password: 'a-password-1' })
  await renderPage(`/sign-success?contract=${market.contractId}`, { market, person: stranger })
  await screen.findByText('没有找到这份合同，或者它不属于您。')
})
