import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Phone } from '../../browser/phone.ts'
import { itWasWithoutFault, openStory } from '../steps/chapters.ts'

const topOf = (page: Page) => page.evaluate(() => scrollY)

/** Down by hand, and the place that came of it; what is fetched on the way may move it by a few lines. */
async function scrollTo(page: Page, top: number): Promise<number> {
  await expect
    .poll(async () => {
      await page.evaluate((to) => window.scrollTo(0, to), top)
      return topOf(page)
    })
    .toBe(top)
  return top
}

const isAt = (page: Page, top: number) => expect.poll(() => topOf(page)).toBe(top)

describe('A visitor who goes to and fro', () => {
  const story = openStory()
  let phone: Phone
  const page = () => phone.page
  const cards = () => page().getByRole('main').getByTestId('shop-card')

  /** The card that lies in the middle of the screen. */
  async function tapCard(): Promise<void> {
    const { x, y } = await page().evaluate(() => ({ x: innerWidth / 2, y: innerHeight / 2 }))
    await page().touchscreen.tap(x, y)
    await page().getByTestId('shop-head').waitFor()
  }

  beforeAll(async () => {
    phone = await story.journey().phone()
  })

  it('opens a shop at its top, and is back where the list was, forward where the shop was (WEB-140)', async () => {
    await page().goto('/lists')
    await cards().nth(8).waitFor()
    const list = await scrollTo(page(), 1480)
    await tapCard()
    await isAt(page(), 0)
    const shop = await scrollTo(page(), 520)
    await page().goBack()
    await isAt(page(), list)
    await page().goForward()
    await isAt(page(), shop)
    await page().reload()
    await page().getByTestId('shop-head').waitFor()
    await isAt(page(), shop)
    await page().goBack()
    await cards().nth(8).waitFor()
    await isAt(page(), list)
  })

  it('finds a list opened again by its address at its top, whatever was left in the tab (WEB-140)', async () => {
    await page().goto('/search')
    await page().goto('/lists')
    await cards().nth(8).waitFor()
    await isAt(page(), 0)
    await cards().first().tap()
    await page().getByTestId('shop-head').waitFor()
    await isAt(page(), 0)
    await page().goBack()
    await cards().nth(8).waitFor()
    await isAt(page(), 0)
    await page().goBack()
    await page().waitForURL('**/search')
    await page().goBack()
    await page().waitForURL('**/lists')
    await isAt(page(), 1480)
  })

  itWasWithoutFault('nothing on the way logged an error or asked for what is not there', story)
})
