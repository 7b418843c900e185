// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { PAYMENT_PASSWORD } from '@diandu/core/testing'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import {
  boughtMarket,
  handedOverMarket,
  signedMarket,
  pathOf,
  asBuyer,
  asSeller,
  press,
  inSheet,
  toastTexts,
  availableOf,
} from '../testing/handed-over.ts'

it.each(['zh-CN', 'en'] as const)(
  'the buyer reads where the money goes, and confirms the bill with the payment password, in %s (ORD-48)',
  async (locale) => {
    const market = await handedOverMarket()
    const page = await asBuyer(market, locale)
    await press(page, locale === 'en' ? 'Confirm receipt and complete' : '确认账单，完成交易')
    const sheet = await inSheet(locale === 'en' ? 'Confirm receipt' : '确认账单')
    for (const sum of ['100,000.00', '10,000.00', '110,000.00'])
      expect(sheet.getAllByText(new RegExp(sum)).length).toBeGreaterThan(0)
    const act = sheet.getByRole<HTMLButtonElement>('button', {
      name: locale === 'en' ? 'Confirm and complete' : '确认并完成交易',
    })
    expect(act.disabled).toBe(true)
    expect(await findViolations()).toEqual([])
    await page.user.type(sheet.getByLabelText(locale === 'en' ? 'Payment password' : '支付密码'), PAYMENT_PASSWORD)
    await page.user.click(act)
    await waitFor(() =>
      expect(screen.getAllByText(locale === 'en' ? 'Completed' : '交易完成').length).toBeGreaterThan(0),
    )
    expect(await availableOf(market.seller)).toBe(10_000_000)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: /确认账单|Confirm receipt/ })).toBeNull()
  },
)

it('a wrong payment password is told beside its field, and nothing has moved (ORD-48)', async () => {
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
  await waitFor(() => expect(toastTexts()).toContain('交易完成，货款已付给卖家'))
})

it.each(['zh-CN', 'en'] as const)(
  'the seller hands over after one question, and then it is the buyer’s turn for 72 hours, in %s (ORD-48)',
  async (locale) => {
    const market = await signedMarket()
    const page = await asSeller(market, locale)
    await press(page, locale === 'en' ? 'I’ve handed over the shop' : '店铺已交接给买家')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await findViolations()).toEqual([])
    await page.user.click(dialog.getByRole('button', { name: locale === 'en' ? 'Confirm handover' : '确认已交接' }))
    const turn = locale === 'en' ? 'The buyer’s turn · confirm receipt' : '轮到买家 · 确认交接'
    expect(await screen.findByText(turn, { selector: 'p' })).toBeTruthy()
    expect(
      screen.getByText(locale === 'en' ? /^Seller handed over the shop on/ : /^卖家已于 .* 交接店铺$/),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: /店铺已交接|handed over/ })).toBeNull()
  },
)

it('what giving up costs stands there before it is done, and is what is lost (ORD-58)', async () => {
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

it('a seller who cannot go on reads what they will owe, can think again, and goes on with the payment password only (ORD-58)', async () => {
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

it.each(['payer', 'seller'] as const)(
  'what was reported and what was said to it stands on the page of the %s (ORD-41)',
  async (side) => {
    const market = await handedOverMarket()
    const request = { reason: 'debts-hidden', words: '有一笔贷款没有说', pictures: [] }
    expect(await market.payer.device.fulfilment.reportMismatch(market.order.id, request, 'key-number-1')).toMatchObject(
      {
        ok: true,
      },
    )
    await renderPage(pathOf(market), { market, person: market[side] })
    expect(await screen.findByText('隐瞒贷款或债务')).toBeTruthy()
    expect(screen.getByText('有一笔贷款没有说')).toBeTruthy()
    expect(screen.getByText(/店渡正在核对/)).toBeTruthy()
    expect(await findViolations()).toEqual([])
    cleanup()
    market.transition(market.order.id, 'refund.refused', 'reviewer', '贷款已在描述中写明')
    await renderPage(pathOf(market), { market, person: market[side] })
    expect(await screen.findByText('不同意退款：继续交接')).toBeTruthy()
    expect(screen.getByText('贷款已在描述中写明')).toBeTruthy()
  },
)

it('a hand-over that was late is reviewed without a report, and the page says so (ORD-41)', async () => {
  const market = await signedMarket()
  market.clock.advance(9 * DAY_MS)
  await asBuyer(market)
  expect(await screen.findByText(/卖家没有在期限内交接/)).toBeTruthy()
})

it('within 72 hours a refund is asked for from here; after them that is told, and the bill can still be confirmed (ORD-40)', async () => {
  const market = await handedOverMarket()
  await asBuyer(market)
  expect((await screen.findByRole('link', { name: '店铺与描述不符，申请退款' })).getAttribute('href')).toBe(
    `/user_center/refund/${market.order.id}`,
  )
  cleanup()
  market.clock.advance(73 * HOUR_MS)
  await asBuyer(market)
  expect(await screen.findByText('72 小时已过，不能再申请退款')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '店铺与描述不符，申请退款' })).toBeNull()
  expect(await screen.findByRole('button', { name: '确认账单，完成交易' })).toBeTruthy()
})

it('an action in which the other party was faster says so, and the page shows the order as it stands (ORD-6)', async () => {
  const market = await handedOverMarket()
  const page = await asBuyer(market)
  await press(page, '确认账单，完成交易')
  const sheet = await inSheet('确认账单')
  market.transition(market.order.id, 'seller.failed', 'seller')
  await page.user.type(sheet.getByLabelText('支付密码'), PAYMENT_PASSWORD)
  await page.user.click(sheet.getByRole('button', { name: '确认并完成交易' }))
  await waitFor(() => expect(toastTexts()).toContain('订单当前不能这样操作，请刷新后再看'))
  await waitFor(() => expect(screen.getAllByText('已退款').length).toBeGreaterThan(0))
})
