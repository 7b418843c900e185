// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { findViolations } from '../../../app/testing/find-violations.ts'
import { renderPage } from '../../../app/testing/render-page.tsx'
import { openContractsMarket } from '../testing/open-contracts-market.ts'

afterEach(cleanup)

it('[WCT-17] the agreement says each clause in plain words, with every figure that it comes to in this deal', async () => {
  const market = await openContractsMarket({ isCompanyShop: true })
  await renderPage(`/user_center/server/contractAgree?order=${market.orderId}`, { market, person: market.payer })
  await screen.findByText('全款付款')
  const figures = new Map(screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]))
  expect(Object.fromEntries(figures)).toMatchObject({
    转让价款: '¥100,000.00',
    居间服务费: '¥10,000.00',
    服务费比例: '10%',
    现在要付: '¥110,000.00',
    付款期限: '24 小时内',
    签署期限: '3 天内',
    交接期限: '7 个自然日内',
    申请退款期限: '72 小时内',
    违约金比例: '30%',
    违约金: '¥30,000.00',
    股权至少: '51%',
  })
  expect(await findViolations()).toEqual([])
})

it('[WCT-18] who agrees is told since when, also after a second time', async () => {
  const market = await openContractsMarket()
  const open = () => renderPage(`/user_center/server/contractAgree?order=${market.orderId}`, { market, person: market.payer })
  const page = await open()
  await page.user.click(await screen.findByRole('button', { name: '我同意这份协议' }))
  const first = (await screen.findByText(/^您已于/)).textContent
  expect(screen.queryByRole('button', { name: '我同意这份协议' })).toBeNull()
  page.unmount()
  market.clock.advance(86_400_000)
  const again = await open()
  await again.user.click(await screen.findByRole('button', { name: '我同意这份协议' }))
  expect((await screen.findByText(/^您已于/)).textContent).toBe(first)
})

it('[WCT-18] an order that is not theirs, or none, has no agreement', async () => {
  const market = await openContractsMarket()
  const stranger = market.enrol({ username: 'stranger', mobile: '13800000099', password: 'a-password-1' })
  await renderPage(`/user_center/server/contractAgree?order=${market.orderId}`, { market, person: stranger })
  await screen.findByText('没有找到这笔订单的协议')
  cleanup()
  await renderPage('/user_center/server/contractAgree', { market, person: market.payer })
  await screen.findByText('没有找到这笔订单的协议')
})
