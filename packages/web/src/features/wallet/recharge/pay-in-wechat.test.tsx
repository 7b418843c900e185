// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PaymentSheet, SheetTerms, SheetWord } from '@diandu/core/wallet'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../../app/testing/open-test-market.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'

afterEach(() => {
  for (const { id } of toasts.current()) toasts.dismiss(id)
})

const PATH = '/user_center/server/recharge'

/** A sheet that stays open until the test closes it with a result. */
function simulateSheet() {
  const opened: SheetTerms[] = []
  const closing: ((word: SheetWord) => void)[] = []
  const sheet: PaymentSheet = {
    open: (terms) => new Promise((settle) => void (opened.push(terms), closing.push(settle))),
  }
  return { sheet, opened, close: (word: SheetWord) => closing.at(-1)?.(word) }
}

async function openInWeChat(
  market: TestMarket,
  path: string,
  sheet = simulateSheet().sheet,
  locale: 'zh-CN' | 'en' = 'zh-CN',
) {
  return renderPage(path, {
    market,
    person: market.buyer,
    locale,
    change: (ports) => ({ ...ports, shell: 'wechat', paymentSheet: sheet }),
  })
}

async function begin(market: TestMarket): Promise<string> {
  const begun = await market.buyer.device.recharges.begin(
    { channel: 'jh', amountFen: 100_00 },
    `key-of-${Math.floor(market.clock.now())}`,
  )
  if (!begun.ok) throw new Error('The test could not begin.')
  return begun.value.id
}

/** The parameters that WeChat adds to the return address. */
async function answerOf(market: TestMarket, id: string): Promise<string> {
  const requested = await market.buyer.device.recharges.cashier(id, 'wechat')
  const state =
    requested.ok && requested.value.kind === 'visit'
      ? (new URL(requested.value.url).searchParams.get('state') ?? '')
      : ''
  return `code=code-of-${state}&state=${state}`
}

async function known(market = openTestMarket()) {
  const id = await begin(market)
  const { code, state } = Object.fromEntries(new URLSearchParams(await answerOf(market, id))) as {
    code: string
    state: string
  }
  await market.buyer.device.weChat.comeBack({ code, state })
  return { market, id, path: `${PATH}?request=${id}` }
}

const press = (page: Awaited<ReturnType<typeof openInWeChat>>, name: string) =>
  screen.findByRole('button', { name }).then((button) => page.user.click(button))

it('WeChat is asked first who the payer is, and the way to a browser stands beside (WAL-60, WAL-61)', async () => {
  const market = openTestMarket()
  const id = await begin(market)
  const page = await openInWeChat(market, `${PATH}?request=${id}`)
  expect((await screen.findByRole('link', { name: '微信支付' })).getAttribute('href')).toMatch(
    /^https:\/\/open\.weixin\.example\/authorize\?/,
  )
  screen.getByText(/在浏览器打开/)
  await press(page, '复制本页链接')
  await waitFor(() => expect(toasts.current()).toHaveLength(1))
  expect(await findViolations()).toEqual([])
})

it('a payer who comes back from WeChat is known to the platform, stands where they were, and pays in the sheet (WAL-60)', async () => {
  const market = openTestMarket()
  const id = await begin(market)
  const { sheet, opened, close } = simulateSheet()
  const page = await openInWeChat(market, `${PATH}?request=${id}&${await answerOf(market, id)}`, sheet)
  await press(page, '微信支付')
  expect(page.address()).toBe(`${PATH}?request=${id}`)
  await waitFor(() => expect(opened).toMatchObject([{ package: `prepay_id=wx${id}`, signType: 'RSA' }]))
  market.chargeNews(id, { kind: 'paid', amountFen: 100_00 })
  close('done')
  await screen.findByText('钱已到账')
  expect(screen.queryByRole('button', { name: /微信支付/ })).toBeNull()
})

it.each(['code=&state=', 'state=of-somebody-else&code=x'])(
  'an answer such as %s is said to be none, and WeChat can be asked again (WAL-60)',
  async (answer) => {
    const market = openTestMarket()
    const id = await begin(market)
    const page = await openInWeChat(market, `${PATH}?request=${id}&${answer}`)
    await screen.findByRole('link', { name: '微信支付' })
    expect(page.address()).toBe(`${PATH}?request=${id}`)
    expect(toasts.current().map(({ text }) => text)).toEqual(['微信没有确认您的身份，请再试一次'])
  },
)

it.each([
  ['cancelled', '没有付款'],
  ['failed', '付款没有完成'],
  ['silent', '微信没有回应'],
  ['done', '正在核对付款'],
] as const)(
  'a sheet that was %s is no payment: the page says so, waits on, and opens it again for the same payment (WWA-22)',
  async (word, title) => {
    const { market, id, path } = await known()
    const { sheet, opened, close } = simulateSheet()
    const page = await openInWeChat(market, path, sheet)
    await press(page, '微信支付')
    await waitFor(() => expect(opened).toHaveLength(1))
    close(word)
    await screen.findByText(title)
    screen.getByText('等待付款结果')
    expect(screen.queryByText('钱已到账')).toBeNull()
    expect(screen.queryAllByRole('button', { name: '复制本页链接' })).toHaveLength(word === 'failed' ? 1 : 0)
    expect(await findViolations()).toEqual([])
    await press(page, '再次打开微信支付')
    await waitFor(() =>
      expect(opened.map(({ package: order }) => order)).toEqual([`prepay_id=wx${id}`, `prepay_id=wx${id}`]),
    )
    market.chargeNews(id, { kind: 'paid', amountFen: 100_00 })
    close('cancelled')
    await screen.findByText('钱已到账')
  },
)

it('two taps open one payment sheet (WWA-22)', async () => {
  const { market, path } = await known()
  const { sheet, opened } = simulateSheet()
  const page = await openInWeChat(market, path, sheet)
  const button = await screen.findByRole('button', { name: '微信支付' })
  await page.user.dblClick(button)
  await waitFor(() => expect(opened).toHaveLength(1))
  await page.user.click(button)
  expect([opened.length, button.getAttribute('aria-busy')]).toEqual([1, 'true'])
})

it('an answer that was lost on the way opens nothing, is said, and the next tap opens it (WWA-22)', async () => {
  const { market, path } = await known()
  const { sheet, opened } = simulateSheet()
  const page = await openInWeChat(market, path, sheet)
  await screen.findByRole('button', { name: '微信支付' })
  vi.spyOn(page.ports.recharges, 'cashier').mockResolvedValueOnce({ ok: false, failure: { kind: 'timeout' } })
  await press(page, '微信支付')
  await waitFor(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(1))
  expect(opened).toEqual([])
  await press(page, '微信支付')
  await waitFor(() => expect(opened).toHaveLength(1))
})

it('a payment that was opened elsewhere is said to be closed, with the ways to begin again (WAL-61)', async () => {
  const { market, id, path } = await known()
  await market.buyer.device.recharges.cashier(id, 'browser')
  await openInWeChat(market, path)
  await screen.findByText(/^(已换一处付款|这笔充值没有成功)$/)
  expect(screen.queryByRole('button', { name: /微信支付/ })).toBeNull()
  expect(screen.getByRole('link', { name: '再充一笔' }).getAttribute('href')).toBe(PATH)
})

it('where WeChat cannot be asked the way to a browser is all there is (WAL-61)', async () => {
  const market = openTestMarket()
  const id = await begin(market)
  const person = market.buyer
  await renderPage(`${PATH}?request=${id}`, {
    market,
    person,
    change: (ports) => ({
      ...ports,
      shell: 'wechat',
      recharges: {
        ...ports.recharges,
        cashier: async () => ({
          ok: false,
          failure: { kind: 'refused', reason: 'outside-wechat', message: '微信里暂时不能这样付款', field: 'place' },
        }),
      },
    }),
  })
  await screen.findByText(/微信里暂时不能这样付款/)
  screen.getByRole('button', { name: '复制本页链接' })
  expect(screen.queryByText('等待付款结果')).toBeNull()
  expect(await findViolations()).toEqual([])
})

it('paying inside WeChat speaks English too, and offends no rule of axe (WEB-6)', async () => {
  const { market, path } = await known()
  const { sheet, close, opened } = simulateSheet()
  const page = await openInWeChat(market, path, sheet, 'en')
  await press(page, 'Pay with WeChat')
  await waitFor(() => expect(opened).toHaveLength(1))
  close('failed')
  await screen.findByText('Payment didn’t go through')
  expect(await findViolations()).toEqual([])
})
