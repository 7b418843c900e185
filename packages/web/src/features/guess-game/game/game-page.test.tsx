// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { GAME_ROUNDS } from '@diandu/core/guess-game'
import { DAY_MS, fail } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { loginRequests } from '../../../app/session/login-requests.ts'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../../app/testing/open-test-market.ts'

function soldMarket(): TestMarket {
  const market = openTestMarket(24)
  for (const [number, shopId] of market.shopIds.entries())
    market.recordSale(shopId, { priceFen: 10_000_000 + number * 100, soldAt: market.clock.now() - DAY_MS })
  return market
}

async function guess(page: RenderedPage, yuan: string): Promise<void> {
  await page.user.type(await screen.findByRole('textbox', { name: /您猜它卖了多少钱/ }), yuan)
  await page.user.click(screen.getByRole('button', { name: '就猜这个价' }))
}

async function playThrough(page: RenderedPage): Promise<void> {
  await page.user.click(await screen.findByRole('button', { name: '开始一局' }))
  for (let round = 0; round < GAME_ROUNDS; round += 1) {
    await screen.findByRole('heading', { name: `第 ${round + 1} 题，共 10 题` })
    await guess(page, '100000')
    const isLast = round + 1 === GAME_ROUNDS
    await page.user.click(await screen.findByRole('button', { name: isLast ? '看结果' : '下一题' }))
  }
}

it('a signed-in user plays ten rounds, gets coins once, and stands in the ranking (GUE-9, GUE-10)', async () => {
  const market = soldMarket()
  const page = await renderPage('/game', { market, person: market.buyer })
  await playThrough(page)
  await screen.findByText('1,000 分', { selector: 'p' })
  screen.getByText('得到 15 个金币')
  await screen.findByText(/第 1 名 · b\*+n \(您\)/)
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '再来一局' }))
  await screen.findByRole('heading', { name: '第 1 题，共 10 题' })
  expect(page.received).toEqual([])
})

it('a visitor practises, and is told what a login would change (GUE-11)', async () => {
  const page = await renderPage('/game', { market: soldMarket() })
  await screen.findByText(/这是练习/)
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '去登录' }))
  expect(loginRequests.current()).toEqual({})
  await playThrough(page)
  await screen.findByText(/登录后再玩/)
  await screen.findByText('这一周还没有人上榜。')
})

it('shows no price before the guess, and takes nothing that is no price (GUE-6)', async () => {
  const page = await renderPage('/game', { market: soldMarket() })
  await page.user.click(await screen.findByRole('button', { name: '开始一局' }))
  await screen.findByRole('heading', { name: '第 1 题，共 10 题' })
  expect(document.body.textContent).not.toMatch(/成交价\s*¥|10万|第 \d+ 家/)
  await page.user.click(screen.getByRole('button', { name: '就猜这个价' }))
  await screen.findByText('请填写大于 0 的价格')
  await guess(page, '0')
  await screen.findByText('请填写大于 0 的价格')
  expect(await findViolations()).toEqual([])
})

it('a guess whose answer was lost is sent again and counts once (GUE-7)', async () => {
  const market = soldMarket()
  let sent = 0
  const page = await renderPage('/game', {
    market,
    change: withPort('guessGame', (ports) => ({
      async guess(id, given) {
        const answer = await ports.guessGame.guess(id, given)
        sent += 1
        return sent === 1 ? fail({ kind: 'offline' }) : answer
      },
    })),
  })
  await page.user.click(await screen.findByRole('button', { name: '开始一局' }))
  await guess(page, '100000')
  await screen.findByText(/没有送到/)
  await page.user.click(screen.getByRole('button', { name: '就猜这个价' }))
  await screen.findByText(/^\+(99|100) 分$/)
  await page.user.click(screen.getByRole('button', { name: '下一题' }))
  await screen.findByRole('heading', { name: '第 2 题，共 10 题' })
})

it('a reload plays on, and a game that is gone makes room for another (GUE-12)', async () => {
  const market = soldMarket()
  const page = await renderPage('/game', { market })
  await page.user.click(await screen.findByRole('button', { name: '开始一局' }))
  await guess(page, '100000')
  await screen.findByRole('button', { name: '下一题' })
  cleanup()
  const again = await renderPage('/game', { market })
  await again.user.click(await screen.findByRole('button', { name: '接着玩' }))
  await screen.findByRole('heading', { name: '第 2 题，共 10 题' })
  cleanup()
  await renderPage('/game', { market: soldMarket() })
  await screen.findByRole('button', { name: '开始一局' })
  await waitFor(() => expect(sessionStorage.getItem('guess-game')).toBeNull())
})

it('says in English what it is, and that too few shops were sold', async () => {
  const page = await renderPage('/game', { locale: 'en' })
  await page.user.click(await screen.findByRole('button', { name: 'Start game' }))
  await waitFor(() => expect(page.received).toMatchObject([{ reason: 'sales-short' }]))
  expect(await findViolations()).toEqual([])
})
