import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Phone } from '../../browser/phone.ts'
import { cheapShops } from '../../api/market.ts'
import { PEOPLE } from '../../api/people.ts'
import { openStory } from '../steps/chapters.ts'
import { acceptTerms } from '../steps/checkout.ts'
import { logInOnPage } from '../steps/enter.ts'

const COMPUTER_PX = 1280

/** Controls under the visible toast, which it keeps from being pressed. */
const coveredByToast = (page: Page) =>
  page.evaluate(() => {
    const viewport = document.querySelector('[data-toasts]')
    const toast = viewport?.firstElementChild?.getBoundingClientRect()
    if (toast === undefined) return ['no toast']
    return [...document.querySelectorAll('a[href],button,input')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const isCovered =
        box.width > 1 &&
        box.top < toast.bottom &&
        box.bottom > toast.top &&
        box.left < toast.right &&
        box.right > toast.left
      return isCovered && !viewport?.contains(element) ? [element.textContent ?? ''] : []
    })
  })

describe('A visitor at a computer', () => {
  const story = openStory()
  let computer: Phone
  const page = () => computer.page
  const list = () => page().locator('[data-place=list]')

  beforeAll(async () => {
    computer = await story.journey().phone({ width: COMPUTER_PX })
  })

  it('narrows a list by the filter at its side, which is open (FLT-6)', async () => {
    await page().goto('/lists')
    const filter = page().getByRole('region', { name: '筛选店铺' })
    await filter.getByRole('button', { name: /^天猫/ }).click()
    await page().waitForURL('**/lists?platform=1')
    await page().getByRole('heading', { level: 1, name: '天猫店铺' }).waitFor()
  })

  it('opens shops beside their list, and finds the list as it was left (WEB-142)', async () => {
    await page().goto('/lists')
    const cards = page().getByRole('main').getByTestId('shop-card')
    await cards.nth(8).waitFor()
    await page().evaluate(() => window.scrollTo(0, 700))
    await expect.poll(() => page().evaluate(() => scrollY)).toBe(700)
    await page().evaluate(() => document.elementFromPoint(800, 500)?.closest('a')?.click())
    await page().getByTestId('shop-head').waitFor()
    expect(await page().evaluate(() => scrollY)).toBe(0)
    const first = new URL(page().url()).pathname
    const current = list().locator('a[aria-current]')
    await current.waitFor()
    expect(await current.getAttribute('href')).toBe(first)
    await list().locator('[data-testid=shop-card]:not([aria-current])').first().click()
    await expect.poll(() => new URL(page().url()).pathname).not.toBe(first)
    await expect.poll(() => current.getAttribute('href')).toBe(new URL(page().url()).pathname)
    await page().goBack()
    await expect.poll(() => new URL(page().url()).pathname).toBe(first)
    await page().goBack()
    await page().waitForURL('**/lists')
    await expect.poll(() => page().evaluate(() => scrollY)).toBe(700)
    expect(await list().count()).toBe(0)
  })

  it('keeps the list beside a shop through a reload, and going back and forward finds both (WEB-148)', async () => {
    const current = list().locator('a[aria-current]')
    const path = () => new URL(page().url()).pathname
    await page().goto('/lists')
    await page().getByTestId('shop-card').nth(2).click()
    await current.waitFor()
    const first = path()
    await page().reload()
    await expect.poll(() => current.getAttribute('href')).toBe(first)
    await list().locator('[data-testid=shop-card]:not([aria-current])').first().click()
    await expect.poll(path).not.toBe(first)
    await page().reload()
    await expect.poll(() => current.getAttribute('href')).toBe(path())
    await page().goBack()
    await expect.poll(() => current.getAttribute('href')).toBe(first)
    await page().goBack()
    await page().waitForURL('**/lists')
    await expect.poll(() => list().count()).toBe(0)
    await page().goForward()
    await expect.poll(() => current.getAttribute('href')).toBe(first)
    await page().goBack()
  })

  it('finds a shop of a later page in the list beside it after a reload too (WEB-148)', async () => {
    await page().goto('/lists')
    const cards = page().getByRole('main').getByTestId('shop-card')
    await cards.first().waitFor()
    const onFirstPage = await cards.count()
    await expect
      .poll(async () => {
        await page().evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        return await cards.count()
      })
      .toBeGreaterThan(2 * onFirstPage)
    await cards.nth(2 * onFirstPage).click()
    const current = list().locator('a[aria-current]')
    await current.waitFor()
    const { pathname } = new URL(page().url())
    await page().reload()
    await expect.poll(() => current.getAttribute('href')).toBe(pathname)
    await expect
      .poll(async () => {
        const { y = -1 } = (await current.boundingBox()) ?? {}
        return y > 0 && y < 900
      })
      .toBe(true)
  })

  it('reads the categories, a seller and a comparison in columns (WEB-149)', async () => {
    const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const cards = page().getByTestId('shop-card')
    const paths = await cards.evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute('href') ?? ''))
    await page().goto('/mainCategory')
    const rail = await boxOf(page().getByRole('navigation', { name: '平台' }))
    const ways = await boxOf(page().getByRole('heading', { name: '换个方式找店' }))
    expect(ways.x).toBeGreaterThan(rail.x + 2 * rail.width)
    expect(Math.abs(ways.y - rail.y)).toBeLessThan(60)
    await page().goto(`${paths[0]}/seller`)
    const name = await boxOf(page().getByRole('main').getByRole('heading', { level: 2 }).first())
    const card = await boxOf(cards.first())
    expect(card.x).toBeGreaterThan(name.x + name.width)
    await page().goto(`/compare?ids=${paths.map((one) => one.replace('/shop/', '')).join('.')}`)
    const table = page().getByRole('region', { name: '店铺对比' })
    expect(await table.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
    await page().evaluate(() => window.scrollTo(0, 600))
    await expect.poll(async () => (await boxOf(table.locator('thead th').nth(1))).y).toBeLessThan(70)
    await page().goto('/lists')
  })

  it('reads a shop beside its price, which stays with the way to order it (WEB-142)', async () => {
    const path = await page().getByTestId('shop-card').first().getAttribute('href')
    await page().goto(path ?? '')
    await page().getByText(/^一共/).first().waitFor()
    await page().evaluate(() => window.scrollTo(0, 1500))
    const order = page().getByRole('link', { name: '立即下单' })
    await expect.poll(async () => (await order.boundingBox())?.y ?? -1).toBeGreaterThan(0)
    const [price, bar] = [await page().getByTestId('shop-head').boundingBox(), await order.boundingBox()]
    expect((bar?.y ?? 0) - ((price?.y ?? 0) + (price?.height ?? 0))).toBeLessThan(80)
    expect(price?.x).toBeGreaterThan(COMPUTER_PX / 2)
  })

  it('reads words of twice the size in a wider column, with nothing over the edge or under the bar (WEB-151)', async () => {
    const { page: large } = await story.journey().phone({ width: 1024 })
    const session = await large.context().newCDPSession(large)
    await session.send('Page.enable')
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const path of ['/mainCategory', '/budget', '/taobao', '/activity/double-festival', '/sellshop', '/lists']) {
      await large.goto(path)
      await large.getByRole('main').waitFor()
      expect(await large.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    }
    const [search, filter] = [large.getByRole('link', { name: /搜店铺/ }), large.getByRole('button', { name: /筛选/ })]
    const [above, below] = [await search.boundingBox(), await filter.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0) - 1)
    expect(above?.width).toBeGreaterThan(800)
  })

  it('searches from a page that does not exist (WEB-146)', async () => {
    await page().goto('/nowhere/at/all')
    await page().getByRole('searchbox').fill('女装')
    await page().keyboard.press('Enter')
    await page().waitForURL('**/lists?q=**')
    await page().getByRole('heading', { level: 1, name: /女装/ }).waitFor()
  })

  it('is told in passing where nothing to press is covered, on a phone too (WEB-143)', async () => {
    const { page: phone } = await story.journey().phone({ width: 360 })
    for (const screen of [page(), phone]) {
      await screen.goto('/contact')
      await screen.getByRole('button', { name: /复制/ }).first().click()
      await screen.getByRole('status').getByText('复制成功').waitFor()
      await expect.poll(() => coveredByToast(screen)).toEqual([])
    }
  })

  it('has beside a form, the checkout and an order what belongs to them, and nothing over the edge (WEB-152)', async () => {
    const isBeside = async (side: Locator, main: Locator) => {
      await side.waitFor()
      const [right, left] = await Promise.all([side.boundingBox(), main.boundingBox()])
      expect((right?.x ?? 0) >= (left?.x ?? 0) + (left?.width ?? 0)).toBe(true)
      expect(await page().evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    const heading = (name: string) => page().getByRole('heading', { name, exact: true })
    await page().setViewportSize({ width: 1024, height: 768 })
    await page().goto('/sellshop')
    await isBeside(heading('买家看到的样子'), page().getByLabel('店铺介绍'))
    await page().goto('/want_buy')
    await isBeside(heading('现在符合的店铺'), page().getByLabel('补充说明'))
    const [shop] = await cheapShops(story.journey().api, 1)
    await page().goto('/login')
    await logInOnPage(page(), PEOPLE.zhou)
    await page().waitForURL('**/user_center')
    await page().goto(`/shop/${shop?.id}/order`)
    await isBeside(page().getByText('现在付', { exact: true }), page().getByRole('radio', { name: /全款付清/ }))
    await page().getByRole('button', { name: '下一步：读协议' }).click()
    await acceptTerms(page())
    await isBeside(page().getByText('付款后中途不买的违约金'), heading('确认订单'))
    await page().getByRole('button', { name: '提交订单' }).click()
    await page().getByRole('link', { name: '先不付，看订单' }).click()
    await page().waitForURL('**/order_detail/**')
    await isBeside(heading('交易信息'), page().getByRole('list', { name: '订单进度' }))
  })

  it('met no fault but the page that does not exist', () => {
    expect(
      story
        .journey()
        .complaints()
        .filter((one) => !one.includes('/nowhere')),
    ).toEqual([])
  })
})
