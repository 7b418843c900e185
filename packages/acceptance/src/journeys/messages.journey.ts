import { beforeAll, describe, expect, it } from 'vitest'
import { cheapShops, place } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import type { Phone } from '../browser/phone.ts'
import { runOps } from '../server/run-ops.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { logInOnPage } from './steps/enter.ts'

const TITLE = '春节期间照常交割'

describe('Messages read on two devices', () => {
  const story = openStory()
  const { shoot } = story.album
  let one: Phone
  let other: Phone

  const enter = async (): Promise<Phone> => {
    const phone = await story.journey().phone()
    await phone.page.goto('/login')
    await logInOnPage(phone.page, PEOPLE.qin)
    await phone.page.waitForURL('**/user_center')
    return phone
  }
  /** Stands in for leaving the browser's tab and coming back. */
  const comeBack = ({ page }: Phone) => page.evaluate('window.dispatchEvent(new Event("visibilitychange"))')

  beforeAll(async () => {
    const { api } = story.journey()
    const buyer = await logIn(api, PEOPLE.qin)
    const [shop] = await cheapShops(api, 1)
    if (shop === undefined) throw new Error('The market has shops')
    await place(buyer, shop, 'full')
    one = await enter()
    other = await enter()
  })

  it("the operator's announcement reaches all accounts (MSG-12)", async () => {
    const { installation } = story.journey()
    const announcement = ['--title', TITLE, '--text', '客服 9 点到 18 点在线。', '--by', 'Li Na'] as const
    const published = await runOps(installation, 'announcements', 'publish', ...announcement)
    expect(published.exitCode, published.output).toBe(0)
    // A sweep carries it to all accounts.
    await expect
      .poll(async () => (await runOps(installation, 'announcements', 'list')).output, { timeout: 60_000 })
      .toMatch(new RegExp(`told .*${TITLE}`))
  })

  it('the tab bar counts what is unread, and leads to it by days and kinds (MSG-5, MSG-6)', async () => {
    const { page } = one
    await page
      .getByRole('navigation')
      .getByText(/条未读消息/)
      .waitFor({ state: 'attached' })
    await page.getByRole('link', { name: /^消息/ }).click()
    await page.waitForURL('**/message')
    await page.getByRole('heading', { name: '今天' }).waitFor()
    await page.getByRole('link', { name: /轮到您：付款/ }).waitFor()
    await page.getByRole('link', { name: new RegExp(TITLE) }).waitFor()
    await shoot(page, '70-messages')
  })

  it('a message that one device opens is read on the other upon coming back to it (MSG-6, MSG-11)', async () => {
    await other.page.goto('/message')
    await other.page.getByRole('link', { name: '订单 1', exact: true }).waitFor()
    await one.page.getByRole('link', { name: '订单 1', exact: true }).click()
    await one.page.waitForURL('**/message?kind=order')
    await one.page.getByRole('link', { name: /轮到您：付款/ }).click()
    await one.page.waitForURL('**/message/details/*')
    await one.page.getByRole('link', { name: '去看订单' }).waitFor()
    await shoot(one.page, '71-message')
    await expect
      .poll(async () => {
        await comeBack(other)
        return other.page.getByRole('link', { name: '订单 1', exact: true }).count()
      })
      .toBe(0)
    const kinds = other.page.getByRole('group', { name: '按类别看' })
    await kinds.getByRole('link', { name: '订单', exact: true }).waitFor()
    await one.page.getByRole('link', { name: '去看订单' }).click()
    await one.page.waitForURL('**/user_center/order_detail/*')
  })

  it('all are marked as read on one device, and the count is gone from the tab bar of the other (MSG-6)', async () => {
    await other.page.getByRole('button', { name: '全部标为已读' }).click()
    await other.page.getByRole('button', { name: '全部标为已读' }).waitFor({ state: 'detached' })
    await one.page.goto('/user_center')
    await one.page.getByRole('link', { name: '消息', exact: true }).waitFor()
    await expect.poll(() => one.page.getByText(/条未读消息/).count()).toBe(0)
  })

  it('a kind is switched off in the settings of one device, and is off on the other (MSG-8)', async () => {
    await one.page.goto('/user_center/setting')
    const badgeOf = ({ page }: Phone) => page.getByRole('group', { name: '价格' }).getByRole('button', { name: '计数' })
    await badgeOf(one).click()
    await expect.poll(() => badgeOf(one).getAttribute('aria-pressed')).toBe('false')
    await shoot(one.page, '72-message-switches')
    await other.page.goto('/user_center/setting')
    await expect.poll(() => badgeOf(other).getAttribute('aria-pressed')).toBe('false')
  })

  it("another person's message is as missing as one that never was (MSG-7)", async () => {
    const { api, phone } = story.journey()
    const { items } = await (await logIn(api, PEOPLE.qin)).must<{ items: readonly { id: string }[] }>('GET message', {})
    const stranger = await phone()
    await stranger.page.goto(`/message/details/${items[0]?.id}`)
    await stranger.page.waitForURL('**/login')
    await logInOnPage(stranger.page, PEOPLE.zhou)
    await stranger.page.getByText('没有找到这条消息，可能已经清理').waitFor()
    await shoot(stranger.page, '73-message-gone')
  })

  itWasWithoutFault('met no fault on the way (WEB-6)', story)
})
