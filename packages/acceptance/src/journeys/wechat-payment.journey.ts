import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { capitalOf } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { logInOnPage } from './steps/enter.ts'

const RECHARGE = '/user_center/server/recharge'

describe('Money paid inside WeChat', () => {
  const story = openStory()
  const { shoot } = story.album
  /** The page of the simulated shells, and in its frame the market inside WeChat. */
  let page: Page
  let framed: FrameLocator
  let availableFen = 0

  const availableNow = async () => (await capitalOf(await logIn(story.journey().api, PEOPLE.zhou))).availableFen
  const begin = async (inside: Page | FrameLocator, yuan: string) => {
    await inside.getByLabel('充值金额').fill(yuan)
    await inside.getByRole('button', { name: '下一步' }).click()
    await inside.getByText('等待付款结果').waitFor()
  }
  const inSheet = async (choice: string) => {
    await page.getByRole('alertdialog').getByText('¥').waitFor()
    await page.getByRole('button', { name: choice, exact: true }).click()
  }

  beforeAll(async () => {
    ;({ page } = await story.journey().phone({ width: 1200 }))
    await page.goto('/login')
    await logInOnPage(page, PEOPLE.zhou)
    await page.waitForURL('**/user_center')
    availableFen = await availableNow()
    await page.goto(`/sandbox/shell?shell=wechat&path=${RECHARGE}`)
    framed = page.frameLocator('iframe')
  })

  it('WeChat says who the payer is, and a sheet that is closed or lies credits nothing (WAL-60)', async () => {
    await begin(framed, '100')
    await framed.getByRole('link', { name: '微信支付' }).click()
    await framed.getByRole('button', { name: '微信支付' }).click()
    await inSheet('关闭付款窗口')
    await framed.getByText('没有付款', { exact: true }).waitFor()
    await framed.getByRole('button', { name: '再次打开微信支付' }).click()
    await inSheet('没有支付，却说成功')
    await framed.getByText('正在核对付款').waitFor()
    await framed.getByText('等待付款结果').waitFor()
    expect(await availableNow()).toBe(availableFen)
  })

  it('the sheet is opened again for the same payment, and paid (WAL-60)', async () => {
    await framed.getByRole('button', { name: '再次打开微信支付' }).click()
    await inSheet('支付')
    await framed.getByText('钱已到账').waitFor()
    expect(await availableNow()).toBe(availableFen + 100_00)
  })

  it('a sheet that was paid and never says so is found out by the page (WWA-22)', async () => {
    await framed.getByRole('link', { name: '再充一笔' }).click()
    await begin(framed, '200')
    await framed.getByRole('button', { name: '微信支付' }).click()
    await inSheet('支付，但不回话')
    await framed.getByText('钱已到账').waitFor()
    expect(await availableNow()).toBe(availableFen + 300_00)
  })

  it('another session on another phone asks WeChat again (WAL-60)', async () => {
    const { page: phone } = await story.journey().phone({ userAgentWord: 'MicroMessenger/8.0.50' })
    await phone.goto('/login')
    await logInOnPage(phone, PEOPLE.zhou)
    await phone.waitForURL('**/user_center')
    await phone.goto(RECHARGE)
    await begin(phone, '100')
    await phone.getByRole('link', { name: '微信支付' }).waitFor()
    await shoot(phone, '85-wechat-visit')
    await phone.getByRole('link', { name: '微信支付' }).tap()
    await phone.getByRole('button', { name: '微信支付' }).waitFor()
    expect(phone.url()).toMatch(/\?request=[\w-]+$/)
    await shoot(phone, '86-wechat-sheet')
  })

  itWasWithoutFault('nothing there offended axe, logged an error or asked for what is not there', story)
})
