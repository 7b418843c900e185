// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { PAYMENT_PASSWORD } from '@diandu/core/testing'
import { DAY_MS, fail, HOUR_MS, ok, refused } from '@diandu/core/kernel'
import { afterEach, expect, it } from 'vitest'
import { findViolations } from '../../../app/testing/find-violations.ts'
import { renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { boughtMarket, handedOverMarket, signedMarket, type BoughtMarket } from '../testing/handed-over.ts'

afterEach(cleanup)

const pathOf = ({ order }: BoughtMarket) => `/user_center/order_detail/${order.id}`
const asBuyer = (market: BoughtMarket, locale: 'zh-CN' | 'en' = 'zh-CN') => renderPage(pathOf(market), { market, person: market.payer, locale })
const asSeller = (market: BoughtMarket, locale: 'zh-CN' | 'en' = 'zh-CN') => renderPage(pathOf(market), { market, person: market.seller, locale })
const press = async ({ user }: RenderedPage, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const inSheet = async (name: string) => within(await screen.findByRole('dialog', { name }))
const said = () => toasts.current().map(({ text }) => text)
const availableOf = async ({ device }: BoughtMarket['seller']) => {
  const capital = await device.wallet.capital()
  return capital.ok ? capital.value.availableFen : undefined
}

it.each(['zh-CN', 'en'] as const)('[WOR-1] the buyer reads where the money goes, and confirms the bill with the payment password, in %s', async (locale) => {
  const market = await handedOverMarket()
  const page = await asBuyer(market, locale)
  await press(page, locale === 'en' ? 'Confirm the bill' : '确认账单，完成交易')
  const sheet = await inSheet(locale === 'en' ? 'Confirm the bill' : '确认账单')
  for (const sum of ['100,000.00', '10,000.00', '110,000.00']) expect(sheet.getAllByText(new RegExp(sum)).length).toBeGreaterThan(0)
  const act = sheet.getByRole<HTMLButtonElement>('button', { name: locale === 'en' ? 'Confirm and complete' : '确认并完成交易' })
  expect(act.disabled).toBe(true)
  expect(await findViolations()).toEqual([])
  await page.user.type(sheet.getByLabelText(locale === 'en' ? 'Payment password' : '支付密码'), PAYMENT_PASSWORD)
  await page.user.click(act)
  await waitFor(() => expect(screen.getAllByText(locale === 'en' ? 'Completed' : '交易完成').length).toBeGreaterThan(0))
  expect(await availableOf(market.seller)).toBe(10_000_000)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: /确认账单|Confirm the bill/ })).toBeNull()
})

it('[WOR-1] a wrong payment password is told beside its field, and nothing has moved', async () => {
  const market = await handedOverMarket()
  const page = await asBuyer(market)
  await press(page, '确认账单，完成交易')
  const sheet = await inSheet('确认账单')
  await page.user.type(sheet.getByLabelText('支付密码'), '975310')
  await page.user.click(sheet.getByRole('button', { name: '确认并完成交易' }))
  expect(await sheet.findByText('支付密码不正确，还可尝试 4 次')).toBeTruthy()
  expect(await availableOf(market.seller)).toBe(0)
  await waitFor(() => expect(sheet.getByLabelText<HTMLInputElement>('支付密码').value).toBe(''))
  await page.user.type(sheet.getByLabelText('支付密码'), PAYMENT_PASSWORD)
  await page.user.click(sheet.getByRole('button', { name: '确认并完成交易' }))
  await waitFor(() => expect(said()).toContain('交易完成，货款已付给卖家'))
})

it.each(['zh-CN', 'en'] as const)('[WOR-2] the seller hands over after one question, and then it is the buyer’s turn for 72 hours, in %s', async (locale) => {
  const market = await signedMarket()
  const page = await asSeller(market, locale)
  await press(page, locale === 'en' ? 'The shop is handed over' : '店铺已交接给买家')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(await findViolations()).toEqual([])
  await page.user.click(dialog.getByRole('button', { name: locale === 'en' ? 'Yes, it is' : '确认已交接' }))
  const turn = locale === 'en' ? 'The buyer’s turn · confirm the hand-over' : '轮到买家 · 确认交接'
  expect(await screen.findByText(turn, { selector: 'p' })).toBeTruthy()
  expect(screen.getByText(locale === 'en' ? /^Handed over by the seller on/ : /^卖家已于 .* 交接店铺$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /店铺已交接|handed over/ })).toBeNull()
})

it('[WOR-3] what giving up costs stands there before it is done, and is what is lost', async () => {
  const market = await boughtMarket()
  const page = await asBuyer(market)
  await press(page, '放弃购买')
  const sheet = await inSheet('放弃购买要付违约金')
  expect(sheet.getByText(/成交价的 30%/)).toBeTruthy()
  expect(sheet.getByText('¥30,000.00')).toBeTruthy()
  expect(sheet.getByText('¥80,000.00')).toBeTruthy()
  expect(await findViolations()).toEqual([])
  await page.user.type(sheet.getByLabelText('支付密码'), PAYMENT_PASSWORD)
  await page.user.click(sheet.getByRole('button', { name: '放弃，付违约金 ¥30,000.00' }))
  await waitFor(() => expect(screen.getAllByText('违约关闭').length).toBeGreaterThan(0))
  expect(await availableOf(market.payer)).toBe(8_000_000)
})

it('[WOR-4] a seller who cannot go on reads what they will owe, can think again, and goes on with the payment password only', async () => {
  const market = await signedMarket()
  const page = await asSeller(market)
  await press(page, '我不能继续交易')
  const first = await inSheet('确认不能继续交易？')
  expect(first.getByText(/欠买家 ¥30,000\.00/)).toBeTruthy()
  expect(first.getByText('立即退回买家').parentElement?.textContent).toContain('¥110,000.00')
  expect(await findViolations()).toEqual([])
  await page.user.click(first.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(page, '我不能继续交易')
  const sheet = await inSheet('确认不能继续交易？')
  await page.user.type(sheet.getByLabelText('支付密码'), '975310')
  await page.user.click(sheet.getByRole('button', { name: '确认，退回全款' }))
  expect(await sheet.findByText('支付密码不正确，还可尝试 4 次')).toBeTruthy()
  expect(await availableOf(market.payer)).toBe(0)
  await waitFor(() => expect(sheet.getByLabelText<HTMLInputElement>('支付密码').value).toBe(''))
  await page.user.type(sheet.getByLabelText('支付密码'), PAYMENT_PASSWORD)
  await page.user.click(sheet.getByRole('button', { name: '确认，退回全款' }))
  await waitFor(() => expect(screen.getAllByText('已退款').length).toBeGreaterThan(0))
  expect(await availableOf(market.payer)).toBe(11_000_000)
})

it.each(['zh-CN', 'en'] as const)('[WOR-17] behind the end both read where the money went, in %s', async (locale) => {
  const market = await boughtMarket()
  expect(await market.payer.device.dealings.giveUp({ orderId: market.order.id, paymentPassword: PAYMENT_PASSWORD }, 'key-number-1')).toMatchObject({ ok: true })
  await asBuyer(market, locale)
  const isEnglish = locale === 'en'
  expect((await screen.findByText(isEnglish ? 'Back to your balance' : '退回您的可用余额')).parentElement?.textContent).toContain('¥80,000.00')
  expect(screen.getByText(isEnglish ? 'Your damages, to the seller' : '您的违约金，付给卖家').parentElement?.textContent).toContain('¥30,000.00')
  expect(await findViolations()).toEqual([])
  cleanup()
  await asSeller(market, locale)
  expect((await screen.findByText(isEnglish ? 'The buyer’s damages, to you' : '买家的违约金，付给您')).parentElement?.textContent).toContain('¥30,000.00')
})

it('[WOR-17] a seller who failed reads what they owe, and the buyer what they are owed', async () => {
  const market = await signedMarket()
  market.happen(market.order.id, 'seller.failed', 'seller')
  await asSeller(market)
  expect((await screen.findByText('您还欠买家')).parentElement?.textContent).toContain('¥30,000.00')
  expect(screen.getByText(/从您以后卖店的货款里先扣/)).toBeTruthy()
  cleanup()
  await asBuyer(market)
  expect((await screen.findByText('退回您的可用余额')).parentElement?.textContent).toContain('¥110,000.00')
  expect(screen.getByText('卖家还欠您')).toBeTruthy()
})

it('[WOR-17] where the money went can be asked for again when it did not come', async () => {
  const market = await boughtMarket()
  market.happen(market.order.id, 'buyer.gave-up', 'buyer')
  let isLost = true
  const page = await renderPage(pathOf(market), {
    market,
    person: market.payer,
    change: (ports) => ({ ...ports, dealings: { ...ports.dealings, outcome: async (...asked) => (isLost ? fail({ kind: 'offline' }) : ports.dealings.outcome(...asked)) } }),
  })
  await screen.findByText('款项去向没有加载出来')
  isLost = false
  await press(page, '再试一次')
  expect(await screen.findByText('您放弃了购买。')).toBeTruthy()
})

it.each(['payer', 'seller'] as const)('[WOR-5] what was reported and what was said to it stands on the page of the %s', async (side) => {
  const market = await handedOverMarket()
  const request = { reason: 'debts-hidden', words: '有一笔贷款没有说', pictures: [] }
  expect(await market.payer.device.dealings.reportMismatch(market.order.id, request, 'key-number-1')).toMatchObject({ ok: true })
  await renderPage(pathOf(market), { market, person: market[side] })
  expect(await screen.findByText('隐瞒贷款或债务')).toBeTruthy()
  expect(screen.getByText('有一笔贷款没有说')).toBeTruthy()
  expect(screen.getByText(/店渡正在核对/)).toBeTruthy()
  expect(await findViolations()).toEqual([])
  cleanup()
  market.happen(market.order.id, 'refund.refused', 'reviewer', '贷款已在描述中写明')
  await renderPage(pathOf(market), { market, person: market[side] })
  expect(await screen.findByText('不同意退款：继续交接')).toBeTruthy()
  expect(screen.getByText('贷款已在描述中写明')).toBeTruthy()
})

it('[WOR-5] a hand-over that was late is reviewed without a report, and the page says so', async () => {
  const market = await signedMarket()
  market.clock.advance(9 * DAY_MS)
  await asBuyer(market)
  expect(await screen.findByText(/卖家没有在期限内交接/)).toBeTruthy()
})

it('[WOR-6] within 72 hours a refund is asked for from here; behind them that is told, and the bill can still be confirmed', async () => {
  const market = await handedOverMarket()
  await asBuyer(market)
  expect((await screen.findByRole('link', { name: '店铺与描述不符，申请退款' })).getAttribute('href')).toBe(`/user_center/refund/${market.order.id}`)
  cleanup()
  market.clock.advance(73 * HOUR_MS)
  await asBuyer(market)
  expect(await screen.findByText('72 小时已过，不能再申请退款')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '店铺与描述不符，申请退款' })).toBeNull()
  expect(await screen.findByRole('button', { name: '确认账单，完成交易' })).toBeTruthy()
})

it('[WOR-7] an act that somebody else was faster with says so, and the page shows the order as it stands', async () => {
  const market = await handedOverMarket()
  const page = await asBuyer(market)
  await press(page, '确认账单，完成交易')
  const sheet = await inSheet('确认账单')
  market.happen(market.order.id, 'seller.failed', 'seller')
  await page.user.type(sheet.getByLabelText('支付密码'), PAYMENT_PASSWORD)
  await page.user.click(sheet.getByRole('button', { name: '确认并完成交易' }))
  await waitFor(() => expect(said()).toContain('订单当前不能这样操作'))
  await waitFor(() => expect(screen.getAllByText('已退款').length).toBeGreaterThan(0))
})

it('[WOR-8] the list shows one side or both, and remembers which in the address', async () => {
  const market = await boughtMarket()
  const page = await renderPage('/user_center/order', { market, person: market.payer })
  await screen.findByRole('link', { name: /DD0000000001/ })
  await page.user.click(screen.getByRole('radio', { name: '我卖的' }))
  expect(page.address()).toBe('/user_center/order?role=seller')
  expect(await screen.findByText('还没有人买您的店铺')).toBeTruthy()
  await page.user.click(screen.getByRole('tab', { name: '进行中' }))
  expect(page.address()).toBe('/user_center/order?role=seller&group=open')
  await page.user.click(screen.getByRole('radio', { name: '我买的' }))
  expect(await screen.findByRole('link', { name: /DD0000000001/ })).toBeTruthy()
  expect(await findViolations()).toEqual([])
  expect(screen.getByRole('link', { name: '议价记录' }).getAttribute('href')).toBe('/user_center/offers')
})

it('[WOR-16] whose turn it is to sign is led to the contract of this order, and the other can read it', async () => {
  const market = await boughtMarket()
  const contract = `/user_center/server/contract?order=${market.order.id}`
  await asSeller(market)
  expect((await screen.findByRole('link', { name: '去读合同并签署' })).getAttribute('href')).toBe(contract)
  cleanup()
  await asBuyer(market)
  expect((await screen.findByRole('link', { name: '看这笔交易的合同' })).getAttribute('href')).toBe(contract)
  expect(screen.queryByRole('link', { name: '去读合同并签署' })).toBeNull()
  cleanup()
  market.happen(market.order.id, 'seller.signed', 'seller')
  await asBuyer(market)
  expect(await screen.findByRole('link', { name: '去读合同并签署', description: '逾期视为放弃，按协议扣除违约金' })).toBeTruthy()
})

it('[WOR-19] an order leads straight to its own contract, and where there is none to nothing', async () => {
  const market = await boughtMarket()
  const found = await market.seller.device.contracts.ofOrder(market.order.id)
  market.happen(market.order.id, 'seller.signed', 'seller')
  market.happen(market.order.id, 'all.signed', 'buyer')
  await asBuyer(market)
  expect((await screen.findByRole('link', { name: '看这笔交易的合同' })).getAttribute('href')).toBe(`/user_center/server/contract?id=${found.ok ? found.value.id : ''}`)
  cleanup()
  const page = await renderPage(pathOf(market), {
    market,
    person: market.payer,
    change: (ports) => ({ ...ports, contracts: { ...ports.contracts, ofOrder: async () => fail(refused('not-found', '没有找到合同')) } }),
  })
  await screen.findByText('订单号')
  // Asked, and there is none: that is nothing that a person has to read.
  await waitFor(() => expect(page.heard).toMatchObject([{ reason: 'not-found' }]))
  expect(screen.queryByRole('link', { name: '看这笔交易的合同' })).toBeNull()
  expect(screen.queryByText('没有找到合同')).toBeNull()
})

it.each(['zh-CN', 'en'] as const)('[WOR-31] a seller whose buyer is silent reads since when, what happens next and whom to ask, in %s', async (locale) => {
  const market = await handedOverMarket()
  market.clock.advance(73 * HOUR_MS)
  await asSeller(market, locale)
  expect(await screen.findByText(locale === 'en' ? /have not confirmed yet.*the price is paid to you/ : /买家还没有确认.*把价款付给您/)).toBeTruthy()
  expect(screen.getByRole('link', { name: locale === 'en' ? 'Contact support' : '联系客服' }).getAttribute('href')).toContain('/user_center/about')
  expect(await findViolations()).toEqual([])
})

it('[WOR-32] an order leads to its agreement at the address that the house gives', async () => {
  const market = await boughtMarket()
  await renderPage(pathOf(market), { market, person: market.payer, change: (ports) => ({ ...ports, agreements: { ...ports.agreements, addressOf: async (id) => ok(`/user_center/server/contractAgree?order=${id}&from=house`) } }) })
  expect((await screen.findByRole('link', { name: '单独打开协议，留下同意记录' })).getAttribute('href')).toBe(`/user_center/server/contractAgree?order=${market.order.id}&from=house`)
})
