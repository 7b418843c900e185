// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../app/testing/render-page.tsx'
import { openTestMarket } from '../../app/testing/open-test-market.ts'

const INDEX = '/user_center/goldcoin/goldindex'
const IDENTITY = { name: '林小满', residentId: '11010519491231002X' }

it.each([
  ['zh-CN', '签到领 5 金币', '今天已签到，明天领 6 金币', '已连续签到 1 天'],
  ['en', 'Check in for 5 coins', 'Checked in today. Come back tomorrow for 6 coins', '1 day in a row'],
] as const)(
  'one tap signs in, the balance and the calendar follow, in %s (COIN-6, COIN-4)',
  async (locale, act, done, streak) => {
    const market = openTestMarket()
    const page = await renderPage(INDEX, { market, person: market.buyer, locale })
    await page.user.dblClick(await screen.findByRole('button', { name: act }))
    expect(await screen.findByRole('button', { name: done })).toBeTruthy()
    expect(screen.getByText(streak)).toBeTruthy()
    expect(screen.getAllByText(/^(?:5 金币将在 .* 后过期|5 coins expire after .*)$/)).toHaveLength(1)
    expect(await findViolations()).toEqual([])
  },
)

it('a task that was done is rewarded with one tap, and others lead to where they are done (COIN-10)', async () => {
  const market = openTestMarket()
  market.identify(market.buyer.userId, IDENTITY)
  const page = await renderPage(INDEX, { market, person: market.buyer })
  await page.user.click(await screen.findByRole('button', { name: /^领 100 金币/ }))
  expect(await screen.findByText('已领取')).toBeTruthy()
  expect(screen.getByRole('link', { name: /估价/ }).getAttribute('href')).toBe('/assessment')
})

it('a gift is taken after a question, and is then among the person’s gifts (COIN-12)', async () => {
  const market = openTestMarket()
  market.identify(market.buyer.userId, IDENTITY)
  await market.buyer.device.coins.takeTaskReward('verify-identity', 'task-number-1')
  const page = await renderPage('/user_center/goldcoin/exchange', { market, person: market.buyer })
  await page.user.click(await screen.findByRole('button', { name: /^100 金币兑换/ }))
  const dialog = await screen.findByRole('alertdialog', { name: '要兑换吗？' })
  expect(await findViolations()).toEqual([])
  await page.user.click(within(dialog).getByRole('button', { name: '兑换' }))
  const mine = await screen.findByRole('list', { name: '我兑换的礼品' })
  expect(mine.textContent).toContain('20 元服务费券')
  expect(await screen.findAllByText(/^还差 \d+ 金币$/)).toHaveLength(4)
  expect(await findViolations()).toEqual([])
})

it.each(['zh-CN', 'en'] as const)('a month is a chart and a list of movements, in %s (COIN-11)', async (locale) => {
  const market = openTestMarket()
  await market.buyer.device.coins.signIn(null, 'sign-number-1')
  await renderPage('/user_center/goldcoin/details', { market, person: market.buyer, locale })
  expect(await screen.findByText('+5')).toBeTruthy()
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2)
  expect(await findViolations()).toEqual([])
})
