import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { logIn, PEOPLE } from '../../api/people.ts'
import { allOrders, capitalOf, cheapShops, type Card } from '../../api/market.ts'
import type { Phone } from '../../browser/phone.ts'
import { openStory } from '../steps/chapters.ts'
import { acceptTerms, choosePlan } from '../steps/checkout.ts'
import { logInOnPage } from '../steps/enter.ts'

/**
 * A page that can be made to ignore other tabs: it then learns of their changes by answers only. Its listeners come
 * before the page's own.
 */
const makeDeafable = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel')
    for (const event of ['storage', 'focus', 'visibilitychange', 'pageshow'])
      for (const target of [window, document])
        target.addEventListener(
          event,
          (heard) => {
            if ('isDeaf' in window) heard.stopImmediatePropagation()
          },
          { capture: true },
        )
  })

const deafen = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.set(window, 'isDeaf', true))

/** The device's user signs out in a tab of their own, and another one signs in. */
async function changeUser(page: Page, name: string): Promise<void> {
  await page.goto('/user_center/setting')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '退出', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByText('已退出登录').first().waitFor()
  await page.goto('/login')
  await logInOnPage(page, name)
  await page.waitForURL('**/user_center')
}

describe('Two tabs of one phone', () => {
  const story = openStory()
  const { shoot } = story.album
  let phone: Phone
  let beside: Page
  let shop: Card
  const first = () => phone.page
  const ordersOf = async (name: string) => allOrders(await logIn(story.journey().api, name))
  const moneyOf = async (name: string) => capitalOf(await logIn(story.journey().api, name))

  const comeToConfirming = async (): Promise<void> => {
    await first().goto(`/shop/${shop.id}/order`)
    await choosePlan(first(), 'deposit')
    await acceptTerms(first())
  }

  beforeAll(async () => {
    const { api, phone: open } = story.journey()
    ;[shop] = (await cheapShops(api, 1)) as [Card]
    phone = await open()
    await makeDeafable(phone.page)
    beside = await phone.context.newPage()
  })

  it('an order that is confirmed after another user has logged in beside it is not placed, and the page says so (SES-56, SES-58)', async () => {
    await first().goto('/login')
    await logInOnPage(first(), PEOPLE.zhou)
    await first().waitForURL('**/user_center')
    await comeToConfirming()
    await deafen(first())
    const before = await Promise.all([ordersOf(PEOPLE.zhou), ordersOf(PEOPLE.qin), moneyOf(PEOPLE.qin)])
    await changeUser(beside, PEOPLE.qin)

    await first().getByRole('button', { name: '提交订单' }).click()
    await first().getByText(`这台设备现在登录的是 ${PEOPLE.qin}，页面已重新打开`).first().waitFor()
    await shoot(first(), '90-another-user')
    expect(await Promise.all([ordersOf(PEOPLE.zhou), ordersOf(PEOPLE.qin), moneyOf(PEOPLE.qin)])).toEqual(before)
    // The first user's choices are not carried over to the other one.
    await first().getByRole('button', { name: '下一步：读协议' }).waitFor()
  })

  it('a page that is only looked on shows the other user by itself, and never both (SES-58)', async () => {
    await first().goto('/user_center')
    await first().getByText(PEOPLE.qin).first().waitFor()
    await changeUser(beside, PEOPLE.zhou)
    await first().getByText(`您已在别的窗口登录为 ${PEOPLE.zhou}`).first().waitFor()
    await first().getByRole('main').getByText(PEOPLE.zhou).first().waitFor()
    expect(await first().getByRole('main').textContent()).not.toContain(PEOPLE.qin)
  })

  it('Back to a page from before the login was changed shows nothing of its user (SES-58)', async () => {
    await first().goto('/user_center')
    await first().getByRole('main').getByText(PEOPLE.zhou).first().waitFor()
    await first().goto('/robots.txt')
    await changeUser(beside, PEOPLE.qin)
    await first().goBack()
    await first().getByRole('main').getByText(PEOPLE.qin).first().waitFor()
    expect(await first().getByRole('main').textContent()).not.toContain(PEOPLE.zhou)
  })

  it('after a logout beside it, a page shows nothing any more and asks for a login (SES-58)', async () => {
    await beside.goto('/user_center/setting')
    await beside.getByRole('button', { name: '退出登录' }).click()
    await beside.getByRole('button', { name: '退出', exact: true }).click()
    await first().waitForURL('**/login')
    await first().getByText('您已在别的窗口退出登录，页面已重新打开').first().waitFor()
  })

  it('a visitor’s page becomes the user’s who logs in beside it, and stays where it is (SES-58)', async () => {
    await first().goto(`/shop/${shop.id}`)
    await first().waitForLoadState('networkidle')
    await beside.goto('/login')
    await logInOnPage(beside, PEOPLE.zhou)
    await beside.waitForURL('**/user_center')
    await first().getByText(`您已在别的窗口登录为 ${PEOPLE.zhou}`).first().waitFor()
    await first().getByRole('button', { name: '收藏' }).click()
    await expect.poll(() => first().getByRole('button', { name: '收藏' }).getAttribute('aria-pressed')).toBe('true')
  })
})
