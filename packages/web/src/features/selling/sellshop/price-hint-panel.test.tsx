// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSellForm } from '@diandu/core/testing'
import type { ShopId } from '@diandu/core/catalog'
import { sellDraftText, type PriceHint } from '@diandu/core/selling'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { renderPage, withPort } from '../../../app/testing/render-page.tsx'

type Example = PriceHint['examples'][number]
const exampleOf = (title: string, change: Partial<Example>): Example => ({
  id: title as ShopId,
  title,
  platform: 1,
  kind: 'flagship',
  industry: 'womenswear',
  rating: 4.8,
  priceFen: 12_000_000,
  soldFen: null,
  status: 'on-sale',
  ...change,
})

it('what comparable shops ask is shown as a picture, and can be taken over (SEL-23, SEL-48)', async () => {
  const market = openTestMarket()
  const content = sellDraftText(aSellForm({ platform: '1', kind: 'flagship', price: '' }))
  localStorage.setItem(
    'diandu_draft_sell',
    JSON.stringify({ of: '', revision: 0, isSynced: false, startedAt: 7, content }),
  )
  const page = await renderPage('/sellshop?step=money', {
    market,
    change: withPort('comparables', {
      priceHint: async () => ({
        ok: true,
        value: {
          basis: 'kind',
          soldCount: 2,
          onSaleCount: 9,
          lowFen: 10_000_000,
          middleFen: 12_000_000,
          highFen: 15_000_000,
          examples: [
            exampleOf('成交过的店', { soldFen: 11_000_000, status: 'sold' }),
            exampleOf('成交价不详的店', { status: 'sold' }),
            exampleOf('在售的店', {}),
          ],
        },
      }),
    }),
  })
  await screen.findByRole('img', { name: '同类店铺：较低 ¥10万，中间 ¥12万，较高 ¥15万' })
  const examples = screen.getByText('最相近的 3 家').closest('details')
  expect(examples?.open).toBe(false)
  expect([...(examples?.querySelectorAll('li') ?? [])].map((one) => one.textContent)).toEqual([
    '成交过的店评分 4.80 · 成交价 ¥11万',
    '成交价不详的店评分 4.80 · 标价 ¥12万 · 已成交',
    '在售的店评分 4.80 · 标价 ¥12万',
  ])
  await page.user.click(screen.getByRole('button', { name: '用中间价 ¥12万' }))
  expect(screen.getByLabelText<HTMLInputElement>('标价（元）').value).toBe('120000')
})
