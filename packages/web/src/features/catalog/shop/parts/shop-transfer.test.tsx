// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { exampleShop } from '@diandu/core/testing'
import type { ShopFigures } from '@diandu/core/catalog'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../../app/testing/open-test-market.ts'

const says = <T,>(value: T) => ({ value, by: 'seller', at: Date.UTC(2026, 2, 9) }) as const
const figuresOf = (change: Partial<ShopFigures>): ShopFigures => ({ ...exampleShop(1).figures, ...change })

const showShop = async (change: Parameters<typeof exampleShop>[1]) => {
  const market = openTestMarket(0)
  market.shelve(market.seller.userId, exampleShop(1, change))
  const page = await renderPage('/shop/shop-0001', { market })
  const title = await screen.findByText('能不能过户')
  return { page, block: within(title.closest('details') as HTMLElement) }
}

it('a shop’s page shows the verdict of its way of transfer, and why once it is opened (TRF-7, TRF-10)', async () => {
  const { page, block } = await showShop({
    platform: 2,
    kind: 'personal',
    transferWay: 'real-name-change',
    figures: figuresOf({ transferWay: says('real-name-change'), shopHolderKind: says('person') }),
  })
  expect(block.getByText('不能过户')).toBeTruthy()
  expect(block.getByText('卖账号、移交登录')).toBeTruthy()
  expect(block.getAllByText('请向平台确认')).toHaveLength(2)
  await page.user.click(block.getByText('能不能过户'))
  expect(block.getByText('平台禁止买卖账号')).toBeTruthy()
  expect(block.getByText(/^二手资料 · insight\.xiaoduoai\.com · 2026-11-26 读取/)).toBeTruthy()
  expect(block.getByText(/^规则版本 2026-11-26/)).toBeTruthy()
  expect(block.getByRole('link', { name: '查其他过户方式' }).getAttribute('href')).toBe(
    '/instrument/transfer?platform=2&kind=personal&holder=person',
  )
  expect(await findViolations()).toEqual([])
})

it('a way that may be several procedures is answered for each, and one without a rule is unknown (TRF-8, TRF-10)', async () => {
  const { page, block } = await showShop({
    platform: 39,
    transferWay: 'platform-transfer',
    figures: figuresOf({ transferWay: says('platform-transfer') }),
  })
  expect(block.getAllByText('有条件过户')).toHaveLength(2)
  expect(block.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '平台过户（美国站）',
    '平台过户（泰国站）',
  ])
  page.unmount()
  const other = await showShop({
    platform: 1,
    kind: 'flagship',
    transferWay: 'equity-transfer',
    figures: figuresOf({ transferWay: says('equity-transfer') }),
  })
  expect(other.block.getByText('还不能确定')).toBeTruthy()
  expect(other.block.getByText('转让公司股权')).toBeTruthy()
})
