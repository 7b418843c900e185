import { beforeAll, describe, expect, it } from 'vitest'
import type { Phone } from '../../browser/phone.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'

describe('A visitor with a question', () => {
  const story = openStory()
  let phone: Phone
  const requested: string[] = []
  const page = () => phone.page
  const shoot = (name: string) => story.album.shoot(page(), name)
  const float = () => page().getByRole('complementary', { name: '在线客服' })

  /** It comes once the visitor moves: a scroll before the page can hear it is no move yet. */
  const scrollUntilFloat = () =>
    expect
      .poll(async () => {
        await page().evaluate(() => scrollBy(0, 8))
        return float().count()
      })
      .toBe(1)

  beforeAll(async () => {
    phone = await story.journey().phone()
    page().on('request', (request) => requested.push(request.url()))
  })

  it('finds the chat floating, moves it by keys and by finger, and it stays inside (SUP-14)', async () => {
    await page().goto('/lists')
    await scrollUntilFloat()
    await shoot('95-chat-float')
    expect(requested.filter((url) => url.includes('getKstList'))).toEqual([])
    const grip = page().getByRole('button', { name: /移动客服浮标/ })
    const before = await float().boundingBox()
    await grip.focus()
    await page().keyboard.press('ArrowUp')
    await expect.poll(async () => (await float().boundingBox())?.y).toBe((before?.y ?? 0) - 24)
    const box = await grip.boundingBox()
    await page().mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    await page().mouse.down()
    await page().mouse.move(-500, -500, { steps: 5 })
    await page().mouse.up()
    await expect.poll(() => float().boundingBox()).toMatchObject({ x: 0, y: 0 })
  })

  it('opens the chat, which asks for its configuration then, and gets automatic answers (SUP-12, SUP-15)', async () => {
    const opening = page().context().waitForEvent('page')
    await page().getByRole('button', { name: '在线客服', exact: true }).click()
    const chat = await opening
    await chat.waitForURL('**/sandbox/chat')
    expect(requested.filter((url) => url.includes('getKstList'))).toHaveLength(1)
    await chat.getByLabel(/您的问题/).fill('定金要付多少？')
    await chat.getByRole('button', { name: /发送/ }).click()
    await chat.getByText(/自动回答/).waitFor()
    await story.album.shoot(chat, '96-chat')
    await chat.getByRole('link', { name: '全款还是定金' }).click()
    await chat.waitForURL('**/taobao/details/full-or-deposit')
    await chat.close()
  })

  it('gets the contacts where the chat does not open, and finds a consultant (SUP-9, SUP-17)', async () => {
    await page().route('**/getKstList*', (route) =>
      route.fulfill({ json: { code: '400000', message: '在线客服没有开通', data: null, timestamp: Date.now() } }),
    )
    await page().goto('/contact')
    await page()
      .getByRole('main')
      .getByRole('button', { name: /^在线客服/ })
      .click()
    await page().getByRole('alertdialog', { name: '在线客服没有打开' }).waitFor()
    await shoot('97-chat-failed')
    await page().getByRole('button', { name: '知道了' }).click()
    await page().getByRole('button', { name: '为我找一位顾问' }).click()
    await page().getByText('您的顾问').waitFor()
    await shoot('98-contact')
  })

  it('closes the float for the visit, and it stays away from the login (SUP-1, SUP-14)', async () => {
    await page().goto('/login')
    await page().getByLabel('用户名或手机号').waitFor()
    expect(await float().count()).toBe(0)
    await page().goto('/lists')
    await scrollUntilFloat()
    await float().getByRole('button', { name: '这次访问不再显示' }).click()
    await page().reload()
    await page().getByTestId('shop-card').first().waitFor()
    expect(await float().count()).toBe(0)
  })

  it('reads the contacts in English and in the large type', async () => {
    const { url } = story.journey().server
    await page()
      .context()
      .addCookies([
        { name: 'diandu_lang', value: 'en', url },
        { name: 'diandu_type', value: 'large', url },
      ])
    await page().goto('/contact')
    await page().getByRole('button', { name: 'Find me a consultant' }).click()
    await page().getByText('Your consultant').waitFor()
    await story.album.shoot(page(), '99-contact-large', 'en')
  })

  itWasWithoutFault('every page with the chat was without fault', story)
})
