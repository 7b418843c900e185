// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ok, type Result } from '@diandu/core/kernel'
import { aCardNumber } from '@diandu/core/testing'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { failADeal } from '../../../app/testing/fail-a-deal.ts'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const PATH = '/user_center/server/cash_draw'
const PASSWORD = '295174'

/** A user with 100 yuan and a payment password; with a card. */
async function open(
  visit: Parameters<typeof renderPage>[1] & { readonly path?: string; readonly hasCard?: boolean } = {},
): Promise<RenderedPage> {
  const { path = PATH, hasCard = true, ...rest } = visit
  const market = rest.market ?? openTestMarket()
  const person = market.enrol({
    username: 'drawer',
    mobile: '13800000009',
    password: 'draws-1',
    paymentPassword: PASSWORD,
  })
  market.credit(person.userId, 100_00)
  if (hasCard) await person.device.bankCards.add({ bank: 'CMB', holder: '林小满', number: aCardNumber() })
  return renderPage(path, { ...rest, market: { ...market, buyer: person }, person })
}
const withPassword = <T extends object>(answer: Result<T>): Result<T> =>
  answer.ok ? ok({ ...answer.value, hasPaymentPassword: true }) : answer

/** From the form to the sheet that says what is about to happen. */
async function review({ user }: RenderedPage): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^下一步/ }))
  await screen.findByRole('dialog', { name: '核对这笔提现' })
}

async function confirm(page: RenderedPage, yuan: string, password = PASSWORD): Promise<void> {
  await page.user.type(screen.getByLabelText('支付密码'), password)
  await page.user.click(screen.getByRole('button', { name: `确认提现 ¥${yuan}` }))
}

const capital = async ({ market }: RenderedPage) => {
  const answer = await market.buyer.device.wallet.capital()
  return answer.ok ? answer.value : undefined
}

it('an amount is checked while it is typed, and the money is set aside upon a press (WAL-18)', async () => {
  const page = await open()
  const amount = await screen.findByLabelText('提现金额')
  await page.user.type(amount, '100.01')
  await screen.findByText('可用余额不足')
  await page.user.clear(amount)
  await page.user.type(amount, '0.5')
  await screen.findByText('金额不能少于 ¥1.00')
  await page.user.click(screen.getByRole('button', { name: '全部' }))
  expect((amount as HTMLInputElement).value).toBe('100')
  expect(await findViolations()).toEqual([])
  await review(page)
  await confirm(page, '100.00')
  await waitFor(() => expect(page.address()).toMatch(/cash_draw\?request=/))
  expect(await capital(page)).toMatchObject({ availableFen: 0, frozenFen: 100_00 })
})

it('sum, card and day of arrival are read first, and the sixth digit sends nothing (WAL-70, WAL-71, WAL-72)', async () => {
  const page = await open()
  await page.user.type(await screen.findByLabelText('提现金额'), '30')
  expect(screen.queryByLabelText('支付密码')).toBeNull()
  await review(page)
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByText('¥30.00')).toBeTruthy()
  expect(sheet.getByText(/招商银行.*林小满/)).toBeTruthy()
  await sheet.findByText(/\d{4}-\d\d-\d\d（周[一二三四五]）前，遇法定节假日顺延/)
  await page.user.type(sheet.getByLabelText('支付密码'), `${PASSWORD}{Enter}`)
  expect(await findViolations()).toEqual([])
  expect(await capital(page)).toMatchObject({ availableFen: 100_00, frozenFen: 0 })
  await page.user.click(sheet.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((screen.getByLabelText('提现金额') as HTMLInputElement).value).toBe('30')
})

it('a seller who owes damages reads what is held back for it, what may be withdrawn and how it is paid (WAL-48, WAL-83)', async () => {
  const market = openTestMarket()
  await failADeal(market)
  market.credit(market.seller.userId, 100_00)
  await market.seller.device.bankCards.add({ bank: 'CMB', holder: '林小满', number: aCardNumber() })
  await renderPage(PATH, { market, person: market.seller })
  await screen.findByText('您还欠买家违约金 ¥30,000.00')
  cleanup()
  await renderPage(PATH, {
    market,
    person: market.seller,
    change: withPort('wallet', (ports) => ({ capital: async () => withPassword(await ports.wallet.capital()) })),
  })
  await screen.findByText('您还欠买家违约金 ¥30,000.00')
  expect(
    screen.getByText(/余额里的 ¥100\.00 要留着付这笔钱，现在可提现或付款 ¥0\.00。付清之前也不能注销账号/),
  ).toBeTruthy()
  expect(await findViolations()).toEqual([])
})

it('a wrong password is told at its boxes, typed again, and nothing typed is lost', async () => {
  const page = await open()
  await page.user.type(await screen.findByLabelText('提现金额'), '30')
  await review(page)
  await confirm(page, '30.00', '111112')
  await screen.findByText('支付密码不正确，还可尝试 4 次')
  expect((screen.getByLabelText('提现金额') as HTMLInputElement).value).toBe('30')
  await waitFor(() => expect((screen.getByLabelText('支付密码') as HTMLInputElement).value).toBe(''))
  await confirm(page, '30.00')
  await waitFor(() => expect(page.address()).toMatch(/request=/))
  expect(await capital(page)).toMatchObject({ frozenFen: 30_00 })
})

it('a lost answer and a second try are one withdrawal (WAL-32)', async () => {
  let isLost = true
  const page = await open({
    change: withPort('withdrawals', (ports) => ({
      async request(draft, key) {
        const answer = await ports.withdrawals.request(draft, key)
        return isLost ? { ok: false, failure: { kind: 'timeout' } } : answer
      },
    })),
  })
  await page.user.type(await screen.findByLabelText('提现金额'), '30')
  await review(page)
  await confirm(page, '30.00')
  await screen.findByText(/可能已经提交成功/)
  isLost = false
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await review(page)
  await confirm(page, '30.00')
  await waitFor(() => expect(page.address()).toMatch(/request=/))
  expect(await capital(page)).toMatchObject({ availableFen: 70_00, frozenFen: 30_00 })
})

it('every step is shown with its time, by whom and why, and what is not begun can be taken back (WAL-31)', async () => {
  const market = openTestMarket()
  const page = await open({ market })
  const person = page.market.buyer
  const [card] = await person.device.bankCards.list().then((cards) => (cards.ok ? cards.value : []))
  const requested = await person.device.withdrawals.request(
    { cardId: card?.id ?? '', amountFen: 30_00, paymentPassword: PASSWORD },
    'a-key-for-this',
  )
  const id = requested.ok ? requested.value.id : ''
  page.unmount()
  const detail = await renderPage(`${PATH}?request=${id}`, { market, person })
  await screen.findByText('待处理')
  expect(await findViolations()).toEqual([])
  await detail.user.click(screen.getByRole('button', { name: '撤回这笔提现' }))
  await screen.findByText('您本人 · 本人撤回')
  expect(screen.queryByRole('button', { name: '撤回这笔提现' })).toBeNull()
  expect(await capital({ ...page, market: { ...page.market, buyer: person } })).toMatchObject({
    availableFen: 100_00,
    frozenFen: 0,
  })
})

it('a withdrawal that was paid out tells who reviewed it and why (WAL-31)', async () => {
  const page = await open()
  await page.user.type(await screen.findByLabelText('提现金额'), '30')
  await review(page)
  await confirm(page, '30.00')
  await waitFor(() => expect(page.address()).toMatch(/request=/))
  const id = new URLSearchParams(page.address().split('?')[1]).get('request') ?? ''
  for (const status of ['processing', 'to-pay-out', 'paid-out'] as const)
    page.market.reviewWithdrawal(id, { status, by: '王审核', why: '卡与姓名相符' })
  page.unmount()
  await renderPage(`${PATH}?request=${id}`, { market: page.market, person: page.market.buyer })
  await screen.findByText('提现成功', { selector: 'p' })
  expect(screen.getAllByText('王审核 · 卡与姓名相符')).toHaveLength(3)
})

it.each([
  ['zh-CN', '没有打款，¥30.00 已退回您的可用余额', '联系客服'],
  ['en', 'Not paid out. ¥30.00 is back in your available balance', 'Contact support'],
] as const)(
  'a withdrawal that was not paid out tells where the money is, and whom to ask, in %s (WAL-31)',
  async (locale, refusal, support) => {
    const market = openTestMarket()
    const page = await open({ market })
    const person = page.market.buyer
    const [card] = await person.device.bankCards.list().then((cards) => (cards.ok ? cards.value : []))
    const requested = await person.device.withdrawals.request(
      { cardId: card?.id ?? '', amountFen: 30_00, paymentPassword: PASSWORD },
      'a-key-for-this',
    )
    const id = requested.ok ? requested.value.id : ''
    market.reviewWithdrawal(id, { status: 'failed', by: '王审核', why: '卡与姓名不符' })
    page.unmount()
    await renderPage(`${PATH}?request=${id}`, { market, person, locale })
    await screen.findByText(refusal)
    expect(screen.getByRole('link', { name: support }).getAttribute('href')).toBe('/contact')
    expect(await findViolations()).toEqual([])
  },
)

it('without a card or a payment password the next step is told', async () => {
  const page = await open({ hasCard: false })
  expect((await screen.findByRole('link', { name: '添加银行卡' })).getAttribute('href')).toBe(
    '/user_center/server/add_bank',
  )
  page.unmount()
  const market = openTestMarket()
  await renderPage(PATH, { market, person: market.buyer })
  expect((await screen.findByRole('link', { name: '设置支付密码' })).getAttribute('href')).toBe(
    '/user_center/change_pay',
  )
})

it('the withdrawal page speaks English too, and offends no rule of axe (WEB-6)', async () => {
  await open({ locale: 'en' })
  await screen.findByLabelText('Amount')
  expect(await findViolations()).toEqual([])
})
