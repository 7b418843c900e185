// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { orderShop, payDue, PAYMENT_PASSWORD, valueOf, type Person } from '@diandu/core/testing'
import { expect, it, vi } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../../app/testing/open-test-market.ts'

const PATH = '/user_center/server/Invoice'
const LIST = '/user_center/server/my_ticket'

/** A buyer with one completed order, whose fee can be invoiced. */
async function withCompletedOrder(): Promise<{
  readonly market: TestMarket
  readonly lin: Person
  readonly feeText: string
}> {
  const market = openTestMarket()
  const lin = market.enrol({
    username: 'lin_wei',
    mobile: '13800000017',
    password: 'a-password-1',
    paymentPassword: PAYMENT_PASSWORD,
  })
  market.credit(lin.userId, 1_000_000_000_00)
  const order = await orderShop(lin, market.shopIds[0], 'place-number-1')
  valueOf(await payDue(lin, order, 'pay-number-1'))
  market.completeOrder(order.id)
  return { market, lin, feeText: (order.serviceFeeFen / 100).toLocaleString('en', { minimumFractionDigits: 2 }) }
}

it('an invoice is asked for over completed orders, and then shows where it stands (ORD-16)', async () => {
  const { market, lin } = await withCompletedOrder()
  const page = await renderPage(PATH, { market, person: lin })
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(true)
  await page.user.type(screen.getByRole('textbox', { name: '发票抬头' }), '店渡商贸')
  await page.user.type(screen.getByRole('textbox', { name: '统一社会信用代码' }), '91350100m000100y43')
  await page.user.type(screen.getByRole('textbox', { name: '邮箱' }), 'lin@example.com')
  expect(await findViolations()).toEqual([])
  await page.user.dblClick(screen.getByRole('button', { name: '提交申请' }))
  await waitFor(() => expect(page.address()).toBe(`${PATH}?id=invoice-1`))
  const [invoice, ...others] = await lin.device.invoices
    .list(null)
    .then((answer) => (answer.ok ? answer.value.items : []))
  expect(others).toEqual([])
  expect(invoice).toMatchObject({
    holder: { kind: 'company', title: '店渡商贸', creditCode: '91350100M000100Y43' },
    delivery: { way: 'email', email: 'lin@example.com' },
  })
})

it('the form names each wrong field at the field, and loses nothing (ORD-16)', async () => {
  const { market, lin } = await withCompletedOrder()
  const page = await renderPage(PATH, { market, person: lin })
  await page.user.click(await screen.findByRole('checkbox'))
  await page.user.type(screen.getByRole('textbox', { name: '统一社会信用代码' }), '91350100M000100Y34')
  await page.user.click(screen.getByRole('button', { name: '提交申请' }))
  for (const messages of [
    '请至少选一笔订单',
    '请填写发票抬头，不超过 100 个字',
    '统一社会信用代码不对，请核对 18 位',
    '邮箱不对，请检查',
  ])
    expect(screen.getByText(messages)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '统一社会信用代码' }).value).toBe('91350100M000100Y34')
  await page.user.click(screen.getByRole('radio', { name: '纸质发票，寄到收货地址' }))
  expect((await screen.findByRole('link', { name: '去添加' })).getAttribute('href')).toBe('/user_center/address')
  expect(await lin.device.invoices.list(null)).toMatchObject({ ok: true, value: { items: [] } })
})

it('the page says so where nothing can be invoiced (ORD-16)', async () => {
  const market = openTestMarket()
  await renderPage(PATH, { market, person: market.buyer })
  expect(await screen.findByText(/现在没有可以开票的订单/)).toBeTruthy()
})

async function withInvoice() {
  const given = await withCompletedOrder()
  const { lin } = given
  const scope = await lin.device.invoices.invoiceable()
  if (!scope.ok) throw new Error('Nothing can be invoiced')
  const { orders, amountFen } = scope.value
  const draft = {
    holder: { kind: 'person', title: '林小满' },
    delivery: { way: 'email', email: 'lin@example.com' },
    orderIds: orders.map(({ orderId }) => orderId),
    amountFen,
  } as const
  expect((await lin.device.invoices.request(draft, 'invoice-key-1')).ok).toBe(true)
  return given
}

it.each([
  ['zh-CN', ['提交申请', '处理中', '资料齐全', '已完成'], '下载发票'],
  ['en', ['Requested', 'Processing', '资料齐全', 'Completed'], 'Download invoice'],
] as const)(
  'an invoice shows every step with its time and why, and gives the file, in %s (INV-6)',
  async (locale, texts, button) => {
    const { market, lin } = await withInvoice()
    market.moveInvoice('invoice-1', 'processing', '资料齐全')
    market.moveInvoice('invoice-1', 'completed', '已开具')
    const download = vi.fn(async () => ({ ok: true, value: null }) as const)
    const page = await renderPage(`${PATH}?id=invoice-1`, {
      market,
      person: lin,
      locale,
      change: withPort('media', { download }),
    })
    for (const text of texts)
      expect(
        (await screen.findAllByText((_, element) => element?.textContent?.includes(text) === true)).length,
      ).toBeGreaterThan(0)
    await page.user.click(screen.getByRole('button', { name: button }))
    await waitFor(() =>
      expect(download).toHaveBeenCalledWith(expect.stringContaining('https://files.example/'), 'invoice-invoice-1.pdf'),
    )
    expect(await findViolations()).toEqual([])
  },
)

it('an invoice that is not made out yet says what comes next, and whom to ask where something is wrong (INV-6)', async () => {
  const { market, lin } = await withInvoice()
  await renderPage(`${PATH}?id=invoice-1`, { market, person: lin })
  expect(await screen.findByText('店渡核对后开票，发到您的邮箱，也能在这一页下载')).toBeTruthy()
  expect(screen.getByText(/填错了，请联系客服/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe('/contact')
  expect(await findViolations()).toEqual([])
  cleanup()
  market.moveInvoice('invoice-1', 'refused', '抬头与税号不符')
  await renderPage(`${PATH}?id=invoice-1`, { market, person: lin })
  await screen.findByText('抬头与税号不符')
  expect(screen.queryByRole('link', { name: '联系客服' })).toBeNull()
})

it('an invoice that was refused says why and leads to another (INV-6)', async () => {
  const { market, lin } = await withInvoice()
  market.moveInvoice('invoice-1', 'refused', '抬头与税号不符')
  await renderPage(`${PATH}?id=invoice-1`, { market, person: lin })
  expect(await screen.findByText('抬头与税号不符')).toBeTruthy()
  expect(screen.getByRole('link', { name: '重新申请' }).getAttribute('href')).toBe(PATH)
  expect(screen.queryByRole('button', { name: '下载发票' })).toBeNull()
})

it('the list says where each stands; another’s is not found (INV-8)', async () => {
  const { market, lin, feeText } = await withInvoice()
  const page = await renderPage(LIST, { market, person: lin })
  const link = await screen.findByRole('link', { name: new RegExp(feeText) })
  expect(link.textContent).toContain('待处理')
  expect(link.getAttribute('href')).toBe(`${PATH}?id=invoice-1`)
  expect(await findViolations()).toEqual([])
  page.unmount()
  await renderPage(`${PATH}?id=invoice-1`, { market, person: market.buyer })
  expect(await screen.findByText('没有找到这张发票')).toBeTruthy()
})

it('the page without invoices says what can be invoiced (INV-8)', async () => {
  const market = openTestMarket()
  await renderPage(LIST, { market, person: market.buyer })
  const link = await screen.findByRole('link', { name: '申请发票' })
  expect(link.getAttribute('href')).toBe(PATH)
  expect(await screen.findByText(/还没有开过发票/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '申请发票' }), 'where it was before the answer came').toBe(link)
})
