// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { findViolations } from '../../../app/testing/find-violations.ts'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { renderPage } from '../../../app/testing/render-page.tsx'

afterEach(cleanup)

const PATH = '/user_center/server/money_detail'

it.each([
  ['zh-CN', ['收入', '充值', '变动后余额', '¥1,234.50', 'posting-1']],
  ['en', ['In', 'Recharge', 'Balance afterwards', '¥1,234.50', 'posting-1']],
] as const)('[WLT-6] tells one bill whole, in %s', async (locale, texts) => {
  const market = openTestMarket()
  market.credit(market.buyer.userId, 1_234_50)
  await renderPage(`${PATH}?id=posting-1`, { market, person: market.buyer, locale })
  for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  expect(await findViolations()).toEqual([])
})

it('[WLT-6] of another person, or of nobody, says that there is none, and leads back', async () => {
  const market = openTestMarket()
  market.credit(market.seller.userId, 5)
  await renderPage(`${PATH}?id=posting-1`, { market, person: market.buyer })
  expect(await screen.findByText('没有找到这笔账单')).toBeTruthy()
  expect(screen.getByRole('link', { name: '回到账单' }).getAttribute('href')).toBe('/user_center/server/history')
})
