import { beforeAll, describe, expect, it } from 'vitest'
import { cheapShops, type Card } from '../../api/market.ts'
import type { Phone } from '../../browser/phone.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'
import { loginOver, requestCode } from '../steps/enter.ts'

const MOBILE = '13700000271'

describe('A stranger who saves a shop', () => {
  const story = openStory()
  const { shoot } = story.album
  let phone: Phone
  let shop: Card
  const page = () => phone.page
  /** Where the seller's words are on the screen: what loads above them moves the page, and not them. */
  const place = () =>
    page()
      .getByText('卖家的话')
      .evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
  const save = () => page().getByRole('button', { name: '收藏' })
  /** Without the scrolling with which the browser's driver brings a bar into view that is there already. */
  const press = () => save().dispatchEvent('click')

  beforeAll(async () => {
    const { api, phone: open } = story.journey()
    ;[shop] = (await cheapShops(api, 1)) as [Card]
    phone = await open()
  })

  it('is asked over the shop, and Back closes the sheet without a trace (SES-54)', async () => {
    await page().goto(`/shop/${shop.id}`)
    await page().getByTestId('shop-head').waitFor()
    await page().getByText('卖家的话').scrollIntoViewIfNeeded()
    await page().waitForLoadState('networkidle')
    await press()
    await loginOver(page()).waitFor()
    await shoot(page(), '75-login-over-a-shop')
    await page().goBack()
    await loginOver(page()).waitFor({ state: 'hidden' })
    expect(new URL(page().url()).pathname).toBe(`/shop/${shop.id}`)
    expect(await save().getAttribute('aria-pressed')).toBe('false')
  })

  it('has an account by a code, the shop is saved, and the page did not move (SES-52, SES-54)', async () => {
    const before = await place()
    await press()
    await loginOver(page()).waitFor()
    await page().getByRole('button', { name: '获取验证码' }).click()
    await page().getByText('请填写 11 位手机号').waitFor()
    await page().getByLabel('手机号', { exact: true }).fill(MOBILE)
    await page().getByRole('checkbox', { name: '我已阅读并同意' }).check({ force: true })
    await requestCode(page(), MOBILE, () => shoot(page(), '76-puzzle-over-the-login'))
    await loginOver(page()).waitFor({ state: 'hidden' })
    await expect.poll(() => save().getAttribute('aria-pressed')).toBe('true')
    expect(new URL(page().url()).pathname).toBe(`/shop/${shop.id}`)
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2)
    await shoot(page(), '77-saved')
    await page().reload()
    await expect.poll(() => save().getAttribute('aria-pressed')).toBe('true')
  })

  itWasWithoutFault('met no fault on the way (WEB-6)', story)
})
