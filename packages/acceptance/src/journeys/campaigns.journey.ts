import { describe, expect, it } from 'vitest'
import { PEOPLE } from '../api/people.ts'
import { openApi } from '../api/api-client.ts'
import type { Phone } from '../browser/phone.ts'
import { endSessionOf } from './steps/end-sessions.ts'
import { logInOnPage, logInOver } from './steps/enter.ts'
import { openInstants } from './steps/open-instants.ts'

/** New Year goods are from the first to the 20th of January. */
const PATH = '/activity/double-festival'

describe('A campaign before, in and after its days, on the same data', () => {
  const { album, at, faults } = openInstants()

  it('counts down before, and takes a reminder (CAM-14, CAM-20)', () =>
    at('2026-12-28T02:00:00Z', async ({ page }) => {
      await page.goto(PATH)
      await page.getByText('2027-01-01 0 点开始').waitFor()
      await page.getByText('现在没有可以领的券').waitFor()
      await album.shoot(page, '70-campaign-before')
      await page.getByRole('button', { name: '开始时提醒我' }).click()
      await logInOver(page, PEOPLE.zhou)
      await page.getByRole('paragraph').filter({ hasText: '已记下' }).waitFor()
    }))

  it('gives out coupons and counts points while it lasts, by keyboard too (CAM-18, CAM-26)', () =>
    at('2027-01-05T02:00:00Z', async ({ page }) => {
      await page.goto(PATH)
      await page.getByText('进行中，到 2027-01-20 24 点结束').waitFor()
      await album.shoot(page, '71-campaign-open')
      await page.getByRole('button', { name: '登录后领取' }).focus()
      await page.keyboard.press('Enter')
      await logInOver(page, PEOPLE.zhou)
      await page.getByText('看我的优惠券').waitFor()
      await page.reload()
      await page.getByText('您第 1 名，4 分').waitFor()
    }))

  it('takes a reminder and gives out coupons by one press each where the login had lapsed (SES-55)', async () => {
    const pressLapsed = async ({ page, ...phone }: Phone, url: string, name: string) => {
      await page.goto('/login')
      await logInOnPage(page, PEOPLE.lin)
      await page.waitForURL('**/user_center')
      await page.goto(PATH)
      await page.getByRole('button', { name }).waitFor()
      await page.waitForLoadState('networkidle')
      await endSessionOf({ page, ...phone }, await openApi(url))
      await page.getByRole('button', { name }).click()
      await logInOver(page, PEOPLE.lin)
    }
    await at('2026-12-28T02:00:00Z', async (phone, { url }) => {
      await pressLapsed(phone, url, '开始时提醒我')
      await phone.page.getByRole('paragraph').filter({ hasText: '已记下' }).waitFor()
    })
    await at('2027-01-05T02:00:00Z', async (phone, { url }) => {
      await pressLapsed(phone, url, '一键领取')
      await phone.page.getByText('看我的优惠券').waitFor()
    })
  })

  it('tells afterwards what was given out, and leads to what comes next (CAM-14, CAM-23)', () =>
    at('2027-01-25T02:00:00Z', async ({ page }) => {
      await page.goto(PATH)
      await page.getByRole('heading', { name: '上一场的结果' }).waitFor()
      expect(await page.getByText('领走 2 张，共 2,000 张').count()).toBe(1)
      await album.shoot(page, '72-campaign-over')
      await page.getByRole('link', { name: '下一场：周年庆' }).click()
      await page.waitForURL('**/activity/anniversary')
    }))

  it('every page was without fault (WEB-6)', () => {
    expect(album.complaints()).toEqual([])
    expect(faults()).toEqual([])
  })
})
