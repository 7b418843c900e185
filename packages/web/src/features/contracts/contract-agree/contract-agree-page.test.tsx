// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { fail, mapResult, ok, refused } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openContractsMarket } from '../testing/open-contracts-market.ts'

it('the agreement says each clause in plain words, with every figure that it comes to in this deal (ORD-44)', async () => {
  const market = await openContractsMarket({ isCompanyShop: true })
  await renderPage(`/user_center/server/contractAgree?order=${market.orderId}`, { market, person: market.payer })
  await screen.findByText('全款付款')
  const figures = new Map(screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]))
  expect(Object.fromEntries(figures)).toMatchObject({
    转让价款: '¥100,000.00',
    居间服务费: '¥10,000.00',
    服务费比例: '10%',
    价款加服务费: '¥110,000.00',
    付款期限: '24 小时内',
    签署期限: '3 天内',
    交接期限: '7 个自然日内',
    申请退款期限: '72 小时内',
    违约金比例: '30%',
    违约金: '¥30,000.00',
    股权至少: '51%',
    公司注册资本: '¥1,000,000.00',
    对应注册资本至少: '¥510,000.00',
  })
  expect(screen.getByText(/（公司注册资本 ¥1,000,000\.00，您取得的部分不少于 ¥510,000\.00）/)).toBeTruthy()
  expect(await findViolations()).toEqual([])
})

it('an order of before is read and agreed to in the version that it was placed under; one that is newer than the page is not shown wrongly (ORD-68)', async () => {
  const market = await openContractsMarket()
  const open = (termsVersion: string, confirmed: (version: string) => void) =>
    renderPage(`/user_center/server/contractAgree?order=${market.orderId}`, {
      market,
      person: market.payer,
      change: (ports) => ({
        ...ports,
        orders: {
          ...ports.orders,
          find: async (id, signal) =>
            mapResult(await ports.orders.find(id, signal), (order) => ({ ...order, termsVersion })),
        },
        agreements: {
          ...ports.agreements,
          confirm: async (_, version) => (confirmed(version), ok(market.clock.now())),
        },
      }),
    })
  const versions: string[] = []
  const { user } = await open('2026-11', (version) => versions.push(version))
  expect(await screen.findByText('卖家签署合同后，您在 3 天内签署。')).toBeTruthy()
  expect(screen.getByText('条款版本 2026-11')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '我同意这份协议' }))
  await screen.findByText(/^您已于/)
  expect(versions).toEqual(['2026-11'])
  cleanup()
  await open('2099-01', () => undefined)
  expect(await screen.findByText('这笔订单的协议比当前页面新。请刷新页面后再读。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '我同意这份协议' })).toBeNull()
})

it('without the listing of a company’s shop its agreement is not shown by half, and can be asked for again (ORD-66)', async () => {
  const market = await openContractsMarket({ isCompanyShop: true })
  let requested = 0
  const { user } = await renderPage(`/user_center/server/contractAgree?order=${market.orderId}`, {
    market,
    person: market.payer,
    change: withPort('orders', (ports) => ({
      listing: async (id, signal) =>
        (requested += 1) === 1 ? fail(refused('not-found', '没有找到')) : ports.orders.listing(id, signal),
    })),
  })
  await user.click(await screen.findByRole('button', { name: '再试一次' }))
  expect(await screen.findByText('对应注册资本至少')).toBeTruthy()
})

it('a buyer who agrees reads since when, and is not asked again when they come back (CTR-22)', async () => {
  const market = await openContractsMarket()
  const open = () =>
    renderPage(`/user_center/server/contractAgree?order=${market.orderId}`, { market, person: market.payer })
  const page = await open()
  await page.user.click(await screen.findByRole('button', { name: '我同意这份协议' }))
  const first = (await screen.findByText(/^您已于/)).textContent
  expect(screen.queryByRole('button', { name: '我同意这份协议' })).toBeNull()
  page.unmount()
  market.clock.advance(86_400_000)
  await open()
  expect((await screen.findByText(/^您已于/)).textContent).toBe(first)
  expect(screen.queryByRole('button', { name: '我同意这份协议' })).toBeNull()
})

it('an order that is not theirs, or none, has no agreement (CTR-22)', async () => {
  const market = await openContractsMarket()
  const stranger = market.enrol({ username: 'stranger', mobile: '13800000099', password: 'a-password-1' })
  await renderPage(`/user_center/server/contractAgree?order=${market.orderId}`, { market, person: stranger })
  await screen.findByText('没有找到这笔订单的协议')
  cleanup()
  await renderPage('/user_center/server/contractAgree', { market, person: market.payer })
  await screen.findByText('没有找到这笔订单的协议')
})
