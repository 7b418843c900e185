// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aSellForm, exampleShop } from '@diandu/core/testing'
import { INDUSTRIES, type Industry } from '@diandu/core/catalog'
import { sellDraftText } from '@diandu/core/selling'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const FORM = aSellForm({ platform: '1', kind: 'flagship' })
const OTHER = Object.keys(INDUSTRIES).find((industry) => industry !== FORM.industry) as Industry

beforeEach(() => {
  const content = sellDraftText(FORM)
  localStorage.setItem(
    'diandu_draft_sell',
    JSON.stringify({ of: '', revision: 0, isSynced: false, startedAt: 7, content }),
  )
})

/** A market with so many sold shops of the draft's platform and kind. */
function marketWithSales(count: number) {
  const market = openTestMarket(0)
  for (let number = 1; number <= count; number += 1)
    market.shelve(
      market.seller.userId,
      exampleShop(number, {
        platform: 1,
        kind: 'flagship',
        industry: FORM.industry as Industry,
        status: 'sold',
        priceFen: 16_800_000,
      }),
    )
  return market
}

const part = () => screen.findByRole('region', { name: '成交过的同类店铺' })

it('at most five shops of the seller’s platform, kind and industry that were sold are folded beside the price (SEL-21, SEL-46)', async () => {
  const market = marketWithSales(24)
  market.shelve(
    market.seller.userId,
    exampleShop(99, { platform: 1, kind: 'flagship', industry: OTHER, status: 'sold', title: '不同行业' }),
  )
  const { user } = await renderPage('/sellshop?step=money', { market })
  const dealt = within(await part())
  const summary = dealt.getByText('成交过的同类店铺')
  expect(summary.closest('details')?.open).toBe(false)
  await user.click(summary)
  await waitFor(() => expect(dealt.getAllByRole('listitem')).toHaveLength(5))
  expect(dealt.getAllByRole('listitem')[0]?.textContent).toContain('标价 ¥16.8万')
  expect(dealt.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/shop\//)
  expect(dealt.queryByText('不同行业')).toBeNull()
  expect(await findViolations()).toEqual([])
})

it('a seller is asked for a level in the words of their platform (SEL-47)', async () => {
  await renderPage('/sellshop?step=figures', { market: openTestMarket(0) })
  expect(await screen.findByText('按平台的叫法填写，如“综合体验 4.6 星”')).toBeTruthy()
})

it('where none was sold, it says so', async () => {
  await renderPage('/sellshop?step=money', { market: marketWithSales(0) })
  await within(await part()).findByText('同平台、同类型、同行业的店铺在这里还没有成交过。')
})
