// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { valueOf } from '@diandu/core/testing'
import { DAY_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { findViolations } from '../../../app/testing/render-page.tsx'
import { asBuyer, asSeller, inSheet, press, handedOverMarket, type BoughtMarket } from '../testing/handed-over.ts'

const completedMarket = async (): Promise<BoughtMarket> => {
  const market = await handedOverMarket()
  market.transition(market.order.id, 'bill.confirmed', 'buyer')
  return market
}
const RATINGS = { truth: 4, communication: 4, speed: 4 }
const ofBuyer = async ({ payer, order }: BoughtMarket) => valueOf(await payer.device.reviews.ofOrder(order.id)).own

it.each(['zh-CN', 'en'] as const)(
  'a finished order offers a review and an invoice; what is not rated is told, and the review is hidden at first, in %s (REV-1, REV-2)',
  async (locale) => {
    const market = await completedMarket()
    const page = await asBuyer(market, locale)
    const isEnglish = locale === 'en'
    expect(
      (await screen.findByRole('link', { name: isEnglish ? 'Request an invoice' : '申请发票' })).getAttribute('href'),
    ).toBe('/user_center/server/Invoice')
    await press(page, isEnglish ? 'Review the seller' : '评价卖家')
    const sheet = await inSheet(isEnglish ? 'Review the seller' : '评价卖家')
    const submit = sheet.getByRole('button', { name: isEnglish ? 'Submit review' : '提交评价' })
    await page.user.click(submit)
    expect(await sheet.findByText(isEnglish ? 'Rate all three' : '三项都请打分')).toBeTruthy()
    for (const group of sheet.getAllByRole('group'))
      await page.user.click(within(group).getByRole('radio', { name: isEnglish ? /4 stars/ : /4 星/ }))
    fireEvent.input(sheet.getByRole('textbox'), { target: { value: '资料齐全' } })
    expect(await findViolations()).toEqual([])
    await page.user.click(submit)
    expect(await screen.findByText(isEnglish ? 'Not published yet' : '还没有公开')).toBeTruthy()
    expect(await ofBuyer(market)).toMatchObject({ ratings: RATINGS, words: '资料齐全', isShown: false })
  },
)

it('who writes second reads both at once, and answers the other’s review once (REV-2, REV-4)', async () => {
  const market = await completedMarket()
  valueOf(await market.payer.device.reviews.write(market.order.id, { ratings: RATINGS, words: '资料齐全' }))
  const page = await asSeller(market)
  expect(await screen.findByText(/^对方已经评价/)).toBeTruthy()
  expect(screen.queryByText('资料齐全')).toBeNull()
  await press(page, '评价买家')
  const sheet = await inSheet('评价买家')
  for (const group of sheet.getAllByRole('group'))
    await page.user.click(within(group).getByRole('radio', { name: /5 星/ }))
  await page.user.click(sheet.getByRole('button', { name: '提交评价' }))
  expect(await screen.findByText('资料齐全')).toBeTruthy()
  await press(page, '回复')
  const reply = await inSheet('回复对方的评价')
  fireEvent.input(reply.getByRole('textbox'), { target: { value: '谢谢' } })
  expect(await findViolations()).toEqual([])
  await page.user.click(reply.getByRole('button', { name: '提交回复' }))
  expect(await screen.findByText('回复：谢谢')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: '回复' })).toBeNull())
  expect(await ofBuyer(market)).toMatchObject({ reply: { words: '谢谢' } })
})

it('after fourteen days a deal of which nothing was said says that it is over (REV-3)', async () => {
  const market = await completedMarket()
  market.clock.advance(15 * DAY_MS)
  await asBuyer(market)
  expect(await screen.findByText('评价期已过。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '评价卖家' })).toBeNull()
})
