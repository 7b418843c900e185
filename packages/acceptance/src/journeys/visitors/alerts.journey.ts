import { describe, expect, it } from 'vitest'
import { openApi } from '../../api/api-client.ts'
import type { Card, Page as ListPage } from '../../api/market.ts'
import { logIn, PEOPLE } from '../../api/people.ts'
import { logInOnPage, logInOver } from '../steps/enter.ts'
import { openInstants } from '../steps/open-instants.ts'

interface OwnShop {
  readonly id: string
  readonly stage: string
  readonly revision: number
  readonly hasOrder: boolean
  readonly card: Card
}

/** In China it is eleven at night, and eleven in the morning after it. */
const NIGHT = '2026-12-01T15:00:00Z'
const MORNING = '2026-12-02T03:00:00Z'
/** Below what any shop of the demonstration costs, in yuan. */
const MAX_YUAN = 999
const FALLEN_FEN = 95_000

describe('From a filter to a message of it', () => {
  const { album, at, faults } = openInstants()
  let title = ''

  it('a visitor chooses a filter, logs in and saves it; what happens at night stays silent (ALR-1, ALR-7, ALR-15)', () =>
    at(NIGHT, async ({ page }, server) => {
      await page.goto('/lists')
      await page.getByRole('button', { name: '筛选', exact: true }).click()
      const sheet = page.getByRole('dialog', { name: '筛选店铺' })
      await sheet.getByLabel('最高价').fill(String(MAX_YUAN))
      await sheet.getByRole('button', { name: '保存为提醒' }).waitFor()
      // Counts that are on their way are faint.
      await sheet.locator('[aria-busy="false"]').waitFor()
      await album.shoot(page, '70-filter-to-save')
      await sheet.getByRole('button', { name: '保存为提醒' }).click()
      await logInOver(page, PEOPLE.qin)
      await page.waitForURL(`**/user_center/alerts?max=${MAX_YUAN}`)
      await page.getByRole('radio', { name: '立即提醒' }).check({ force: true })
      await page.getByRole('textbox', { name: '名称' }).fill('便宜的店')
      await album.shoot(page, '71-save-alert')
      await page.getByRole('button', { name: '保存提醒' }).click()
      await page.waitForURL('**/user_center/alerts')
      await page.getByRole('heading', { name: '便宜的店' }).waitFor()
      await page.getByText('现在还没有符合的').waitFor()
      await album.shoot(page, '72-alerts')
      const seller = await logIn(await openApi(server.url), PEOPLE.zhao)
      const { items } = await seller.must<ListPage<OwnShop>>('GET sell/shops', { group: 'selling' })
      const shop = items.find(({ stage, hasOrder }) => stage === 'on-sale' && !hasOrder)
      if (shop === undefined) throw new Error('The seller has nothing on sale')
      title = shop.card.title
      await seller.must('PUT sell/price', { id: shop.id, revision: shop.revision, priceFen: FALLEN_FEN })
      // Longer than the sweep that matches and tells.
      await expect
        .poll(async () => {
          await page.reload()
          return page.getByText('现有 1 家符合').count()
        })
        .toBe(1)
      expect(await page.getByText(/还没有提醒过/).count()).toBe(1)
    }))

  it('in the morning one message stands in the inbox and leads to the list of the filter (ALR-7, ALR-8)', () =>
    at(MORNING, async ({ page }) => {
      await page.goto('/login')
      await logInOnPage(page, PEOPLE.qin)
      await page.waitForURL('**/user_center')
      await expect
        .poll(
          async () => {
            await page.goto('/message?kind=match')
            await page.waitForLoadState('networkidle')
            return page.getByRole('link', { name: /便宜的店/ }).count()
          },
          { timeout: 60_000 },
        )
        .toBe(1)
      await page.getByRole('link', { name: /便宜的店/ }).click()
      await page.waitForURL('**/message/details/*')
      await page.getByRole('link', { name: '看符合的店铺' }).waitFor()
      expect(await page.getByRole('main').innerText()).toContain('1 家新店')
      expect(await page.getByRole('main').innerText()).toContain(title)
      await album.shoot(page, '73-alert-message')
      await page.getByRole('link', { name: '看符合的店铺' }).click()
      await page.waitForURL(`**/lists?max=${MAX_YUAN}&sort=latest`)
      await page.getByText('共 1 家在售').waitFor()
      expect(await page.getByTestId('shop-card').count()).toBe(1)
      await page.goto('/user_center/alerts')
      await page.getByText(/上次提醒 2026-12-02 11:/).waitFor()
    }))

  it('every page was without fault (WEB-6)', () => {
    expect(album.complaints()).toEqual([])
    expect(faults()).toEqual([])
  })
})
