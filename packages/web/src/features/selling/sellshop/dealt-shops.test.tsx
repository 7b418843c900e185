// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aSellForm, exampleShop } from '@diandu/core/testing'
import { sellDraftText } from '@diandu/core/selling'
import { findViolations } from '../../../app/testing/find-violations.ts'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { renderPage } from '../../../app/testing/render-page.tsx'

beforeEach(() => {
  localStorage.clear()
  const content = sellDraftText(aSellForm({ platform: '1', kind: 'flagship' }))
  localStorage.setItem(
    'diandu_draft_sell',
    JSON.stringify({ of: '', revision: 0, isSynced: false, startedAt: 7, content }),
  )
})
afterEach(cleanup)

/** A market with so many sold shops of the draft's platform and kind. */
function marketWithSales(count: number) {
  const market = openTestMarket(0)
  for (let number = 1; number <= count; number += 1)
    market.shelve(
      market.seller.userId,
      exampleShop(number, { platform: 1, kind: 'flagship', status: 'sold', priceFen: 16_800_000 }),
    )
  return market
}

const part = () => screen.findByRole('region', { name: '成交过的同类店铺' })

it('shops like the seller’s own that were sold stand beside the price, with what they asked, and more upon a press (SEL-21)', async () => {
  const page = await renderPage('/sellshop?step=money', { market: marketWithSales(24) })
  const dealt = within(await part())
  await waitFor(() => expect(dealt.getAllByRole('listitem').length).toBeGreaterThan(4))
  const first = dealt.getAllByRole('listitem').length
  expect(dealt.getAllByRole('listitem')[0]?.textContent).toContain('标价 ¥16.8万')
  expect(dealt.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/shop\//)
  await page.user.click(dealt.getByRole('button', { name: '再看几家' }))
  await waitFor(() => expect(dealt.getAllByRole('listitem').length).toBeGreaterThan(first))
  expect(await findViolations()).toEqual([])
})

it('where none was sold, it says so', async () => {
  await renderPage('/sellshop?step=money', { market: marketWithSales(0) })
  await within(await part()).findByText('同平台、同类型的店铺在这里还没有成交过。')
})
