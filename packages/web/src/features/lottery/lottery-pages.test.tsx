// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { fail, ok } from '@diandu/core/kernel'
import type { Lotteries, LotteryId, LotteryTerms } from '@diandu/core/lottery'
import { LOTTERY_LASTS_MS, lotteryTerms, prizeTerms } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { LotteryBlock } from '../../app/campaigns/lottery/lottery-block.tsx'
import { LoginHost } from '../../app/entrance/login/login-host.tsx'
import { findViolations, renderPage, withPort } from '../../app/testing/render-page.tsx'
import { logInOver } from '../../app/testing/login-steps.ts'
import { openTestMarket, type TestMarket } from '../../app/testing/open-test-market.ts'
import { toasts } from '../../ui/feedback/toasts.ts'

const DRAW_PAGE = '/user_center/goldcoin/luckDraw'
const PRIZES = '/user_center/goldcoin/myprize'

function openWheel(market: TestMarket, change: Partial<LotteryTerms> = {}): LotteryId {
  const [id, opensAt] = ['wheel-1' as LotteryId, market.clock.now()]
  const terms = lotteryTerms({ series: 'goldcoin', ...change })
  market.openLottery(id, terms, { opensAt, closesAt: opensAt + LOTTERY_LASTS_MS })
  return id
}

/** The market with another way to draw, which may still draw as before. */
const drawing = (draw: (lottery: string, key: string, before: Lotteries) => ReturnType<Lotteries['draw']>) =>
  withPort('lotteries', (ports) => ({ draw: (lottery, key) => draw(lottery, key, ports.lotteries) }))

const settle = async (market: TestMarket, words: string) =>
  waitFor(() => {
    market.clock.advance(2000)
    expect(screen.getByText(words)).toBeTruthy()
  })

it.each([
  ['zh-CN', '抽一次', '转盘在转……', '抽中了“奖品 lamp”', '还可以抽 3 次', '奖品和概率', '我的奖品'],
  ['en', 'Draw', 'Spinning…', 'You won “Prize lamp”', '3 draws left', 'Prizes and odds', 'My prizes'],
] as const)(
  'the wheel turns at once, rests on what was won, and tells the odds, in %s (DRAW-7, LOT-16)',
  async (locale, draw, turning, won, left, odds, mine) => {
    const market = openTestMarket()
    openWheel(market)
    const page = await renderPage(DRAW_PAGE, { market, person: market.buyer, locale })
    expect((await screen.findByText(new RegExp(left))).textContent).toContain(left)
    const table = screen.getByRole('table')
    expect(within(table).getAllByRole('row')[1]?.textContent).toContain('100%5')
    expect(screen.getByRole('heading', { name: odds })).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: draw }))
    expect(screen.getByText(turning)).toBeTruthy()
    await settle(market, won)
    expect(screen.getByRole('link', { name: mine }).getAttribute('href')).toBe(PRIZES)
    await waitFor(() => expect(within(table).getAllByRole('row')[1]?.textContent).toContain('100%4'))
    expect(await findViolations()).toEqual([])
  },
)

it.each([0, 5])(
  'a visitor logs in and the wheel turns once, for %d coins as its button says (SES-55)',
  async (coins) => {
    const market = openTestMarket()
    const id = openWheel(market, { coins })
    await market.buyer.device.coins.signIn(null, 'sign-number-1')
    const keys: string[] = []
    const page = await renderPage('/contact', {
      market,
      change: (ports) => {
        const { draw, drawForCoins } = ports.lotteries
        const counted = (ask: typeof draw) => (lottery: string, key: string) => {
          keys.push(key)
          return ask(lottery, key)
        }
        return {
          ...ports,
          lotteries: { ...ports.lotteries, draw: counted(draw), drawForCoins: counted(drawForCoins) },
        }
      },
      beside: (
        <>
          <LoginHost />
          <LotteryBlock lottery={id} />
        </>
      ),
    })
    const name = coins > 0 ? '登录并抽一次（5 金币）' : '登录并抽一次'
    await page.user.click(await screen.findByRole('button', { name }))
    expect(keys).toEqual([])
    await logInOver(page)
    await settle(market, '抽中了“奖品 lamp”')
    expect(keys).toHaveLength(1)
    expect(await market.buyer.device.lotteries.show(id)).toMatchObject({ value: { drawn: 1 } })
  },
)

it('a lost answer is asked for again by the same button, and is one draw (DRAW-4)', async () => {
  const market = openTestMarket()
  const id = openWheel(market)
  let isLost = true
  const keys: string[] = []
  const page = await renderPage(DRAW_PAGE, {
    market,
    person: market.buyer,
    change: drawing(async (lottery, key, { draw }) => {
      keys.push(key)
      const answer = await draw(lottery, key)
      return isLost ? fail({ kind: 'offline' }) : answer
    }),
  })
  await page.user.click(await screen.findByRole('button', { name: '抽一次' }))
  const again = await screen.findByRole('button', { name: '再问一次' })
  expect(screen.getByText('没有收到结果。再问一次，不会多抽。')).toBeTruthy()
  isLost = false
  await page.user.click(again)
  await settle(market, '抽中了“奖品 lamp”')
  expect(new Set(keys).size).toBe(1)
  expect(await market.buyer.device.lotteries.show(id)).toMatchObject({ value: { drawn: 1, triesLeft: 2 } })
})

it('a lost answer is asked for again after a reload, without a tap, and shows the prize that was won (LOT-21)', async () => {
  const market = openTestMarket()
  const id = openWheel(market)
  const keys: string[] = []
  const visit = (isLost: boolean, person = market.buyer) =>
    renderPage(DRAW_PAGE, {
      market,
      person,
      change: drawing(async (lottery, key, { draw }) => {
        keys.push(key)
        const answer = await draw(lottery, key)
        return isLost ? fail({ kind: 'offline' }) : answer
      }),
    })
  const page = await visit(true)
  await page.user.click(await screen.findByRole('button', { name: '抽一次' }))
  await screen.findByRole('button', { name: '再问一次' })
  cleanup()
  // Another person on the same phone draws nothing by it.
  await visit(false, market.seller)
  await screen.findByRole('button', { name: '抽一次' })
  expect(keys).toHaveLength(1)
  cleanup()
  await visit(false)
  await settle(market, '抽中了“奖品 lamp”')
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  expect(await market.buyer.device.lotteries.show(id)).toMatchObject({ value: { drawn: 1, triesLeft: 2 } })
  cleanup()
  await visit(false)
  await screen.findByRole('button', { name: '抽一次' })
  expect(keys).toHaveLength(2)
})

it('who asks too often is told to wait, and loses no try by it (LOT-24)', async () => {
  const market = openTestMarket()
  const id = openWheel(market)
  let isTooOften = true
  const page = await renderPage(DRAW_PAGE, {
    market,
    person: market.buyer,
    change: drawing(async (lottery, key, { draw }) =>
      isTooOften ? fail({ kind: 'too-many-requests' }) : draw(lottery, key),
    ),
  })
  await page.user.click(await screen.findByRole('button', { name: '抽一次' }))
  expect(await screen.findByText('您刷新太频繁了，请休息一下')).toBeTruthy()
  isTooOften = false
  await page.user.click(screen.getByRole('button', { name: '再问一次' }))
  await settle(market, '抽中了“奖品 lamp”')
  expect(await market.buyer.device.lotteries.show(id)).toMatchObject({ value: { drawn: 1, triesLeft: 2 } })
})

it('a draw that costs more coins than there are says so (LOT-15)', async () => {
  const market = openTestMarket()
  openWheel(market, { coins: 20 })
  const page = await renderPage(DRAW_PAGE, { market, person: market.buyer })
  expect((await screen.findByText(/您有 0 金币/)).textContent).toContain('还可以抽 3 次')
  await page.user.click(screen.getByRole('button', { name: '抽一次（20 金币）' }))
  expect(await screen.findByText('金币不足')).toBeTruthy()
  expect(screen.getByRole('link', { name: /去签到/ }).getAttribute('href')).toBe('/user_center/goldcoin/goldindex')
})

it('nothing can be drawn once the lottery is over, and its proof is a link away (LOT-7, DRAW-8)', async () => {
  const market = openTestMarket()
  openWheel(market)
  market.clock.advance(LOTTERY_LASTS_MS + 1)
  await renderPage(DRAW_PAGE, { market, person: market.buyer })
  expect((await screen.findByText(/抽奖已结束/)).textContent).toBeTruthy()
  expect(screen.queryByRole('button', { name: '抽一次' })).toBeNull()
  expect(screen.getByRole('link', { name: '查看并验证全部抽奖' }).getAttribute('href')).toBe('/draw-proof/wheel-1')
})

it('the biggest prizes that were won are shown, and to a winner their own in this draw (LOT-26)', async () => {
  const market = openTestMarket()
  const id = openWheel(market)
  await market.buyer.device.lotteries.draw(id, 'draw-number-1')
  await renderPage('/search', { market, person: market.buyer, beside: <LotteryBlock lottery={id} /> })
  const own = within(await screen.findByRole('list', { name: '我在这期抽中的' }))
  expect(own.getByRole('link', { name: '奖品 lamp' }).getAttribute('href')).toBe(PRIZES)
  expect(within(await screen.findByRole('list', { name: '价值最高的奖' })).getByText(/号抽中“奖品 lamp”/)).toBeTruthy()
  cleanup()
  await renderPage('/search', { market, beside: <LotteryBlock lottery={id} /> })
  await screen.findByRole('list', { name: '价值最高的奖' })
  expect(screen.queryByRole('list', { name: '我在这期抽中的' })).toBeNull()
})

it('a winner says where a thing should go, and reads how it travels (LOT-14, LOT-19)', async () => {
  const market = openTestMarket()
  const id = openWheel(market)
  const { device } = market.buyer
  await device.lotteries.draw(id, 'draw-number-1')
  await device.addresses.add({
    receiver: '林小满',
    mobile: '13800000001',
    region: { provinceCode: '110000', cityCode: '110100', districtCode: '110105' },
    detail: '建国路 88 号',
    postcode: '',
    isDefault: true,
  })
  const page = await renderPage(PRIZES, { market, person: market.buyer })
  expect(await screen.findByText('待填地址')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: '填写收货地址' }))
  await page.user.click(await screen.findByRole('button', { name: '寄到这里' }))
  expect(await screen.findByText('待寄出')).toBeTruthy()
  expect(screen.getByText(/林小满 13800000001/).textContent).toContain('建国路 88 号')
  expect(await findViolations()).toEqual([])
  // It leaves while the person is choosing again.
  await page.user.click(screen.getByRole('button', { name: '更换地址' }))
  const [won] = await device.prizes.list(null).then((prizes) => (prizes.ok ? prizes.value.items : []))
  if (won !== undefined) market.sendPrize(won.id, { carrier: '顺丰', trackingNumber: 'SF1234567890' })
  await page.user.click(await screen.findByRole('button', { name: '寄到这里' }))
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toContain('奖品已寄出，地址不能再修改'))
  cleanup()
  await renderPage(PRIZES, { market, person: market.buyer })
  expect(await screen.findByText('顺丰，运单号 SF1234567890')).toBeTruthy()
  expect(screen.getByText(/地址不能再改/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '更换地址' })).toBeNull()
})

it('who has no prize is led to the draw (LOT-5)', async () => {
  const market = openTestMarket()
  await renderPage(PRIZES, { market, person: market.buyer })
  expect((await screen.findByRole('link', { name: '去抽奖' })).getAttribute('href')).toBe(DRAW_PAGE)
})

it.each([
  ['zh-CN', '重新算了 2 次抽奖，全部一致', '2 次抽奖的顺序、库存和凭证全部一致'],
  ['en', 'Recalculated 2 draws: all match', 'The order, stock and receipts of 2 draws all match'],
] as const)('a visitor recomputes all draws in the browser, in %s (DRAW-8)', async (locale, over, open) => {
  const market = openTestMarket()
  const id = openWheel(market)
  for (const person of [market.buyer, market.seller]) await person.device.lotteries.draw(id, 'draw-number-1')
  await renderPage('/draw-proof/wheel-1', { market, locale })
  expect(await screen.findByText(open)).toBeTruthy()
  cleanup()
  market.clock.advance(LOTTERY_LASTS_MS + 1)
  await renderPage('/draw-proof/wheel-1', { market, locale })
  expect(await screen.findByText(over)).toBeTruthy()
  expect(await findViolations()).toEqual([])
})

it('a draw that was changed is named, with what it should have been (DRAW-8)', async () => {
  const market = openTestMarket()
  const id = openWheel(market, { prizes: [prizeTerms('lamp'), prizeTerms('desk', { weight: 0 })] })
  for (const person of [market.buyer, market.seller]) await person.device.lotteries.draw(id, 'draw-number-1')
  market.clock.advance(LOTTERY_LASTS_MS + 1)
  await renderPage('/draw-proof/wheel-1', {
    market,
    change: withPort('lotteries', (ports) => ({
      async proof(lottery, after) {
        const proof = await ports.lotteries.proof(lottery, after)
        if (!proof.ok) return proof
        const draws = proof.value.draws.map((draw) => (draw.position === 2 ? { ...draw, prize: null } : draw))
        return ok({ ...proof.value, draws })
      },
    })),
  })
  expect(await screen.findByText('第 2 次抽奖不一致')).toBeTruthy()
  expect(screen.getByText('lamp')).toBeTruthy()
})
