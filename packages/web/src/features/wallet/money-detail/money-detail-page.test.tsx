// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCardNumber } from '@diandu/core/testing'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const PATH = '/user_center/server/money_detail'

it.each([
  ['zh-CN', ['收入', '充值', '变动后余额', '¥1,234.50', 'posting-1']],
  ['en', ['Money in', 'Top-up', 'Balance after', '¥1,234.50', 'posting-1']],
] as const)('the page tells one bill whole, in %s (BIL-1)', async (locale, texts) => {
  const market = openTestMarket()
  market.credit(market.buyer.userId, 1_234_50)
  await renderPage(`${PATH}?id=posting-1`, { market, person: market.buyer, locale })
  for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  expect(await findViolations()).toEqual([])
})

it('the line of a withdrawal leads to it, and shows no number of ours in its place (BIL-1)', async () => {
  const market = openTestMarket()
  const person = market.enrol({
    username: 'drawer',
    mobile: '13800000009',
    password: 'draws-1',
    paymentPassword: '295174',
  })
  market.credit(person.userId, 100_00)
  const card = await person.device.bankCards.add({ bank: 'CMB', holder: '林小满', number: aCardNumber() })
  const requested = await person.device.withdrawals.request(
    { cardId: card.ok ? card.value.id : '', amountFen: 30_00, paymentPassword: '295174' },
    'a-key-for-this',
  )
  const id = requested.ok ? requested.value.id : ''
  await renderPage(`${PATH}?id=posting-2`, { market, person })
  expect((await screen.findByRole('link', { name: '查看这笔提现' })).getAttribute('href')).toBe(
    `/user_center/server/cash_draw?request=${id}`,
  )
  expect(screen.queryByText('事由')).toBeNull()
  expect(await findViolations()).toEqual([])
})

it('a line of another user, or an unknown one, is said not to be there, and the page leads back (BIL-1)', async () => {
  const market = openTestMarket()
  market.credit(market.seller.userId, 5)
  await renderPage(`${PATH}?id=posting-1`, { market, person: market.buyer })
  expect(await screen.findByText('没有找到这笔账单')).toBeTruthy()
  expect(screen.getByRole('link', { name: '回到账单' }).getAttribute('href')).toBe('/user_center/server/history')
})
