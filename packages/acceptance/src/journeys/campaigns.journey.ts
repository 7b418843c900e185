import { describe, expect, it } from 'vitest'
import { PEOPLE } from '../api/people.ts'
import { logInOver } from './steps/enter.ts'
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

  it('tells afterwards what was given out, and leads to what comes next (CAM-14, CAM-23)', () =>
    at('2027-01-25T02:00:00Z', async ({ page }) => {
      await page.goto(PATH)
      await page.getByRole('heading', { name: '上一场的结果' }).waitFor()
      expect(await page.getByText('领走 1 张，共 2,000 张').count()).toBe(1)
      await album.shoot(page, '72-campaign-over')
      await page.getByRole('link', { name: '下一场：周年庆' }).click()
      await page.waitForURL('**/activity/anniversary')
    }))

  it('every page was without fault (WEB-6)', () => {
    expect(album.complaints()).toEqual([])
    expect(faults()).toEqual([])
  })
})
