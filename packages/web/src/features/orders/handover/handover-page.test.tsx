// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { PAYMENT_PASSWORD, pictureOf, proveHandover, valueOf } from '@diandu/core/testing'
import type { HandoverItem } from '@diandu/core/orders'
import { expect, it } from 'vitest'
import { pictureFile, readingPictures } from '../../../app/testing/choose-picture.ts'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import {
  asBuyer,
  availableOf,
  inSheet,
  press,
  toastTexts,
  boughtMarket,
  checklistMarket,
  type BoughtMarket,
} from '../testing/handed-over.ts'
import { openOrdersMarket } from '../testing/open-orders-market.ts'
import { handoverStage } from './handover-view.ts'

const pathOf = ({ order }: BoughtMarket) => `/user_center/handover/${order.id}`
const cardOf = async (name: string) => within(await screen.findByRole('region', { name }))
const handedOver = async (market: BoughtMarket) => {
  await proveHandover(market.seller, market.order.id)
  valueOf(await market.seller.device.fulfilment.handOver(market.order.id, 'key-to-hand-over'))
}
const stateOf = async (market: BoughtMarket, item: HandoverItem) =>
  valueOf(await market.payer.device.handovers.ofOrder(market.order.id))?.items.find((one) => one.item === item)

it.each(['zh-CN', 'en'] as const)(
  'a seller marks an item with a proof and a note, and what is missing for the 72 hours is named, in %s (HND-2, HND-3)',
  async (locale) => {
    const market = await checklistMarket()
    const page = await renderPage(pathOf(market), {
      market,
      person: market.seller,
      locale,
      change: readingPictures,
    })
    const isEnglish = locale === 'en'
    const card = await cardOf(isEnglish ? 'Main account' : '主账号')
    expect(await findViolations()).toEqual([])
    expect(screen.getByText(isEnglish ? /^\d required without proof/ : /^还有 \d 项必交没有凭证/)).toBeTruthy()
    await page.user.click(card.getByRole('button', { name: isEnglish ? /^Hand over this item/ : /^交这一项/ }))
    const submit = await card.findByRole('button', { name: isEnglish ? 'Submit proof' : '提交凭证' })
    await page.user.click(submit)
    expect(await card.findByText(isEnglish ? 'Upload at least one proof' : '请上传至少一份凭证')).toBeTruthy()
    await page.user.upload(card.getByLabelText(isEnglish ? /^Photo 1/ : /^图片 1/), pictureFile())
    await card.findByRole('button', { name: isEnglish ? 'Change' : '换一张' })
    fireEvent.input(card.getByRole('textbox'), { target: { value: '已改密' } })
    expect(await findViolations()).toEqual([])
    await page.user.click(submit)
    expect(await card.findByText(isEnglish ? 'To check' : '已交，待核对')).toBeTruthy()
    expect(await stateOf(market, 'main-account')).toMatchObject({ mark: { words: '已改密' } })
    expect(screen.getByText(isEnglish ? /^Handed over: 1 of/ : /^卖家已交 1\//)).toBeTruthy()
  },
)

it.each(['zh-CN', 'en'] as const)(
  'a seller adds a PDF, one that is broken costs nothing, and the buyer saves it, in %s (HND-15, HND-16)',
  async (locale) => {
    const market = await checklistMarket()
    const saved: string[] = []
    const page = await renderPage(pathOf(market), { market, person: market.seller, locale })
    const isEnglish = locale === 'en'
    const card = await cardOf(isEnglish ? 'Main account' : '主账号')
    await page.user.click(card.getByRole('button', { name: isEnglish ? /^Hand over this item/ : /^交这一项/ }))
    const add = await card.findByLabelText(isEnglish ? /^Add a file/ : /^添加文件/)
    fireEvent.input(card.getByRole('textbox'), { target: { value: '变更通知书' } })
    await page.user.upload(add, new File(['%PDF-1.7 cut short'], 'notice.pdf', { type: 'application/pdf' }))
    expect(await card.findByText(isEnglish ? /^This file is damaged/ : /^文件已损坏或不完整/)).toBeTruthy()
    expect(card.getByRole<HTMLTextAreaElement>('textbox').value).toBe('变更通知书')
    await page.user.click(card.getByRole('button', { name: isEnglish ? 'Discard' : '不传了' }))
    await page.user.upload(
      card.getByLabelText(isEnglish ? /^Add a file/ : /^添加文件/),
      new File(['%PDF-1.7\n%%EOF'], 'notice.pdf', { type: 'application/pdf' }),
    )
    expect(await card.findByRole('button', { name: /^(Remove|移除)\s*notice\.pdf$/ })).toBeTruthy()
    expect(await findViolations()).toEqual([])
    await page.user.click(card.getByRole('button', { name: isEnglish ? 'Submit proof' : '提交凭证' }))
    expect(await card.findByText(isEnglish ? 'To check' : '已交，待核对')).toBeTruthy()
    cleanup()
    const buyers = await renderPage(pathOf(market), {
      market,
      person: market.payer,
      locale,
      change: withPort('media', {
        download: async (_url, name) => {
          saved.push(name)
          return { ok: true, value: null }
        },
      }),
    })
    const seen = await cardOf(isEnglish ? 'Main account' : '主账号')
    await buyers.user.click(seen.getByRole('button', { name: /^(Download|下载)\s*notice\.pdf$/ }))
    await waitFor(() => expect(saved).toEqual(['notice.pdf']))
    expect(await findViolations()).toEqual([])
  },
)

it('a seller who has proven all that is required asks the buyer once (HND-3)', async () => {
  const market = await checklistMarket()
  await proveHandover(market.seller, market.order.id)
  const page = await renderPage(pathOf(market), { market, person: market.seller })
  await press(page, '都交完了，通知买家核对')
  const dialog = within(await screen.findByRole('alertdialog'))
  await page.user.click(dialog.getByRole('button', { name: '确认已交接' }))
  expect(await screen.findByText(/轮到买家 · 确认交接/)).toBeTruthy()
  expect(screen.getByText(/^等买家核对并确认收店/)).toBeTruthy()
})

it('a buyer ticks, says what is wrong, and takes it back; the report begins with what was wrong (HND-4, HND-13)', async () => {
  const market = await checklistMarket()
  await handedOver(market)
  const page = await renderPage(pathOf(market), {
    market,
    person: market.payer,
    alsoShow: [`/user_center/refund/${market.order.id}`],
  })
  const account = await cardOf('主账号')
  await page.user.click(account.getByRole('checkbox'))
  await waitFor(async () => expect((await stateOf(market, 'main-account'))?.verdict?.isReceived).toBe(true))
  const deposit = await cardOf('店铺保证金')
  await page.user.click(deposit.getByRole('button', { name: /^有问题/ }))
  await page.user.click(deposit.getByRole('button', { name: '告诉卖家' }))
  expect(await deposit.findByText('请写明哪里不对')).toBeTruthy()
  fireEvent.input(deposit.getByRole('textbox'), { target: { value: '金额少了一半' } })
  expect(await findViolations()).toEqual([])
  await page.user.click(deposit.getByRole('button', { name: '告诉卖家' }))
  expect(await deposit.findByText(/金额少了一半/)).toBeTruthy()
  const report = screen.getByRole('link', { name: '有问题' })
  expect(report.getAttribute('href')).toBe(`/user_center/refund/${market.order.id}`)
  await page.user.click(report)
  expect((await screen.findByLabelText<HTMLTextAreaElement>('具体情况')).value).toBe('店铺保证金：金额少了一半')
  cleanup()
  const again = await renderPage(pathOf(market), { market, person: market.payer })
  await again.user.click((await cardOf('店铺保证金')).getByRole('button', { name: /^收回/ }))
  await waitFor(async () => expect((await stateOf(market, 'deposit'))?.verdict).toBeNull())
})

it('a tick is never drawn as none while its answer is awaited (HND-4)', async () => {
  const market = await checklistMarket()
  await handedOver(market)
  await renderPage(pathOf(market), { market, person: market.payer })
  const box = (await cardOf('主账号')).getByRole<HTMLInputElement>('checkbox')
  box.click()
  // Before the next task, and so before anything is drawn.
  await new Promise<void>((settle) => queueMicrotask(() => queueMicrotask(settle)))
  expect(box.checked).toBe(true)
  await waitFor(async () => expect((await stateOf(market, 'main-account'))?.verdict?.isReceived).toBe(true))
})

it('a tick of what the seller has just changed is refused, and the new proof is shown (HND-5)', async () => {
  const market = await checklistMarket()
  await handedOver(market)
  const page = await renderPage(pathOf(market), { market, person: market.payer })
  const account = await cardOf('主账号')
  const other = valueOf(await market.seller.device.uploads.picture(pictureOf(99))).id
  valueOf(
    await market.seller.device.handovers.mark(market.order.id, {
      item: 'main-account',
      words: '换了一张更清楚的',
      proofs: [other],
    }),
  )
  await page.user.click(account.getByRole('checkbox'))
  await waitFor(() => expect(toastTexts()).toContain('卖家刚更新了这一项，请看过新的凭证再点收'))
  expect(await account.findByText('换了一张更清楚的')).toBeTruthy()
  expect((await stateOf(market, 'main-account'))?.verdict).toBeNull()
})

it.each(['zh-CN', 'en'] as const)(
  'a buyer confirms after reading once what was not ticked, with two equal ways out, in %s (HND-7, HND-19, ORD-48)',
  async (locale) => {
    const market = await checklistMarket()
    await handedOver(market)
    valueOf(
      await market.payer.device.handovers.check(market.order.id, {
        item: 'main-account',
        revision: 1,
        act: 'received',
        words: '',
      }),
    )
    const isEnglish = locale === 'en'
    const page = await renderPage(pathOf(market), { market, person: market.payer, locale })
    await press(page, isEnglish ? 'Confirm receipt' : '确认收店')
    const sheet = await inSheet(isEnglish ? 'Confirm receipt' : '确认收店')
    const names = sheet.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(names).toContain(isEnglish ? 'Platform deposit' : '店铺保证金')
    expect(names).not.toContain(isEnglish ? 'Main account' : '主账号')
    expect(await findViolations()).toEqual([])
    await page.user.type(sheet.getByLabelText(isEnglish ? 'Payment password' : '支付密码'), PAYMENT_PASSWORD)
    await page.user.click(sheet.getByRole('button', { name: isEnglish ? 'Confirm and complete' : '确认并完成交易' }))
    expect(
      await screen.findByText(
        isEnglish ? 'The handover has ended. The checklist can no longer change.' : '交接已经结束，清单不再变动。',
      ),
    ).toBeTruthy()
    expect(await availableOf(market.seller)).toBe(10_000_000)
    const owned = within(screen.getByRole('region', { name: isEnglish ? 'The shop is yours now' : '店铺是您的了' }))
    expect(owned.getByRole('link', { name: isEnglish ? /^View order/ : /^看订单/ }).getAttribute('href')).toBe(
      `/user_center/order_detail/${market.order.id}`,
    )
    owned.getByText(isEnglish ? 'Login phone number' : '登录手机号')
    expect(screen.queryByText(isEnglish ? 'To check' : '已交，待核对')).toBeNull()
    expect(await findViolations()).toEqual([])
  },
)

it('a checklist says that it has not begun, and that it rests while a refund is reviewed (HND-12)', async () => {
  const market = openOrdersMarket({ payerFen: 11_000_000 })
  const order = await market.pay(await market.place('deposit'))
  await renderPage(pathOf({ ...market, order }), { market, person: market.payer })
  expect(await screen.findByText(/^付清、签好合同后开始交接/)).toBeTruthy()
  const begun = { status: 'refund-under-review', handOverBegunAt: 1 } as const
  expect([handoverStage(begun), handoverStage({ ...begun, status: 'refunded' })]).toEqual(['paused', 'closed'])
})

it('an order page leads to its checklist; an order from before there were any is handed over without (HND-12)', async () => {
  const market = await checklistMarket()
  await asBuyer(market)
  expect((await screen.findByRole('link', { name: '打开交接清单' })).getAttribute('href')).toBe(pathOf(market))
  cleanup()
  const older = await boughtMarket()
  await renderPage(pathOf(older), { market: older, person: older.payer })
  expect(await screen.findByText('这笔订单没有交接清单。')).toBeTruthy()
})
