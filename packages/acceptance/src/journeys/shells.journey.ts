import { describe, expect, it, vi } from 'vitest'
import { cheapShops, place, type Page as ListPage } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { itWasWithoutFault, openStory } from './steps/chapters.ts'
import { CHANNEL_MESSAGES, makeAppToken, simulateApp, type AppName } from './steps/simulate-app.ts'
import { expectShared } from './steps/shared-data.ts'
import { PATIENCE_MS } from '../browser/patience.ts'

const APPS: readonly AppName[] = ['android', 'ios']
interface InboxMessage {
  readonly id: string
  readonly readAt: number | null
}

/** Longer than an app is waited for. */

describe('The shells around the pages', () => {
  const story = openStory()
  const { shoot } = story.album

  const openApp = async (app: AppName, giveToken: () => Promise<string | undefined>) => {
    const { page } = await story.journey().phone({ userAgentWord: CHANNEL_MESSAGES[app] })
    return { page, ...(await simulateApp(page, app, giveToken)) }
  }
  const appToken = () => makeAppToken(story.journey().server.url, PEOPLE.zhou)

  it.each(APPS)('the app’s person is in the user center without seeing a login (%s) (WSE-1)', async (app) => {
    const { page, received } = await openApp(app, appToken)
    const seen: string[] = []
    page.on('framenavigated', () => seen.push(new URL(page.url()).pathname))
    await page.goto('/user_center')
    await page.getByText(PEOPLE.zhou).first().waitFor()
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '订单' }).click()
    await page.getByRole('heading', { level: 1, name: '我的订单' }).waitFor()
    expect(seen).not.toContain('/login')
    expect(received().filter(([name]) => name === 'login')).toEqual([])
    expect(received()).toContainEqual(['getToken', 'dianduAppToken'])
    await vi.waitFor(() => expect(received()).toContainEqual(['titleView', '{"visible":false}']), PATIENCE_MS)
  })

  it('a visitor who keeps a shop in the app is let in by its token, and is back at the shop (WSE-1)', async () => {
    const [shop] = await cheapShops(story.journey().api, 1)
    const { page } = await openApp('ios', appToken)
    await page.goto(`/shop/${shop?.id}`)
    await page.getByRole('button', { name: '收藏' }).click()
    await page.waitForFunction(() => document.cookie.includes('token='))
    await page.waitForURL(`**/shop/${shop?.id}`)
    await page.getByText('已收藏').first().waitFor()
  })

  it.each(APPS)('an app that never answers is asked to log in, and the page says so (%s) (SES-15)', async (app) => {
    const { page, received } = await openApp(app, async () => undefined)
    await page.goto('/user_center')
    await page.getByText('正在向 App 核对您的登录').first().waitFor()
    await page.getByText('请先在 App 里登录').waitFor({ timeout: PATIENCE_MS })
    expect(received().filter(([name]) => name === 'login')).toHaveLength(1)
    if (app === 'android') await shoot(page, '50-the-app-is-asked-to-log-in')
  })

  it.each(APPS)('a shop’s picture is drawn on the phone and handed to the app to save (%s) (WEB-126)', async (app) => {
    const [shop] = await cheapShops(story.journey().api, 1)
    const { page, received } = await openApp(app, appToken)
    await page.goto(`/shop/${shop?.id}?from=timeline`)
    await page.getByRole('button', { name: '分享', exact: true }).click()
    const picture = page.getByRole('img', { name: /^分享图片/ })
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(750)
    const link = page.getByRole('textbox', { name: '链接' })
    expect(await link.inputValue()).toBe(`${new URL(page.url()).origin}/shop/${shop?.id}`)
    if (app === 'ios') await shoot(page, '53-a-shop-as-a-picture')
    await page.getByRole('button', { name: '保存到相册' }).click()
    await page.getByText('图片已经交给 App 保存').waitFor()
    const [, saved = ''] = received().find(([name]) => name === 'savePicture') ?? []
    expect(saved).toMatch(/^data:image\/png;base64,/)
  })

  it('in WeChat a campaign’s picture is held to be saved, and Back closes it (WEB-123, WEB-126)', async () => {
    const { page } = await story.journey().phone({ userAgentWord: 'MicroMessenger/8.0.50' })
    await page.goto('/activity/double-twelve')
    await page.getByRole('button', { name: '分享', exact: true }).click()
    const picture = page.getByRole('img', { name: /^分享图片：双十二/ })
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(750)
    await page.getByText(/^长按图片，保存下来或发给朋友/).waitFor()
    await shoot(page, '53-a-campaign-as-a-picture')
    await page.goBack()
    await picture.waitFor({ state: 'hidden' })
  })

  it('a user who logs in in the app and comes back goes on where they were (WSE-1)', async () => {
    let isSignedIn = false
    const { page, received } = await openApp('android', async () => (isSignedIn ? appToken() : ''))
    await page.goto('/user_center/order')
    await page.getByText('请先在 App 里登录').waitFor()
    isSignedIn = true
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByRole('heading', { level: 1, name: '我的订单' }).waitFor()
    expect(received().filter(([name]) => name === 'login')).toHaveLength(1)
  })

  it.each(APPS)(
    'a notification leads through the app’s login to its message, which is read then (%s) (MSG-20, MSG-11)',
    async (app) => {
      const { api } = story.journey()
      const [shop] = await cheapShops(api, 1)
      if (shop === undefined) throw new Error('The market has shops')
      const reader = await logIn(api, PEOPLE.qin)
      if (app === 'android') await place(reader, shop, 'full')
      const messages = async () => (await reader.must<ListPage<InboxMessage>>('GET message', {})).items
      const [message] = await messages()
      let isSignedIn = false
      const { page, received } = await openApp(app, async () =>
        isSignedIn ? makeAppToken(story.journey().server.url, PEOPLE.qin) : '',
      )
      await page.goto('/lists')
      const handOver = (path: string) =>
        page.evaluate(
          (calls) => (window as unknown as { dianduOpen: (path: string) => boolean }).dianduOpen(calls),
          path,
        )
      await page.waitForFunction(() => 'dianduOpen' in window)
      expect(await handOver('https://other.example/')).toBe(false)
      expect(await handOver(`/message/details/${message?.id}`)).toBe(true)
      await page.getByText('请先在 App 里登录').waitFor()
      expect(received().filter(([name]) => name === 'login')).toHaveLength(1)
      isSignedIn = true
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await page.getByRole('link', { name: '去看订单' }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`/message/details/${message?.id}`)
      await expect.poll(async () => (await messages()).find(({ id }) => id === message?.id)?.readAt).not.toBeNull()
    },
  )

  it('in WeChat every page says what is shared of it, accepted by WeChat’s own check of its signature (SHL-10)', async () => {
    const [shop] = await cheapShops(story.journey().api, 1)
    const { page } = await story.journey().phone({ userAgentWord: 'MicroMessenger/8.0.50' })
    await page.goto('/lists?token=secret&sort=latest')
    await expectShared(page, { title: '全部店铺', link: `${story.journey().server.url}/lists?sort=latest` })
    await page.goto(`/shop/${shop?.id}`)
    const shared = await expectShared(page, {
      title: shop?.title ?? '',
      link: `${story.journey().server.url}/shop/${shop?.id}`,
    })
    expect(shared.desc).toContain('转让价')
    expect((await fetch(shared.imgUrl)).headers.get('content-type')).toBe('image/png')
    // The next page of the same visit, by a tap.
    await page.getByRole('button', { name: '返回' }).click()
    await page.waitForURL('**/lists**')
    await expectShared(page, { link: page.url() })
    const calls = await page.evaluate(() =>
      (window as unknown as { sandboxWeChat: readonly { readonly name: string }[] }).sandboxWeChat.map(
        ({ name }) => name,
      ),
    )
    expect(calls).not.toContain('config:invalid signature')
  })

  it('the sandbox shows what an app receives', async () => {
    const { page } = await story.journey().phone({ width: 1200 })
    await page.goto('/sandbox/shell?shell=android-app&answers=answers&path=/user_center')
    const framed = page.frameLocator('iframe')
    await framed.getByRole('navigation', { name: '主导航' }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'getToken' }).first().waitFor()
    await page.getByRole('listitem').filter({ hasText: '{"visible":false}' }).first().waitFor()
    await page.getByLabel('地址').fill('/lists')
    await page.getByRole('button', { name: /推送通知/ }).click()
    await framed.getByRole('heading', { level: 1, name: '全部店铺' }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'dianduOpen' }).first().waitFor()
  })

  itWasWithoutFault('saw no fault in any shell (WEB-6)', story)
})
