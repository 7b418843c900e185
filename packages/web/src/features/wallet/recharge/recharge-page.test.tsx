// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fail, ok, refused } from '@diandu/core/kernel'
import { draftFor } from '@diandu/core/testing'
import { RECHARGE_CHANNELS } from '@diandu/core/wallet'
import { leavePage } from '../../../app/money/payment-methods/paying.ts'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

// jsdom can open no other document.
const stay = () => vi.spyOn(leavePage, 'to').mockReturnValue(undefined)
let left: ReturnType<typeof stay>
beforeEach(() => {
  left = stay()
})
afterEach(() => left.mockRestore())

const PATH = '/user_center/server/recharge'

async function open(visit: Parameters<typeof renderPage>[1] & { readonly path?: string } = {}): Promise<RenderedPage> {
  const { path = PATH, ...rest } = visit
  const market = rest.market ?? openTestMarket()
  return renderPage(path, { market, person: market.buyer, ...rest })
}
const requestOf = (page: RenderedPage) => new URLSearchParams(page.address().split('?')[1]).get('request') ?? ''

it('an amount is checked by its channel while it is typed, and the cashier is one tap away (WAL-16)', async () => {
  const page = await open()
  const amount = await screen.findByLabelText('充值金额')
  await page.user.type(amount, '50001')
  await screen.findByText('金额不能超过 ¥50,000.00')
  await page.user.click(screen.getByRole('radio', { name: '网上银行' }))
  expect(screen.queryByText('金额不能超过 ¥50,000.00')).toBeNull()
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
  await waitFor(() => expect(page.address()).toMatch(/recharge\?request=/))
  page.unmount()
  const id = requestOf(page)
  await open({ market: page.market, path: `${PATH}?request=${id}` })
  await screen.findByText('等待付款结果')
  screen.getByText('待审核')
  screen.getByText('支付渠道确认收款后入账')
  expect((await screen.findByRole('link', { name: '去收银台付款' })).getAttribute('href')).toBe(
    `/sandbox/cashier/${id}`,
  )
  expect(await findViolations()).toEqual([])
})

it('leads a user who tops up to the cashier at once, and to no page before it (WAL-16)', async () => {
  const page = await open()
  await page.user.type(await screen.findByLabelText('充值金额'), '100')
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
  expect(left.mock.calls[0]?.[0]).toBe(`/sandbox/cashier/${requestOf(page)}`)
})

const begun = async (market: ReturnType<typeof openTestMarket>) => {
  const answer = await market.buyer.device.recharges.begin({ channel: 'jh', amountFen: 100_00 }, 'a-key-for-this')
  return answer.ok ? answer.value.id : ''
}

it('a user who comes for a sum finds it there, by a way that takes it, and it stays theirs to change', async () => {
  const page = await open({ path: `${PATH}?amount=60000.5` })
  const amount = await screen.findByLabelText<HTMLInputElement>('充值金额')
  expect(amount.value).toBe('60000.5')
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).not.toBe('jh')
  await page.user.clear(amount)
  await page.user.type(amount, '70000')
  page.unmount()
  const again = await open({ market: page.market, path: `${PATH}?amount=60000.5` })
  expect((await screen.findByLabelText<HTMLInputElement>('充值金额')).value).toBe('70000')
  await again.user.click(screen.getByRole('button', { name: '下一步' }))
  await waitFor(() => expect(again.address()).toMatch(/recharge\?request=/))
})

it.each(['abc', '', '-5', '9'.repeat(30)])('%j in the address is no sum that could be sent', async (requested) => {
  const page = await open({ path: `${PATH}?amount=${requested}` })
  await screen.findByLabelText('充值金额')
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
  expect(page.address()).not.toContain('request=')
})

it('a user who waits is told the result by the page itself (WWA-22)', async () => {
  const market = openTestMarket()
  const id = await begun(market)
  await open({ market, path: `${PATH}?request=${id}` })
  await screen.findByText('等待付款结果')
  market.chargeNews(id, { kind: 'paid', amountFen: 100_00 })
  await screen.findByText('钱已到账')
  expect(screen.queryByRole('link', { name: '去收银台付款' })).toBeNull()
  screen.getByText('支付渠道 · 支付渠道确认收款')
})

it('a cashier whose time is over is said to be so, with the ways to begin again and no way to it (WWA-22)', async () => {
  const market = openTestMarket()
  const id = await begun(market)
  market.clock.advance(121 * 60_000)
  await open({ market, path: `${PATH}?request=${id}` })
  await screen.findByText('付款时间已过')
  screen.getByText(/请不要再付/)
  expect([
    screen.queryByRole('link', { name: '去收银台付款' }),
    screen.queryByText('等待付款结果'),
    screen.queryByRole('button', { name: '重试' }),
  ]).toEqual([null, null, null])
  expect(screen.getByRole('link', { name: '再充一笔' }).getAttribute('href')).toBe(PATH)
  expect(await findViolations()).toEqual([])
})

it.each([
  [{ kind: 'closed', why: '用户取消支付' }, '这笔充值没有成功', '支付渠道 · 用户取消支付'],
  [{ kind: 'paid', amountFen: 100_00 }, '钱已到账', '支付渠道 · 支付渠道已受理'],
] as const)('%j is told with its steps and the ways on (WWA-22)', async (news, messages, step) => {
  const market = openTestMarket()
  const id = await begun(market)
  market.chargeNews(id, news)
  await open({ market, path: `${PATH}?request=${id}` })
  await screen.findByText(messages)
  screen.getByText(step)
  expect(screen.getByRole('link', { name: '再充一笔' }).getAttribute('href')).toBe(PATH)
  expect(screen.getByRole('link', { name: '回到我的' }).getAttribute('href')).toBe('/user_center')
})

it('money that came too late for its order is said to be in the wallet (WWA-22)', async () => {
  const market = openTestMarket()
  const { orders, recharges } = market.buyer.device
  const order = await orders.place(await draftFor(market.buyer, market.shopIds[0], 'deposit'), 'place-key-1')
  if (!order.ok) throw new Error('The test could not place an order.')
  const amountFen = Math.round(order.value.priceFen * 0.2)
  const paid = await recharges.payOrder(
    { channel: 'wy', orderId: order.value.id, part: 'deposit', amountFen },
    'pay-key-1',
  )
  await orders.cancel(order.value.id, 'cancel-key-1')
  const id = paid.ok ? paid.value : ''
  market.chargeNews(id, { kind: 'paid', amountFen })
  await open({ market, path: `${PATH}?request=${id}` })
  await screen.findByText(/这笔钱已放进您的余额/)
  expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe(
    `/user_center/order_detail/${order.value.id}`,
  )
})

it('money that came after its recharge had failed is said to be under review, and then to be in the wallet (WAL-49)', async () => {
  const market = openTestMarket()
  const id = await begun(market)
  const { amountFen } = (await market.buyer.device.recharges
    .find(id)
    .then((found) => (found.ok ? found.value : undefined))) ?? { amountFen: 0 }
  market.chargeNews(id, { kind: 'closed', why: '超时未支付' })
  market.chargeNews(id, { kind: 'paid', amountFen })
  const waiting = await open({ market, path: `${PATH}?request=${id}` })
  await screen.findByText('款项已收到，正在核对')
  screen.getByText(/请不要再付一次/)
  expect(screen.queryByText(/没有扣款/)).toBeNull()
  waiting.unmount()
  market.creditLate(id)
  await open({ market, path: `${PATH}?request=${id}` })
  await screen.findByText('迟到的款项已入账')
})

it('a transfer shows where to send the money, makes an account of one’s own, and wants a receipt (WAL-42)', async () => {
  const page = await open()
  await page.user.click(await screen.findByRole('radio', { name: '对公转账' }))
  within(screen.getByRole('region', { name: '平台收款账户' })).getByText('571900000010001')
  await page.user.click(screen.getByRole('button', { name: '生成我的专属账号' }))
  await within(await screen.findByRole('region', { name: '您的专属收款账号' })).findByText(/^571900000010001\d{8}$/)
  await page.user.type(screen.getByLabelText('充值金额'), '100')
  await page.user.click(screen.getByRole('button', { name: '提交汇款凭证' }))
  await screen.findByText('请上传汇款凭证')
  expect(await findViolations()).toEqual([])
})

it('where no accounts of one’s own are made there is no button for one, and it is said what to do instead (WAL-42)', async () => {
  const market = openTestMarket()
  market.makeOwnAccounts(false)
  const page = await open({ market })
  await page.user.click(await screen.findByRole('radio', { name: '对公转账' }))
  within(screen.getByRole('region', { name: '平台收款账户' })).getByText('571900000010001')
  screen.getByText('请转账到上面的账户，再在下面填写金额、上传汇款凭证。')
  expect(screen.queryByRole('button', { name: '生成我的专属账号' })).toBeNull()
  expect(await market.buyer.device.recharges.ownAccount()).toMatchObject({ failure: { reason: 'own-account-closed' } })
  expect(await findViolations()).toEqual([])
})

it('the recharge page speaks English too, and offends no rule of axe (WEB-6)', async () => {
  await open({ locale: 'en' })
  await screen.findByLabelText('Amount')
  expect(await findViolations()).toEqual([])
})

it('offers only channels that have a provider, and says so where one has closed since the page opened (WAL-63)', async () => {
  const page = await open({
    change: withPort('recharges', {
      ways: async () =>
        ok({
          channels: [{ channel: 'jh', ...RECHARGE_CHANNELS.jh }],
          methods: ['wechat-pay'],
          houseAccount: null,
          personalAccounts: false,
        }),
      begin: async () => fail(refused('channel-closed', '该支付渠道暂未开通，请选择其他支付方式', 'channel')),
    }),
  })
  await page.user.type(await screen.findByLabelText('充值金额'), '100')
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['wechat-pay'])
  await page.user.click(screen.getByRole('button', { name: '下一步' }))
  await screen.findByText('该支付渠道暂未开通，请选择其他支付方式')
  expect(page.address()).toBe(PATH)
})
