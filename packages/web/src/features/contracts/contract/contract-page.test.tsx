// @vitest-environment jsdom
import { DAY_MS } from '@diandu/core/kernel'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BUYER_IDENTITY, valueOf } from '@diandu/core/testing'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { openContractsMarket } from '../testing/open-contracts-market.ts'
import { LIST, open, press, toSigning } from '../testing/contract-steps.ts'

it('a user who has no contract is told when one comes, and led on (CTR-17)', async () => {
  const market = openTestMarket()
  await renderPage(LIST, { market, person: market.buyer })
  await screen.findByText('还没有合同。订单付清后，合同会出现在这里。')
  expect(screen.getByRole('link', { name: '看我的订单' }).getAttribute('href')).toBe('/user_center/order')
  expect(await findViolations()).toEqual([])
})

it('a list says of each contract whose it is and whose turn (CTR-17)', async () => {
  const market = await openContractsMarket()
  await renderPage(LIST, { market, person: market.seller })
  const card = await screen.findByRole('link', { name: /待签署.*云禾女装旗舰店.*轮到您签署/s })
  expect(card.getAttribute('href')).toBe(`${LIST}?id=${market.contractId}`)
  expect(card.textContent).toContain('¥100,000.00')
  expect(await findViolations()).toEqual([])
  cleanup()
  await renderPage(LIST, { market, person: market.payer })
  await screen.findByText('我是买家')
  expect(screen.queryByText('轮到您签署')).toBeNull()
})

it('a contract shows who has signed, whose turn, the document and each clause with its figures (WCT-3)', async () => {
  const market = await openContractsMarket({ isCompanyShop: true })
  await open(market, market.seller)
  await screen.findByText('云禾女装旗舰店')
  const steps = within(await screen.findByRole('list', { name: '签署进度' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^轮到 卖家签署轮到您签署签得越早，交接越早/),
    '接下来 买家签署',
    expect.stringContaining('店渡签章'),
  ])
  const pages = await screen.findAllByRole('img', { name: /合同第 \d 页，共 2 页/ })
  expect(pages.every((page) => page.getAttribute('width') === '1080' && page.getAttribute('loading') === 'lazy')).toBe(
    true,
  )
  const damages = screen.getByRole('heading', { name: '买家中途不买了' }).parentElement
  expect(damages?.textContent).toContain('违约金比例30%违约金¥30,000.00')
  expect(screen.getByText('股权至少').nextSibling?.textContent).toBe('51%')
  expect(await findViolations()).toEqual([])
})

it.each([
  ['seller', /到 \d{4}-\d\d-\d\d \d\d:\d\d 还没签，店渡会找您核实；不能继续的，款项全部退回买家/],
  ['payer', /到 \d{4}-\d\d-\d\d \d\d:\d\d 卖家还没签，店渡会找卖家核实：是卖家不履约的，您付的全部退回/],
] as const)(
  'says to the %s when the platform asks after an unsigned contract, and what becomes of the money (CTR-83)',
  async (who, text) => {
    const market = await openContractsMarket()
    await open(market, market[who])
    await screen.findByText(text)
    expect(await findViolations()).toEqual([])
  },
)

it('a party whose turn it is not waits, looks again, and then reads (WCT-3)', async () => {
  const market = await openContractsMarket({ isOlder: true })
  const page = await open(market, market.payer)
  await screen.findByText('还没轮到您签署。对方签好后，这里会更新。')
  expect(screen.queryByRole('button', { name: '我已阅读，去签署' })).toBeNull()
  await market.sign('seller')
  await press(page, '刷新看看')
  await screen.findByRole('button', { name: '我已阅读，去签署' })
  expect(screen.getByText(/请在 \d{4}-\d\d-\d\d \d\d:\d\d 前签署/)).toBeTruthy()
  expect(screen.getByText('逾期未签，视为买家放弃购买，按合同承担违约金')).toBeTruthy()
})

it('a contract says so after its deadline and after the order’s end, and asks for nothing (WCT-3)', async () => {
  const late = await openContractsMarket()
  await late.sign('seller')
  late.clock.advance(3 * DAY_MS + 1)
  await open(late, late.payer)
  await screen.findByText('合同已逾期，没有签成。')
  cleanup()
  const ended = await openContractsMarket()
  ended.transition(ended.orderId, 'seller.failed', 'reviewer')
  await open(ended, ended.seller)
  await screen.findByText('订单已结束，这份合同作废，不约束任何一方。')
  expect(screen.queryByRole('button', { name: '我已阅读，去签署' })).toBeNull()
})

it('a link to sign opens its party’s contract, and says to every other user that it does not work (CTR-19)', async () => {
  const market = await openContractsMarket()
  const { url } = valueOf(await market.seller.device.signingLinks.make(market.contractId))
  const query = url.split('?')[1] ?? ''
  await open(market, market.seller, query)
  await screen.findByRole('button', { name: '我已阅读，去签署' })
  cleanup()
  await open(market, market.payer, query)
  await screen.findByText('签署链接无效，或不是发给您的')
  expect(screen.getByRole('link', { name: '看我的合同' }).getAttribute('href')).toBe(LIST)
  expect(screen.queryByText('网店转让合同', { selector: 'h1' })).not.toBeNull()
  expect(await findViolations()).toEqual([])
})

it('another user’s id finds nothing, and what cannot be loaded can be asked for again (CTR-12)', async () => {
  const market = await openContractsMarket()
  const stranger = market.enrol({ username: 'stranger', mobile: '13800000099', password: 'a-password-1' })
  await open(market, stranger)
  await screen.findByText('没有找到这份合同，或者它不属于您。')
  cleanup()
  let isBroken = true
  const page = await renderPage(`${LIST}?id=${market.contractId}`, {
    market,
    person: market.seller,
    change: withPort('contracts', (ports) => ({
      pages: (id, signal) =>
        isBroken
          ? Promise.resolve({ ok: false, failure: { kind: 'http', status: 404 } })
          : ports.contracts.pages(id, signal),
    })),
  })
  await screen.findByText('合同页面没有加载出来')
  isBroken = false
  await press(page, '再试一次')
  await screen.findAllByRole('img', { name: /合同第 \d 页/ })
})

it('the pages can be made larger, and the document taken home under its number', async () => {
  const market = await openContractsMarket()
  const saved: string[] = []
  let isBroken = false
  const page = await renderPage(`${LIST}?order=${market.orderId}`, {
    market,
    person: market.payer,
    change: withPort('media', {
      download: async (url, name) => {
        saved.push(`${name} ${url}`)
        return isBroken ? { ok: false, failure: { kind: 'offline' } } : { ok: true, value: null }
      },
    }),
  })
  await screen.findAllByRole('img', { name: /合同第 \d 页/ })
  await press(page, '放大阅读')
  expect(screen.getByRole('button', { name: '适合屏幕' })).toBeTruthy()
  await press(page, '下载合同（PDF）')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatch(/^HTDD0000000001\.pdf .*download/)
  isBroken = true
  await press(page, '下载合同（PDF）')
  await screen.findByText('没有下载成功，请再试一次')
})

it('after the last signature both find all three, and what is kept of them (CTR-10)', async () => {
  const market = await openContractsMarket()
  await market.sign('seller')
  const page = await open(market, market.payer)
  await toSigning(page, BUYER_IDENTITY)
  await page.user.click(screen.getByRole('radio', { name: '用姓名签' }))
  await press(page, '签署合同，开始交接')
  await waitFor(() => expect(page.address()).toContain('/sign-success'))
  cleanup()
  await open(market, market.seller)
  await screen.findByText('您已签署。')
  const steps = within(screen.getByRole('list', { name: '签署进度' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent?.slice(0, 2))).toEqual(['已签', '已签', '已签'])
  await screen.findByText('完整合同')
  expect(screen.getAllByText(/^[0-9a-f]{64}$/).length).toBeGreaterThan(3)
})

it('everything is said in English too (WRD-5)', async () => {
  const market = await openContractsMarket({ isCompanyShop: true })
  await renderPage(`${LIST}?id=${market.contractId}`, { market, person: market.seller, locale: 'en' })
  await screen.findByRole('button', { name: 'I’ve read it. Continue to sign' })
  expect(screen.getByText('Equity, at least').nextSibling?.textContent).toBe('51%')
})
