// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { orderShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { failADeal } from '../../../app/testing/fail-a-deal.ts'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { matchPage } from '../../../routes/prefetch-page.ts'
import { orderGroupViews, initialOf } from './me-view.ts'

async function openAccount(change?: Parameters<typeof renderPage>[1]): Promise<RenderedPage> {
  const market = openTestMarket()
  market.credit(market.buyer.userId, 1_234_567_89)
  return renderPage('/user_center', { market, person: market.buyer, ...change })
}

const wallet = () => screen.getByRole('region', { name: '我的钱包' })

it('name, masked mobile, balances and orders stand on one page (ACC-21)', async () => {
  await openAccount()
  expect(screen.getByRole('heading', { name: 'buyer_lin' })).toBeTruthy()
  expect(screen.getByText('138****0001')).toBeTruthy()
  await within(wallet()).findByText('¥1,234,567.89')
  expect(within(wallet()).getAllByText('¥0.00')).toHaveLength(2)
  expect(screen.getByRole('link', { name: '待付款' }).getAttribute('href')).toBe('/user_center/order?group=unpaid')
  expect((await screen.findByText('未设置')).closest('a')?.getAttribute('href')).toBe('/user_center/change_pay')
  expect(await findViolations()).toEqual([])
})

it('the account is under both of its addresses (ACC-21)', async () => {
  const market = openTestMarket()
  await renderPage('/user_center/index', { market, person: market.buyer })
  expect(screen.getByRole('heading', { name: 'buyer_lin' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: '我的钱包' })).toBeTruthy()
})

it('a group is marked with how many orders stand in it, in two digits at most (ACC-21)', () => {
  const badges = orderGroupViews({ unpaid: 1, open: 0, completed: 99, closed: 100 }).map(({ badge }) => badge)
  expect(badges).toEqual(['1', undefined, '99', '99+'])
  expect(orderGroupViews(undefined).every(({ badge }) => badge === undefined)).toBe(true)
})

it('a person’s tile bears the first character of the name, whatever it is (ACC-21)', () => {
  expect([initialOf('lin'), initialOf('林小满'), initialOf('𠮷野'), initialOf('')]).toEqual(['L', '林', '𠮷', ''])
})

it.each(['zh-CN', 'en'] as const)(
  'a seller who owes damages reads how much, for which deal and how it is paid, unless amounts are covered, in %s (WAL-48)',
  async (locale) => {
    const market = openTestMarket()
    const orderId = await failADeal(market)
    const page = await renderPage('/user_center', { market, person: market.seller, locale })
    const isEnglish = locale === 'en'
    await screen.findByText(isEnglish ? 'You owe buyers ¥30,000.00 in damages' : '您还欠买家违约金 ¥30,000.00')
    expect(screen.getByRole('link', { name: /木可家居旗舰店.*¥30,000\.00/ }).getAttribute('href')).toBe(
      `/user_center/order_detail/${orderId}`,
    )
    expect(await findViolations()).toEqual([])
    await page.user.click(screen.getByRole('button', { name: isEnglish ? 'Hide amounts' : '隐藏金额' }))
    expect(document.body.textContent).not.toContain('30,000')
  },
)

it('covered amounts of money stay covered', async () => {
  const page = await openAccount()
  await within(wallet()).findByText('¥1,234,567.89')
  await page.user.click(screen.getByRole('button', { name: '隐藏金额' }))
  expect(wallet().textContent).not.toMatch(/\d/)
  page.unmount()
  await openAccount()
  expect(screen.getByRole('button', { name: '显示金额' })).toBeTruthy()
  await screen.findByText('未设置')
  expect(wallet().textContent).not.toMatch(/\d/)
})

it('logging out asks first, leads home and leaves no user signed in (SES-7)', async () => {
  const page = await openAccount()
  await page.user.click(screen.getByRole('button', { name: '退出登录' }))
  const dialog = await screen.findByRole('alertdialog', { name: '要退出登录吗？' })
  expect(await findViolations()).toEqual([])
  await page.user.click(within(dialog).getByRole('button', { name: '再想想' }))
  expect(page.session.user()).toBeDefined()
  await page.user.click(screen.getByRole('button', { name: '退出登录' }))
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出' }))
  await waitFor(() => expect(page.session.user()).toBeUndefined())
  expect(page.address()).toBe('/')
  expect(page.ports.sessionStore.readToken()).toBeUndefined()
})

it('a balance that cannot be loaded can be asked for again', async () => {
  let isBroken = true
  const page = await openAccount({
    change: withPort('wallet', (ports) => ({
      capital: (signal) =>
        isBroken
          ? Promise.resolve({ ok: false, failure: { kind: 'http', status: 404 } })
          : ports.wallet.capital(signal),
    })),
  })
  await screen.findByText('余额没有加载出来')
  expect(screen.getByRole('link', { name: '待付款' })).toBeTruthy()
  isBroken = false
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  await within(wallet()).findByText('¥1,234,567.89')
})

it.each(['/user_center', '/user_center/collection?tab=seen', '/user_center/change_pay'])(
  '%s is kept as the way back of a visitor (SES-11)',
  async (path) => {
    const page = await renderPage(path)
    await waitFor(() => expect(page.address()).toBe('/login'))
    expect(screen.getByRole('main').textContent).toBe('/login')
    expect(page.ports.returnPath.take()).toBe(path)
  },
)

it('picture, standing and refused documents are on the page (ACC-21)', async () => {
  const page = await openAccount({
    change: withPort('profiles', {
      profile: async () => ({
        ok: true,
        value: {
          username: 'buyer_lin',
          mobile: '138****0001',
          avatarUrl: '/pictures/p1',
          verification: 'failed',
          joinedAt: 0,
        },
      }),
    }),
  })
  expect((await screen.findByRole('link', { name: '实名认证没有通过，看看原因' })).getAttribute('href')).toBe(
    '/user_center/server/verify',
  )
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/pictures/p1')
  expect(screen.getByRole('link', { name: /buyer_lin/ }).getAttribute('href')).toBe('/user_center/user_setting')
  expect(await screen.findByText('现在没有等您办的事')).toBeTruthy()
  expect(page.received).toEqual([])
})

it.each(['zh-CN', 'en'] as const)(
  'what waits for the person stands on top with its count, each with what, which shop, until when and the way there, in %s (ORD-61)',
  async (locale) => {
    const market = openTestMarket()
    const [first, second] = market.shopIds
    for (const [at, id] of [first, second].entries()) await orderShop(market.buyer, id, `place-a-shop-${at}`)
    const page = await renderPage('/user_center', { market, person: market.buyer, locale })
    const isEnglish = locale === 'en'
    const waiting = within(
      (await screen.findByText(isEnglish ? 'Your turn (2)' : '轮到我（2）')).closest('section') as HTMLElement,
    )
    expect(waiting.getAllByRole('link')).toHaveLength(1)
    await page.user.click(waiting.getByRole('button', { name: isEnglish ? 'All' : '全部' }))
    const links = waiting.getAllByRole('link')
    expect(links).toHaveLength(2)
    for (const link of links) {
      expect(link.textContent).toMatch(isEnglish ? /^Pay.*1 d 0 h left \(by / : /^付款.*还剩 1 天 0 小时（.* 前）/)
      expect(link.getAttribute('href')).toMatch(/^\/user_center\/order_detail\//)
    }
    expect(await findViolations()).toEqual([])
  },
)

it('every link leads to a page that there is', async () => {
  await openAccount()
  const leadTo = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href') ?? '')
  const links = leadTo.filter((to) => !to.startsWith('tel:'))
  expect(links.length).toBeGreaterThan(12)
  expect(links.filter((to) => matchPage(to) === undefined)).toEqual([])
})
